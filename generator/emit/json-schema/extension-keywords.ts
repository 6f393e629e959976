import type { Attribute, EventType, Format, Lifecycle, StorageType, Unit, ValueItem } from "../../model/model.ts";

/**
 * What JSON Schema has no keyword for. None of these refuses a value: they are annotations, and a validator that does
 * not know them passes them over. What each means stands in `VOCABULARY`.
 */
export interface ExtensionKeywords {
  readonly "x-unit"?: Unit;
  readonly "x-format"?: Format;
  readonly "x-storage"?: StorageType;
  readonly "x-codes"?: readonly ValueItem[];
  readonly "x-bitmask"?: readonly ValueItem[];
  readonly "x-extensible-enum"?: readonly (string | number)[];
  readonly "x-described-values"?: readonly string[];
  readonly "x-labels"?: readonly ValueItem[];
  readonly "x-null-when"?: string;
  readonly "x-absent-when"?: string;
  readonly "x-lifecycle"?: Lifecycle;
  readonly "x-availability"?: NonNullable<EventType["availability"]>;
  readonly "x-see-also"?: readonly string[];
}

/** The extension keywords of an attribute, but for those of its format and values. */
export const attributeExtensions = ({
  type,
  storage = type,
  unit,
  nullWhen,
  absentWhen,
  lifecycle,
}: Attribute): ExtensionKeywords => ({
  ...(storage !== type && { "x-storage": storage }),
  ...(unit !== undefined && { "x-unit": unit }),
  ...(nullWhen !== undefined && { "x-null-when": nullWhen }),
  ...(absentWhen !== undefined && { "x-absent-when": absentWhen }),
  ...lifecycleExtension(lifecycle),
});

/** The extension keywords of an event. What is fully available everywhere says nothing of it. */
export const eventExtensions = ({ lifecycle, availability, seeAlso = [] }: EventType): ExtensionKeywords => ({
  ...lifecycleExtension(lifecycle),
  ...(availability === "partial-in-api" && { "x-availability": availability }),
  ...(seeAlso.length > 0 && { "x-see-also": seeAlso }),
});

function lifecycleExtension(lifecycle: Lifecycle | undefined): ExtensionKeywords {
  if (lifecycle === undefined || (lifecycle.status === "active" && lifecycle.since === undefined)) return {};
  return { "x-lifecycle": lifecycle };
}
