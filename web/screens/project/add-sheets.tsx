import { JOBS, type Slug } from '../../jobs/catalogue.ts';
import type { PlaceKind } from '../../measure/place.ts';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { en as enJobList } from '../../language/en/job-list.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';

const { measuring: words } = area('project', en);
const jobs = area('jobList', enJobList);

const KINDS: readonly PlaceKind[] = ['room', 'wall', 'ground', 'run', 'thing'];

function Choices(props: {
  readonly choices: readonly {
    readonly key: string;
    readonly title: string;
    readonly why: string;
  }[];
  readonly onChoose: (key: string) => void;
}) {
  return (
    <ul className="rows">
      {props.choices.map(({ key, title, why }) => (
        <li key={key} className="row">
          <button
            type="button"
            className="row__main row__button"
            onClick={() => props.onChoose(key)}
          >
            <strong>{title}</strong>
            <span className="remark">{why}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which kind of place to measure next. */
export function AddPlaceSheet(props: {
  readonly onChoose: (kind: PlaceKind) => void;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title={words.what} onClose={props.onClose}>
      <Choices
        choices={KINDS.map((kind) => ({ key: kind, ...words.kinds[kind] }))}
        onChoose={(key) => {
          const chosen = KINDS.find((kind) => kind === key);
          if (chosen !== undefined) props.onChoose(chosen);
        }}
      />
    </Sheet>
  );
}

/** Which job to do on the place. */
export function AddJobSheet(props: {
  readonly kind: PlaceKind;
  readonly onChoose: (slug: Slug) => void;
  readonly onClose: () => void;
}) {
  const here = JOBS.filter(({ places }) => places.some((kind) => kind === props.kind));
  return (
    <Sheet title={words.job} onClose={props.onClose}>
      <Choices
        choices={here.map(({ slug }) => ({
          key: slug,
          title: jobs[slug].title,
          why: jobs[slug].summary,
        }))}
        onChoose={(key) => {
          const job = here.find(({ slug }) => slug === key);
          if (job !== undefined) props.onChoose(job.slug);
        }}
      />
    </Sheet>
  );
}
