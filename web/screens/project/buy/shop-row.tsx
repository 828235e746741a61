import { memo } from 'react';
import { isSettling } from '../../../planner/shopping/rough-price.ts';
import { setBought } from '../../../documents/edits/edit.ts';
import { boughtKey } from '../../../planner/schema/project.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import { markOwned } from './owned-lines.tsx';
import { LineNotes } from './line-notes.tsx';
import { type PackLook, packOf, PackPicture } from './pack-picture.tsx';
import { costInWords, costOf, countInWords, whyOf, type ShopRow } from './shop-rows.ts';
import { TightLine } from '../cut/tight-line.tsx';
import type { ProjectView } from '../tab-screen.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { useEarlyValue } from '../../../ui/controls/fields/early-value.ts';
import { useStableCallback } from '../../../platform/use-stable-callback.ts';

const { buying: words } = projectWords;

// A tick renders all rows: their buttons are memoized, since most of them stay the same.
const TickButton = memo(function TickButton(
  props: {
    readonly count: string;
    readonly name: string;
    readonly isTicked: boolean;
    readonly onTick: () => void;
  } & PackLook,
) {
  // Bold, because 2 × 16 ft are two boards, not their section.
  const number = /^\d*/.exec(props.count)?.[0] ?? '';
  return (
    <button
      type="button"
      className="row__button tickable shop"
      aria-pressed={props.isTicked}
      onClick={props.onTick}
    >
      <PackPicture kind={props.kind} fill={props.fill} />
      <span className="row__count">
        <b>{number}</b>
        {props.count.slice(number.length)}
      </span>
      <strong>{props.name}</strong>
    </button>
  );
});

const RowButton = memo(function RowButton(props: {
  readonly className: string;
  readonly label: string;
  readonly onTap: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      onClick={props.onTap}
    >
      {props.children}
    </button>
  );
});

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
      <TickButton
        count={countInWords(row)}
        name={line.name}
        isTicked={ticked}
        onTick={useStableCallback(tick)}
        {...packOf(line, item)}
      />
      <RowButton
        className="row__price"
        label={words.price(line.name, item.label, money)}
        onTap={useStableCallback(props.onPrice)}
      >
        {money}
      </RowButton>
      <div className="shop-row__more">
        <RowButton
          className={
            ticked && item.toReturn > 0 ? 'shop-row__why shop-row__why--attention' : 'shop-row__why'
          }
          label={words.why(why)}
          onTap={useStableCallback(props.onWhy)}
        >
          {why}
        </RowButton>
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
