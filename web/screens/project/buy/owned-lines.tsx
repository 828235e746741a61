import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import type { ProjectView } from '../tab-screen.tsx';
import { setHad } from '../../../documents/edits/edit.ts';
import { changeSettings, readSettings } from '../../../documents/settings/settings.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import { toastEdit } from '../../../ui/controls/toast.tsx';

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

const { commas } = amountsWords;

/** Items that the user already has, with a way to buy them after all; before them, items from other projects. */
export function OwnedLines({ project, worked, settings }: ProjectView) {
  const had = worked.list.lines.filter(({ isHad }) => isHad);
  const known = worked.list.lines.filter(
    ({ id, isHad, items }) =>
      !isHad && settings.has.includes(id) && items.every(({ bought }) => bought === 0),
  );
  return (
    <>
      {known.length > 0 && (
        <p className="note">
          {words.hadBefore(commas(known.map(({ name }) => name)))}{' '}
          <button type="button" className="words" onClick={() => markOwned(project.id, known)}>
            {words.haveThem}
          </button>
        </p>
      )}
      {had.length > 0 && (
        <section aria-label={words.had}>
          <details className="more shop-group">
            <summary>
              <h2 className="group">
                {words.had} <span className="shop-group__count">{had.length}</span>
              </h2>
            </summary>
            <ul className="rows">
              {had.map(({ id, name }) => (
                <li key={id} className="row">
                  <span className="row__main">{name}</span>
                  <button
                    type="button"
                    className="button button--plain"
                    aria-label={words.buyNamed(name)}
                    onClick={() => unmarkOwned(project.id, id)}
                  >
                    {words.buyIt}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </section>
      )}
    </>
  );
}
