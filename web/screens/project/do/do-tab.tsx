import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { type ScheduledStep, scheduleSteps } from '../../../planner/jobs/kit/steps/schedule.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { useWakeLock } from '../../../platform/wake-lock.ts';
import {
  currentStep,
  jobSteps,
  planDays,
  toolsToGet,
} from '../../../planner/calendar/plan-days.ts';
import { formerSteps } from '../../../planner/project/left-behind.ts';
import { heldBy, projectGates } from '../../../planner/project/project-gates.ts';
import { answerGate } from '../../../documents/edits/edit.ts';
import { changeSettings } from '../../../documents/settings/settings.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { formatDayAhead, useNow } from '../../../ui/format/time.ts';
import { StepDrawing } from '../../../ui/drawings/layers/step-drawing.tsx';
import { PrintButton } from '../../print/print-button.tsx';
import { DayList } from './day-list.tsx';
import { daysInWords, DaysSheet } from './days-sheet.tsx';
import { DryingTimers, tickStep, untickStep } from './drying-timers.tsx';
import { Gates } from './gates.tsx';
import { CurrentStep, doneLabel, isRest, StepRow } from './step-rows.tsx';
import { TabScreen, type ProjectView } from '../tab-screen.tsx';
import { TooCold } from './warmth-choice.tsx';

const { doing: words, days: dayWords, gates: gateWords, jobIn, measure } = projectWords;

const MINUTE = 60_000;

/** Scrolls to the picture of the current step when it changes. */
function useStepInSight(key: string | undefined): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.querySelector('.do-picture')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
}

/** Do: the current step in large type, then the following steps by working day. */
export function DoTab(view: ProjectView) {
  const { project, worked, settings } = view;
  const now = useNow();
  const sheet = useSheet('days');
  useWakeLock(settings.awake);
  const jobs = worked.jobs.map((job) => jobSteps(job, project.warmth));
  const count = jobs.reduce((sum, one) => sum + one.steps.length, 0);
  // Only what was begun needs the order of all steps.
  const isBegun = project.done.length + Object.keys(project.timers).length > 0;
  const steps = isBegun ? scheduleSteps(jobs).steps : [];
  const days = planDays(project, jobs, settings, now);
  const done = new Set(project.done);
  const ticked = steps.filter(({ key }) => done.has(key));

  const jobOf = (id: string) => worked.jobs.find(({ entry }) => entry.id === id);
  const current = currentStep(days, worked.jobs);
  const currentJob = current === undefined ? undefined : jobOf(current.job);
  const [held] =
    current === undefined || currentJob === undefined ? [] : heldBy(currentJob, current.step);
  const asked = projectGates(worked).find(({ gate }) => gate.id === held?.id);
  useStepInSight(current?.key);

  const rooms = new Set(worked.jobs.map(({ entry }) => entry.place));
  /** Place or title of a job, or both, if the project has several. */
  const whereOf = (id: string): string | undefined => {
    const job = jobOf(id);
    if (job === undefined || worked.jobs.length < 2) return undefined;
    const { entry, job: its, placeName } = job;
    if (rooms.size === 1) return its.title;
    const isAlone = worked.jobs.filter((one) => one.entry.place === entry.place).length === 1;
    return isAlone ? placeName : jobIn(its.title, placeName);
  };
  const tick = ({ key, step }: ScheduledStep): void =>
    done.has(key)
      ? untickStep(project.id, key, entryOf(project.timers, key))
      : tickStep(project.id, key, step);
  const former = formerSteps(project, jobs);
  const drying = steps.filter(({ key }) => entryOf(project.timers, key) !== undefined);
  const timers = [
    ...drying.map(({ key, step, job }) => {
      const { title } = step;
      const isAlone = drying.every((one) => one.key === key || one.step.title !== title);
      const where = isAlone ? undefined : whereOf(job);
      return {
        key,
        rests: isRest(step),
        dry: entryOf(project.timers, key) ?? 0,
        title: where === undefined ? title : words.step(title, where),
      };
    }),
    ...former.timers.map(([key, dry]) => ({
      key,
      rests: false,
      dry,
      title: words.formerStep,
    })),
  ];
  const tools = toolsToGet(worked.jobs);
  const [today] = days;

  const action =
    current === undefined ? undefined : asked === undefined ? (
      <button type="button" className="button button--main" onClick={() => tick(current)}>
        {doneLabel(current.step)}
      </button>
    ) : (
      <button
        type="button"
        className="button button--main"
        onClick={() => changeProject(project.id, answerGate(asked, true))}
      >
        {gateWords.checked}
      </button>
    );
  return (
    <TabScreen
      view={view}
      line={
        count === 0 ? (
          words.nothing
        ) : (
          <>
            {today !== undefined && <b>{formatDayAhead(today.at, now)}</b>}
            <span>{words.done(ticked.length, count)}</span>
          </>
        )
      }
      action={action}
    >
      {count === 0 && (
        <p className="lead">
          {words.empty} <Link to={`/project/${project.id}`}>{measure}</Link>
        </p>
      )}
      {former.ticks > 0 && <p className="note">{words.formerTicks(former.ticks)}</p>}
      {current !== undefined && (
        <div className="do-picture">
          <StepDrawing view={view} job={currentJob} step={current.step} />
        </div>
      )}
      {current !== undefined && (
        <CurrentStep
          key={current.key}
          step={current.step}
          job={currentJob}
          where={whereOf(current.job)}
          waits={current.dry === 0 ? 0 : now + current.dry * MINUTE}
          now={now}
        />
      )}
      <DryingTimers project={project.id} timers={timers} now={now} />
      {count > 0 && <TooCold {...view} />}
      {count > 0 && current === undefined && <p className="lead">{words.allDone}</p>}
      <Gates {...view} />
      {count > 0 && (
        <div className="row">
          <span className="row__main">{daysInWords(settings)}</span>
          <button type="button" className="button button--plain" onClick={() => sheet.open('all')}>
            {dayWords.change}
          </button>
        </div>
      )}
      {rooms.size > 1 && days.length > 0 && (
        <Choice
          legend={dayWords.order}
          value={settings.byRoom ? 'room' : 'day'}
          options={[
            { value: 'day', label: dayWords.byDay },
            { value: 'room', label: dayWords.byRoom },
          ]}
          onChange={(by) => changeSettings({ byRoom: by === 'room' })}
        />
      )}
      <DayList
        days={days}
        current={current}
        now={now}
        hours={settings.hours}
        isByRoom={settings.byRoom && rooms.size > 1}
        jobOf={jobOf}
        whereOf={whereOf}
        onTick={tick}
      />
      {ticked.length > 0 && (
        <details className="more">
          <summary>{words.doneSteps(ticked.length)}</summary>
          <ul className="rows">
            {ticked.map((scheduled) => (
              <StepRow
                key={scheduled.key}
                part={{ step: scheduled.step, minutes: scheduled.step.minutes, goesOn: false }}
                job={jobOf(scheduled.job)}
                where={whereOf(scheduled.job)}
                isDone
                onTick={() => tick(scheduled)}
              />
            ))}
          </ul>
        </details>
      )}
      {tools.length > 0 && (
        <details className="more">
          <summary>{words.tools}</summary>
          <ul className="plain-list">
            {tools.map((tool) => (
              <li key={tool.id}>{tool.own ? tool.name : words.hire(tool.name)}</li>
            ))}
          </ul>
        </details>
      )}
      {count > 0 && <PrintButton what="steps" view={view} />}
      {sheet.about !== null && <DaysSheet view={view} onClose={sheet.close} />}
    </TabScreen>
  );
}
