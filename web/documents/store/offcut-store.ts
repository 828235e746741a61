import { BRITISH } from '../../language/locale.ts';
import { parseNumber } from '../../planner/measure/units/parse-number.ts';
import { remembering } from './device-readings.ts';
import { editText } from './edit-history.ts';
import { readOffcut, type Offcut } from '../../planner/schema/offcut.ts';
import { every } from '../../planner/schema/board.ts';
import { json } from '../../planner/schema/schema.ts';

export const OFFCUTS_KEY = 'measure-twice:offcuts';
/** A rack has an end; so has the key. The oldest go first. */
export const MOST_OFFCUTS = 200;

/** Offcuts out of a parsed text; what is none is left out. */
export const readOffcuts = every(readOffcut);

const read = remembering((text) => readOffcuts(json(text ?? '[]')));

const write = (offcuts: readonly Offcut[]): void => editText(OFFCUTS_KEY, JSON.stringify(offcuts));

/** All offcuts kept on this device, in the order they were kept. */
export const listOffcuts = (): readonly Offcut[] => read(OFFCUTS_KEY);

/** Keeps offcuts; one that is already there keeps its place and takes the new size. */
export function keepOffcuts(offcuts: readonly Offcut[]): void {
  const all = new Map(listOffcuts().map((one) => [one.id, one]));
  for (const one of offcuts) all.set(one.id, one);
  write([...all.values()].slice(-MOST_OFFCUTS));
}

/** Takes offcuts off the rack, however many there are of each. */
export function dropOffcuts(ids: readonly string[]): void {
  write(listOffcuts().filter(({ id }) => !ids.includes(id)));
}

const countOf = ({ amount }: Offcut): number => {
  const count = parseNumber(amount, { least: 1, most: 999, whole: true }, BRITISH.metric);
  return count.ok ? count.value : 1;
};

/** Takes one piece off the rack, to cut from it. */
export function takeOffcut(id: string): void {
  write(
    listOffcuts().flatMap((one) => {
      if (one.id !== id) return [one];
      return countOf(one) > 1 ? [{ ...one, amount: String(countOf(one) - 1) }] : [];
    }),
  );
}

/** Puts one piece back. */
export function putBackOffcut(offcut: Offcut): void {
  const there = listOffcuts().find(({ id }) => id === offcut.id);
  const amount = there === undefined ? '' : String(countOf(there) + 1);
  keepOffcuts([{ ...(there ?? offcut), amount }]);
}
