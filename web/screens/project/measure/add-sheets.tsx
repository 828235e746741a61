import { CARDS } from '../../../planner/jobs/cards.ts';
import type { Card } from '../../../planner/jobs/kit/job-card.ts';
import type { PlaceKind } from '../../../planner/measure/places/place.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { words as jobs } from '../../../language/page/jobs.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { JobCatalogue } from '../../jobs/job-catalogue.tsx';

const { measuring: words } = projectWords;

const KINDS: readonly PlaceKind[] = ['room', 'wall', 'ground', 'run', 'thing'];

/** Options in addition to the kinds of place. */
const [FILE, PHOTO] = ['file', 'photo'];

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

/** Chooses the kind of the next place. */
export function AddPlaceSheet(props: {
  readonly onChoose: (kind: PlaceKind) => void;
  /** Rooms from a plan file. */
  readonly onFile: () => void;
  /** Rooms from a photo of a plan. */
  readonly onPhoto: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title={words.what} onClose={props.onClose}>
      <Choices
        choices={[
          ...KINDS.map((kind) => ({ key: kind, ...words.kinds[kind] })),
          { key: FILE, ...words.fromFile },
          { key: PHOTO, ...words.fromPhoto },
        ]}
        onChoose={(key) => {
          if (key === FILE) props.onFile();
          if (key === PHOTO) props.onPhoto();
          const chosen = KINDS.find((kind) => kind === key);
          if (chosen !== undefined) props.onChoose(chosen);
        }}
      />
    </Sheet>
  );
}

/** Chooses a job, for the current place or for a new one of the right kind. */
export function AddJobSheet(props: {
  readonly kind: PlaceKind;
  readonly onChoose: (slug: string, at: PlaceKind) => void;
  readonly onClose: () => void;
}) {
  const { kind } = props;
  const placeOf = ({ places }: Card): PlaceKind =>
    places.includes(kind) ? kind : (places[0] ?? kind);
  return (
    <Sheet title={words.job} onClose={props.onClose}>
      <JobCatalogue
        jobs={CARDS}
        first={{ title: jobs.here[kind], has: (job) => placeOf(job) === kind }}
        noteOf={(job) => (placeOf(job) === kind ? undefined : jobs.starts[placeOf(job)])}
        onChoose={(job) => props.onChoose(job.slug, placeOf(job))}
      />
    </Sheet>
  );
}
