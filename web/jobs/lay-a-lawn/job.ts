import { en } from './en.ts';
import { formatArea } from '../../measure/format-length.ts';
import { inches, mm, toSquareMetres } from '../../measure/units.ts';
import { SEED } from '../../takeoff/structure/lawn.ts';
import { grams } from '../../takeoff/why.ts';
import type { Asked } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LooseValues } from '../kit/fields.ts';
import { showAmount } from '../kit/format-reason.ts';
import { lawnBill } from './bill.ts';
import { lawnDrawings } from './drawings.ts';
import { turfOn } from './layout.ts';
import { lawnSteps } from './steps.ts';

const fieldsIn = ({ words, region }: Asked<typeof en>) => {
  const { fields } = words;
  return {
    kind: { kind: 'choice', ...fields.kind },
    old: { kind: 'toggle', ...fields.old, usual: true },
    soil: {
      kind: 'length',
      ...fields.soil,
      usual: region === 'us' ? inches(2) : mm(50),
      least: mm(0),
      most: mm(300),
    },
    clay: { kind: 'toggle', ...fields.clay, usual: false, more: true },
    takeAway: {
      kind: 'toggle',
      ...fields.takeAway,
      usual: false,
      more: true,
      when: ({ old }: LooseValues) => old === true,
    },
  } as const;
};

/** Lay a lawn of turf, strip by strip, or sow one: soil, feed and water included. */
export const layALawn = defineJob({
  slug: 'lay-a-lawn',
  phase: 'ground',
  places: ['ground'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale, place } = asked;
    const turf = turfOn(asked);
    const whole = { ...asked, turf };
    const materials = lawnBill(whole);
    const seed = grams(Math.ceil(toSquareMetres(place.area) * SEED));
    return {
      figures: [
        { id: 'lawn', label: words.figures.lawn, value: formatArea(place.area, locale) },
        turf === undefined
          ? { id: 'seed', label: words.figures.seed, value: showAmount(seed, locale) }
          : { id: 'rolls', label: words.figures.rolls, value: String(turf.layout.tiles) },
      ],
      materials,
      steps: lawnSteps(whole),
      drawings: lawnDrawings(whole, materials),
    };
  },
});
