import { isRough } from '../../../planner/shopping/rough-price.ts';
import { words as materialsWords } from '../../../language/page/materials.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { byAisle } from '../../../planner/shopping/aisles.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import { ShopItem } from './shop-row.tsx';
import { costInWords, costOfRows, rowsOf, type ShopRow } from './shop-rows.ts';
import type { ProjectView } from '../tab-screen.tsx';
import { createStore, useStore } from '../../../platform/store.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { useContext, useEffect, useState } from 'react';
import { IsReturn } from '../../../app/shell/is-return.ts';
import { Growing, Later } from '../../../ui/controls/more.tsx';

/** Time for which a ticked row stays in place, so that the user can undo it, ms. */
const STAY_MS = 1500;

/** Test for rows at the bottom: ticked rows, once no tick has changed for STAY_MS. */
function useSunkRows(rows: readonly ShopRow[]): (row: ShopRow) => boolean {
  const ticked = rows
    .filter((row) => row.ticked)
    .map(({ key }) => key)
    .join('\n');
  const [settled, setSettled] = useState(ticked);
  useEffect(() => {
    if (settled === ticked) return undefined;
    const timer = setTimeout(() => setSettled(ticked), STAY_MS);
    return () => clearTimeout(timer);
  }, [settled, ticked]);
  const below = new Set(settled.split('\n'));
  // An unticked row stays at the bottom for the same time.
  return ({ key, ticked: isTicked }) =>
    below.has(isTicked ? key : `${key}|bought`) && (isTicked || !ticked.includes(`${key}|bought`));
}

/** Groups that the user opened or closed, by project and aisle, until the app is closed. */
const turned = createStore<Readonly<Record<string, boolean>>>({});

/** State of a list's groups: the user's choice, else the default. */
function useOpenGroups(project: string) {
  const all = useStore(turned);
  return {
    isOpen: (group: string, usual: boolean): boolean =>
      entryOf(all, `${project}/${group}`) ?? usual,
    turn: (group: string, isOpen: boolean): void =>
      turned.set({ ...turned.get(), [`${project}/${group}`]: isOpen }),
  };
}

const { aisles } = materialsWords;
const { buying: words } = projectWords;

/** Largest number of rows with which all groups are open. */
const SHORT = 8;

/** Rows of the first screen of a tall phone. */
const SCREENFUL = 6;

/** Lines that cannot be bought in full, each with its remedy. */
function Trouble(props: {
  readonly line: ListLine;
  readonly trouble: NonNullable<ListLine['trouble']>;
  readonly onOpen: () => void;
}) {
  return (
    <li className="row">
      <button type="button" className="row__main row__button" onClick={props.onOpen}>
        <strong>{props.line.name}</strong>
        <span className="remark remark--wrong">{words.trouble[props.trouble]}</span>
      </button>
    </li>
  );
}

/** Number of rows in a group as text, and the number left if some are ticked. */
function countOf(rows: readonly ShopRow[]): string {
  const left = rows.filter(({ ticked }) => !ticked).length;
  return left === rows.length ? String(left) : words.leftOf(left, rows.length);
}

/**
 * The list by parts of the shop. The main group is open; the rest of a long list is collapsed and
 * shows its count and sum.
 */
export function ShopGroups(props: {
  readonly view: ProjectView;
  readonly rows: readonly ShopRow[];
  readonly onPrice: (line: string) => void;
  readonly onWhy: (line: string) => void;
}) {
  const { view, rows, onPrice, onWhy } = props;
  const { project, settings, worked } = view;
  const groups = useOpenGroups(project.id);
  const isBelow = useSunkRows(rows);
  const lines = worked.list.lines.filter(
    ({ items, trouble }) => items.length > 0 || trouble !== undefined,
  );
  const aisleGroups = byAisle(lines);
  const isShort = rows.length <= SHORT || !aisleGroups.some(({ isMain }) => isMain);
  const isReturn = useContext(IsReturn);
  const drawn = aisleGroups.map(({ aisle, isMain, lines: here }) => {
    const isOpen = groups.isOpen(aisle, isMain || isShort);
    return { aisle, here, isOpen, shown: here.flatMap(rowsOf) };
  });
  return drawn.map(({ aisle, here, isOpen, shown }, i) => {
    const rowsAbove = drawn
      .slice(0, i)
      .reduce((sum, above) => sum + (above.isOpen ? above.shown.length : 0), 0);
    const isInSight = isReturn || rowsAbove < SCREENFUL;
    return (
      <Later key={aisle} isNow={isInSight}>
        <section aria-label={aisles[aisle]}>
          <details
            className="more shop-group"
            open={isOpen}
            onToggle={({ currentTarget: { open } }) => {
              if (open !== isOpen) groups.turn(aisle, open);
            }}
          >
            <summary>
              <h2 className="group">
                {aisles[aisle]} <span className="shop-group__count">{countOf(shown)}</span>
                <span className="group__end">
                  {costInWords(costOfRows(shown), settings.currency, here.some(isRough))}
                </span>
              </h2>
            </summary>
            <Later isNow={isOpen && isInSight}>
              <ul className="rows">
                <Growing isNow={isReturn} first={Math.max(0, SCREENFUL - rowsAbove)}>
                  {shown
                    .toSorted((a, b) => Number(isBelow(a)) - Number(isBelow(b)))
                    .map((row) => (
                      <ShopItem
                        key={row.ticked && row.tells ? row.key.replace(/\|bought$/, '') : row.key}
                        row={row}
                        view={view}
                        onPrice={() => onPrice(row.line.id)}
                        onWhy={() => onWhy(row.line.id)}
                      />
                    ))}
                </Growing>
                {here.map(
                  (line) =>
                    line.trouble !== undefined && (
                      <Trouble
                        key={line.id}
                        line={line}
                        trouble={line.trouble}
                        onOpen={() => onPrice(line.id)}
                      />
                    ),
                )}
              </ul>
            </Later>
          </details>
        </section>
      </Later>
    );
  });
}
