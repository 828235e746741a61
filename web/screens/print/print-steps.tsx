import { scheduleSteps, type ScheduledStep } from '../../jobs/kit/schedule.ts';
import { en } from '../../language/en/paper.ts';
import { area } from '../../language/language.ts';
import { formatMinutes } from '../../ui/format/time.ts';
import { jobSteps, toolsToGet } from '../../projects/derive/job-steps.ts';
import { projectGates } from '../../projects/derive/project-gates.ts';
import { en as project } from '../../language/en/project.ts';
import type { ProjectView } from '../project/view.ts';

const { steps: words } = area('paper', en);
const { gates: before } = area('project', project);

function timesOf({ step }: ScheduledStep): string {
  const work = formatMinutes(step.minutes);
  return step.dryMinutes === undefined ? work : words.times(work, formatMinutes(step.dryMinutes));
}

function Step(props: {
  readonly scheduled: ScheduledStep;
  readonly isDone: boolean;
  readonly where: string;
}) {
  const { scheduled, isDone, where } = props;
  const { title, detail, safety } = scheduled.step;
  return (
    <li className="print__row">
      <span className={isDone ? 'print__tick print__tick--done' : 'print__tick'} />
      <span className="print__what">
        <b>{title}</b>
        <span className="remark">{[where, timesOf(scheduled)].filter(Boolean).join(' · ')}</span>
        <span>{detail}</span>
        {safety !== undefined && <span className="print__safety">{safety}</span>}
      </span>
    </li>
  );
}

/** The steps on paper in the order of the work, after the tools to get together. */
export function PrintSteps({ view }: { readonly view: ProjectView }) {
  const { jobs } = view.worked;
  const { steps, minutes } = scheduleSteps(jobs.map((job) => jobSteps(job, view.project.warmth)));
  const done = new Set(view.project.done);
  const tools = toolsToGet(jobs);
  const gates = projectGates(view.worked);
  const whereOf = (id: string): string => {
    const job = jobs.find(({ entry }) => entry.id === id);
    return job === undefined ? '' : words.where(job.job.title, job.placeName);
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.total(formatMinutes(minutes))}</p>
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
      {gates.length > 0 && (
        <section>
          <h2>{before.title}</h2>
          <ul className="print__rows">
            {gates.map(({ gate, answered }) => (
              <li key={gate.id} className="print__row">
                <span className={answered ? 'print__tick print__tick--done' : 'print__tick'} />
                <span className="print__what">
                  <b>{gate.title}</b>
                  <span>{gate.message}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{words.steps}</h2>
      <ol className="print__rows">
        {steps.map((scheduled) => (
          <Step
            key={scheduled.key}
            scheduled={scheduled}
            isDone={done.has(scheduled.key)}
            where={jobs.length > 1 ? whereOf(scheduled.job) : ''}
          />
        ))}
      </ol>
    </>
  );
}
