import type { Path } from '../history/field-changes.ts';
import { withOwnNumbers } from '../history/items.ts';
import { pointerOf, type Versions, type MergedVersions } from '../history/versions.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import type { Project } from '../../planner/schema/project.ts';
import { isFields } from '../../planner/schema/schema.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { ValueMerge, type FieldDifference, type MergeRules } from './merge-values.ts';
import { changedOf, LISTS, type WholeProject } from './whole-project.ts';

/** Subject of a row of the preview: a place or job of this id, or all of a kind. */
export interface Subject {
  readonly kind: 'place' | 'job' | 'list' | 'shopping' | 'cuts' | 'project';
  readonly id: string;
}

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

/** A field with the values of both phones. */
export interface Conflict {
  /** Pointer of the field; the user picks by it. */
  readonly name: string;
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Difference extends Subject {
  /** Unlike that of every other. */
  readonly name: string;
  readonly change: MergeChange;
  readonly conflicts: readonly Conflict[];
  /** Fields that one phone alone changed; the merge takes them. */
  readonly taken: readonly Conflict[];
}

/** A project as one phone has it. */
export interface MergeSide {
  readonly whole: WholeProject;
  /** Absent if its phone gave none: then every field that differs is a conflict. */
  readonly versions: Versions | undefined;
}

export interface MergedProject {
  /** The same object as this phone's if the other one has no news. */
  readonly whole: WholeProject;
  readonly versions: MergedVersions;
  readonly differences: readonly Difference[];
}

/** Lists of things with an id that a user sees as one. */
const THINGS = new Set(['places', 'jobs', LISTS]);
const SHOPPING = new Set(['prices', 'spares', 'ample', 'own', 'bought', 'paid', 'without']);
/** Records whose entries have no parts that change one by one. */
const WHOLE = new Set(['prices', 'paid', 'own', 'pictures', 'cut']);
/** Facts that follow from another field. */
const SILENT = new Set(['good', 'doneAt', 'timers', 'paid', 'acted']);
const OWN = new Set(['version', 'id', 'changed', 'project']);

const numberIn = (board: unknown): number => {
  const number = isFields(board) ? board['number'] : 0;
  return typeof number === 'number' ? number : 0;
};

const rulesFor = (needed: ReadonlySet<string>, picked: ReadonlySet<string>): MergeRules => ({
  isOwn: ([field = '', , inner = field, ...rest]) =>
    field === LISTS ? rest.length === 0 && inner !== field && OWN.has(inner) : OWN.has(field),
  isWhole: ([field = '', ...rest]) =>
    field === 'acted' || (WHOLE.has(field) && rest.length === (field === 'cut' ? 2 : 1)),
  isSilent: ([field = '']) => SILENT.has(field),
  isNeeded: ([field, id = '', ...rest]) =>
    field === 'places' && rest.length === 0 && needed.has(id),
  isPicked: (pointer) => picked.has(pointer),
  // One board as two phones have it: once it has got another number, it keeps that.
  preferred: (path, mine, theirs) => {
    const isBoard =
      path[0] === LISTS ? path.at(-2) === 'done' : path[0] === 'cut' && path.length === 3;
    if (!isBoard) return undefined;
    return numberIn(theirs) > numberIn(mine) ? 'theirs' : 'mine';
  },
});

/** The thing that a field belongs to, as a user sees it. */
function subjectOf([field = '', key = '']: Path, { places, jobs }: Ids): Subject {
  if (field === 'places') return { kind: 'place', id: key };
  if (field === 'jobs') return { kind: 'job', id: key };
  if (field === LISTS) return { kind: 'list', id: key };
  if (field === 'cut') return { kind: 'cuts', id: '' };
  if (SHOPPING.has(field)) return { kind: 'shopping', id: '' };
  const owner = field === 'good' ? key : key.slice(0, Math.max(0, key.indexOf('/')));
  if (jobs.has(owner)) return { kind: 'job', id: owner };
  return places.has(owner) ? { kind: 'place', id: owner } : { kind: 'project', id: '' };
}

/** All places and jobs that either phone has. */
interface Ids {
  readonly places: ReadonlySet<string>;
  readonly jobs: ReadonlySet<string>;
}

const idsIn = (sides: readonly MergeSide[], kind: keyof Ids): ReadonlySet<string> =>
  new Set(sides.flatMap(({ whole }) => whole.one[kind].map(({ id }) => id)));

/** The change of something, from its fields that differ. */
function changeOf(fields: readonly FieldDifference[]): MergeChange {
  const phones = new Set(fields.map(({ later }) => later));
  if (phones.has('both')) return 'both';
  if (phones.size > 1) return 'joined';
  const isThere = phones.has('theirs');
  const thing = fields.find(({ path }) => path.length === 2 && THINGS.has(path[0] ?? ''));
  const what =
    thing === undefined || (thing.mine !== undefined && thing.theirs !== undefined)
      ? 'changed'
      : (thing.mine === undefined) === isThere
        ? 'added'
        : 'removed';
  return `${what}-${isThere ? 'there' : 'here'}`;
}

const subjectName = ({ kind, id }: Subject): string => `${kind}/${id}`;

function differencesOf(fields: readonly FieldDifference[], ids: Ids): readonly Difference[] {
  return [...Map.groupBy(fields, ({ path }) => subjectName(subjectOf(path, ids)))].map(
    ([name, some]) => {
      const [conflicts, taken] = [true, false].map((isBoth) =>
        some
          .filter(({ later }) => (later === 'both') === isBoth)
          .map(({ path, mine, theirs }) => ({ name: pointerOf(path), path, mine, theirs })),
      );
      return {
        ...subjectOf(some[0]?.path ?? [], ids),
        name,
        change: changeOf(some),
        conflicts: conflicts ?? [],
        taken: taken ?? [],
      };
    },
  );
}

const valueOf = ({ one, lists }: WholeProject): Readonly<Record<string, unknown>> => ({
  ...one,
  [LISTS]: Object.fromEntries(lists.map((list) => [list.id, list])),
});

const withOwnBoards = <List extends Pick<CutList, 'done'>>(list: List): List => ({
  ...list,
  done: withOwnNumbers(list.done),
});

/** The project that a merged value is. */
function wholeOf(value: Readonly<Record<string, unknown>>, changed: number): WholeProject {
  const { [LISTS]: lists, ...fields } = value;
  const one = fields as unknown as Project;
  const cut = Object.entries(one.cut).map(([material, boards]) => [
    material,
    withOwnNumbers(boards),
  ]);
  return {
    one: { ...one, changed, cut: Object.fromEntries(cut) as Project['cut'] },
    lists: Object.values(lists as Readonly<Record<string, CutList>>).map((list) => ({
      ...withOwnBoards(list),
      more: list.more.map(withOwnBoards),
    })),
  };
}

/**
 * Two states of a project as one, field by field: a change of one phone wins; if both changed a field, this phone's value
 * stays, unless `picked` holds the pointer of the field. A thing that one phone removed and the other changed stays.
 * Both phones get the same project, whichever merges first, if no field was changed on both. Never throws.
 */
export function mergeProjects(
  mine: MergeSide,
  theirs: MergeSide,
  picked: ReadonlySet<string>,
): MergedProject {
  const needed = new Set<string>();
  const merge = new ValueMerge(mine.versions, theirs.versions, rulesFor(needed, picked));
  const [here, there] = [new Map(Object.entries(valueOf(mine.whole))), valueOf(theirs.whole)];
  const both = new Map([...here, ...Object.entries(there)].map(([name]) => [name, undefined]));
  const value = new Map<string, unknown>(both);
  // Jobs first: they need their places.
  for (const name of ['jobs', ...[...both.keys()].filter((one) => one !== 'jobs')]) {
    value.set(name, merge.field(name, here.get(name), entryOf(there, name)));
    if (name !== 'jobs') continue;
    for (const { place } of value.get(name) as Project['jobs']) needed.add(place);
  }
  const sides = [mine, theirs];
  const filled = [...value].filter(([, one]) => one !== undefined);
  const changed = Math.max(changedOf(mine.whole), changedOf(theirs.whole));
  return {
    whole: merge.isTaken ? wholeOf(Object.fromEntries(filled), changed) : mine.whole,
    versions: merge.versions(),
    differences: differencesOf(merge.differences, {
      places: idsIn(sides, 'places'),
      jobs: idsIn(sides, 'jobs'),
    }),
  };
}
