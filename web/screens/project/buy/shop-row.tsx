import { isSettling } from '../../../planner/shopping/rough-price.ts';
import { setBought } from '../../../documents/edits/edit.ts';
import { boughtKey } from '../../../planner/schema/project.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import { markOwned } from './owned-lines.tsx';
import { LineNotes } from './line-notes.tsx';
import { PackPicture } from './pack-picture.tsx';
import { costInWords, costOf, countInWords, whyOf, type ShopRow } from './shop-rows.ts';
import { TightLine } from '../cut/tight-line.tsx';
import type { ProjectView } from '../tab-screen.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { useEarlyValue } from '../../../ui/controls/fields/early-value.ts';

const { buying: words } = projectWords;

/** One item of the list; a tap ticks it off. */
export function ShopItem(props: {
  readonly row: ShopRow;
  readonly view: ProjectView;
  readonly onPrice: () => void;
  readonly onWhy: () => void;
}) {
  const { row, view } = props;
  const { item, line } = row;
  const [isTicked, showEarly] = useEarlyValue(`tick ${row.key}`, String(row.ticked));
  const ticked = isTicked === 'true';
  const {
    project,
    locale,
    settings: { currency },
  } = view;
  const money = costInWords(costOf(row), currency, !ticked && isSettling(line));
  const why = whyOf(row, locale);
  const tick = (): void => {
    const count = ticked ? 0 : item.bought + item.toBuy;
    const key = boughtKey(line.id, item.offer);
    showEarly(String(!ticked));
    changeProject(project.id, setBought(key, count, item.each, currency));
  };
  return (
    <li className={ticked ? 'row shop-row row--ticked' : 'row shop-row'}>
      <button
        type="button"
        className="row__button tickable shop"
        aria-pressed={ticked}
        onClick={tick}
      >
        <PackPicture line={line} item={item} />
        <span className="row__count">{countInWords(row)}</span>
        <strong>{line.name}</strong>
      </button>
      <button
        type="button"
        className="row__price"
        aria-label={words.price(line.name, item.label, money)}
        onClick={props.onPrice}
      >
        {money}
      </button>
      <div className="shop-row__more">
        <button
          type="button"
          className={
            ticked && item.toReturn > 0 ? 'shop-row__why shop-row__why--attention' : 'shop-row__why'
          }
          aria-label={words.why(why)}
          onClick={props.onWhy}
        >
          {why}
        </button>
        {row.tells && !ticked && (
          <>
            {line.mayBeThere && line.lead === undefined && (
              <button
                type="button"
                className="shop-row__choose"
                aria-label={words.haveNamed(line.name)}
                onClick={() => markOwned(project.id, [line])}
              >
                {words.have}
              </button>
            )}
            <TightLine project={project.id} line={line} locale={locale} currency={currency} />
            <LineNotes line={line} locale={locale} currency={currency} />
          </>
        )}
      </div>
    </li>
  );
}
