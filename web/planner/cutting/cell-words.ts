import words from '../import/words/cell-words.json' with { type: 'json' };

const { no, yes, fixed, free, along, across, either } = words;

const NO: ReadonlySet<string> = new Set(no);
const YES: ReadonlySet<string> = new Set(yes);
const FIXED: ReadonlySet<string> = new Set(fixed);
const FREE: ReadonlySet<string> = new Set(free);
const ALONG: ReadonlySet<string> = new Set(along);
const ACROSS: ReadonlySet<string> = new Set(across);
const EITHER: ReadonlySet<string> = new Set(either);

const plain = (cell: string): string => cell.normalize('NFKC').trim().toLowerCase();

/** Meaning of a yes/no cell; undefined for other texts and empty cells. */
export function readYesOrNo(cell: string): boolean | undefined {
  const word = plain(cell);
  if (NO.has(word)) return false;
  return YES.has(word) ? true : undefined;
}

/**
 * Orientation of a part: free, with the grain along its length or its width, or along one of them that the text leaves
 * open.
 */
export type Lie = 'free' | 'along' | 'across' | 'either';

function wayOf(word: string): Lie | undefined {
  if (word === '' || FREE.has(word)) return 'free';
  if (ALONG.has(word) || FIXED.has(word)) return 'along';
  if (ACROSS.has(word)) return 'across';
  return EITHER.has(word) ? 'either' : undefined;
}

/** Meaning of a cell about rotation; undefined for unknown words. An empty cell allows it. */
export function readTurns(cell: string): Lie | undefined {
  const way = wayOf(plain(cell));
  if (way !== undefined) return way;
  const may = readYesOrNo(cell);
  return may === undefined ? undefined : may ? 'free' : 'along';
}

/** Meaning of a cell about grain: a direction or none; undefined for unknown words. */
export function readGrain(cell: string): Lie | undefined {
  const way = wayOf(plain(cell));
  if (way !== undefined) return way;
  const hasGrain = readYesOrNo(cell);
  return hasGrain === undefined ? undefined : hasGrain ? 'along' : 'free';
}
