import { Link } from '../../router.ts';
import { placeName } from '../../projects/schema/project.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import type { ProjectView } from './view.ts';

const { buying: words } = area('project', en);

interface Fault {
  /** Where it can be mended. */
  readonly search: string;
  readonly where: string;
  readonly reason: string;
}

/** The sheet that a field of a place stands in, where it stands in one. */
function sheetOf(field: string): Readonly<Record<string, string>> {
  const [list, id = ''] = field.split('.');
  return list === 'openings' ? { opening: id } : {};
}

/** What was typed and cannot be used, each fault of a thing once. */
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
  // Two jobs of one kind in a place say the same.
  return [...new Map([...ofPlaces, ...ofJobs].map((one) => [JSON.stringify(one), one])).values()];
}

/** What the list could not reckon with and why, each with the way to mend it. */
export function LeftOut(view: ProjectView) {
  return faultsOf(view).map(({ search, where, reason }) => (
    <p key={`${search} ${reason}`} className="note">
      {words.leftOut(where, reason)}{' '}
      <Link to={`/project/${view.project.id}?${search}`}>{words.mend}</Link>
    </p>
  ));
}
