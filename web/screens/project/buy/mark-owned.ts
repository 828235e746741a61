import { setHad } from '../../../documents/edits/edit.ts';
import { changeSettings, readSettings } from '../../../documents/settings/settings.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { words as projectWords } from '../../../language/page/project.ts';

const { buying: words } = projectWords;

const idsOf = (lines: readonly ListLine[]): readonly string[] => lines.map(({ id }) => id);

/** Marks lines as already owned; lasting items are then offered to other projects. */
export function markOwned(project: string, lines: readonly ListLine[]): void {
  changeProject(project, setHad(idsOf(lines), true));
  const lasting = idsOf(lines.filter(({ lasts }) => lasts));
  changeSettings({ has: [...new Set([...readSettings().has, ...lasting])] });
  const [first, ...others] = lines;
  if (first !== undefined && others.length === 0) toastEdit(words.isHad(first.name));
}

/** Puts an owned item back on the list; other projects no longer offer it. */
export function unmarkOwned(project: string, line: string): void {
  changeProject(project, setHad([line], false));
  changeSettings({ has: readSettings().has.filter((one) => one !== line) });
}
