import type { Project } from '../../planner/schema/project.ts';
import { changedOf, listsOf, projectOf, mergeUnits, type WholeProject } from './project-units.ts';
import {
  historyChosen,
  joined,
  joinedHeads,
  seenByBoth,
  seenNow,
  seenThere,
  stateOf,
  versionsNow,
  type Seen,
} from './seen-units.ts';
import { withLaterNumber } from './cut-units.ts';
import type { MergeUnit, Units } from './unit.ts';

/** Which phone has changed something since both had it; `both` where it is told by nobody but the person. */
type Verdict = 'same' | 'mine' | 'theirs' | 'both';

/** Subject of a row of the preview: a place or job of this id, or all of a kind. */
export interface Subject {
  readonly kind: 'place' | 'job' | 'list' | 'shopping' | 'cuts' | 'project';
  readonly id: string;
}

const nameOf = ({ kind, id }: Subject): string => `${kind}/${id}`;

/** The difference between two states of something. `joined`: both phones changed different parts of it. */
export type MergeChange =
  | 'added-there'
  | 'changed-there'
  | 'removed-there'
  | 'added-here'
  | 'changed-here'
  | 'removed-here'
  | 'joined'
  | 'both';

export interface Difference extends Subject {
  /** Unlike that of every other. */
  readonly name: string;
  readonly change: MergeChange;
}

/** A project as one phone has it. */
export interface MergeSide {
  readonly whole: WholeProject;
  readonly seen: Seen;
}

export interface MergedProject {
  readonly whole: WholeProject;
  readonly seen: Seen;
  readonly differences: readonly Difference[];
}

/** True if the other phone has seen the state of this one; a missing state counts as seen. */
const isSeenBy = (other: readonly string[], history: readonly string[]): boolean =>
  history.length === 0 || versionsNow(history).some((version) => other.includes(version));

/**
 * Whose state of a unit is later, by the histories of both with what they have now. One that the other phone has seen
 * is the earlier. If a phone never had something, the other added it; if it had it once, it removed it.
 */
function judge(
  [mine, theirs]: readonly [MergeUnit | undefined, MergeUnit | undefined],
  here: readonly string[],
  there: readonly string[],
): Verdict {
  if (stateOf(mine) === stateOf(theirs)) return 'same';
  const isTheirsLater = isSeenBy(there, here);
  const isMineLater = isSeenBy(here, there);
  if (isTheirsLater === isMineLater) return 'both';
  return isTheirsLater ? 'theirs' : 'mine';
}

/**
 * Two orders as one that is the same whichever comes first: what both have, in the order of one, and after each of
 * these what only one has, the run first whose first name is first.
 */
export function mergeOrders(a: readonly string[], b: readonly string[]): readonly string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  const orders = [a.filter((name) => inB.has(name)), b.filter((name) => inA.has(name))];
  const [common = []] = orders.toSorted((x, y) => (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1));
  const runs = [runsAfter(a, inB), runsAfter(b, inA)];
  const after = (name: string): readonly string[] =>
    runs
      .map((run) => run.get(name) ?? [])
      .toSorted(([x = ''], [y = '']) => (x < y ? -1 : 1))
      .flat();
  return [...after(''), ...common.flatMap((name) => [name, ...after(name)])];
}

/** The names that only one order has, by the one before them that both have; empty at its start. */
function runsAfter(order: readonly string[], inOther: ReadonlySet<string>) {
  let last = '';
  const runs = Map.groupBy(order, (name) => {
    if (!inOther.has(name)) return last;
    last = name;
    return undefined;
  });
  return runs as ReadonlyMap<string | undefined, readonly string[]>;
}

const SHOPPING = new Set(['prices', 'spares', 'ample', 'own', 'bought', 'paid', 'without']);

/** Of all places and jobs that either phone has. */
type Ids = Readonly<Record<'places' | 'jobs', ReadonlySet<string>>>;

const idsIn = (sides: readonly Project[], kind: keyof Ids): ReadonlySet<string> =>
  new Set(sides.flatMap((one) => one[kind].map(({ id }) => id)));

/** The thing that a unit belongs to, as a user sees it. */
function subjectOf({ field, key }: MergeUnit, ids: Ids): Subject {
  if (field === 'places') return { kind: 'place', id: key };
  if (field === 'jobs') return { kind: 'job', id: key };
  if (field === 'list') return { kind: 'list', id: key };
  if (field === 'cut') return { kind: 'cuts', id: '' };
  if (SHOPPING.has(field)) return { kind: 'shopping', id: '' };
  const owner = field === 'good' ? key : key.slice(0, Math.max(0, key.indexOf('/')));
  if (ids.jobs.has(owner)) return { kind: 'job', id: owner };
  return ids.places.has(owner) ? { kind: 'place', id: owner } : { kind: 'project', id: '' };
}

interface Judged {
  readonly name: string;
  readonly mine: MergeUnit | undefined;
  readonly theirs: MergeUnit | undefined;
  readonly verdict: Verdict;
  readonly subject: Subject;
  /** Its versions that each phone has seen, and its current one. */
  readonly histories: readonly [readonly string[], readonly string[]];
}

/** The change of something, from its units that differ. */
function changeOf(units: readonly Judged[]): MergeChange {
  const verdicts = new Set(units.map(({ verdict }) => verdict));
  if (verdicts.has('both')) return 'both';
  if (verdicts.size > 1) return 'joined';
  const isThere = verdicts.has('theirs');
  const main = units.find(({ mine, theirs }) =>
    ['places', 'jobs', 'list'].includes((mine ?? theirs)?.field ?? ''),
  );
  const what =
    main === undefined || (main.mine !== undefined && main.theirs !== undefined)
      ? 'changed'
      : (main.mine === undefined) === isThere
        ? 'added'
        : 'removed';
  return `${what}-${isThere ? 'there' : 'here'}`;
}

function judgeAll(mine: MergeSide, theirs: MergeSide): readonly Judged[] {
  const [here, there] = [mergeUnits(mine.whole), mergeUnits(theirs.whole)];
  const sides = [mine.whole.one, theirs.whole.one];
  const ids = { places: idsIn(sides, 'places'), jobs: idsIn(sides, 'jobs') };
  const seen = [
    seenNow(mine.seen, here, changedOf(mine.whole)),
    seenThere(theirs.seen, there, changedOf(theirs.whole)),
  ] as const;
  return mergeOrders([...here.keys()], [...there.keys()]).flatMap((name) => {
    const [a, b] = [here.get(name), there.get(name)];
    const known = a ?? b;
    if (known === undefined) return [];
    const histories = [seen[0].get(name) ?? [], seen[1].get(name) ?? []] as const;
    const verdict = judge([a, b], ...histories);
    return [
      {
        name,
        mine: a && withLaterNumber(a, b),
        theirs: b && withLaterNumber(b, a),
        verdict,
        subject: subjectOf(known, ids),
        histories,
      },
    ];
  });
}

const isSame = (a: Units, b: Units): boolean =>
  a.size === b.size &&
  [...a].every(([name, unit]) => {
    const other = b.get(name);
    return stateOf(other) === stateOf(unit) && other?.number === unit.number;
  });

/** Places that jobs are done on stay, though one phone removed them. */
function withPlaces(units: Units, all: readonly Judged[]): Units {
  const needed = new Set(
    [...units.values()].flatMap(({ field, value }) =>
      field === 'jobs' ? [`places/${(value as Project['jobs'][number]).place}`] : [],
    ),
  );
  return new Map(
    all.flatMap(({ name, mine, theirs }) => {
      const unit = units.get(name) ?? (needed.has(name) ? (mine ?? theirs) : undefined);
      return unit === undefined ? [] : [[name, unit]];
    }),
  );
}

/** The version of a unit that is used. */
function taken(
  { mine, theirs, verdict, subject }: Judged,
  picked: ReadonlySet<string>,
): MergeUnit | undefined {
  const isTheirs = verdict === 'theirs' || (verdict === 'both' && picked.has(nameOf(subject)));
  return isTheirs ? theirs : mine;
}

/** The versions of a unit that are known after the merge. */
function historyOf(one: Judged, picked: ReadonlySet<string>, changed: number): readonly string[] {
  const [here, there] = one.histories;
  if (one.verdict === 'mine') return joined(here, there);
  if (one.verdict === 'theirs') return joined(there, here);
  if (one.verdict === 'same') return joinedHeads(here, there);
  return historyChosen(here, there, taken(one, picked), changed);
}

/**
 * Two states of a project as one, unit by unit: what one phone changed is taken; of what both changed this phone's
 * stays, but where `theirs` holds the name of its difference. Both phones come to the same, whichever merges first,
 * where no unit was changed on both. Pure; never throws; in time linear in the number of units, but for sorting.
 */
export function mergeProjects(
  mine: MergeSide,
  theirs: MergeSide,
  picked: ReadonlySet<string>,
): MergedProject {
  const all = judgeAll(mine, theirs);
  const chosen = all.flatMap((one) => {
    const unit = taken(one, picked);
    return unit === undefined ? [] : [[one.name, unit] as const];
  });
  const units = withPlaces(new Map(chosen), all);
  const differing = all.filter(({ verdict }) => verdict !== 'same');
  const changed = Math.max(changedOf(mine.whole), changedOf(theirs.whole));
  const seen = new Map([
    ...seenByBoth(mine.seen, theirs.seen),
    ...all.map((one) => [one.name, historyOf(one, picked, changed)] as const),
  ]);
  return {
    whole: isSame(mergeUnits(mine.whole), units)
      ? mine.whole
      : {
          one: projectOf(units, mine.whole.one, changed),
          lists: listsOf(units, mine.whole.lists, changed),
        },
    seen: seenNow(seen, units, changed),
    differences: [...Map.groupBy(differing, ({ subject }) => nameOf(subject))].flatMap(
      ([name, some]) =>
        some.slice(0, 1).map(({ subject }) => ({ ...subject, name, change: changeOf(some) })),
    ),
  };
}
