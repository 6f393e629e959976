/**
 * Programs that handle each event of a scope, in each shape that the package has for it: what a shape costs shows only
 * where there are many.
 *
 * @param names - event types that are identifiers
 */
export function everyEventPrograms(names: readonly string[], packageName: string): Readonly<Record<string, string>> {
  const imports = `import { isEvent, type ExhaustiveSiteHandlers, type SiteEvent, type SiteEventMap, type UnknownEvent } from "${packageName}";\n`;
  const lines = (line: (name: string, index: number) => string): string => names.map(line).join("\n");
  const cases = lines((name) => `case "${name}": return event.eventType;`);
  const never = "default: { const never: never = event; return never; }";
  return {
    "every-switch.ts": `${imports}export function f(event: SiteEvent): string {
      switch (event.eventType) { ${cases} ${never} } }`,
    "every-switch-with-unknown.ts": `${imports}export function f(event: SiteEvent | UnknownEvent): string {
      switch (event.eventType) { ${cases} case null: return event.unknownType; ${never} } }`,
    "every-handler.ts": `${imports}export const handlers: ExhaustiveSiteHandlers<string | null | undefined> = {
      ${lines((name) => `${name}: (event) => event.eventTime,`)} };`,
    "every-map-lookup.ts":
      imports + lines((name, i) => `export const f${i} = (event: SiteEventMap["${name}"]) => event.eventTime;`),
    "every-guard.ts":
      imports +
      lines(
        (name, i) =>
          `export const f${i} = (event: SiteEvent) => isEvent(event, "${name}") ? event.eventTime : undefined;`,
      ),
  };
}
