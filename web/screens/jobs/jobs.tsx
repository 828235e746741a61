import { CUT_SUMMARY } from '../../app/pages.ts';
import { Link } from '../../app/router.ts';
import { JOBS } from '../../jobs/catalogue.ts';
import { Screen } from '../../ui/screen.tsx';

/** The catalogue of jobs. */
export function Jobs() {
  return (
    <Screen title="Jobs" line="Pick one; measure; get the list.">
      <ul className="rows">
        {JOBS.map((job) => (
          <li key={job.slug} className="row">
            <Link className="row__main row__link" to={`/jobs/${job.slug}`}>
              <strong>{job.title}</strong>
              <span className="row__why">{job.summary}</span>
            </Link>
          </li>
        ))}
        <li className="row">
          <Link className="row__main row__link" to="/jobs/cut-list">
            <strong>Cut boards and sheets</strong>
            <span className="row__why">{CUT_SUMMARY}</span>
          </Link>
        </li>
      </ul>
    </Screen>
  );
}
