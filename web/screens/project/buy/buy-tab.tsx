import { useContext } from 'react';
import { IsReturn } from '../../../app/shell/is-return.ts';
import { Later } from '../../../ui/controls/more.tsx';
import { jobOf } from '../../../planner/jobs/catalogue.ts';
import { REGIONS } from '../../../planner/stock/region.ts';
import { words as regionsWords } from '../../../language/page/regions.ts';
import { Link } from 'react-router-dom';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { AtHand } from '../../../ui/controls/at-hand.tsx';
import { LazyPictures } from '../../pictures/lazy-pictures.tsx';
import { PrintButton } from '../../print/print-button.tsx';
import { SendList } from '../../share/send/send-list.tsx';
import { AnswerLines } from '../measure/job/answer-lines.tsx';
import { FromYourLists, useHardwareLists } from './from-your-lists.tsx';
import { OwnedLines } from './owned-lines.tsx';
import { InvalidInputs } from '../do/invalid-inputs.tsx';
import { ByJob, UnlistedSizes, OpenGates } from './list-remarks.tsx';
import { PriceLine } from './price-line.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { ShopGroups } from './shop-groups.tsx';
import { rowsOf, spentOnList, sumInWords, type ShopRow } from './shop-rows.ts';
import { DoLink, TabScreen, type ProjectView } from '../tab-screen.tsx';
import { WhySheet } from './why-sheet.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { pageFormats } from '../../../language/language.ts';
import { emphasised } from '../../../ui/format/marked-text.tsx';

const { buying: words, measure, whatToDo } = projectWords;
const { beforeTax } = regionsWords;

/** Reason for an empty list. */
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

/** Sum of the list, the amount spent, and the number of items left. */
function SumLine({
  view,
  rows,
}: {
  readonly view: ProjectView;
  readonly rows: readonly ShopRow[];
}) {
  const {
    worked: { list },
    settings: { currency },
    region,
    project,
    inputs: { catalogue },
  } = view;
  // A job that was just added may still load.
  const isWhole = project.jobs.every(
    ({ slug }) => catalogue.jobs.has(slug) || jobOf(slug) === undefined,
  );
  if (list.lines.length === 0) return words.nothing;
  if (rows.length === 0 && list.lines.some(({ isHad }) => !isHad)) return words.unpriced;
  const spent = spentOnList(list);
  const left = rows.filter(({ ticked }) => !ticked);
  return (
    <>
      <span className="sum">
        {emphasised(sumInWords(list, currency, isWhole))}
        {REGIONS[region].beforeTax && list.cost > 0 && ` ${beforeTax}`}
      </span>
      {spent > 0 && <span>{emphasised(words.spent(pageFormats().money(spent, currency)))}</span>}
      <span>
        {left.length === rows.length
          ? words.allToGet(rows.length)
          : words.toGet(left.length, rows.length)}
      </span>
    </>
  );
}

/** Sends or prints the list. */
const HandOver = ({ view }: { readonly view: ProjectView }) => (
  <div className="pair">
    <SendList view={view} />
    <PrintButton what="list" view={view} />
  </div>
);

/** End of the list: price source, sums per job, actions, and what answers add. */
function Foot(view: ProjectView) {
  return (
    <>
      <OwnedLines {...view} />
      <PriceLine {...view} />
      <OpenGates view={view} />
      <UnlistedSizes {...view} />
      <ByJob {...view} />
      <HandOver view={view} />
      <AtHand />
      <LazyPictures project={view.project} place="" />
      {/* Last, because it comes when everything else has its place. */}
      <AnswerLines {...view} />
    </>
  );
}

/** Buy: the shopping list with the user's prices. */
export function BuyTab(view: ProjectView) {
  const { project, worked, settings, locale, region } = view;
  const [priceSheet, whySheet] = [useSheet('prices'), useSheet('why')];
  const { lines } = worked.list;
  const rows = lines.flatMap(rowsOf);
  const lineOf = (id: string | null) => lines.find((line) => line.id === id);
  const [prices, why] = [lineOf(priceSheet.about), lineOf(whySheet.about)];
  const isEmpty = lines.length === 0;
  const hardwareLists = useHardwareLists(project.id);
  const isReturn = useContext(IsReturn);
  return (
    <TabScreen
      view={view}
      line={
        <span className="steady-line">
          <SumLine view={view} rows={rows} />
        </span>
      }
      action={
        isEmpty ? (
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
      {isEmpty && <Empty {...view} />}
      <InvalidInputs {...view} />
      <ShopGroups view={view} rows={rows} onPrice={priceSheet.open} onWhy={whySheet.open} />
      <FromYourLists lists={hardwareLists} />
      {isEmpty && hardwareLists.length > 0 && <HandOver view={view} />}
      {!isEmpty && (
        <Later isNow={isReturn}>
          <Foot {...view} />
        </Later>
      )}
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
