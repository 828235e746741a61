/** Rest of a plank, and the end that still has its profile. */
interface Offcut {
  readonly length: number;
  readonly plank: number;
  /** `end`: it can start a row. `start`: it can end one. */
  readonly profile: 'start' | 'end';
}

/** Size rules, and the planks opened and left over up to now; rows are laid one after the other. */
export interface PlankRule {
  readonly length: number;
  readonly stagger: number;
  readonly leastPiece: number;
  readonly kerf: number;
  /** Cut off the last piece of each row: the row is laid for a wider room. */
  readonly margin: number;
  readonly offcuts: Offcut[];
  readonly opened: { planks: number };
}

/** One run of a row between two walls, and the joints of the previous row. */
export interface PlankRun {
  readonly from: number;
  readonly to: number;
  /** Ascending. */
  readonly joints: readonly number[];
}

/** One piece in its row. */
export interface PlankBox {
  readonly from: number;
  readonly to: number;
  readonly plank: number;
  readonly reused: boolean;
}

export interface PlankRow {
  readonly planks: readonly PlankBox[];
  readonly joints: readonly number[];
  /** True if joints are nearer to those of the previous row than the rule allows. */
  readonly tight: boolean;
}

/** Possible start of a row: a piece of this length, from an offcut or a new plank. */
interface Start {
  readonly long: number;
  readonly offcut: Offcut | undefined;
}

/**
 * Lays one run. Starts in order of preference: an offcut, a full plank, a shortened offcut, a shortened plank; the
 * first that keeps every joint away from the previous row and makes the last piece long enough counts, otherwise the
 * one that comes nearest. The rest of a cut at the end has its end profile and starts a later row; the rest of a cut at
 * the start has its start profile and ends one.
 */
export function layPlankRow(run: PlankRun, rule: PlankRule): PlankRow {
  const span = run.to - run.from;
  if (span <= rule.length) return single(run, rule);
  const starts = startsFor(run, rule);
  let best = starts[0];
  let most = -Infinity;
  for (const start of starts) {
    const room = clearance(start.long, run, rule);
    if (room > most) {
      most = room;
      best = start;
    }
    if (room >= rule.stagger) break;
  }
  const planks: PlankBox[] = [];
  let at = run.from;
  const add = (long: number, taken: { plank: number; reused: boolean }): void => {
    planks.push({ from: at, to: at + long, ...taken });
    at += long;
  };
  const first = best ?? { long: rule.length, offcut: undefined };
  add(first.long, take(first.long, first.offcut, 'start', rule));
  const end = run.to + rule.margin;
  while (end - at >= rule.length) add(rule.length, take(rule.length, undefined, 'end', rule));
  if (at < run.to) {
    const last = end - at;
    add(last, take(last, shortest(rule, last, ['start']), 'end', rule));
  }
  return { planks, joints: planks.slice(1).map((plank) => plank.from), tight: most < rule.stagger };
}

/** A run of one piece needs no profile at either end. */
function single(run: PlankRun, rule: PlankRule): PlankRow {
  const span = run.to - run.from;
  const taken = take(span, shortest(rule, span, ['start', 'end']), 'end', rule);
  return { planks: [{ from: run.from, to: run.to, ...taken }], joints: [], tight: false };
}

/** The shortest offcut that is long enough. */
function shortest(
  rule: PlankRule,
  least: number,
  profiles: readonly Offcut['profile'][],
): Offcut | undefined {
  let found: Offcut | undefined;
  for (const offcut of rule.offcuts) {
    const fits = offcut.length >= least && profiles.includes(offcut.profile);
    if (fits && (found === undefined || offcut.length < found.length)) found = offcut;
  }
  return found;
}

/** Cuts a piece from an offcut or a new plank and keeps the rest if it is long enough. */
function take(
  long: number,
  offcut: Offcut | undefined,
  used: 'start' | 'end',
  rule: PlankRule,
): { readonly plank: number; readonly reused: boolean } {
  if (offcut !== undefined) {
    rule.offcuts.splice(rule.offcuts.indexOf(offcut), 1);
    return { plank: offcut.plank, reused: true };
  }
  const plank = rule.opened.planks;
  rule.opened.planks += 1;
  const left = rule.length - long - rule.kerf;
  if (left >= rule.leastPiece) {
    rule.offcuts.push({ length: left, plank, profile: used === 'start' ? 'start' : 'end' });
  }
  return { plank, reused: false };
}

/** All useful starts, least waste first. */
function startsFor(run: PlankRun, rule: PlankRule): Start[] {
  const whole = { long: rule.length, offcut: undefined };
  const ready = rule.offcuts
    .filter((offcut) => offcut.profile === 'end')
    .map((offcut) => ({ long: offcut.length, offcut }))
    .sort((a, b) => b.long - a.long);
  const cutBack = lengthsToTry(run, rule).map((long) => ({
    long,
    offcut: shortest(rule, long, ['end']),
  }));
  return [
    ...ready,
    whole,
    ...cutBack.filter((start) => start.offcut !== undefined),
    ...cutBack.filter((start) => start.offcut === undefined),
  ];
}

/** Lengths at a rule's limit: a joint just far enough from the previous row, or a last piece just long enough. */
function lengthsToTry(run: PlankRun, rule: PlankRule): number[] {
  const wrap = (long: number): number => ((long % rule.length) + rule.length) % rule.length;
  const clear = run.joints.flatMap((joint) => [
    wrap(joint - run.from + rule.stagger),
    wrap(joint - run.from - rule.stagger),
  ]);
  const thirds = [2, 1].map((part) => Math.round((rule.length * part) / 3));
  const last = wrap(run.to - run.from - rule.leastPiece);
  return [...new Set([...clear, ...thirds, Math.round(rule.length / 2), last, rule.leastPiece])]
    .filter((long) => long >= rule.leastPiece && long <= rule.length)
    .sort((a, b) => b - a);
}

/** Minimum distance of the joints from those of the previous row; negative: missing length of the last piece. */
function clearance(first: number, run: PlankRun, rule: PlankRule): number {
  let least = Infinity;
  let at = run.from + first;
  let next = 0;
  const end = run.to + rule.margin;
  for (; at < end; at += rule.length) {
    while ((run.joints[next] ?? Infinity) < at) next += 1;
    const [before, after] = [run.joints[next - 1] ?? -Infinity, run.joints[next] ?? Infinity];
    least = Math.min(least, at - before, after - at);
  }
  // Its real length, without the margin.
  const last = run.to - (at - rule.length);
  return last < rule.leastPiece ? last - rule.leastPiece : least;
}
