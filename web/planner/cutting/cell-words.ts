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

/** Whether a cell says yes or no; undefined where it says something else, or nothing. */
export function readYesOrNo(cell: string): boolean | undefined {
  const word = plain(cell);
  if (NO.has(word)) return false;
  return YES.has(word) ? true : undefined;
}

/**
 * How a part may lie: as it likes, with the grain along its length or along its width, or along one of
 * them that the word leaves open.
 */
export type Lie = 'free' | 'along' | 'across' | 'either';

function wayOf(word: string): Lie | undefined {
  if (word === '' || FREE.has(word)) return 'free';
  if (ALONG.has(word) || FIXED.has(word)) return 'along';
  if (ACROSS.has(word)) return 'across';
  return EITHER.has(word) ? 'either' : undefined;
}

/** What is said of turning a part; undefined for a word that is not known. An empty cell does not forbid it. */
export function readTurns(cell: string): Lie | undefined {
  const way = wayOf(plain(cell));
  if (way !== undefined) return way;
  const may = readYesOrNo(cell);
  return may === undefined ? undefined : may ? 'free' : 'along';
}

/** What is said of a part's grain, which has a direction or is none; undefined for a word that is not known. */
export function readGrain(cell: string): Lie | undefined {
  const way = wayOf(plain(cell));
  if (way !== undefined) return way;
  const hasGrain = readYesOrNo(cell);
  return hasGrain === undefined ? undefined : hasGrain ? 'along' : 'free';
}
