import { LISTED } from '../../planner/jobs/cards.ts';
import { words } from '../../language/page/jobs.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { JobCatalogue } from './job-catalogue.tsx';

/** The catalogue of jobs. */
export function Jobs() {
  return (
    <Screen title={words.title} line={words.line}>
      <JobCatalogue jobs={LISTED} />
    </Screen>
  );
}
