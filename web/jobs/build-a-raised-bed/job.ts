import { en } from './en.ts';
import { formatLength } from '../../measure/format-length.ts';
import { inches, litres, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { looseVolume } from '../../takeoff/structure/granular.ts';
import { REACH } from '../../takeoff/structure/raised-bed.ts';
import { liquid } from '../../takeoff/why.ts';
import type { Asked, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { showAmount } from '../kit/format-reason.ts';
import { bedBill } from './bill.ts';
import { bedDrawings } from './drawings.ts';
import { bedOf, type Asked as BedAsked } from './layout.ts';
import { bedSteps } from './steps.ts';

/** A bed that one reaches over, of the boards that shops of a region keep. */
const SIZES: Readonly<Record<Region, readonly [length: Length, width: Length, height: Length]>> = {
  uk: [mm(2400), mm(1200), mm(450)],
  us: [inches(96), inches(48), inches(16)],
  eu: [mm(2000), mm(1200), mm(450)],
  cn: [mm(2400), mm(1200), mm(450)],
};

const fieldsIn = ({ words, region }: Asked<typeof en>) => {
  const { fields } = words;
  const [long, wide, high] = SIZES[region];
  return {
    length: {
      kind: 'length',
      ...fields.length,
      usual: long,
      least: mm(500),
      most: mm(6000),
      scale: 'room',
    },
    width: {
      kind: 'length',
      ...fields.width,
      usual: wide,
      least: mm(500),
      most: mm(3000),
      scale: 'room',
    },
    height: { kind: 'length', ...fields.height, usual: high, least: mm(200), most: mm(800) },
    kind: { kind: 'choice', ...fields.kind },
    clay: { kind: 'toggle', ...fields.clay, usual: false },
    cap: { kind: 'toggle', ...fields.cap, usual: false, more: true },
  } as const;
};

/** Build a raised bed of boards or sleepers: its sides cut and staked against the soil, and filled by the litre. */
export const buildARaisedBed = defineJob({
  slug: 'build-a-raised-bed',
  phase: 'ground',
  places: ['thing'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const bed = bedOf(asked);
    const whole = { ...asked, bed };
    const materials = bedBill(whole);
    const soil = looseVolume(bed.inside, bed.fill) / 1000;
    return {
      figures: [
        { id: 'height', label: words.figures.height, value: formatLength(bed.height, locale) },
        {
          id: 'soil',
          label: words.figures.soil,
          value: showAmount(liquid(litres(Math.round(soil))), locale),
        },
      ],
      materials,
      steps: bedSteps(whole),
      drawings: bedDrawings(whole, materials),
      warnings: reachWarnings(asked),
    };
  },
});

/** Who cannot reach the middle treads on the soil. */
function reachWarnings({ values, words, locale }: BedAsked): readonly Warning[] {
  if (Math.min(values.width, values.length) <= REACH) return [];
  const message = words.wide(formatLength(REACH, locale));
  return [{ rule: 'reach', severity: 'warn', message, field: 'width' }];
}
