/**
 * What a record has under a name, and nothing that every object has by inheritance: a name out of a file or a link
 * may be `constructor`. Nothing else takes a text for the name of a field (scripts/text-keys.ts).
 */
export const entryOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
