import { type Locale, plainSpaces } from '../../../../language/locale.ts';
import { words as projectWords } from '../../../../language/page/project.ts';
import type { Fix, JobHere } from '../../../../planner/jobs/kit/contract.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import type { Typed } from '../../../../planner/jobs/kit/fields.ts';
import type { PlannedJob } from '../../../../planner/plan.ts';
import { useFixes } from './use-fixes.ts';

const { job: words } = projectWords;

/** Text of the button that applies a fix, such as “Change Board to plywood”. */
function fixText({ fields }: JobHere, { field, value }: Fix): string | undefined {
  const spec = entryOf(fields, field);
  if (spec === undefined) return undefined;
  if (typeof value === 'boolean') return words.fixToggle(spec.label, value);
  const shown = spec.kind === 'choice' ? entryOf(spec.options, value) : value;
  return shown === undefined ? undefined : words.fix(spec.label, shown);
}

/** Value of a fix as if the user had typed it. */
const typedValue = ({ value }: Fix): string | boolean =>
  typeof value === 'string' ? plainSpaces(value) : value;

/** Warnings of a job, each with a button that applies its fix, if it has one. */
export function WarningNotes(props: {
  readonly worked: PlannedJob;
  readonly locale: Locale;
  readonly onChange: (typed: Typed) => void;
}) {
  const { worked, locale, onChange } = props;
  const fixes = useFixes(worked, locale);
  return worked.plan.warnings.map((warning) => {
    const { rule, severity, message } = warning;
    const fix = fixes.get(warning);
    const text = fix && fixText(worked.job, fix);
    return (
      <div key={`${rule} ${message}`}>
        <p className={severity === 'stop' ? 'note note--wrong' : 'note'} role="status">
          {message}
        </p>
        {fix !== undefined && text !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => onChange({ [fix.field]: typedValue(fix), ...fix.also })}
          >
            {text}
          </button>
        )}
      </div>
    );
  });
}
