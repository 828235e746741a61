import { LISTED } from '../../planner/jobs/cards.ts';
import { en } from '../../language/en/jobs.ts';
import { area } from '../../language/language.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { JobCatalogue } from './job-catalogue.tsx';

const words = area('jobs', en);

/** The catalogue of jobs. */
export function Jobs() {
  return (
    <Screen title={words.title} line={words.line}>
      <JobCatalogue jobs={LISTED} />
    </Screen>
  );
}
