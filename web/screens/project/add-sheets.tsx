import { useLocale } from '../../projects/settings/locale.ts';
import { jobsIn } from '../../jobs/catalogue.ts';
import type { Job } from '../../jobs/contract.ts';
import type { PlaceKind } from '../../measure/place.ts';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';

const { measuring: words } = area('project', en);

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
  readonly onChoose: (job: Job) => void;
  readonly onClose: () => void;
}) {
  const jobs = jobsIn(useLocale()).filter(({ places }) => places.includes(props.kind));
  return (
    <Sheet title={words.job} onClose={props.onClose}>
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
