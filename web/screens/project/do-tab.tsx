import { useEffect, useRef } from 'react';
import { Link } from '../../router.ts';
import {
  oneByOne,
  scheduleSteps,
  stepKey,
  type JobSteps,
  type ScheduledStep,
} from '../../jobs/kit/schedule.ts';
import { jobSteps, toolsToGet } from '../../projects/derive/job-steps.ts';
import { formerSteps } from '../../projects/derive/left-behind.ts';
import { openGates } from '../../projects/derive/project-gates.ts';
import { AtHand } from '../../ui/controls/at-hand.tsx';
import { formatMinutes } from '../../ui/format/time.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { WarmthChoice } from './warmth-choice.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { DryingTimers, tickStep, untickStep } from './drying-timers.tsx';
import { DryingLine } from './drying-line.tsx';
import { Gates } from './gates.tsx';
import { CurrentStep, doneLabel, StepRow } from './step-rows.tsx';
import { TabScreen } from './tab-screen.tsx';
import type { ProjectView } from './view.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import { emphasised } from '../../ui/format/emphasised.tsx';
import { entryOf } from '../../measure/entry-of.ts';

const { doing: words, gates, jobIn, measure } = area('project', en);

/** What the steps left are to the schedule: jobs without what is done. */
const stepsLeft = (jobs: readonly JobSteps[], done: ReadonlySet<string>): readonly JobSteps[] =>
  jobs.map((job) => ({
    ...job,
    steps: job.steps.filter(({ id }) => !done.has(stepKey(job.id, id))),
  }));

/** Until when a step has to wait for what dries before it; 0 when it need not. */
const waitsUntil = (
  { before }: ScheduledStep,
  timers: Readonly<Record<string, number>>,
  now: number,
): number =>
  Math.max(0, ...before.map((key) => entryOf(timers, key) ?? 0).filter((dry) => dry > now));

/** Whether all that comes before a step is done, however far back: a tick out of turn skips nothing. */
const isReached = (
  { before }: ScheduledStep,
  steps: readonly ScheduledStep[],
  done: ReadonlySet<string>,
): boolean =>
  before.every((key) => {
    const earlier = steps.find((one) => one.key === key);
    return done.has(key) && (earlier === undefined || isReached(earlier, steps, done));
  });

/** When another step has its turn, it comes into sight: what is done stays above it. */
function useStepInSight(key: string | undefined): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.querySelector('.step--now')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
}

const minutesOf = (steps: readonly ScheduledStep[]): number =>
  steps.reduce((sum, { step }) => sum + step.minutes, 0);

/** Do: the steps of all jobs as one calm list, the one at hand large. */
export function DoTab(view: ProjectView) {
  const { project, worked } = view;
  const now = useNow();
  const jobs = worked.jobs.map((job) => jobSteps(job, project.warmth));
  const done = new Set(project.done);
  const { steps } = scheduleSteps(jobs);
  const rest = stepsLeft(jobs, done);
  const left = steps.filter(({ key }) => !done.has(key));
  const waits = (one: ScheduledStep): number => waitsUntil(one, project.timers, now);
  const free = left.filter((one) => isReached(one, steps, done));
  // What can be gone on with comes before what has to wait.
  const current = free.find((one) => waits(one) === 0) ?? free[0] ?? left[0];
  useStepInSight(current?.key);
  const several = worked.jobs.length > 1;
  const titleOf = (job: string): string | undefined => {
    const found = worked.jobs.find(({ entry }) => entry.id === job);
    return found === undefined || !several ? undefined : jobIn(found.job.title, found.placeName);
  };
  const tick = ({ key, step }: ScheduledStep): void =>
    done.has(key)
      ? untickStep(project.id, key, entryOf(project.timers, key))
      : tickStep(project.id, key, step);
  const former = formerSteps(project, jobs);
  const drying = steps.flatMap(({ key, step, job }) => {
    const dry = entryOf(project.timers, key);
    if (dry === undefined) return [];
    const where = titleOf(job);
    return [{ key, dry, title: where === undefined ? step.title : words.step(step.title, where) }];
  });
  const timers = [
    ...drying,
    ...former.timers.map(([key, dry]) => ({ key, dry, title: words.formerStep })),
  ];
  const tools = toolsToGet(worked.jobs);
  const open = openGates(worked);

  return (
    <TabScreen
      view={view}
      line={
        steps.length === 0 ? (
          words.nothing
        ) : (
          <>
            <span>{emphasised(words.done(steps.length - left.length, steps.length))}</span>
            <span>{emphasised(words.left(formatMinutes(minutesOf(left))))}</span>
            {open > 0 && <span>{emphasised(gates.left(open))}</span>}
          </>
        )
      }
      action={
        current === undefined ? undefined : (
          <button type="button" className="button button--main" onClick={() => tick(current)}>
            {doneLabel(current.step)}
          </button>
        )
      }
    >
      {steps.length === 0 && (
        <p className="lead">
          {words.empty} <Link to={`/project/${project.id}`}>{measure}</Link>
        </p>
      )}
      {steps.length > 0 && <AtHand />}
      {former.ticks > 0 && <p className="note">{words.formerTicks(former.ticks)}</p>}
      <Gates {...view} />
      <DryingTimers project={project.id} timers={timers} now={now} />
      <WarmthChoice {...view} />
      <DryingLine schedule={scheduleSteps(rest)} oneByOne={oneByOne(rest)} />
      <ol className="rows">
        {steps.map((scheduled) =>
          scheduled === current ? (
            <CurrentStep
              key={scheduled.key}
              scheduled={scheduled}
              where={titleOf(scheduled.job)}
              waits={waits(scheduled)}
              now={now}
            />
          ) : (
            <StepRow
              key={scheduled.key}
              step={scheduled.step}
              where={titleOf(scheduled.job)}
              isDone={done.has(scheduled.key)}
              onTick={() => tick(scheduled)}
            />
          ),
        )}
      </ol>
      {steps.length > 0 && current === undefined && <p className="lead">{words.allDone}</p>}
      {tools.length > 0 && (
        <>
          <h2 className="group">{words.tools}</h2>
          <ul className="plain-list">
            {tools.map((tool) => (
              <li key={tool.id}>{tool.own ? tool.name : words.hire(tool.name)}</li>
            ))}
          </ul>
        </>
      )}
      {steps.length > 0 && <PrintButton what="steps" view={view} />}
    </TabScreen>
  );
}
