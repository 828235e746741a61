import type { Schedule } from '../../jobs/kit/schedule.ts';
import { formatMinutes } from '../../ui/format/time.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';

const { doing: words } = area('project', en);

interface Span {
  readonly key: string;
  readonly kind: 'work' | 'dry';
  readonly minutes: number;
}

/** Work in turn with the waiting between and after it. */
function spansOf({ steps, minutes: end }: Schedule): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { key, starts, step } of steps) {
    if (starts > at) spans.push({ key: `${key} wait`, kind: 'dry', minutes: starts - at });
    spans.push({ key, kind: 'work', minutes: step.minutes });
    at = starts + step.minutes;
  }
  if (end > at) spans.push({ key: 'end', kind: 'dry', minutes: end - at });
  return spans;
}

/** Work and waiting of what is left, to scale along one line: solid is work, hatched is waiting. */
export function DryingLine(props: {
  readonly schedule: Schedule;
  /** How long it would take with nothing done while something dries. */
  readonly oneByOne: number;
}) {
  const { schedule, oneByOne } = props;
  if (schedule.minutes === 0) return null;
  const saved = oneByOne - schedule.minutes;
  return (
    <figure className="drying">
      <div className="drying__bar" aria-hidden="true">
        {spansOf(schedule)
          .filter(({ minutes }) => minutes > 0)
          .map(({ key, kind, minutes }) => (
            <span key={key} className={`drying__${kind}`} style={{ flexGrow: minutes }} />
          ))}
      </div>
      <figcaption className="remark">
        {words.whole(formatMinutes(schedule.minutes), saved > 0 ? formatMinutes(saved) : undefined)}
      </figcaption>
    </figure>
  );
}
