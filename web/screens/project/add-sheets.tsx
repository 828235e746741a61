import { JOBS } from '../../jobs/catalogue.ts';
import type { Job } from '../../jobs/contract.ts';
import type { PlaceKind } from '../../measure/place.ts';
import { Sheet } from '../../ui/sheet.tsx';

const PLACES: readonly {
  readonly kind: PlaceKind;
  readonly title: string;
  readonly why: string;
}[] = [
  { kind: 'room', title: 'A room', why: 'Walls, floor and ceiling, with doors and windows' },
  { kind: 'wall', title: 'A single wall', why: 'One to build, or one to tile or paint' },
  { kind: 'ground', title: 'A piece of ground', why: 'For a deck, a path, a slab or a bed' },
  { kind: 'run', title: 'A line', why: 'A fence or an edging, by its straight stretches' },
  {
    kind: 'thing',
    title: 'Something to build',
    why: 'Shelves or a unit: its job asks for the sizes',
  },
];

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
            <span className="row__why">{why}</span>
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
    <Sheet title="What to measure" onClose={props.onClose}>
      <Choices
        choices={PLACES.map(({ kind, ...rest }) => ({ key: kind, ...rest }))}
        onChoose={(key) => {
          const chosen = PLACES.find(({ kind }) => kind === key);
          if (chosen !== undefined) props.onChoose(chosen.kind);
        }}
      />
    </Sheet>
  );
}

/** Which job to do on the place. */
export function AddJobSheet(props: {
  readonly kind: PlaceKind;
  readonly onChoose: (job: Job) => void;
  readonly onClose: () => void;
}) {
  const jobs = JOBS.filter(({ places }) => places.includes(props.kind));
  return (
    <Sheet title="Add a job" onClose={props.onClose}>
      <Choices
        choices={jobs.map(({ slug, title, summary }) => ({ key: slug, title, why: summary }))}
        onChoose={(key) => {
          const job = jobs.find(({ slug }) => slug === key);
          if (job !== undefined) props.onChoose(job);
        }}
      />
    </Sheet>
  );
}
