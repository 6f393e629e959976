import { SCOPES, type Model, type Reference, type Scope } from "../../model/model.ts";
import type { Naming } from "../../sql/naming.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { attributeIndexData, ATTRIBUTES_PAGE, type AttributeIndexData } from "./attribute-index.ts";
import { docsContext, type DocsContext } from "./docs-context.ts";
import { eventPageData, type EventPageData } from "./event-page.ts";
import { indexPageData, INDEX_PAGE, type IndexPageData } from "./index-page.ts";

/** What the user may choose about the docs. */
export interface DocsOptions {
  /** How the columns are named that the pages show. */
  readonly naming: Naming;
  readonly templates: Templates;
}

/**
 * Writes the reference as Markdown: a start page, a page for each event, an index of attributes.
 *
 * @returns `docs/index.md`, `docs/attributes.md` and `docs/events/<scope>/<event>.md`
 */
export function emitDocs(model: Model, { naming, templates }: DocsOptions): readonly EmittedFile[] {
  const context = docsContext(model, naming);
  const index = templateRenderer<IndexPageData>(templates, "docs/index.md.eta");
  const attributes = templateRenderer<AttributeIndexData>(templates, "docs/attributes.md.eta");
  return [
    docsFile(INDEX_PAGE, index(indexPageData(context))),
    docsFile(ATTRIBUTES_PAGE, attributes(attributeIndexData(context))),
    ...eventFiles(context, templates),
  ];
}

function eventFiles(context: DocsContext, templates: Templates): readonly EmittedFile[] {
  const render = templateRenderer<EventPageData>(templates, "docs/event.md.eta");
  const filesOf = (scope: Scope, reference: Reference): readonly EmittedFile[] =>
    reference.events.map((event) => {
      const page = context.eventPage(scope, event.name) ?? "";
      return docsFile(page, render(eventPageData(context, { scope, reference, page }, event)));
    });
  return SCOPES.flatMap((scope) => {
    const reference = context.model.references[scope];
    return reference === undefined ? [] : filesOf(scope, reference);
  });
}

const docsFile = (page: string, text: string): EmittedFile => ({ path: `docs/${page}`, text });
