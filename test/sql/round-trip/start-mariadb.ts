import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { createConnection, type Connection } from "mysql2/promise";

/** A server of one's own, that nobody else can reach. */
export interface TemporaryServer {
  readonly socket: string;
  /** With an empty database `tableau`, whose session allows several statements at once. */
  readonly connection: Connection;
  readonly stop: () => Promise<void>;
}

/** Where Debian puts servers, which the path of other users than root lacks. */
const PATH = `${process.env["PATH"] ?? ""}:/usr/sbin:/usr/local/sbin`;

/** What is lost with the machine is lost with the test. */
const UNSAFE = ["--innodb-flush-log-at-trx-commit=0", "--innodb-flush-method=nosync", "--innodb-doublewrite=0"];

/** Whether the binaries of a MariaDB server are installed. */
export const hasMariadb = (): boolean =>
  ["mariadbd", "mariadb-install-db"].every(
    (name) => spawnSync(name, ["--help"], { env: { PATH }, stdio: "ignore" }).error === undefined,
  );

/** Starts a MariaDB server over an empty folder, without network; it goes with `stop`. */
export async function startMariadb(): Promise<TemporaryServer> {
  const folder = mkdtempSync(join(tmpdir(), "mariadb-"));
  chmodSync(folder, 0o755);
  const socket = join(folder, "socket");
  const user = ownerOptions(folder);
  const data = `--datadir=${join(folder, "data")}`;
  execFileSync(
    "mariadb-install-db",
    ["--no-defaults", data, "--auth-root-authentication-method=normal", "--skip-test-db", ...user],
    { env: { PATH }, stdio: "ignore" },
  );
  const options = ["--no-defaults", data, `--socket=${socket}`, "--skip-networking", "--local-infile=1"];
  const server = spawn("mariadbd", [...options, ...UNSAFE, ...user], { env: { PATH }, stdio: "ignore" });
  // A run that fails may never come to its end.
  process.once("exit", () => server.kill());
  const connection = await connectWhenReady(server, socket);
  return { socket, connection, stop: () => stop(server, connection, folder) };
}

// A server refuses to run as root; the package has a user for it, who must be able to write into the folder.
function ownerOptions(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  execFileSync("chown", ["mysql", folder]);
  return ["--user=mysql"];
}

async function connectWhenReady(server: ChildProcess, socketPath: string): Promise<Connection> {
  while (server.exitCode === null) {
    try {
      const connection = await createConnection({
        socketPath,
        user: "root",
        multipleStatements: true,
        dateStrings: true,
      });
      await connection.query("CREATE DATABASE tableau; USE tableau");
      return connection;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`mariadbd ended with ${String(server.exitCode)}`);
}

async function stop(server: ChildProcess, connection: Connection, folder: string): Promise<void> {
  await connection.end();
  await new Promise((resolve) => {
    server.once("exit", resolve);
    server.kill();
  });
  rmSync(folder, { recursive: true, force: true });
}
