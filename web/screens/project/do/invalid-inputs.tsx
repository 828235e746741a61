import { Link } from 'react-router-dom';
import { placeName } from '../../../documents/settings/page-names.ts';
import type { PlannedJob } from '../../../planner/plan.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { STOREY } from '../measure/place/place-bar.tsx';
import type { ProjectView } from '../tab-screen.tsx';

const { buying: words, measure } = projectWords;
const { commas } = amountsWords;

interface Fault {
  /** Search parameters of the screen that can fix it. */
  readonly search: string;
  readonly where: string;
  readonly reason: string;
}

/** Search parameters of the sheet, or the storey plan, that contains a field of a place. */
function sheetOf(field: string): Readonly<Record<string, string>> {
  const [list, id = ''] = field.split('.');
  if (list === 'features') return { feature: id };
  if (list === 'beside') return { storey: STOREY };
  return list === 'openings' ? { opening: id } : {};
}

/** Invalid inputs, each fault once. */
function faultsOf({ project, worked }: ProjectView): readonly Fault[] {
  const ofPlaces = [...worked.places].flatMap(([place, { problems }]) =>
    Object.entries(problems).map(([field, reason]) => {
      const search = new URLSearchParams({ ...sheetOf(field), place });
      return { search: String(search), where: placeName(project, place), reason };
    }),
  );
  const ofJobs = worked.jobs.flatMap(({ entry, job, plan }) =>
    Object.values(plan.problems).map((reason) => {
      const search = new URLSearchParams({ place: entry.place });
      return { search: String(search), where: job.title, reason };
    }),
  );
  // Two jobs of one kind in a place have equal faults.
  return [...new Map([...ofPlaces, ...ofJobs].map((one) => [JSON.stringify(one), one])).values()];
}

/** True if the job has no list until its place is measured. An empty list explains that itself. */
const isUnmeasured = ({ place, unmeasured }: PlannedJob): boolean =>
  place === undefined && unmeasured.length > 0;

/** Inputs that the list ignores, with the reason and a link to fix each. */
export function InvalidInputs(view: ProjectView) {
  const { project, worked } = view;
  const unmeasured = worked.list.lines.length === 0 ? [] : worked.jobs.filter(isUnmeasured);
  return (
    <>
      {unmeasured.map(({ entry, job, unmeasured: sizes }) => (
        <p key={entry.id} className="note">
          {words.unmeasured(job.title, commas([...new Set(sizes)]))}{' '}
          <Link to={`/project/${project.id}?place=${entry.place}`}>{measure}</Link>
        </p>
      ))}
      {faultsOf(view).map(({ search, where, reason }) => (
        <p key={`${search} ${reason}`} className="note">
          {words.leftOut(where, reason)}{' '}
          <Link to={`/project/${project.id}?${search}`}>{words.mend}</Link>
        </p>
      ))}
    </>
  );
}
