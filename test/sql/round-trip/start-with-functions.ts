import { VALUES_MODEL } from "../../support/values-model.ts";
import { sqlFile } from "../cases/sql-file.ts";
import type { Engine } from "./engine.ts";

/**
 * Opens an empty database in which the functions are that conversions call.
 *
 * @param start - opens an empty one
 */
export const startWithFunctions =
  (start: () => Promise<Engine>): (() => Promise<Engine>) =>
  async () => {
    const engine = await start();
    await engine.run(sqlFile(engine.dialect.name, "raw", VALUES_MODEL));
    return engine;
  };
