/**
 * The key that tells which event a record is. Five events of the reference have an own attribute of this name. (The
 * checker, which is shipped without the rest, has it once more.)
 */
export const EVENT_TYPE = "eventType";
