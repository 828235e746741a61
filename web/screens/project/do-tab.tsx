import type { Step } from '../../jobs/contract.ts';
import { changeProject } from '../../projects/store.ts';
import { Screen } from '../../ui/screen.tsx';
import { formatMinutes } from '../../ui/time.ts';
import { DryingLine } from './drying-line.tsx';
import { BackToProjects } from './project-head.tsx';
import type { ProjectView } from './work-out.ts';

const tickId = (step: Step): string => `step:${step.id}`;

const total = (steps: readonly Step[], of: (step: Step) => number): number =>
  steps.reduce((sum, step) => sum + of(step), 0);

/** The step at hand, large, with how long it takes and how long it dries. */
function CurrentStep({ step }: { readonly step: Step }) {
  return (
    <li className="step step--now" aria-current="step">
      <h2 className="step__title">{step.title}</h2>
      <p>{step.detail}</p>
      <p className="step__times">
        <span>
          <b>{formatMinutes(step.minutes)}</b> of work
        </span>
        {step.dryMinutes !== undefined && (
          <span>
            <b>{formatMinutes(step.dryMinutes)}</b> to dry
          </span>
        )}
      </p>
    </li>
  );
}

/** Do: the steps as a calm list, the one at hand large. */
export function DoTab({ project, worked, name }: ProjectView) {
  const { steps, tools } = worked.plan;
  const isDone = (step: Step): boolean => project.ticked.includes(tickId(step));
  const left = steps.filter((step) => !isDone(step));
  const now = left[0];
  const tick = (step: Step, done: boolean): void =>
    changeProject(project.id, (latest) => ({
      ...latest,
      ticked: [
        ...latest.ticked.filter((id) => id !== tickId(step)),
        ...(done ? [tickId(step)] : []),
      ],
    }));
  return (
    <Screen
      title={name}
      back={<BackToProjects />}
      line={
        <>
          <span>
            <b>{steps.length - left.length}</b> of {steps.length} done
          </span>
          <span>
            <b>{formatMinutes(total(left, (step) => step.minutes))}</b> of work left
          </span>
          <span>
            <b>{formatMinutes(total(left, (step) => step.dryMinutes ?? 0))}</b> drying
          </span>
        </>
      }
      action={
        now === undefined ? undefined : (
          <button type="button" className="button button--main" onClick={() => tick(now, true)}>
            Done, next
          </button>
        )
      }
    >
      <DryingLine steps={left} />
      <ol className="rows">
        {steps.map((step) =>
          step === now ? (
            <CurrentStep key={step.id} step={step} />
          ) : (
            <li key={step.id} className={isDone(step) ? 'row row--ticked' : 'row'}>
              <button
                type="button"
                className="row__main row__button"
                aria-pressed={isDone(step)}
                onClick={() => tick(step, !isDone(step))}
              >
                <strong>{step.title}</strong>
                <span className="row__why">
                  {formatMinutes(step.minutes)}
                  {step.dryMinutes !== undefined &&
                    `, then ${formatMinutes(step.dryMinutes)} to dry`}
                </span>
              </button>
            </li>
          ),
        )}
      </ol>
      {now === undefined && <p className="lead">All done. Enjoy the room.</p>}
      <h2 className="group">Tools</h2>
      <ul className="plain-list">
        {tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
    </Screen>
  );
}
