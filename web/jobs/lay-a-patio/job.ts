import { en } from './en.ts';
import { formatLength } from '../../measure/format-length.ts';
import { mm, type Length } from '../../measure/units.ts';
import { mustDrain } from '../../takeoff/structure/permits.ts';
import type { Asked, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LengthSpec, LooseValues } from '../kit/fields.ts';
import { patioBill } from './bill.ts';
import { patioDrawings } from './drawings.ts';
import { baseOf, largestSlab, patioOf, type Asked as PatioAsked, type Patio } from './layout.ts';
import { patioSteps } from './steps.ts';

type Unlabelled = Omit<LengthSpec, 'label'>;

const side = (usual: Length = mm(600)) =>
  ({ kind: 'length', usual, least: mm(150), most: mm(1500) }) as const satisfies Unlabelled;

/** Slabs on sand are what shops sell for in the US and on the continent; elsewhere they lie in mortar. */
const ON_SAND: ReadonlySet<string> = new Set(['us', 'eu']);

const base = (usual: Length) =>
  ({
    kind: 'length',
    usual,
    least: mm(50),
    most: mm(400),
    more: true,
  }) as const satisfies Unlabelled;
const isFirm = (values: LooseValues): boolean => values['clay'] !== true;

const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
  const { fields } = words;
  const slab = largestSlab(shelf['paving-slab'].variants);
  return {
    length: { ...fields.length, ...side(slab.length) },
    width: { ...fields.width, ...side(slab.width) },
    bedding: { kind: 'choice', ...fields.bedding, usual: ON_SAND.has(region) ? 'sand' : 'mortar' },
    pattern: { kind: 'choice', ...fields.pattern },
    house: { kind: 'toggle', ...fields.house, usual: true },
    clay: { kind: 'toggle', ...fields.clay, usual: false, more: true },
    firmBase: { ...fields.firmBase, ...base(baseOf(false, region)), when: isFirm },
    clayBase: {
      ...fields.clayBase,
      ...base(baseOf(true, region)),
      when: (values: LooseValues) => !isFirm(values),
    },
    takeAway: { kind: 'toggle', ...fields.takeAway, usual: false, more: true },
    front: { kind: 'toggle', ...fields.front, usual: false, more: true },
    seal: { kind: 'toggle', ...fields.seal, usual: false, more: true },
  } as const;
};

/** Lay a patio of slabs: each in its place from the house line, with its cuts, its fall and every layer below. */
export const layAPatio = defineJob({
  slug: 'lay-a-patio',
  phase: 'ground',
  places: ['ground'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const patio = patioOf(asked);
    const whole = { ...asked, patio };
    const materials = patioBill(whole);
    return {
      figures: [
        { id: 'slabs', label: words.figures.slabs, value: String(patio.layout.tiles) },
        { id: 'dig', label: words.figures.dig, value: formatLength(patio.dig, locale) },
      ],
      materials,
      steps: patioSteps(whole),
      drawings: patioDrawings(whole, materials),
      warnings: [...thinWarnings(asked, patio), ...drainWarnings(asked)],
    };
  },
});

/** Thinner slabs crack where sand gives way (makers’ laying instructions). */
const LEAST_ON_SAND = mm(30);

function thinWarnings(
  { values, words, locale }: PatioAsked,
  { thickness }: Patio,
): readonly Warning[] {
  if (values.bedding === 'mortar' || thickness >= LEAST_ON_SAND) return [];
  const message = words.thin(formatLength(LEAST_ON_SAND, locale));
  return [{ rule: 'thin-slab', severity: 'warn', message, field: 'bedding' }];
}

/** England: a front garden that is paved must let water through, or drain it into a bed. */
function drainWarnings({ place, home, values, words }: PatioAsked): readonly Warning[] {
  if (!mustDrain(home.country, place.area, values.front)) return [];
  return [{ rule: 'planning-gb', severity: 'warn', message: words.mustDrain, field: 'front' }];
}
