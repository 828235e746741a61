/**
 * Own property of a record, never an inherited one: a name from a file or a link may be `constructor`. No other code
 * uses a text as a property name (scripts/text-keys.ts).
 */
export const entryOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
