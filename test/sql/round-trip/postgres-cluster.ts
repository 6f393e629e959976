import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where distributions put the binaries of a server, a folder for each version. */
const PLACE = "/usr/lib/postgresql";

/** A server that only this process knows of: it listens on a socket in a folder of its own. */
export interface TemporaryServer {
  /** The folder of the socket, as `host` of a client. */
  readonly socket: string;
  readonly stop: () => void;
}

/** The folder of the newest server's binaries; undefined where there is none. */
export function serverBinaries(): string | undefined {
  const versions = existsSync(PLACE) ? readdirSync(PLACE).map(Number).filter(Number.isInteger) : [];
  const folders = versions.toSorted((a, b) => b - a).map((version) => join(PLACE, String(version), "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/** Why no server can be started, for the name of a test; empty where one can. */
export const POSTGRES_ABSENT =
  serverBinaries() === undefined ? ": skipped, as no server is installed (apt-get install postgresql)" : "";

/** Makes a cluster in a temporary folder and starts it. Its superuser is `postgres`, without a password. */
export function startServer(binaries: string): TemporaryServer {
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  const data = join(folder, "data");
  const user = serverUser(folder);
  const run = (name: string, ...args: readonly string[]): void => {
    const { status } = spawnSync(join(binaries, name), args, { stdio: "ignore", cwd: folder, ...user });
    if (status !== 0) throw new Error(`${name} ended with ${String(status)}`);
  };
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  run("pg_ctl", "-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start");
  return {
    socket: folder,
    stop: () => {
      run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server refuses to run as root: then it is the user that the distribution made for it. */
function serverUser(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string): number => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  chownSync(folder, uid, gid);
  return { uid, gid };
}
