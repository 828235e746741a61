import { length, mm } from '../../measure/units/units.ts';
import { firstSection } from '../../stock/shelf.ts';
import { revealIn, roughCutIn } from '../../takeoff/structure/indoors/skirting.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { usualSkirting } from '../kit/finish/woodwork.ts';
import { sizeField, type LooseValues, variantOptions } from '../kit/fields.ts';
import { usualSaw } from '../kit/steps/workshop.ts';
import type { en } from './en.ts';

const USUAL_FRAME = mm(70);

export const fieldsIn = ({ words, shelf, locale, region, workshop }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const { variants } = shelf.skirting;
  const casing = firstSection(shelf.architrave);
  const hasCasing = (): boolean => casing !== undefined;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    size: {
      kind: 'choice',
      ...fields.size,
      options: variantOptions(variants, locale),
      usual: usualSkirting(shelf).key,
    },
    frame: {
      ...fields.frame,
      ...sizeField(
        0,
        200,
        casing === undefined ? USUAL_FRAME : length(casing.width + revealIn(region)),
      ),
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
      ...fields.rough,
      ...sizeField(0, 300, roughCutIn(region)),
      more: true,
    },
    kerf: {
      ...fields.kerf,
      ...sizeField(0, 10, workshop.kerf ?? usualSaw(locale).kerf),
      more: true,
    },
    profile: { kind: 'text', ...fields.profile, more: true },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room', ReturnType<typeof fieldsIn>>;
