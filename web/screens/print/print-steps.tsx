import { resultPicture } from '../../ui/drawings/layers/laid-drawing.tsx';
import { type ScheduledStep, scheduleSteps } from '../../planner/jobs/kit/steps/schedule.ts';
import { words as amountsWords } from '../../language/page/amounts.ts';
import { words as paperWords } from '../../language/page/paper.ts';
import { words as projectWords } from '../../language/page/project.ts';
import type { PlannedJob } from '../../planner/plan.ts';
import { jobSteps, planDays, toolsToGet } from '../../planner/calendar/plan-days.ts';
import { heldBy, mindAt } from '../../planner/project/project-gates.ts';
import {
  formatAbout,
  formatDate,
  formatMinutes,
  formatWork,
  useNow,
} from '../../ui/format/time.ts';
import type { ProjectView } from '../project/tab-screen.tsx';

const { steps: words } = paperWords;
const { doing, gates: check } = projectWords;
const { hours: inHours } = amountsWords;

function timesOf({ step }: ScheduledStep): string {
  const work = formatWork(step.minutes);
  return step.dryMinutes === undefined ? work : words.times(work, formatMinutes(step.dryMinutes));
}

function Step(props: {
  readonly scheduled: ScheduledStep;
  readonly isDone: boolean;
  readonly job: PlannedJob | undefined;
  readonly where: string;
}) {
  const { scheduled, isDone, job, where } = props;
  const { title, detail, safety } = scheduled.step;
  const gates = job === undefined ? [] : heldBy(job, scheduled.step);
  const dangers = [
    ...(safety === undefined ? [] : [safety]),
    ...(job === undefined ? [] : mindAt(job, scheduled.step).map(({ message }) => message)),
  ];
  return (
    <li className="print__row">
      <span className={isDone ? 'print__tick print__tick--done' : 'print__tick'} />
      <span className="print__what">
        <b>{title}</b>
        <span className="remark">{[where, timesOf(scheduled)].filter(Boolean).join(' · ')}</span>
        {gates.map((gate) => (
          <span key={gate.id} className="print__safety">
            <b>{check.first(gate.title)}</b> {gate.message}
          </span>
        ))}
        <span>{detail}</span>
        {dangers.map((danger) => (
          <span key={danger} className="print__safety">
            {danger}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Printed steps by day, after the list of tools; finished steps come first, ticked. */
export function PrintSteps({ view }: { readonly view: ProjectView }) {
  const { project, settings } = view;
  const { jobs } = view.worked;
  const now = useNow();
  const all = jobs.map((job) => jobSteps(job, project.warmth));
  const done = new Set(project.done);
  const ticked = scheduleSteps(all).steps.filter(({ key }) => done.has(key));
  const days = planDays(project, all, settings, now);
  const tools = toolsToGet(jobs);
  const rows = (steps: readonly ScheduledStep[]) => (
    <ol className="print__rows">
      {steps.map((scheduled) => {
        const job = jobs.find(({ entry }) => entry.id === scheduled.job);
        return (
          <Step
            key={scheduled.key}
            scheduled={scheduled}
            isDone={done.has(scheduled.key)}
            job={job}
            where={
              jobs.length > 1 && job !== undefined ? words.where(job.job.title, job.placeName) : ''
            }
          />
        );
      })}
    </ol>
  );
  return (
    <>
      <h1>{words.title}</h1>
      <div className="print__picture">{resultPicture(jobs.map(({ plan }) => plan))}</div>
      {tools.length > 0 && (
        <section>
          <h2>{words.tools}</h2>
          <ul className="print__tools">
            {tools.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {ticked.length > 0 && (
        <section>
          <h2>{words.done}</h2>
          {rows(ticked)}
        </section>
      )}
      {days.map(({ at, minutes, goesPast, parts }) => (
        <section key={at}>
          <h2>{words.day(formatDate(at), formatAbout(minutes))}</h2>
          {goesPast && <p>{doing.goesPast(formatDate(at), inHours(settings.hours))}</p>}
          {rows(parts.flatMap(({ scheduled, goesOn }) => (goesOn ? [] : [scheduled])))}
        </section>
      ))}
    </>
  );
}
