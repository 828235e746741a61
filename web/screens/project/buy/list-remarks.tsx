import { isRough } from '../../../planner/shopping/rough-price.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { cents, type Cents } from '../../../planner/measure/units/units.ts';
import { leftBehind } from '../../../planner/project/left-behind.ts';
import { openGates } from '../../../planner/project/project-gates.ts';
import type { ShoppingList } from '../../../planner/shopping/list.ts';
import { ScreenSection } from '../../../ui/controls/frame/screen.tsx';
import { costInWords } from './shop-rows.ts';
import { DoLink, type ProjectView } from '../tab-screen.tsx';

const { buying: words, gates } = projectWords;

/** Cost of a job; undefined if an item has no price. */
const costOfJob = ({ lines, byJob }: ShoppingList, id: string): Cents | undefined =>
  lines.some(({ unpriced, needs }) => unpriced > 0 && needs.some(({ job }) => job === id))
    ? undefined
    : (byJob.get(id) ?? cents(0));

/** Cost of each job, if there are several. */
export function ByJob({ worked, settings }: ProjectView) {
  if (worked.jobs.length < 2) return null;
  return (
    <ScreenSection id="by-job" title={words.byJob}>
      <ul className="rows">
        {worked.jobs.map(({ entry, job, placeName }) => (
          <li key={entry.id} className="row">
            <span className="row__main">
              {job.title}
              <span className="remark">{placeName}</span>
            </span>
            <span className="row__money">
              {costInWords(
                costOfJob(worked.list, entry.id),
                settings.currency,
                worked.list.lines.some(
                  (line) => isRough(line) && line.needs.some((need) => need.job === entry.id),
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </ScreenSection>
  );
}

/** Open questions that block the work but not the shopping. */
export function OpenGates({ view }: { readonly view: ProjectView }) {
  const open = openGates(view.worked);
  return open === 0 ? null : (
    <p className="note">
      {gates.open(open)} <DoLink view={view}>{gates.see}</DoLink>
    </p>
  );
}

/** Number of prices that are shown. */
const MOST_PRICES = 5;

/** Saved prices and amounts for sizes that are no longer on the list. */
export function UnlistedSizes({ project, worked }: ProjectView) {
  const { prices, ticks, amounts, boards } = leftBehind(project, worked.list);
  const kept = [
    prices.length > 0 && words.kept.prices(prices.length, prices.slice(0, MOST_PRICES)),
    ticks > 0 && words.kept.ticks(ticks),
    amounts > 0 && words.kept.amounts(amounts),
    boards > 0 && words.kept.boards(boards),
  ].filter((one) => one !== false);
  return kept.length === 0 ? null : <p className="note">{words.leftBehind(kept)}</p>;
}
