import { REGIONS } from '../../stock/region.ts';
import { RegionChoice } from './region-choice.tsx';
import { en as enRegions } from '../../language/en/regions.ts';
import { en as enMaterials } from '../../language/en/materials.ts';
import { Link } from '../../router.ts';
import { useSheet } from '../../app/use-sheet.ts';
import { cents, type Cents } from '../../measure/units.ts';
import { leftBehind } from '../../projects/derive/left-behind.ts';
import { openGates } from '../../projects/derive/project-gates.ts';
import { setBought } from '../../projects/edit.ts';
import { boughtKey } from '../../projects/schema/project.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import { byAisle } from '../../shopping/aisles.ts';
import type { ListLine, ShoppingList } from '../../shopping/list.ts';
import { Group } from '../../ui/controls/group.tsx';
import { AtHand } from '../../ui/controls/at-hand.tsx';
import { LazyPictures } from '../pictures/lazy-pictures.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { LeftOut } from './left-out.tsx';
import { LineNotes } from './line-notes.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { useSunkRows } from './use-sunk-rows.ts';
import { costInWords, costOf, rowsOf, sumInWords, whyOf, type ShopRow } from './shop-rows.ts';
import { DoLink, TabScreen } from './tab-screen.tsx';
import { TightLine } from './tight-line.tsx';
import type { ProjectView } from './view.ts';
import { WhySheet } from './why-sheet.tsx';
import { en } from '../../language/en/project.ts';
import { area, pageFormats } from '../../language/language.ts';
import { emphasised } from '../../ui/format/emphasised.tsx';

const { aisles } = area('materials', enMaterials);
const { buying: words, gates, measure, whatToDo } = area('project', en);
const regionWords = area('regions', enRegions);

function ShopItem(props: {
  readonly row: ShopRow;
  readonly view: ProjectView;
  readonly onTick: () => void;
  readonly onPrice: () => void;
  readonly onWhy: () => void;
}) {
  const { row, view } = props;
  const { item, line } = row;
  const {
    locale,
    settings: { currency },
  } = view;
  const money = costInWords(costOf(row), currency);
  const attention = item.toReturn > 0 && row.ticked;
  return (
    <li className={row.ticked ? 'row shop-row row--ticked' : 'row shop-row'}>
      <button
        type="button"
        className="row__main row__main--counted row__button tickable shop"
        aria-pressed={row.ticked}
        onClick={props.onTick}
      >
        <span className="row__count">
          <b>{row.count}</b> × {item.label}
        </span>
        <strong>{line.name}</strong>
      </button>
      <button
        type="button"
        className="row__price dotted"
        aria-label={words.price(line.name, item.label, money)}
        onClick={props.onPrice}
      >
        {money}
      </button>
      <button
        type="button"
        className={
          attention ? 'shop-row__why shop-row__why--attention dotted' : 'shop-row__why dotted'
        }
        aria-label={words.why(whyOf(row, locale))}
        onClick={props.onWhy}
      >
        {whyOf(row, locale)}
      </button>
      {row.tells && (
        <>
          <TightLine project={view.project.id} line={line} locale={locale} currency={currency} />
          <LineNotes line={line} locale={locale} currency={currency} />
        </>
      )}
    </li>
  );
}

/** Lines that cannot be bought in full, each with what to do about it. */
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

/** What a job comes to; undefined where something that it needs has no price. */
const costOfJob = ({ lines, byJob }: ShoppingList, id: string): Cents | undefined =>
  lines.some(({ unpriced, needs }) => unpriced > 0 && needs.some(({ job }) => job === id))
    ? undefined
    : (byJob.get(id) ?? cents(0));

/** What each job comes to, where there is more than one. */
function ByJob({ worked, settings }: ProjectView) {
  if (worked.jobs.length < 2) return null;
  return (
    <Group id="by-job" title={words.byJob}>
      <ul className="rows">
        {worked.jobs.map(({ entry, job, placeName }) => (
          <li key={entry.id} className="row">
            <span className="row__main">
              {job.title}
              <span className="remark">{placeName}</span>
            </span>
            <span className="row__money">
              {costInWords(costOfJob(worked.list, entry.id), settings.currency)}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** What has to be settled before the work begins. */
function OpenGates({ view }: { readonly view: ProjectView }) {
  const open = openGates(view.worked);
  return open === 0 ? null : (
    <p className="note">
      {gates.open(open)} <DoLink view={view}>{gates.see}</DoLink>
    </p>
  );
}

/** What is kept for sizes that are not on the list. */
function LeftBehind({ project, worked }: ProjectView) {
  const { prices, ticks, amounts, boards } = leftBehind(project, worked.list);
  return prices.length + ticks + amounts + boards === 0 ? null : (
    <p className="note">{words.leftBehind(prices, ticks, amounts, boards)}</p>
  );
}

/** What the sum rests on: the person's prices, or examples of some years. */
function PriceNote({ worked, region, settings }: ProjectView) {
  const theirs = REGIONS[region].currency;
  const years = worked.list.lines.flatMap(({ offers, year }) =>
    offers.some(({ own, current }) => own === undefined && current !== undefined)
      ? [year ?? 0]
      : [],
  );
  const known = [...new Set(years)].filter((year) => year > 0).toSorted((a, b) => a - b);
  const [first, last] = [known[0], known.at(-1)];
  const span = first === last ? String(first) : `${first}–${last}`;
  return (
    <p className="remark shop-foot">
      {years.length === 0
        ? regionWords.atYours
        : theirs !== settings.currency
          ? regionWords.elsewhere(theirs, settings.currency)
          : first === undefined
            ? words.examples
            : regionWords.exampleOf(span)}
    </p>
  );
}

/** Why there is nothing on the list. */
function Empty({ project, worked }: ProjectView) {
  const unmeasured = worked.jobs.filter(({ place }) => place === undefined);
  return (
    <p className="lead">
      {project.jobs.length === 0
        ? words.chooseJob
        : unmeasured.length > 0
          ? words.measureFirst
          : words.chooseParts}
    </p>
  );
}

/** Buy: what to take from the shelf, at the person's prices. */
export function BuyTab(view: ProjectView) {
  const { project, worked, settings, locale, region } = view;
  const [priceSheet, whySheet] = [useSheet('prices'), useSheet('why')];
  const { list } = worked;
  const rows = list.lines.flatMap(rowsOf);
  const left = rows.filter(({ ticked }) => !ticked);
  const isBelow = useSunkRows(rows);
  const toGo = left.reduce((sum, { item, count }) => sum + count * (item.each ?? 0), 0);
  const money = (amount: number): string => pageFormats().money(cents(amount), settings.currency);
  const lineOf = (id: string | null) => list.lines.find((line) => line.id === id);
  const [prices, why] = [lineOf(priceSheet.about), lineOf(whySheet.about)];

  const tick = ({ line, item, ticked }: ShopRow): void =>
    changeProject(
      project.id,
      setBought(
        boughtKey(line.id, item.offer),
        ticked ? 0 : item.bought + item.toBuy,
        item.each,
        settings.currency,
      ),
    );

  return (
    <TabScreen
      view={view}
      line={
        rows.length === 0 ? (
          list.lines.length === 0 ? (
            words.nothing
          ) : (
            words.unpriced
          )
        ) : (
          <>
            <span>
              {emphasised(sumInWords(list, settings.currency))}
              {REGIONS[region].beforeTax && list.cost > 0 && ` ${regionWords.beforeTax}`}
            </span>
            {list.cost > 0 && <span>{emphasised(words.toGo(money(toGo)))}</span>}
            <span>{words.toGet(left.length, rows.length)}</span>
          </>
        )
      }
      action={
        list.lines.length === 0 ? (
          <Link className="button button--main" to={`/project/${project.id}`}>
            {project.jobs.length === 0 ? words.job : measure}
          </Link>
        ) : (
          <DoLink view={view} className="button button--main">
            {whatToDo}
          </DoLink>
        )
      }
    >
      {list.lines.length === 0 ? <Empty {...view} /> : <AtHand />}
      {list.lines.length > 0 && !settings.regionChosen && (
        <RegionChoice project={project.id} region={region} />
      )}
      <LeftOut {...view} />
      {list.lines.length > 0 && <OpenGates view={view} />}
      {list.lines.length > 0 && <LeftBehind {...view} />}
      {byAisle(list.lines).map(({ aisle, lines }) => (
        <section key={aisle} aria-label={aisles[aisle]}>
          <h2 className="group">{aisles[aisle]}</h2>
          <ul className="rows">
            {lines
              .flatMap(rowsOf)
              .toSorted((a, b) => Number(isBelow(a)) - Number(isBelow(b)))
              .map((row) => (
                <ShopItem
                  key={row.ticked && row.tells ? row.key.replace(/\|bought$/, '') : row.key}
                  row={row}
                  view={view}
                  onTick={() => tick(row)}
                  onPrice={() => priceSheet.open(row.line.id)}
                  onWhy={() => whySheet.open(row.line.id)}
                />
              ))}
            {lines.map(
              (line) =>
                line.trouble !== undefined && (
                  <Trouble
                    key={line.id}
                    line={line}
                    trouble={line.trouble}
                    onOpen={() => priceSheet.open(line.id)}
                  />
                ),
            )}
          </ul>
        </section>
      ))}
      {list.lines.length > 0 && <PriceNote {...view} />}
      <ByJob {...view} />
      {list.lines.length > 0 && <PrintButton what="list" view={view} />}
      {list.lines.length > 0 && <LazyPictures project={project} place="" />}
      {prices !== undefined && (
        <PriceSheet
          project={project}
          line={prices}
          locale={locale}
          region={region}
          currency={settings.currency}
          onClose={priceSheet.close}
        />
      )}
      {why !== undefined && (
        <WhySheet
          project={project.id}
          line={why}
          worked={worked}
          locale={locale}
          currency={settings.currency}
          onClose={whySheet.close}
        />
      )}
    </TabScreen>
  );
}
