import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { Model } from "../../../generator/model/model.ts";
import type { DialectName } from "../../../generator/sql/dialect.ts";
import type { Naming } from "../../../generator/sql/names/naming.ts";
import { templates } from "../../emit/templates.ts";

const emitted = new WeakMap<Model, Map<Naming, ReadonlyMap<string, string>>>();

/** The text of an emitted file. @param file - without its ending, such as `views` */
export function sqlFile(dialect: DialectName, file: string, model: Model, naming: Naming = "snake"): string {
  const byNaming = emitted.get(model) ?? new Map<Naming, ReadonlyMap<string, string>>();
  emitted.set(model, byNaming);
  const files =
    byNaming.get(naming) ??
    new Map(emitSql(model, { naming, templates, history: [] }).map(({ path, text }) => [path, text]));
  byNaming.set(naming, files);
  const text = files.get(`sql/${dialect}/${file}.sql`);
  if (text === undefined) throw new Error(`no ${file}.sql is emitted for ${dialect}`);
  return text;
}
