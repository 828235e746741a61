import type { Verdict } from '../envelope/verdict.ts';
import type { Outlook } from './collector-state.ts';

/**
 * What is known when there is something to decide: before an envelope is sent, what is thought of the collector; after
 * it, what the collector said, `silent` where nothing in time; `kept`: the spool has it.
 */
export type Heard = Outlook | Verdict | 'silent' | 'kept';

/**
 * Where an envelope's bytes are. `held`: in memory, and the spool takes them. `loose`: in memory, and no spool does.
 * `coming`: on their way from the client, and the spool has room. `passing`: on their way, and it has none. `stored`: on
 * the spool's disk, leased to this delivery. `gone`: nowhere; of both last ones the phone has its answer.
 */
export type Bytes = 'held' | 'loose' | 'coming' | 'passing' | 'stored' | 'gone';

/**
 * `send`: to the collector. `keep`: to the spool. `lease`: to the spool, while the delivery under way goes on behind the
 * phone's answer; `wait`: the same without a spool. `tell`: the phone hears what the collector said. `settle`: the spool
 * does. `done`: nothing is left to do. `lose`: counted and reported as lost; `overflow`: as lost for want of room.
 */
export type Action =
  | 'send'
  | 'keep'
  | 'lease'
  | 'wait'
  | 'tell'
  | 'settle'
  | 'done'
  | 'lose'
  | 'overflow';

const ANSWERED = ['taken', 'taken-in-part', 'limited', 'refused'] as const;
const ROWS: readonly (readonly [Bytes, readonly Heard[], Action])[] = [
  ['held', ['up'], 'send'],
  ['held', ['crowded', 'down', 'unavailable'], 'keep'],
  ['held', ['silent'], 'lease'],
  ['held', ANSWERED, 'tell'],
  ['held', ['kept'], 'done'],
  ['loose', ['up', 'crowded', 'down'], 'send'],
  ['loose', ['silent'], 'wait'],
  ['loose', ANSWERED, 'tell'],
  ['coming', ['up', 'crowded', 'down'], 'keep'],
  ['coming', ['kept'], 'done'],
  ['passing', ['up', 'crowded'], 'send'],
  ['passing', ['down'], 'overflow'],
  ['passing', ['silent'], 'wait'],
  ['passing', ANSWERED, 'tell'],
  ['stored', [...ANSWERED, 'unavailable'], 'settle'],
  ['gone', ['taken', 'taken-in-part', 'refused', 'kept'], 'done'],
];
const TABLE = new Map(
  ROWS.flatMap(([bytes, all, action]) => all.map((heard) => [`${bytes} ${heard}`, action])),
);

/** The next step of a delivery. What has no row cannot go on: it is lost, and counted. */
export function nextAction(bytes: Bytes, heard: Heard): Action {
  return TABLE.get(`${bytes} ${heard}`) ?? 'lose';
}
