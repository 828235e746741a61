import { calledHere } from '../../documents/settings/job-names.ts';
import { LISTED, mostUsedFirst } from '../../planner/jobs/cards.ts';
import { words } from '../../language/page/home.ts';
import { words as jobsWords } from '../../language/page/jobs.ts';
import { Link } from 'react-router-dom';
import { ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { JobMark } from '../../ui/drawings/job-mark.tsx';
import { useJobUses } from '../jobs/use-job-uses.ts';

const { all: allJobs } = jobsWords;

/** Number of jobs that fill the first screen of a wide window; a phone shows the first six. */
const FEW = 16;

/** The most used jobs as small drawings, with a link to all jobs. */
export function FrequentJobs() {
  const uses = useJobUses();
  return (
    <ScreenSection className="catalogue" id="plannable" title={words.plannable}>
      <ul className="job-tiles">
        {mostUsedFirst(LISTED, uses)
          .slice(0, FEW)
          .map((job) => (
            <li key={job.slug}>
              <Link className="job-tile" to={`/jobs/${job.slug}`}>
                <JobMark mark={job.mark} />
                {calledHere(job).title}
              </Link>
            </li>
          ))}
      </ul>
      <p className="links">
        <Link to="/jobs">{allJobs(LISTED.length)}</Link>
      </p>
    </ScreenSection>
  );
}
