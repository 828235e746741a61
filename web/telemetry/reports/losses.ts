// Reports that the page drops are counted in a client report, which waits with the others.
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { attempt } from '../../platform/attempt.ts';
import { envelopeItems, type EnvelopeItem } from './envelope-items.ts';
import { RANKS, type Report, type StoredReport } from './stored-report.ts';

/** One line of a client report. */
export interface Discarded {
  readonly reason: string;
  readonly category: string;
  readonly quantity: number;
}

/** Data categories of item types whose names differ. */
const CATEGORIES: Readonly<Record<string, string>> = {
  event: 'error',
  replay_event: 'replay',
  replay_recording: 'replay',
};

/** The fields of an item; none if it is not JSON. */
const parse = ({ payload }: EnvelopeItem): object =>
  attempt(() => Object(JSON.parse(new TextDecoder().decode(payload))) as object, {});

function discardedItem(item: EnvelopeItem, reason: string): readonly Discarded[] {
  const { type, count } = item;
  // Counts of earlier losses stay what they were.
  if (type === 'client_report') return discardedIn(parse(item));
  const category = entryOf(CATEGORIES, type) ?? type;
  const lines = [{ reason, category, quantity: count }];
  if (type !== 'transaction') return lines;
  const { spans } = parse(item) as { readonly spans?: readonly unknown[] };
  return [...lines, { reason, category: 'span', quantity: (spans?.length ?? 0) + 1 }];
}

const discardedIn = (report: object): readonly Discarded[] =>
  (report as { readonly discarded_events?: readonly Discarded[] }).discarded_events ?? [];

/** A policy report is no envelope. */
const itemsIn = (body: string | Uint8Array): readonly EnvelopeItem[] => {
  try {
    return envelopeItems(body);
  } catch {
    return [];
  }
};

/** The lines of a client report about dropped bodies. */
export const countLost = (
  bodies: readonly (string | Uint8Array)[],
  reason: string,
): readonly Discarded[] =>
  bodies.flatMap((body): readonly Discarded[] => {
    const items = itemsIn(body);
    if (items.length === 0) return [{ reason, category: 'security', quantity: 1 }];
    return items.flatMap((item) => discardedItem(item, reason));
  });

const merged = (lines: readonly Discarded[]): readonly Discarded[] => {
  const sums = new Map<string, Discarded>();
  for (const { reason, category, quantity } of lines) {
    const key = `${reason} ${category}`;
    sums.set(key, { reason, category, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
};

/** The client report about these losses and those of an earlier one, to wait with the other reports. */
export function lossReport(
  lost: readonly Discarded[],
  now: number,
  earlier?: Pick<Report, 'body'>,
): StoredReport {
  const before = earlier === undefined ? [] : countLost([earlier.body], '');
  const { SENTRY_DSN: dsn, REPORT_PATH: url } = import.meta.env;
  const lines = [
    { dsn, sent_at: new Date(now).toISOString() },
    { type: 'client_report' },
    { timestamp: now / 1000, discarded_events: merged([...before, ...lost]) },
  ];
  return {
    url,
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    madeAt: new Date(now),
    rank: RANKS.loss,
  };
}
