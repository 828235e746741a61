import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { markOwned, unmarkOwned } from './mark-owned.ts';
import type { ProjectView } from '../tab-screen.tsx';

const { buying: words } = projectWords;
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
