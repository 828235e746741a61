import { readOffcut, type CutList, type Offcut } from './cut-list.ts';
import { readJson, readRows } from './read-fields.ts';
import { remembering, writeText } from './kept-text.ts';

export const OFFCUTS_KEY = 'measure-twice:offcuts';
/** A rack has an end; so has the key. The oldest go first. */
export const MOST_OFFCUTS = 200;

/** Offcuts out of a parsed text; what is none is left out. */
export const readOffcuts = (value: unknown): readonly Offcut[] =>
  readRows(value).flatMap((row) => readOffcut(row) ?? []);

const read = remembering((text) => readOffcuts(readJson(text ?? '[]')));

/** All offcuts kept on this device, in the order they were kept. */
export const listOffcuts = (): readonly Offcut[] => read(OFFCUTS_KEY);

/** Keeps offcuts; one that is already there is left as it is. */
export function keepOffcuts(offcuts: readonly Offcut[]): void {
  const ids = new Set(offcuts.map(({ id }) => id));
  const others = listOffcuts().filter(({ id }) => !ids.has(id));
  writeText(OFFCUTS_KEY, JSON.stringify([...others, ...offcuts].slice(-MOST_OFFCUTS)));
}

/** Takes offcuts off the rack: used up, or thrown away. */
export function dropOffcuts(ids: readonly string[]): void {
  writeText(OFFCUTS_KEY, JSON.stringify(listOffcuts().filter(({ id }) => !ids.includes(id))));
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
