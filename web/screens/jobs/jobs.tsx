import { exampleLocale } from '../../projects/settings/locale.ts';
import { Link } from '../../router.ts';
import { jobsIn } from '../../jobs/catalogue.ts';
import { en } from '../../language/en/jobs.ts';
import { en as enPages } from '../../language/en/pages.ts';
import { area } from '../../language/language.ts';
import { Screen } from '../../ui/controls/screen.tsx';

const words = area('jobs', en);
const { cut } = area('pages', enPages);

/** The catalogue of jobs. */
export function Jobs() {
  return (
    <Screen title={words.title} line={words.line}>
      <ul className="rows">
        {jobsIn(exampleLocale()).map((job) => (
          <li key={job.slug} className="row">
            <Link className="row__main row__link" to={`/jobs/${job.slug}`}>
              <strong>{job.title}</strong>
              <span className="row__why">{job.summary}</span>
            </Link>
          </li>
        ))}
        <li className="row">
          <Link className="row__main row__link" to="/jobs/cut-list">
            <strong>{cut.title}</strong>
            <span className="row__why">{cut.description}</span>
          </Link>
        </li>
      </ul>
    </Screen>
  );
}
