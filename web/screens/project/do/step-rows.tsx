import { useMemo, useState } from 'react';
import type { Step } from '../../../planner/jobs/kit/contract.ts';
import type { Gate } from '../../../planner/jobs/kit/gates/gate.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { heldBy, mindAt } from '../../../planner/project/project-gates.ts';
import type { PlannedJob } from '../../../planner/plan.ts';
import type { DayPart } from '../../../planner/calendar/plan-days.ts';
import { isBuilt } from '../../../planner/scene/scene.ts';
import { addsTo } from '../../../planner/scene/at-step.ts';
import { StepModel } from '../../../ui/drawings/space/model-drawing.tsx';
import { emphasised } from '../../../ui/format/marked-text.tsx';
import { formatMinutes, formatMoment, formatWork } from '../../../ui/format/time.ts';

const { doing: words, gates } = projectWords;
const { commas } = amountsWords;

/** True if the wait after a step is not for drying. */
export const isRest = ({ slower, rests }: Step): boolean =>
  rests === true || slower === 'hardening';

const pauseOf = (step: Step): string | undefined =>
  step.dryMinutes === undefined
    ? undefined
    : words.pause(formatMinutes(step.dryMinutes), isRest(step));

/** Label of the main action: the step is done, and its wait if any. */
export function doneLabel(step: Step): string {
  const pause = pauseOf(step);
  return pause === undefined ? words.next : words.nextAfter(pause);
}

const toolsOf = ({ plan }: PlannedJob, { tools = [] }: Step): readonly string[] =>
  plan.tools.filter(({ id }) => tools.some((one) => one === id)).map(({ name }) => name);

/** A check before a step of this job; it blocks no other job. */
function Held({ gate }: { readonly gate: Gate }) {
  return (
    <div className="step__held">
      <p>
        <b>{gates.first(gate.title)}</b>
      </p>
      <p>{gate.message}</p>
    </div>
  );
}

/** Instructions, safety, tools, and the check of the result. */
function StepBody({ step, job }: { readonly step: Step; readonly job: PlannedJob | undefined }) {
  const tools = job === undefined ? [] : toolsOf(job, step);
  const [held] = job === undefined ? [] : heldBy(job, step);
  const dangers = [
    ...(step.safety === undefined ? [] : [step.safety]),
    ...(job === undefined ? [] : mindAt(job, step).map(({ message }) => message)),
  ];
  return (
    <>
      {/* Shows only the first open question, which the button answers. */}
      {held !== undefined && <Held gate={held} />}
      <p>{step.detail}</p>
      {step.check !== undefined && (
        <p className="step__check">{emphasised(words.check(step.check))}</p>
      )}
      {dangers.map((danger) => (
        <p key={danger} className="step__safety">
          {danger}
        </p>
      ))}
      {tools.length > 0 && <p className="remark">{words.with(commas(tools))}</p>}
    </>
  );
}

/** The current step in large type. */
export function CurrentStep(props: {
  readonly step: Step;
  readonly job: PlannedJob | undefined;
  /** Place, if the project has several jobs. */
  readonly where: string | undefined;
  readonly waits: number;
  readonly now: number;
}) {
  const { step, job, where, waits, now } = props;
  const times = [formatWork(step.minutes), pauseOf(step)].filter((one) => one !== undefined);
  return (
    <section className="surface step--now" aria-label={words.now}>
      {where !== undefined && <p className="remark">{where}</p>}
      <h2 className="step__title">{step.title}</h2>
      <p className="remark">{words.times(times)}</p>
      {waits > 0 && (
        <p className="step__wait">{emphasised(words.wait(formatMoment(waits, now)))}</p>
      )}
      <StepBody step={step} job={job} />
    </section>
  );
}

const NO_STEPS: readonly Step[] = [];

/** Another step in one line: the box ticks it, its name opens the details. */
export function StepRow(props: {
  readonly part: Pick<DayPart, 'minutes' | 'goesOn'> & { readonly step: Step };
  readonly job: PlannedJob | undefined;
  readonly where: string | undefined;
  /** Planned day, if no heading shows it. */
  readonly when?: string | undefined;
  readonly isDone: boolean;
  readonly onTick: () => void;
}) {
  const { part, job, where, when, isDone } = props;
  const { step, minutes, goesOn } = part;
  const [isOpen, setOpen] = useState(false);
  const held = job === undefined || isDone ? [] : heldBy(job, step);
  const { scene, steps = NO_STEPS } = job?.plan ?? {};
  const isShown = isOpen && scene !== undefined && isBuilt(scene) && addsTo(scene, step.id);
  const at = useMemo(() => ({ steps, step }), [steps, step]);
  const notes = [
    ...(where === undefined ? [] : [where]),
    ...(isDone || step.dryMinutes === undefined ? [] : [words.afterIt(pauseOf(step) ?? '')]),
    ...(held.length > 0 ? [gates.first(commas(held.map(({ title }) => title)))] : []),
  ];
  return (
    <li className={isDone ? 'row step-row row--ticked' : 'row step-row'}>
      <button
        type="button"
        role="checkbox"
        className="tickable tick-box"
        aria-checked={isDone}
        aria-label={words.isDone(step.title)}
        onClick={props.onTick}
      />
      <button
        type="button"
        className="row__main row__button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="step-row__what">
          <strong>{goesOn ? words.goesOn(step.title) : step.title}</strong>
          <span className="remark">{when ?? formatWork(minutes)}</span>
        </span>
        {notes.length > 0 && <span className="remark">{words.times(notes)}</span>}
      </button>
      {isOpen && (
        <div className="step-row__body">
          {isShown && <StepModel scene={scene} at={at} />}
          <StepBody step={step} job={job} />
        </div>
      )}
    </li>
  );
}
