import type { Project } from '../schema/project.ts';
import {
  listsOf,
  projectOf,
  unitsOf,
  type Unit,
  type Units,
  type WholeProject,
} from './project-units.ts';
import { REMOVED, seenByBoth, seenNow, stateOf, type Seen } from './seen-units.ts';

/** Which phone has changed something since both had it; `both` where it is told by nobody but the person. */
type Verdict = 'same' | 'mine' | 'theirs' | 'both';

/** What a row of the preview stands for: a place or job of this id, or all of a kind. */
export interface Subject {
  readonly kind: 'place' | 'job' | 'list' | 'shopping' | 'cuts' | 'project';
  readonly id: string;
}

const nameOf = ({ kind, id }: Subject): string => `${kind}/${id}`;

/** How two states of something differ. `joined`: both phones changed different parts of it. */
export type Change =
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
  readonly change: Change;
}

/** A project as one phone has it. */
export interface Side {
  readonly whole: WholeProject;
  readonly seen: Seen;
}

export interface MergedProject {
  readonly whole: WholeProject;
  readonly seen: Seen;
  readonly differences: readonly Difference[];
}

/**
 * Whose state of a unit is later. One that the other phone has seen is the earlier. What a phone never had is added by
 * the other; what it had and has no more it removed.
 */
function judge(
  mine: string,
  theirs: string,
  seenHere: readonly string[],
  seenThere: readonly string[],
): Verdict {
  if (mine === theirs) return 'same';
  const isTheirsLater =
    mine === '' ? seenHere.length === 0 || seenThere.includes(REMOVED) : seenThere.includes(mine);
  const isMineLater =
    theirs === ''
      ? seenThere.length === 0 || seenHere.includes(REMOVED)
      : seenHere.includes(theirs);
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
  const runs = new Map<string, string[]>();
  let last = '';
  for (const name of order) {
    if (inOther.has(name)) last = name;
    else runs.set(last, [...(runs.get(last) ?? []), name]);
  }
  return runs;
}

const SHOPPING = new Set(['prices', 'spares', 'ample', 'own', 'bought', 'paid', 'without']);

/** What a unit belongs to, as a person sees it. */
function subjectOf({ field, key }: Unit, sides: readonly Project[]): Subject {
  if (field === 'places') return { kind: 'place', id: key };
  if (field === 'jobs') return { kind: 'job', id: key };
  if (field === 'list') return { kind: 'list', id: key };
  if (field === 'cut') return { kind: 'cuts', id: '' };
  if (SHOPPING.has(field)) return { kind: 'shopping', id: '' };
  const owner = field === 'good' ? key : key.slice(0, Math.max(0, key.indexOf('/')));
  const isOf = (kind: 'places' | 'jobs'): boolean =>
    owner !== '' && sides.some((one) => one[kind].some(({ id }) => id === owner));
  if (isOf('jobs')) return { kind: 'job', id: owner };
  return isOf('places') ? { kind: 'place', id: owner } : { kind: 'project', id: '' };
}

interface Judged {
  readonly name: string;
  readonly mine: Unit | undefined;
  readonly theirs: Unit | undefined;
  readonly verdict: Verdict;
  readonly subject: Subject;
}

/** What happened to something, by its units that differ. */
function changeOf(units: readonly Judged[]): Change {
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

function judgeAll(mine: Side, theirs: Side): readonly Judged[] {
  const [here, there] = [unitsOf(mine.whole), unitsOf(theirs.whole)];
  const sides = [mine.whole.one, theirs.whole.one];
  return mergeOrders([...here.keys()], [...there.keys()]).flatMap((name) => {
    const [a, b] = [here.get(name), there.get(name)];
    const known = a ?? b;
    if (known === undefined) return [];
    const states = [mine.seen.get(name) ?? [], theirs.seen.get(name) ?? []] as const;
    const verdict = judge(stateOf(a), stateOf(b), ...states);
    return [{ name, mine: a, theirs: b, verdict, subject: subjectOf(known, sides) }];
  });
}

const isSame = (a: Units, b: Units): boolean =>
  a.size === b.size && [...a].every(([name, unit]) => stateOf(b.get(name)) === stateOf(unit));

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

/**
 * Two states of a project as one, unit by unit: what one phone changed is taken; of what both changed this phone's
 * stays, but where `theirs` holds the name of its difference. Both phones come to the same, whichever merges first,
 * where no unit was changed on both. Pure; never throws.
 */
export function mergeProjects(
  mine: Side,
  theirs: Side,
  picked: ReadonlySet<string>,
): MergedProject {
  const all = judgeAll(mine, theirs);
  const chosen = all.flatMap(({ name, mine: here, theirs: there, verdict, subject }) => {
    const isTheirs = verdict === 'theirs' || (verdict === 'both' && picked.has(nameOf(subject)));
    const unit = isTheirs ? there : here;
    return unit === undefined ? [] : [[name, unit] as const];
  });
  const units = withPlaces(new Map(chosen), all);
  const differing = all.filter(({ verdict }) => verdict !== 'same');
  const changed = Math.max(mine.whole.one.changed, theirs.whole.one.changed);
  const here = unitsOf(mine.whole);
  const seen = seenByBoth(seenNow(mine.seen, here), seenNow(theirs.seen, unitsOf(theirs.whole)));
  return {
    whole: isSame(here, units)
      ? mine.whole
      : {
          one: projectOf(units, mine.whole.one, changed),
          lists: listsOf(units, mine.whole.lists, changed),
        },
    seen: seenNow(seen, units),
    differences: [...Map.groupBy(differing, ({ subject }) => nameOf(subject))].flatMap(
      ([name, some]) =>
        some.slice(0, 1).map(({ subject }) => ({ ...subject, name, change: changeOf(some) })),
    ),
  };
}
