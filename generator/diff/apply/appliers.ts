import type { Attribute, EventType, Reference, Values } from "../../model/model.ts";
import type { ChangeKind } from "../change.ts";
import {
  onAttribute,
  onEvent,
  onValues,
  withCoverage,
  withLabel,
  withPrinted,
  withValue,
  type Apply,
} from "./apply-facets.ts";
import { applyPage, onPage } from "./apply-pages.ts";
import { applyAttribute, applyAttributeName, applyEvent, applyEventName, applyListedIn } from "./apply-things.ts";
import { withField, withItem } from "./with-field.ts";

const setScope =
  <Field extends "product" | "documentedIn">(field: Field): Apply<`scope.${Field}`> =>
  (draft, { after }) => {
    draft.reference = withField<Reference, Field>(draft.reference, field, after as Reference[Field]);
  };

const setEvent = <Field extends "lifecycle" | "availability" | "theme" | "description">(
  field: Field,
): Apply<`event.${Field}`> =>
  onEvent((event, { after }) => withField<EventType, Field>(event, field, after as EventType[Field]));

type AttributeField =
  | "type"
  | "storage"
  | "format"
  | "unit"
  | "nullable"
  | "nullWhen"
  | "presence"
  | "absentWhen"
  | "default"
  | "lifecycle"
  | "description"
  | "values";

const setAttribute = <Field extends AttributeField>(field: Field): Apply<`attribute.${Field}`> =>
  onAttribute((row, { after }) => withField<Attribute, Field>(row, field, after as Attribute[Field]));

const setValues = <Field extends "kind" | "minimum" | "maximum">(field: Field): Apply<`attribute.values.${Field}`> =>
  onValues((values, { after }) => withField<Values, Field>(values, field, after as Values[Field]));

/** How a change of each kind within a scope is brought about. */
export const APPLIERS: { readonly [Kind in Exclude<ChangeKind, "scope">]: Apply<Kind> } = {
  "scope.product": setScope("product"),
  "scope.documentedIn": setScope("documentedIn"),
  page: applyPage,
  "page.url": onPage("url"),
  "page.contentHash": onPage("contentHash"),

  event: applyEvent,
  "event.name": applyEventName,
  "event.lifecycle": setEvent("lifecycle"),
  "event.availability": setEvent("availability"),
  "event.seeAlso": onEvent((event, { before, after }) =>
    withField(
      event,
      "seeAlso",
      withItem(event.seeAlso ?? [], (name) => name === before, after),
    ),
  ),
  "event.theme": setEvent("theme"),
  "event.description": setEvent("description"),
  "event.printed": onEvent(withPrinted),
  "event.missingIn": onEvent(withCoverage),

  attribute: applyAttribute,
  "attribute.name": applyAttributeName,
  "attribute.listedIn": applyListedIn,
  "attribute.type": setAttribute("type"),
  "attribute.storage": setAttribute("storage"),
  "attribute.format": setAttribute("format"),
  "attribute.unit": setAttribute("unit"),
  "attribute.nullable": setAttribute("nullable"),
  "attribute.nullWhen": setAttribute("nullWhen"),
  "attribute.presence": setAttribute("presence"),
  "attribute.absentWhen": setAttribute("absentWhen"),
  "attribute.default": setAttribute("default"),
  "attribute.lifecycle": setAttribute("lifecycle"),
  "attribute.description": setAttribute("description"),
  "attribute.printed": onAttribute(withPrinted),
  "attribute.missingIn": onAttribute(withCoverage),
  "attribute.values": setAttribute("values"),
  "attribute.values.kind": setValues("kind"),
  "attribute.values.minimum": setValues("minimum"),
  "attribute.values.maximum": setValues("maximum"),
  "attribute.value": onValues(withValue),
  "attribute.value.label": onValues(withLabel),
};
