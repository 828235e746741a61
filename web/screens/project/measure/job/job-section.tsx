import type { FocusEvent } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import { removeJob } from '../../../../documents/edits/edit.ts';
import type { Project } from '../../../../planner/schema/project.ts';
import { editJob } from '../../../../documents/edits/edit-project.ts';
import { changeProject } from '../../../../documents/store/project-store.ts';
import type { PlaceInput } from '../../../../planner/measure/places/place-input.ts';
import type { PlannedJob } from '../../../../planner/plan.ts';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { ModelDrawing } from '../../../../ui/drawings/space/model-drawing.tsx';
import { JobFields } from './job-fields.tsx';
import { WarningNotes } from './warning-notes.tsx';
import { words as projectWords } from '../../../../language/page/project.ts';

const { job: words, removed } = projectWords;

/** True if the focus moves to a field elsewhere; focus on the drawing does not count. */
const goesOn = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Element &&
  !currentTarget.contains(relatedTarget) &&
  relatedTarget.closest('.fields') !== null;

/** A job on the current place: its fields and their errors. */
export function JobSection(props: {
  readonly project: Project;
  readonly worked: PlannedJob;
  /** Its place as typed. */
  readonly input: PlaceInput;
  readonly locale: Locale;
  /** Called when the user starts or stops editing this job. */
  readonly onWork: (isHere: boolean) => void;
}) {
  const { project, worked, input, locale, onWork } = props;
  const { entry, job, place, plan } = worked;
  const remove = (): void => {
    changeProject(project.id, removeJob(entry.id));
    toastEdit(removed(job.title));
  };
  const general = Object.entries(plan.problems).filter(
    ([field]) => !Object.hasOwn(job.fields, field),
  );
  return (
    <section
      aria-labelledby={`job-${entry.id}`}
      className="job"
      onFocus={() => onWork(true)}
      onBlur={(event) => goesOn(event) && onWork(false)}
    >
      <header className="job__head">
        <h2 id={`job-${entry.id}`}>{job.title}</h2>
        <button
          type="button"
          className="button button--plain"
          aria-label={words.removeNamed(job.title)}
          onClick={remove}
        >
          {words.remove}
        </button>
      </header>
      {plan.scene.isAlone === true && place?.kind !== 'thing' && (
        <ModelDrawing model={plan.scene} />
      )}
      <JobFields
        id={entry.id}
        job={job}
        typed={entry.typed}
        place={place}
        input={input}
        problems={plan.problems}
        locale={locale}
        onChange={(typed) => editJob(project.id, worked, typed)}
      />
      <WarningNotes
        worked={worked}
        locale={locale}
        onChange={(typed) => editJob(project.id, worked, typed)}
      />
      {general.map(([field, sentence]) => (
        <p key={field} className="note note--wrong" role="status">
          {sentence}
        </p>
      ))}
    </section>
  );
}
