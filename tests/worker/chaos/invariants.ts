import {
  discardedIn,
  type Manner,
  type Phase,
  type Visit,
} from '../../collector/fickle-collector.ts';
import type { Sent, Story } from './story.ts';
import { categoriesOf, isSeenWhole, seenOf } from './scenario.ts';

/** The phone waits two seconds for whatever is behind the tunnel, and the tunnel needs a moment itself. */
const LONGEST_WAIT_MS = 2100;
/** What poisonous envelopes, all together, may add to the time that others take. */
const POISON_MS = 10_000;
const LONGEST_STEP_MS = 30_000;
// Drops are gathered before they are told.
const GATHER_MS = 6000;
// A failure is known to all who could begin a delivery after so long.
const KNOWN_MS = 300;
// The steps of the backoff with their jitter, at the least.
const LEAST_STEPS_MS = [250, 500, 1000, 2000, 4000, 8000];
/** Whoever delivers takes a longer silence for a failure, whatever is said after it. */
const GIVES_UP_MS = 10_000;
// How long after an answer the runtime may die before it has noted that.
const NOTED_MS = 2000;
/** A delivery that goes on behind the phone's answer keeps others from that envelope for so long, even when it dies. */
const LEASE_MS = 13_000;
/** A phone that was answered after this was answered because it waits no longer: its envelope may not be on disk yet. */
const PATIENCE_MS = 1900;
// What is under way behind an answer ends after so long.
const BEHIND_MS = 12_000;

/** The promises of the tunnel that a story breaks, each as a sentence. */
export function violations(story: Story): readonly string[] {
  return [
    ...story.sent.flatMap((sent) => [
      ...wrongAnswer(story, sent),
      ...longWait(story, sent),
      ...lateOrLost(story, sent),
      ...twice(story, sent),
    ]),
    ...wrongReports(story),
    ...story.visits.flatMap((visit) => wrongContent(story, visit)),
    ...outages(story).flatMap((outage) => tooManyProbes(story, outage)),
  ];
}

/** True if nothing more is to come, or it is too late for whatever is. */
export function isSettled(story: Story, now: number): boolean {
  const waiting = story.sent.filter((sent) => isAccepted(sent) && !isTaken(story, sent));
  const unknown = waiting.filter(({ send }) => categoriesOf(send) === undefined);
  const isAllSeen = unknown.every((sent) => isRefused(story, sent));
  if (isAllSeen && wrongReports(story).length === 0) return true;
  return story.sent.every((sent) => overdueMs(story, sent, now) > GATHER_MS);
}

function wrongAnswer(story: Story, sent: Sent): readonly string[] {
  const { status } = sent;
  const name = nameOf(sent);
  if (status === 0)
    return wasKilled(story, sent.posted, sent.answered) ? [] : [`${name}: no answer`];
  // Nothing could be confirmed in the client's two seconds, so the client keeps it.
  if (status === 503 && sent.answered - sent.posted >= PATIENCE_MS) return [];
  if (status >= 500 || (status >= 300 && status < 400)) return [`${name}: answered ${status}`];
  if (status < 400 || typeof sent.send.envelope === 'string') return [];
  const limits = story.scenario.weather.some(({ manner }) => manner.kind === 'limit');
  const told = status === 429 ? limits : isRefused(story, sent);
  return told ? [] : [`${name}: answered ${status}, and the collector did not refuse it`];
}

function longWait(story: Story, { posted, answered, ...sent }: Sent): readonly string[] {
  const waited = answered - posted;
  const lag = story.lagMs(posted, answered);
  if (waited - lag <= LONGEST_WAIT_MS || wasKilled(story, posted, answered)) return [];
  return [`${nameOf(sent)}: the phone waited ${Math.round(waited)} ms, ${Math.round(lag)} of lag`];
}

/** What was accepted comes in time; what is dropped instead shows in `wrongReports`. */
function lateOrLost(story: Story, sent: Sent): readonly string[] {
  if (!isAccepted(sent)) return [];
  const [taken] = takenOf(story, sent);
  if (taken !== undefined) {
    const late = Math.round(overdueMs(story, sent, taken.ended));
    return late > 0 ? [`${nameOf(sent)}: came ${late} ms too late`] : [];
  }
  const known = categoriesOf(sent.send) !== undefined;
  if (known || isUnsure(story, sent) || isRefused(story, sent)) return [];
  return [`${nameOf(sent)}: accepted and never came`];
}

/** Once the collector has certainly taken an envelope, it does not see it again. */
function twice(story: Story, sent: Sent): readonly string[] {
  const [taken] = takenOf(story, sent);
  if (taken === undefined) return [];
  const { began, ended } = taken;
  if (wasKilled(story, began, later(story, ended, NOTED_MS))) return [];
  // A delayed request may have left long before the collector saw it; its answer may have been read long after.
  const lag = story.lagMs(began - GIVES_UP_MS, ended + GIVES_UP_MS);
  if (ended - began + lag > GIVES_UP_MS) return [];
  const others = visitsOf(story, sent).filter((visit) => visit !== taken);
  const again = others.filter((visit) => visit.began > ended || visit.fate === 'taken');
  return again.length === 0 ? [] : [`${nameOf(sent)}: sent again ${again.length} times once taken`];
}

/** Every drop of the tunnel's own is told, and nothing else. */
function wrongReports(story: Story): readonly string[] {
  const told = toldBy(story);
  const isLost = (sent: Sent): boolean => isAccepted(sent) && !isTaken(story, sent);
  const isUntold = (sent: Sent): boolean => isLost(sent) && !isLimitedUnseen(story, sent);
  const isLimited = (sent: Sent): boolean =>
    sent.status === 429 && visitsOf(story, sent).length === 0;
  const isCrashed = story.kills.length > 0;
  // What was limited is counted in memory for some seconds, and a crash may fall between a report and its note.
  const least = countBy(story, seenOf, (sent) =>
    isCrashed ? isUntold(sent) && !isUnsure(story, sent) : isUntold(sent) || isLimited(sent),
  );
  // The spool may drop a copy that it stored too late, before the Worker withdraws it.
  const most = countBy(
    story,
    categoriesOf,
    (sent) => isLost(sent) || isLimited(sent) || sent.status === 503,
  );
  return ['error', 'transaction', 'replay'].flatMap((category) => {
    const dropped = most.get(category) ?? 0;
    const count = told.get(category) ?? 0;
    const isRight = count >= (least.get(category) ?? 0) && (isCrashed || count <= dropped);
    return isRight ? [] : [`${category}: ${dropped} dropped, ${count} reported`];
  });
}

function wrongContent({ sent, project }: Story, visit: Visit): readonly string[] {
  const { mark, path, body, fate } = visit;
  if (path === '' || fate === 'not taken') return [];
  if (!path.startsWith(`/api/${project}/envelope/?`)) return [`a request to ${path}`];
  if (mark !== undefined) {
    const from = sent.find((each) => each.mark === mark);
    return from !== undefined && isIntact(from, body) ? [] : [`${mark}: came changed`];
  }
  const drops = discardedIn(body);
  const sound =
    drops?.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0) ?? false;
  if (sound && drops?.length !== 0) return [];
  return [`a post without content: ${body.toString().slice(0, 300)}`];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The times in which nothing was taken and every try was answered at once, so that each can be counted. */
function outages({ spells }: Story): readonly Span[] {
  const spans: Span[] = [];
  for (const { manner, from, to } of spells) {
    if (!isOutage(manner)) continue;
    const goesOn = spans.at(-1)?.to === from;
    spans.push({ from: (goesOn ? spans.pop()?.from : undefined) ?? from, to });
  }
  return spans;
}

function isOutage(manner: Manner): boolean {
  return manner.kind === 'cut' || (manner.kind === 'answer' && isUnavailable(manner.status));
}

function isUnavailable(status: number): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 425;
}

function tooManyProbes(story: Story, { from, to }: Span): readonly string[] {
  const { visits, kills } = story;
  // What came before it may be taken in the middle of it: then more may follow at once.
  const takes = visits.filter(({ fate, ended }) => fate === 'taken' && ended > from && ended < to);
  const lastTake = Math.max(from, ...takes.map(({ ended }) => ended));
  const during = visits.filter(({ began }) => began >= lastTake && began < to);
  const known = later(story, Math.min(...during.map(({ ended }) => ended)), KNOWN_MS);
  const probes = during.filter(({ began }) => began > known).length;
  let most = 1 + 2 * kills.length;
  let at = known;
  for (const step of LEAST_STEPS_MS) {
    at += step;
    if (at < to) most += 1;
  }
  if (probes <= most) return [];
  return [`${probes} probes in ${Math.round(to - known)} ms of an outage, ${most} at most`];
}

/** By how much it is too late for an accepted envelope: its collector has been well for longer than that may take, ms. */
function overdueMs(story: Story, { answered, send }: Sent, now: number): number {
  const { scenario, spells, began, kills, lagMs } = story;
  const healthy = spells.at(-1)?.to ?? began;
  const restarted = Math.max(0, ...kills.map(({ to }) => to));
  const wellFrom = Math.max(answered, healthy, restarted);
  const down = kills.reduce((ms, { from, to }) => ms + to - from, 0);
  const step = Math.min(LONGEST_STEP_MS, 2 * (healthy - began) + down);
  const lease = kills.length > 0 ? LEASE_MS : 0;
  const well = wellFrom + step + lease + sum(scenario.weather.map(asked)) + POISON_MS;
  const { allergy } = send;
  const due = allergy === null ? well : Math.max(well, began + allergy.ms) + LONGEST_STEP_MS;
  return now <= due ? 0 : now - due - lagMs(wellFrom, now);
}

/** What a collector asked for beyond the end of a phase, ms. */
function asked({ manner }: Phase): number {
  if (manner.kind === 'limit') return 1000 * manner.seconds;
  if (manner.kind === 'take') return manner.afterMs;
  return manner.kind === 'answer' ? 1000 * (manner.retryAfter ?? 0) : 0;
}

/** But for the first line, where `sent_at` may have been moved. */
function isIntact({ body, send }: Sent, arrived: Buffer): boolean {
  const { envelope } = send;
  const packed = typeof envelope === 'string' ? !body.includes(10) : envelope.coding !== null;
  if (packed || arrived.equals(body)) return arrived.equals(body);
  return arrived.subarray(arrived.indexOf(10)).equals(body.subarray(body.indexOf(10)));
}

/** The time at which a machine has had so many ms for us. */
function later({ lagMs }: Story, from: number, ms: number): number {
  for (let time = from + ms; ;) {
    const next = from + ms + lagMs(from, time);
    if (next <= time) return time;
    time = next;
  }
}

function toldBy({ visits }: Story): ReadonlyMap<string, number> {
  const told = new Map<string, number>();
  for (const { mark, fate, body } of visits) {
    // A report that is refused would be refused again: it was told.
    if (mark !== undefined || (fate !== 'taken' && fate !== 'refused')) continue;
    for (const { category, quantity } of discardedIn(body) ?? []) {
      told.set(category, (told.get(category) ?? 0) + quantity);
    }
  }
  return told;
}

function countBy(
  { sent }: Story,
  held: typeof categoriesOf,
  which: (sent: Sent) => boolean,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const category of sent.filter(which).flatMap(({ send }) => held(send) ?? [])) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}

function wasKilled({ kills }: Story, after: number, before: number): boolean {
  return kills.some(({ from, to }) => from <= before && to >= after);
}

/**
 * The runtime died while it was still putting on disk what the phone would not wait for. What the tunnel promises has
 * this gap: a phone's patience ends before a disk that hangs has said that it has the envelope.
 */
function isUnsure(story: Story, { posted, answered }: Sent): boolean {
  return answered - posted > PATIENCE_MS && wasKilled(story, answered, answered + BEHIND_MS);
}

/** A limit that may cover a part alone is the last word on an envelope: what it covered the collector has dropped itself. */
function isLimitedUnseen(story: Story, sent: Sent): boolean {
  return !isSeenWhole(sent.send) && visitsOf(story, sent).some(({ fate }) => fate === 'limited');
}

function isAccepted({ status }: Sent): boolean {
  return status >= 200 && status < 300;
}

function isTaken(story: Story, sent: Sent): boolean {
  return takenOf(story, sent).length > 0;
}

function isRefused(story: Story, sent: Sent): boolean {
  return visitsOf(story, sent).some(({ fate }) => fate === 'refused');
}

function takenOf(story: Story, sent: Sent): readonly Visit[] {
  return visitsOf(story, sent).filter(({ fate }) => fate === 'taken');
}

function visitsOf({ visits }: Story, sent: Pick<Sent, 'mark'>): readonly Visit[] {
  return visits.filter(({ mark }) => mark === sent.mark);
}

function nameOf({ mark, send }: Pick<Sent, 'mark' | 'send'>): string {
  return typeof send.envelope === 'string' ? `${mark} (${send.envelope})` : String(mark);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
