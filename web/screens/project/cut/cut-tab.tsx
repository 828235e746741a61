import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { searchWith, useSheet } from '../../../app/shell/use-sheet.ts';
import { MaterialDrawing } from '../../../ui/drawings/layers/step-drawing.tsx';
import { isRough } from '../../../planner/shopping/rough-price.ts';
import { CutLine } from '../../cut/plan/cut-line.tsx';
import { ScannedLabel } from '../../cut/plan/labels/scanned-label.tsx';
import { together } from '../../cut/in-words.ts';
import { BenchButton, PlanPane } from '../../cut/plan/plan-pane.tsx';
import { useRack } from '../../cut/use-cuts.ts';
import { PriceSheet } from '../buy/price-sheet.tsx';
import { cutLines, projectCuts, type CutListLine } from './project-cuts.ts';
import { DoLink, TabScreen, type ProjectView } from '../tab-screen.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { isCut, MaterialBar } from './material-bar.tsx';

const { cutting: words, measure, whatToDo } = projectWords;

/** True if a job still needs a measurement, so that its pieces are unknown. */
const isMissing = ({ jobs }: ProjectView['worked']): boolean =>
  jobs.some(({ place, plan }) => place === undefined || plan.missing.length > 0);

/** Explains the tab, with a button for the first step. */
function Empty({ worked }: ProjectView) {
  const missing = isMissing(worked);
  return (
    <>
      <p className="lead">{missing ? words.missing : words.nothingSawn}</p>
      {!missing && (
        <p>
          {words.ownParts} <Link to="/project/cut/new">{words.start}</Link>
        </p>
      )}
    </>
  );
}

/** First step: measure, or choose a job. */
function FirstStep({ project, worked }: ProjectView) {
  const [place] = project.places;
  const measuring = isMissing(worked) || place === undefined;
  const add = measuring ? '' : `?add=job&place=${place.id}`;
  return (
    <Link className="button button--main" to={`/project/${project.id}${add}`}>
      {measuring ? measure : words.addJob}
    </Link>
  );
}

/** Jobs that use a material, with their places. */
function jobsInWords({ worked }: ProjectView, { needs }: CutListLine): string {
  const jobs = worked.jobs.filter(({ entry }) => needs.some(({ job }) => job === entry.id));
  const titles = [...new Set(jobs.map(({ job }) => job.title))];
  const placesOf = (title: string): string =>
    together(jobs.filter(({ job }) => job.title === title).map(({ placeName }) => placeName));
  return words.jobs(titles.map((title) => words.job(title, placesOf(title))));
}

/** Cut: the boards of the shopping list with their cuts, for all jobs together. */
export function CutTab(view: ProjectView) {
  const { project, worked, settings, locale, region, name } = view;
  const rack = useRack();
  const [search] = useSearchParams();
  const prices = useSheet('prices');
  const all = useMemo(
    () =>
      cutLines(worked.list).map((line) => {
        return {
          line,
          cuts: projectCuts({ project, worked, settings, locale, region, name }, line, rack),
        };
      }),
    [project, worked, settings, locale, region, name, rack],
  );
  const shown =
    all.find(({ line }) => line.id === search.get('material')) ??
    all.find((one) => !isCut(one)) ??
    all[0];
  const plans = all.map(({ cuts }) => cuts);
  if (shown === undefined) {
    return (
      <TabScreen view={view} line={words.nothing} action={<FirstStep {...view} />}>
        <ScannedLabel plans={plans} />
        <Empty {...view} />
      </TabScreen>
    );
  }
  const { line, cuts } = shown;
  return (
    <TabScreen
      view={view}
      line={<CutLine plans={plans} isRough={all.some((one) => isRough(one.line))} />}
      action={
        cuts.boards.length > 0 ? (
          <BenchButton cuts={cuts} />
        ) : (
          <DoLink view={view} className="button button--main">
            {whatToDo}
          </DoLink>
        )
      }
    >
      <ScannedLabel plans={plans} materialOf={({ product = '' }) => product} />
      {all.length > 1 ? (
        <MaterialBar view={view} all={all} shown={line.id} isBeside={view.side !== undefined} />
      ) : (
        <h2 className="group">{line.name}</h2>
      )}
      {worked.jobs.length > 1 && <p className="cut-for">{jobsInWords(view, line)}</p>}
      <MaterialDrawing view={view} jobs={line.needs.map(({ job }) => job)} line={line.id} />
      <PlanPane
        key={line.id}
        cuts={cuts}
        printed={plans}
        links={{
          parts: `/project/${project.id}`,
          stock: `?${searchWith(search, { material: line.id, prices: line.id }).toString()}`,
        }}
      />
      <p className="pair">
        <button type="button" className="button" onClick={() => prices.open(line.id)}>
          {words.prices}
        </button>
      </p>
      {prices.about === line.id && (
        <PriceSheet
          project={project}
          line={line}
          locale={locale}
          region={region}
          currency={settings.currency}
          onClose={prices.close}
        />
      )}
    </TabScreen>
  );
}
