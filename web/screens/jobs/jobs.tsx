import { Link } from '../../router.ts';
import { JOBS } from '../../jobs/catalogue.ts';
import { en } from '../../language/en/jobs.ts';
import { en as enJobList } from '../../language/en/job-list.ts';
import { en as enPages } from '../../language/en/pages.ts';
import { area } from '../../language/language.ts';
import { Screen } from '../../ui/controls/screen.tsx';

const words = area('jobs', en);
const { cut } = area('pages', enPages);
const jobs = area('jobList', enJobList);

/** The catalogue of jobs. */
export function Jobs() {
  return (
    <Screen title={words.title} line={words.line}>
      <ul className="rows">
        {JOBS.map(({ slug }) => (
          <li key={slug} className="row">
            <Link className="row__main row__link" to={`/jobs/${slug}`}>
              <strong>{jobs[slug].title}</strong>
              <span className="remark">{jobs[slug].summary}</span>
            </Link>
          </li>
        ))}
        <li className="row">
          <Link className="row__main row__link" to="/jobs/cut-list">
            <strong>{cut.title}</strong>
            <span className="remark">{cut.description}</span>
          </Link>
        </li>
      </ul>
    </Screen>
  );
}
