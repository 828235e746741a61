import { entryOf } from '../measure/units/entry-of.ts';
import type { KeyPart, Memo } from '../memo.ts';
import type { Project } from '../schema/project.ts';
import type { Need } from '../shopping/list.ts';

/** Purchases and their prices as one text a line of the list; lines without any are missing. */
const purchasesByLine = (
  { bought, paid }: Pick<Project, 'bought' | 'paid'>,
  memo: Memo,
): ReadonlyMap<string, string> =>
  memo.of(['purchases', bought, paid], () => {
    const texts = new Map<string, string>();
    for (const [key, entry] of [...Object.entries(bought), ...Object.entries(paid)]) {
      const [line = ''] = key.split('|', 1);
      texts.set(line, `${texts.get(line) ?? ''}${JSON.stringify([key, entry])}`);
    }
    return texts;
  });

/** Key of the entries of a project that the line of one material depends on. */
export const lineEntries = (
  project: Project,
  { id }: Need['material'],
  memo: Memo,
): readonly KeyPart[] => [
  entryOf(project.spares, id),
  project.ample.includes(id),
  project.had.includes(id),
  entryOf(project.cut, id),
  purchasesByLine(project, memo).get(id),
];
