import type { Tally } from '../tunnel/categories.ts';

/** One waiting envelope, without its bytes. */
export interface Row {
  readonly project: string;
  readonly lane: string;
  /** The order of arrival within a shard. */
  readonly seq: number;
  /** Body and what is kept beside it. */
  readonly bytes: number;
  /** The body alone. */
  readonly length: number;
  readonly chunks: number;
  readonly received: number;
  /** Until then somebody else is delivering it; 0 when nobody is. */
  readonly leased: number;
}

/** The waiting envelopes of a project that hold the same categories: limits and bounds treat them alike. */
export interface Lane {
  readonly project: string;
  /** `RANK:category,category`. */
  readonly name: string;
  depth: number;
  bytes: number;
  /** The oldest, where it has been looked up. */
  head: Row | undefined;
  /** The collector answered 429 to one of these without naming its categories. */
  heldUntil: number;
}

const REPLAY = 0;
const OTHER = 1;
const ERROR = 2;
const PRECIOUS: ReadonlySet<string> = new Set(['error', 'feedback', 'security']);

/** The lane of an envelope. Over its bounds the spool drops lanes of a low rank first: replays, others, errors. */
export function laneName(tally: Tally): string {
  // The spans in a transaction go with it: no limit on spans alone stops them.
  const spansApart = tally['transaction'] === undefined;
  const categories = Object.keys(tally)
    .filter((category) => spansApart || category !== 'span')
    .sort();
  return `${rankOf(categories)}:${categories.join(',')}`;
}

/** Where an envelope goes whose lane would be one too many: strangers choose item types. Its rank is kept. */
export function commonLane(name: string): string {
  return `${name[0]}:`;
}

export function laneRank({ name }: Lane): number {
  return Number(name[0]);
}

/** The categories of all envelopes in a lane; none where they are not known. */
export function categoriesOf({ name }: Lane): readonly string[] {
  return name
    .slice(2)
    .split(',')
    .filter((category) => category !== '');
}

function rankOf(categories: readonly string[]): number {
  if (categories.some((category) => PRECIOUS.has(category))) return ERROR;
  const onlyReplay = categories.length > 0 && categories.every((category) => category === 'replay');
  return onlyReplay ? REPLAY : OTHER;
}
