import { isFields } from '../../planner/schema/schema.ts';
import { deviceOf, type Order } from '../history/order.ts';
import type { Seen, Versions } from '../history/versions.ts';

/** Versions in a bundle: an order is a text of its counter and device. */
export interface SentVersions {
  readonly stamps: Readonly<Record<string, string>>;
  readonly seen: Seen;
}

/** Far above the changes of any user, and exact as a number. */
const MOST_COUNTED = 2 ** 50;
const MOST_STAMPS = 20_000;
const MOST_DEVICES = 500;
const LONGEST_NAME = 1000;

export const sentVersions = ({ stamps, seen }: Versions): SentVersions => ({
  stamps: Object.fromEntries(
    Object.entries(stamps)
      .filter(([pointer]) => pointer !== '/changed')
      .map(([pointer, order]) => [pointer, `${order.counter} ${deviceOf(order)}`]),
  ),
  seen,
});

function readOrder(value: unknown): Order | undefined {
  const [, counter = '', tab = ''] =
    /^(\d{1,16}) ([\w-]{1,40})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return tab === '' || Number(counter) > MOST_COUNTED
    ? undefined
    : { counter: Number(counter), tab };
}

/** Sent versions out of an untrusted parsed text; undefined for anything else. */
export function readSentVersions(value: unknown): SentVersions | undefined {
  if (!isFields(value) || !isFields(value['stamps']) || !isFields(value['seen'])) return undefined;
  const stamps = Object.entries(value['stamps'])
    .slice(0, MOST_STAMPS)
    .filter(([pointer, order]) => pointer.length <= LONGEST_NAME && readOrder(order) !== undefined);
  const seen = Object.entries(value['seen'])
    .slice(0, MOST_DEVICES)
    .filter(
      ([device, counter]) =>
        /^[\w-]{1,40}$/.test(device) &&
        Number.isSafeInteger(counter) &&
        Number(counter) >= 0 &&
        Number(counter) <= MOST_COUNTED,
    );
  return {
    stamps: Object.fromEntries(stamps) as SentVersions['stamps'],
    seen: Object.fromEntries(seen) as Seen,
  };
}

/** Versions as this phone uses them; undefined if the sender gave none. */
export function receivedVersions(sent: SentVersions | undefined): Versions | undefined {
  if (sent === undefined) return undefined;
  const stamps = Object.entries(sent.stamps).flatMap(([pointer, text]) => {
    const order = readOrder(text);
    return order === undefined ? [] : [[pointer, order] as const];
  });
  return { stamps: Object.fromEntries(stamps), seen: sent.seen };
}
