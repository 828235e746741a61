import { useContext, type ReactNode } from 'react';
import { IsReturn } from '../../../app/shell/is-return.ts';
import type { ScheduledStep } from '../../../planner/jobs/kit/steps/schedule.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import type { PlannedJob } from '../../../planner/plan.ts';
import type { DayPart, PlannedDay } from '../../../planner/calendar/plan-days.ts';
import { formatAbout, formatDayAhead } from '../../../ui/format/time.ts';
import { Growing, Later } from '../../../ui/controls/more.tsx';
import { StepRow } from './step-rows.tsx';

const { doing: words } = projectWords;
const { hours: inHours } = amountsWords;

interface Item extends DayPart {
  readonly day: PlannedDay;
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly time: string;
  readonly items: readonly Item[];
}

/** Days that go on past the user's hours, each once. */
const pastHours = (items: readonly Item[]): readonly PlannedDay[] => [
  ...new Set(items.map(({ day }) => day).filter(({ goesPast }) => goesPast)),
];

const minutesOf = (items: readonly Item[]): number =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Sections by day; later days are collapsed to a summary. */
const byDay = (days: readonly PlannedDay[], now: number): readonly Section[] =>
  days.map((day) => ({
    id: String(day.at),
    title: formatDayAhead(day.at, now),
    time: words.about(formatAbout(day.minutes)),
    items: day.parts.map((part) => ({ ...part, day })),
  }));

/** Sections by room, each with its days. */
function byRoom(days: readonly PlannedDay[], roomOf: (job: string) => string): readonly Section[] {
  const items = days.flatMap((day) => day.parts.map((part) => ({ ...part, day })));
  return [...Map.groupBy(items, ({ scheduled }) => roomOf(scheduled.job))].map(([room, own]) => ({
    id: room,
    title: room,
    time: words.about(formatAbout(minutesOf(own))),
    items: own,
  }));
}

/** Steps that appear below the current one at first. */
const FEW = 4;

/** Days or rooms that are there at first. */
const FEW_DAYS = 2;

/** Number of steps that the summary of a day names. */
const NAMED = 2;

const heldIn = (items: readonly Item[]): string => {
  const titles = [...new Set(items.map(({ scheduled }) => scheduled.step.title))];
  return words.andMore(titles.slice(0, NAMED), Math.max(0, titles.length - NAMED));
};

/** Steps after the current one, one line each, by day or by room. */
export function DayList(props: {
  readonly days: readonly PlannedDay[];
  readonly current: ScheduledStep | undefined;
  readonly now: number;
  readonly isByRoom: boolean;
  /** The user's hours of work on a day. */
  readonly hours: number;
  readonly jobOf: (job: string) => PlannedJob | undefined;
  readonly whereOf: (job: string) => string | undefined;
  readonly onTick: (step: ScheduledStep) => void;
}) {
  const { days, current, now, isByRoom, hours, jobOf, whereOf } = props;
  const isReturn = useContext(IsReturn);
  const sections = isByRoom ? byRoom(days, (job) => jobOf(job)?.placeName ?? '') : byDay(days, now);
  const rowsOf = (left: readonly Item[]): ReactNode => (
    <ol className="rows">
      <Growing first={FEW} isNow={isReturn}>
        {left.map((part) => (
          <StepRow
            key={`${part.scheduled.key} ${part.day.at}`}
            part={{ ...part, step: part.scheduled.step }}
            job={jobOf(part.scheduled.job)}
            where={isByRoom ? undefined : whereOf(part.scheduled.job)}
            when={isByRoom ? formatDayAhead(part.day.at, now) : undefined}
            isDone={false}
            onTick={() => props.onTick(part.scheduled)}
          />
        ))}
      </Growing>
    </ol>
  );
  const drawn = sections.map(({ id, title, time, items }, i) => {
    const left = items.filter(({ scheduled, goesOn }) => goesOn || scheduled.key !== current?.key);
    if (left.length === 0) return null;
    return (
      <details key={id} className="more day" open={i === 0}>
        <summary>
          <strong>{title}</strong>
          <span className="remark">{time}</span>
          <span className="remark day__what">{heldIn(left)}</span>
        </summary>
        {pastHours(items).map(({ at }) => (
          <p key={at} className="note">
            {words.goesPast(formatDayAhead(at, now), inHours(hours))}
          </p>
        ))}
        <Later isNow={i === 0 && isReturn}>{rowsOf(left)}</Later>
      </details>
    );
  });
  return (
    <Growing first={FEW_DAYS} isNow={isReturn}>
      {drawn}
    </Growing>
  );
}
