import { readOffcut, type CutList, type Offcut } from './cut-list.ts';
import { readJson, readRows } from './read-fields.ts';
import { remembering, writeText } from './kept-text.ts';

const KEY = 'measure-twice:offcuts';
/** A rack has an end; so has the key. The oldest go first. */
const MOST = 200;

const read = remembering((text): readonly Offcut[] =>
  readRows(readJson(text ?? '[]')).flatMap((row) => readOffcut(row) ?? []),
);

/** All offcuts kept on this device, in the order they were kept. */
export const listOffcuts = (): readonly Offcut[] => read(KEY);

/** Keeps offcuts; one that is already there is left as it is. */
export function keepOffcuts(offcuts: readonly Offcut[]): void {
  const ids = new Set(offcuts.map(({ id }) => id));
  const others = listOffcuts().filter(({ id }) => !ids.has(id));
  writeText(KEY, JSON.stringify([...others, ...offcuts].slice(-MOST)));
}

/** Takes offcuts off the rack: used up, or thrown away. */
export function dropOffcuts(ids: readonly string[]): void {
  writeText(KEY, JSON.stringify(listOffcuts().filter(({ id }) => !ids.includes(id))));
}

const sameMaterial = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The offcuts that a list may be cut from: of its kind and its material, kept from another list.
 * What a list itself leaves is not there before it has been cut.
 */
export const offcutsFor = (list: CutList, offcuts: readonly Offcut[]): readonly Offcut[] =>
  offcuts.filter(
    (offcut) =>
      offcut.kind === list.kind &&
      offcut.from !== list.id &&
      sameMaterial(offcut.material, list.material),
  );
