import { en } from './en.ts';
import { formatArea, formatDimension } from '../../measure/format-length.ts';
import type { PlaceKind } from '../../measure/place.ts';
import { boxRing } from '../../measure/polygon.ts';
import { inches, length, mm, rectangle, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Asked, Drawing } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { block, wallDrawing } from '../kit/drawings.ts';
import type { LooseValues } from '../kit/fields.ts';
import { outsideBill } from './bill.ts';
import { coatedOf, FOOT, type Asked as OutsideAsked, type Coated } from './layout.ts';
import { outsideSteps } from './steps.ts';

/** As high as panels and pickets of a region's shops are. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(1830),
  us: inches(72),
  eu: mm(1800),
  cn: mm(1200),
};

/** A wall has its own height, and one side. */
const onlyFence = (_values: LooseValues, on?: PlaceKind): boolean => on !== 'wall';

const fieldsIn = ({ words, region }: Asked<typeof en>) => {
  const { fields } = words;
  return {
    height: {
      kind: 'length',
      ...fields.height,
      usual: HEIGHT[region],
      least: mm(300),
      most: mm(3000),
      when: onlyFence,
    },
    sides: { kind: 'choice', ...fields.sides, when: onlyFence },
    wood: { kind: 'choice', ...fields.wood },
    state: { kind: 'choice', ...fields.state },
    finish: { kind: 'choice', ...fields.finish },
    coats: {
      kind: 'number',
      ...fields.coats,
      usual: 2,
      least: 1,
      most: 3,
      whole: true,
      more: true,
    },
    colour: { kind: 'text', ...fields.colour, more: true },
  } as const;
};

/** Paint or stain a fence, or the boards of a shed or a house, with all that the wood needs first. */
export const paintOutsideWood = defineJob({
  slug: 'paint-outside-wood',
  phase: 'paint',
  places: ['run', 'wall'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const coated = coatedOf(asked);
    const materials = outsideBill(asked, coated);
    const ids = materials.map(({ id }) => id);
    return {
      figures: [
        { id: 'wood', label: words.figures.wood, value: formatArea(coated.area, locale) },
        { id: 'run', label: words.figures.run, value: formatDimension(coated.run, locale) },
      ],
      materials,
      steps: outsideSteps(asked, coated),
      drawings: drawingsOf(asked, coated, ids),
    };
  },
});

/** A wall less its openings; each stretch of a fence with the foot that gets preservative. */
function drawingsOf(
  { place, values, words, locale }: OutsideAsked,
  { sides }: Coated,
  ids: readonly string[],
): readonly Drawing[] {
  if (place.kind === 'wall') return [wallDrawing(place.wall, ids, locale)];
  const high = values.height;
  return place.stretches.map((long, i) => {
    const face = formatArea(rectangle(long, high), locale);
    const middle = { x: long / 2, y: (FOOT + high) / 2 };
    return {
      id: `stretch-${i}`,
      name: words.drawing.stretch(place.stretches.length === 1 ? undefined : i + 1),
      counts: ids,
      surface: [boxRing({ x0: 0, y0: 0, x1: long, y1: high })],
      seen: 'wall',
      pieces: [block(0, 0, long, FOOT), block(0, FOOT, long, length(high - FOOT), true)],
      notes: [{ at: middle, text: sides === 1 ? face : `${face} × 2` }],
      says: words.drawing.says(
        formatDimension(long, locale),
        formatDimension(high, locale),
        face,
        sides,
      ),
    };
  });
}
