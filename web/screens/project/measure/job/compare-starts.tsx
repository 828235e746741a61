import type { Drawing } from '../../../../planner/jobs/kit/contract.ts';
import type { FieldSpec } from '../../../../planner/jobs/kit/fields.ts';
import { usualChoice } from '../../../../planner/jobs/kit/read-fields.ts';
import { words as projectWords } from '../../../../language/page/project.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import type { PlannedJob } from '../../../../planner/plan.ts';
import { editJob } from '../../../../documents/edits/edit-project.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';

const { why: words } = projectWords;

/** Alternatives to the layout of a drawing, with the result of each. */
export function CompareStarts(props: {
  readonly project: string;
  readonly worked: PlannedJob;
  readonly drawing: Drawing;
  /** True if the choice is shown here; several drawings can share it. */
  readonly isLast: boolean;
}) {
  const { project, worked, drawing, isLast } = props;
  const { entry, job, place } = worked;
  const field = drawing.compare ?? '';
  const spec: FieldSpec | undefined = entryOf(job.fields, field);
  if (spec?.kind !== 'choice') return null;
  const said = entryOf(entry.typed, field);
  const chosen =
    typeof said === 'string' && Object.hasOwn(spec.options, said) ? said : usualChoice(spec);
  const others = Object.entries(spec.options).flatMap(([value, label]) => {
    const { drawings } = job.plan(place, { ...entry.typed, [field]: value });
    const says = drawings.find(({ id }) => id === drawing.id)?.says;
    return value === chosen || says === undefined ? [] : [words.instead(label, says)];
  });
  return (
    <>
      {others.map((sentence) => (
        <p key={sentence} className="remark">
          {sentence}
        </p>
      ))}
      {isLast && (
        <Choice
          legend={spec.label}
          value={chosen}
          options={Object.entries(spec.options).map(([value, label]) => ({ value, label }))}
          onChange={(value) => editJob(project, worked, { [field]: value })}
        />
      )}
    </>
  );
}
