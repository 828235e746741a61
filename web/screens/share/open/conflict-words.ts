import { useEffect, useState } from 'react';
import type { Conflict, Difference } from '../../../documents/sharing/merge-project.ts';
import type { WholeProject } from '../../../documents/sharing/whole-project.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { words as editors } from '../../../language/page/editors.ts';
import { jobOf } from '../../../planner/jobs/catalogue.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { isFields } from '../../../planner/schema/schema.ts';
import { loadExample } from '../../job/load-example.ts';
import { sideLabel } from '../../project/measure/place/side-fields.tsx';

const { differs: words } = bundlesWords;

/** Label of a field as the screens show it, and those of its options by value. */
interface FieldLabel {
  readonly label: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** Labels of fields by pointer. */
type FieldLabels = ReadonlyMap<string, FieldLabel>;

const textIn = (all: object, name: string): string | undefined => {
  const found: unknown = entryOf({ ...all }, name);
  return typeof found === 'string' ? found : undefined;
};

/** Label of a field of a place; undefined if the field has none. */
function placeLabel([, id, field = '', at = '']: Conflict['path'], sides: readonly WholeProject[]) {
  const place = sides.flatMap(({ one }) => one.places).find((one) => one.id === id);
  if (place === undefined) return undefined;
  if (field === 'name') return editors.names[place.kind].label;
  if (field !== 'sides' || !('sides' in place)) return textIn(editors, field);
  const what = place.kind === 'room' ? 'wall' : 'side';
  return at === '' ? editors.walls : sideLabel(what, place.sides.length, Number(at.slice(1)));
}

/** Label of an answer to a job's question. */
async function jobLabel(
  [, id, , field = '']: Conflict['path'],
  sides: readonly WholeProject[],
): Promise<FieldLabel | undefined> {
  const entry = sides.flatMap(({ one }) => one.jobs).find((one) => one.id === id);
  const slug = entry && jobOf(entry.slug)?.slug;
  if (slug === undefined) return undefined;
  return entryOf((await loadExample(slug)).fields, field);
}

async function labelsFor(differences: readonly Difference[], sides: readonly WholeProject[]) {
  const labels = new Map<string, FieldLabel>();
  const fields = differences.flatMap(({ conflicts, taken }) => [...conflicts, ...taken]);
  for (const { name, path } of fields) {
    const isAnswer = path[0] === 'jobs' && path[2] === 'typed';
    // If a label is missing, `conflictInWords` uses the name of the place or job.
    const placed = path[0] === 'places' ? placeLabel(path, sides) : undefined;
    const found = isAnswer
      ? await jobLabel(path, sides).catch(() => undefined)
      : placed === undefined || placed === ''
        ? undefined
        : { label: placed };
    if (found !== undefined) labels.set(name, found);
  }
  return labels;
}

const NONE: FieldLabels = new Map();

/** Labels of the fields that differ; empty until they have loaded. */
export function useFieldLabels(
  differences: readonly Difference[],
  sides: readonly WholeProject[],
): FieldLabels {
  const [labels, setLabels] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const found = await labelsFor(differences, sides);
      if (isCurrent) setLabels(found);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [differences, sides]);
  return labels;
}

/** Stored value as text; undefined if it has no text form. */
function valueInWords(value: unknown, field?: FieldLabel): string | undefined {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return entryOf(field?.options ?? {}, value) ?? (value.trim() || words.empty);
  }
  if (isFields(value) && typeof value['text'] === 'string') return value['text'] || words.empty;
  return undefined;
}

/** Label and both values of a field: `Height: 2.5 m on this phone, 2.4 m in the link`. */
export function conflictInWords(
  { name, mine, theirs }: Conflict,
  subject: string,
  labels: FieldLabels,
  by: 'link' | 'file',
): string {
  const field = labels.get(name) ?? { label: subject };
  const [own, other] = [valueInWords(mine, field), valueInWords(theirs, field)];
  if (own === undefined || other === undefined) return words.whose(field.label);
  return words.conflict(field.label, own, other, by);
}

/** The fields of a place or job that one phone alone changed, in the same words; unnamed ones are left out. */
export const takenInWords = (
  { change, taken }: Difference,
  labels: FieldLabels,
  by: 'link' | 'file',
): readonly string[] =>
  change.startsWith('added') || change.startsWith('removed')
    ? []
    : taken
        .filter(
          ({ name, mine, theirs }) =>
            labels.has(name) &&
            valueInWords(mine ?? '') !== undefined &&
            valueInWords(theirs ?? '') !== undefined,
        )
        .map((one) =>
          conflictInWords(
            { ...one, mine: one.mine ?? '', theirs: one.theirs ?? '' },
            '',
            labels,
            by,
          ),
        );
