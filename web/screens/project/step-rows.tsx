import { useState } from 'react';
import type { Step } from '../../jobs/kit/contract.ts';
import type { ScheduledStep } from '../../jobs/kit/schedule.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import { LazyStepPicture } from '../../ui/drawings/lazy-model.tsx';
import { emphasised } from '../../ui/format/emphasised.tsx';
import { formatMinutes, formatMoment, timeLeft } from '../../ui/format/time.ts';

const { doing: words } = area('project', en);

/** Whether what comes after a step waits for something else than that it dries. */
const isRest = ({ slower, rests }: Step): boolean => rests === true || slower === 'hardening';

/** How long the work takes and how long what comes after it waits, in one line. */
const timesOf = (step: Step, where: string | undefined): string =>
  words.times(
    where,
    formatMinutes(step.minutes),
    step.dryMinutes === undefined
      ? undefined
      : words.pause(formatMinutes(step.dryMinutes), isRest(step)),
  );

/** What the main action says: that the step is done, and what follows. */
export const doneLabel = (step: Step): string =>
  step.dryMinutes === undefined
    ? words.next
    : words.nextAfter(words.pause(formatMinutes(step.dryMinutes), isRest(step)));

/** What to do, what could hurt, and how long it takes. */
function StepBody({ step }: { readonly step: Step }) {
  return (
    <>
      {step.picture !== undefined && <LazyStepPicture picture={step.picture} />}
      <p>{step.detail}</p>
      {step.safety !== undefined && <p className="step__safety">{step.safety}</p>}
      {step.check !== undefined && <p>{emphasised(words.check(step.check))}</p>}
      <p className="step__times">
        <span>{emphasised(words.work(formatMinutes(step.minutes)))}</span>
        {step.dryMinutes !== undefined && (
          <span>{emphasised(words.dry(formatMinutes(step.dryMinutes), isRest(step)))}</span>
        )}
      </p>
    </>
  );
}

/** The step at hand, large, with how long it takes and how long it dries. */
export function CurrentStep(props: {
  readonly scheduled: ScheduledStep;
  readonly where: string | undefined;
  readonly waits: number;
  readonly now: number;
}) {
  const { step } = props.scheduled;
  const { where, waits, now } = props;
  return (
    <li className="step--now" aria-current="step">
      <h2 className="step__title">{step.title}</h2>
      {where !== undefined && <p className="remark">{where}</p>}
      {waits > 0 && (
        <p className="step__wait">
          {emphasised(words.wait(formatMoment(waits, now), timeLeft(waits, now)))}
        </p>
      )}
      <StepBody step={step} />
    </li>
  );
}

/** Another step: its box ticks it, and a tap on its name opens what there is to do. */
export function StepRow(props: {
  readonly step: Step;
  readonly where: string | undefined;
  readonly isDone: boolean;
  readonly onTick: () => void;
}) {
  const { step, isDone } = props;
  const [isOpen, setOpen] = useState(false);
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
        <strong>{step.title}</strong>
        <span className="remark">{timesOf(step, props.where)}</span>
      </button>
      {isOpen && (
        <div className="step-row__body">
          <StepBody step={step} />
        </div>
      )}
    </li>
  );
}
