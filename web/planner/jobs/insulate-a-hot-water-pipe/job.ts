import { formatDimension, formatLength } from '../../measure/units/format-length.ts';
import type { Ring } from '../../measure/outline/polygon.ts';
import { length, mm } from '../../measure/units/units.ts';
import type { JobDrawing, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { figures } from '../kit/figures.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { fieldsIn, type Asked } from './fields.ts';
import { coveredOf, type Covered } from './layout.ts';
import { pipeSteps } from './steps.ts';

/** Insulate a hot-water pipe: sleeves for the run, its bends and branches, with tape and ties. */
export const job = defineJob({
  card,
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const covered = coveredOf(asked);
    return {
      figures: figures(asked.words.figures, {
        run: formatDimension(covered.run, asked.locale),
        joints: String(covered.joints),
      }),
      steps: pipeSteps(asked, covered),
      drawings: [sectionOf(asked, covered)],
      warnings: warningsOf(asked),
    };
  },
});

/** GEG, annex 8: to 22 mm inside a pipe, 20 mm of 0.035 W/(m·K). */
const GERMAN_LEAST = mm(20);

function warningsOf({ values, words, locale, home }: Asked): readonly Warning[] {
  if (home.country !== 'de' || values.wall >= GERMAN_LEAST) return [];
  const message = words.thin(formatLength(GERMAN_LEAST, locale));
  return [{ rule: 'pipe-lagging', severity: 'warn', field: 'wall', message }];
}

/** A circle is drawn of so many straight sides. */
const SIDES = 48;

const circle = (middle: number, radius: number): Ring =>
  Array.from({ length: SIDES }, (_, i) => {
    const turn = (2 * Math.PI * i) / SIDES;
    return {
      x: Math.round(middle + radius * Math.cos(turn)),
      y: Math.round(middle + radius * Math.sin(turn)),
    };
  });

/** Pipe and sleeve cut through, to scale. */
function sectionOf({ words, values, locale }: Asked, { pipe }: Covered): JobDrawing {
  const wide = pipe + 2 * values.wall;
  const middle = wide / 2;
  const shown = (size: number): string => formatLength(length(size), locale);
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['pipe-lagging'],
    surface: [circle(middle, middle)],
    seen: 'wall',
    pieces: [
      {
        shape: [circle(middle, middle), circle(middle, pipe / 2).toReversed()],
        whole: true,
        from: 0,
      },
      { shape: [circle(middle, pipe / 2)], whole: false, from: 1 },
    ],
    notes: [
      { at: { x: middle, y: middle }, text: words.drawing.pipe(shown(pipe)) },
      { at: { x: middle, y: wide - values.wall / 2 }, text: shown(values.wall) },
    ],
    says: words.drawing.says(shown(pipe), shown(values.wall), shown(wide)),
  };
}
