import { en } from './en.ts';
import { en as enProducts } from '../../language/en/products.ts';
import { formatDimension } from '../../measure/format-length.ts';
import { inches, length, mm } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import { variantLabel } from '../../stock/label.ts';
import { REVEAL, ROUGH_CUT } from '../../takeoff/structure/skirting.ts';
import type { Asked, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LooseValues } from '../kit/fields.ts';
import { skirtingBill } from './bill.ts';
import { skirtingDrawings } from './drawings.ts';
import { architraveOf, fit, type Asked as SkirtingAsked, type Fitted } from './layout.ts';
import { skirtingSteps } from './steps.ts';
import { usualSaw } from '../kit/workshop.ts';

/** Boards about so high are fitted most. */
const USUAL_HEIGHT = mm(120);
const USUAL_FRAME = mm(70);

const fieldsIn = ({ words, shelf, locale, region, workshop }: Asked<typeof en>) => {
  const { fields } = words;
  const { variants } = shelf.skirting;
  const products = locale.words('products', enProducts);
  const casing = architraveOf(shelf);
  const hasCasing = (): boolean => casing !== undefined;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    size: {
      kind: 'choice',
      ...fields.size,
      options: Object.fromEntries(variants.map((one) => [one.key, variantLabel(one, products)])),
      usual: variantNearest(variants, 'width', USUAL_HEIGHT).key,
    },
    frame: {
      kind: 'length',
      ...fields.frame,
      usual: casing === undefined ? USUAL_FRAME : length(casing.width + REVEAL),
      least: mm(0),
      most: mm(200),
      when: (values: LooseValues) => values['architrave'] === 'no' || !hasCasing(),
    },
    architrave: { kind: 'choice', ...fields.architrave, when: hasCasing },
    old: { kind: 'toggle', ...fields.old, usual: true, more: true },
    wall: {
      kind: 'choice',
      ...fields.wall,
      usual: region === 'us' ? 'studs' : 'masonry',
      more: true,
    },
    finish: {
      kind: 'choice',
      ...fields.finish,
      // Foil-wrapped and plastic boards are what shops of the others keep most.
      usual: region === 'uk' || region === 'us' ? 'paint' : 'bought',
      more: true,
    },
    rough: {
      kind: 'length',
      ...fields.rough,
      usual: region === 'us' ? inches(2) : ROUGH_CUT,
      least: mm(0),
      most: mm(300),
      more: true,
    },
    kerf: {
      kind: 'length',
      ...fields.kerf,
      usual: workshop.kerf ?? usualSaw(locale).kerf,
      least: mm(0),
      most: mm(10),
      more: true,
    },
    profile: { kind: 'text', ...fields.profile, more: true },
  } as const;
};

/** Fit skirting, and architraves where they are wanted: wall to wall between the doorways. */
export const fitSkirting = defineJob({
  slug: 'fit-skirting',
  phase: 'fittings',
  places: ['room'],
  uses: ['doors', 'doorPlaces', 'doorHeights'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const fitted = fit(asked);
    const materials = skirtingBill(asked, fitted);
    const ids = materials.map(({ id }) => id);
    return {
      figures: [
        { id: 'run', label: words.figures.run, value: formatDimension(fitted.run, locale) },
        ...(fitted.around === undefined
          ? []
          : [
              {
                id: 'around',
                label: words.figures.around,
                value: formatDimension(fitted.aroundRun, locale),
              },
            ]),
      ],
      materials,
      steps: skirtingSteps(asked, fitted),
      drawings: skirtingDrawings(asked, fitted, ids),
      warnings: tooLongWarnings(asked, fitted),
    };
  },
});

/** A doorway that no length reaches round has no architrave here, and that is said. */
function tooLongWarnings({ words }: SkirtingAsked, { around }: Fitted): readonly Warning[] {
  if (around === undefined || around.tooLong === 0) return [];
  const message = words.tooLong(around.tooLong);
  return [{ rule: 'architrave-length', severity: 'warn', field: 'architrave', message }];
}
