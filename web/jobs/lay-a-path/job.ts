import { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { inches, mm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { mustDrain } from '../../takeoff/structure/permits.ts';
import type { Asked, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LooseValues } from '../kit/fields.ts';
import { pathBill } from './bill.ts';
import { pathDrawings } from './drawings.ts';
import { pathOf, type Asked as PathAsked, type Path } from './layout.ts';
import { pathSteps } from './steps.ts';

const isSoil = ({ top }: LooseValues): boolean => top === 'topsoil' || top === 'compost';
const isSlab = ({ top }: LooseValues): boolean => top === 'concrete';

/** Of gravel on a path (trade practice); a slab is thicker by its use. */
const usualDepth = (region: Region): Length => (region === 'us' ? inches(2) : mm(50));

const fieldsIn = ({ words, region }: Asked<typeof en>) => {
  const { fields } = words;
  return {
    top: { kind: 'choice', ...fields.top },
    use: {
      kind: 'choice',
      ...fields.use,
      when: (values: LooseValues) => isSlab(values) || values['top'] === 'gravel',
    },
    depth: {
      kind: 'length',
      ...fields.depth,
      usual: usualDepth(region),
      least: mm(10),
      most: mm(1000),
    },
    membrane: {
      kind: 'toggle',
      ...fields.membrane,
      usual: true,
      when: (values: LooseValues) => !isSoil(values),
    },
    edging: {
      kind: 'toggle',
      ...fields.edging,
      usual: true,
      more: true,
      when: (values: LooseValues) => !isSlab(values),
    },
    base: {
      kind: 'length',
      ...fields.base,
      usual: mm(0),
      least: mm(0),
      most: mm(500),
      more: true,
      when: (values: LooseValues) => !isSoil(values),
    },
    grid: {
      kind: 'toggle',
      ...fields.grid,
      usual: false,
      more: true,
      when: (values: LooseValues) => values['top'] === 'gravel',
    },
    takeAway: { kind: 'toggle', ...fields.takeAway, usual: false, more: true },
    besideWall: { kind: 'toggle', ...fields.besideWall, usual: false, more: true, when: isSlab },
    front: { kind: 'toggle', ...fields.front, usual: false, more: true, when: isSlab },
  } as const;
};

/** Lay a path, a gravel area, a bed or a small slab: every layer by its depth, dug, compacted and drained. */
export const layAPath = defineJob({
  slug: 'lay-a-path',
  phase: 'ground',
  places: ['ground'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { place, words, locale } = asked;
    const path = pathOf(asked);
    const whole = { ...asked, path };
    const materials = pathBill(whole);
    return {
      figures: [
        { id: 'ground', label: words.figures.ground, value: formatArea(place.area, locale) },
        { id: 'dig', label: words.figures.dig, value: formatLength(path.dig, locale) },
      ],
      materials,
      steps: pathSteps(whole),
      drawings: pathDrawings(whole, materials),
      warnings: [...thinWarnings(asked, path), ...drainWarnings(asked)],
    };
  },
});

/** Who asks for less than a slab's use takes is told; the usual depth is that of gravel and says nothing of slabs. */
function thinWarnings(
  { values, words, locale, region }: PathAsked,
  { slab }: Path,
): readonly Warning[] {
  const isUsual = values.depth === usualDepth(region);
  if (slab === undefined || values.depth >= slab.thickness || isUsual) return [];
  const message = words.thin(formatLength(slab.thickness, locale));
  return [{ rule: 'slab-thickness', severity: 'warn', message, field: 'depth' }];
}

/** England: a front garden that is paved must let water through, or drain it into a bed. */
function drainWarnings({ place, home, values, words }: PathAsked): readonly Warning[] {
  if (values.top !== 'concrete' || !mustDrain(home.country, place.area, values.front)) return [];
  return [{ rule: 'planning-gb', severity: 'warn', message: words.mustDrain, field: 'front' }];
}
