import { Link } from '../../app/router.ts';
import { useSheet } from '../../app/use-sheet.ts';
import { changeProject } from '../../projects/store.ts';
import type { ListLine } from '../../shopping/list.ts';
import { formatMoney } from '../../shopping/money.ts';
import { cents } from '../../measure/units.ts';
import { Screen } from '../../ui/screen.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { BackToProjects } from './project-head.tsx';
import type { ProjectView } from './work-out.ts';

interface Item {
  readonly id: string;
  readonly line: ListLine;
  readonly label: string;
  readonly count: number;
  readonly cost: number;
  readonly first: boolean;
}

/** One row a pack size: what a hand takes from the shelf. */
const itemsOf = (line: ListLine): readonly Item[] =>
  (line.mix?.packs ?? []).map(({ id, count }, i) => {
    const offer = line.offers.find((one) => one.id === id);
    return {
      id,
      line,
      label: offer?.label ?? id,
      count,
      cost: count * (offer?.current ?? 0),
      first: i === 0,
    };
  });

function ItemRow(props: {
  readonly item: Item;
  readonly ticked: boolean;
  readonly money: string;
  readonly onTick: () => void;
  readonly onPrice: () => void;
}) {
  const { item, ticked } = props;
  return (
    <li className={ticked ? 'row row--ticked' : 'row'}>
      <button
        type="button"
        className="row__main row__button shop"
        aria-pressed={ticked}
        onClick={props.onTick}
      >
        <span className="shop__count">
          <b>{item.count}</b> × {item.label}
        </span>
        <span className="shop__what">
          <strong>{item.line.material.name}</strong>
          <span className="row__why">
            {item.first ? item.line.material.why : 'with the larger size: the cheapest way'}
          </span>
        </span>
      </button>
      <button
        type="button"
        className="row__price"
        aria-label={`Price of ${item.line.material.name}, ${item.label}: ${props.money}, change`}
        onClick={props.onPrice}
      >
        {props.money}
      </button>
    </li>
  );
}

/** Lines that cannot be bought, each with what to do about it. */
function Unpriced({ line, onPrice }: { readonly line: ListLine; readonly onPrice: () => void }) {
  return (
    <li className="row">
      <button type="button" className="row__main row__button" onClick={onPrice}>
        <strong>{line.material.name}</strong>
        <span className="row__why row__why--wrong">
          No size has a price. Type at least one to see what to buy.
        </span>
      </button>
    </li>
  );
}

/** Buy: what to take from the shelf, at the person's prices. */
export function BuyTab({ project, worked, settings, name }: ProjectView) {
  const sheet = useSheet('prices');
  const { list, measured } = worked;
  const items = list.lines.flatMap(itemsOf);
  const isTicked = (item: Item): boolean => project.ticked.includes(`buy:${item.id}`);
  const sorted = items.toSorted((a, b) => Number(isTicked(a)) - Number(isTicked(b)));
  const toGo = items.reduce((sum, item) => sum + (isTicked(item) ? 0 : item.cost), 0);
  const money = (amount: number): string => formatMoney(cents(amount), settings.currency);
  const priced = list.lines.find(({ material }) => material.id === sheet.about);
  const openPrices = (line: ListLine): void => sheet.open(line.material.id);

  const tick = (item: Item): void =>
    changeProject(project.id, (now) => {
      const id = `buy:${item.id}`;
      const ticked = now.ticked.includes(id)
        ? now.ticked.filter((one) => one !== id)
        : [...now.ticked, id];
      return { ...now, ticked };
    });

  const left = items.filter((item) => !isTicked(item)).length;
  return (
    <Screen
      title={name}
      back={<BackToProjects />}
      line={
        items.length === 0 ? (
          list.lines.length === 0 ? (
            'Nothing to buy yet'
          ) : (
            'No prices yet'
          )
        ) : (
          <>
            <span>
              <b>{money(list.cost)}</b> in all
            </span>
            <span>
              <b>{money(toGo)}</b> to go
            </span>
            <span>
              {left} of {items.length} to get
            </span>
          </>
        )
      }
      action={
        list.lines.length === 0 ? (
          <Link className="button button--main" to={`/project/${project.id}`}>
            Measure the room
          </Link>
        ) : (
          <Link className="button button--main" to={`/project/${project.id}/do`}>
            What to do
          </Link>
        )
      }
    >
      {list.lines.length === 0 ? (
        <p className="lead">
          {measured.room === undefined
            ? 'Give the room its length, width and height, and the tins appear here with their prices.'
            : 'Choose a wall or the ceiling to paint, and the tins appear here with their prices.'}
        </p>
      ) : (
        <>
          <h2 className="group">Paint</h2>
          <ul className="rows">
            {sorted.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                ticked={isTicked(item)}
                money={money(item.cost)}
                onTick={() => tick(item)}
                onPrice={() => openPrices(item.line)}
              />
            ))}
            {list.lines
              .filter((line) => line.mix === undefined)
              .map((line) => (
                <Unpriced key={line.material.id} line={line} onPrice={() => openPrices(line)} />
              ))}
          </ul>
          <p className="row__why">
            Prices are examples until you type your shop’s: tap a price. The mix changes with them.
          </p>
        </>
      )}
      {priced !== undefined && (
        <PriceSheet
          line={priced}
          currency={settings.currency}
          onChange={(id, text) =>
            changeProject(project.id, (now) => ({
              ...now,
              prices: { ...now.prices, [id]: text },
            }))
          }
          onClose={sheet.close}
        />
      )}
    </Screen>
  );
}
