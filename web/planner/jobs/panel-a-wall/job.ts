import { en as enPlan } from '../../../language/en/job-plan.ts';
import { formatArea, formatLength } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { panelDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { lowestOf, panelled, type Panelled } from './layout.ts';
import { panelSteps } from './steps.ts';

/** Panel a wall: strips in frames with equal gaps, or boards side by side, round doors, windows and sockets. */
export const job = defineJob({
  card,
  heeds: ['skirting'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const done = panelled(inputs);
    if (done === undefined) return { problems: { height: words.tooLow } };
    if (done.uprights.length === 0) return { problems: { walls: words.tooNarrow } };
    const gap = done.gaps[0];
    return {
      figures: figures(words.figures, {
        area: formatArea(done.area, locale),
        panels: gap && String(done.panels),
        gap: gap && formatLength(gap, locale),
      }),
      steps: panelSteps(inputs, done),
      drawings: panelDrawings(inputs, done),
      warnings: [
        ...socketWarnings(inputs, done),
        ...lostSockets(inputs, done),
        ...ceilingWarnings(inputs),
      ],
    };
  },
});

/** Panelling that the lowest of its walls keeps from going higher at another place. */
function ceilingWarnings({ values, words, locale }: Inputs): readonly Warning[] {
  const ceiling = lowestOf(values.walls.walls);
  const isHigher = values.walls.walls.some(({ shape }) => shape.height > ceiling);
  if (!isHigher || values.height <= ceiling) return [];
  const message = words.underCeiling(formatLength(ceiling, locale));
  return [{ rule: 'low-ceiling', severity: 'warn', field: 'height', message }];
}

/** A socket that no even spacing misses. */
function socketWarnings(
  { values, words, locale }: Inputs,
  { covered }: Panelled,
): readonly Warning[] {
  if (covered === 0) return [];
  const message = words.onSocket(formatLength(values.gap, locale));
  return [{ rule: 'socket-on-strip', severity: 'warn', field: 'socket', message }];
}

/** Sockets beyond the first wall or in its doorways, which are not counted. */
function lostSockets(
  { values, words, locale }: Inputs,
  { walls: [first] }: Panelled,
): readonly Warning[] {
  if (first === undefined) return [];
  return (['socket', 'socket2'] as const)
    .filter((field) => values[field] > 0 && !first.sockets.includes(values[field]))
    .map((field) => ({
      rule: 'socket-off-wall',
      severity: 'warn',
      field,
      message: words.offWall(
        formatLength(values[field], locale),
        locale.words('jobPlan', enPlan).wall(first.wall.id),
      ),
      fix: { field, value: '0' },
    }));
}
