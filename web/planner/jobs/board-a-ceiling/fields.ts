import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Shelf } from '../../stock/shelf.ts';
import { mostSpacing } from '../../takeoff/structure/indoors/plasterboard.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

/**
 * Support of the boards: joists, joists through the old ceiling, battens under joists, battens or steel under
 * concrete.
 */
export type Onto = 'joists' | 'over' | 'battens' | 'slab';

/** As ceilings are boarded in a region, the most usual first. */
export const ONTO: Readonly<Record<Region, readonly [Onto, ...(readonly Onto[])]>> = {
  uk: ['joists', 'over', 'battens'],
  us: ['joists', 'over', 'battens'],
  eu: ['battens', 'joists', 'slab'],
  cn: ['slab', 'battens'],
};

/** Centre-to-centre spacing of joists. */
const JOISTS: Readonly<Record<Region, Length>> = {
  uk: mm(400),
  us: inches(16),
  eu: mm(600),
  cn: mm(600),
};
/** True if the region's shops sell steel to hang ceilings under concrete; else battens are plugged to it. */
export const isHung = (shelf: Shelf): boolean => shelf['ceiling-channel'].form === 'lengths';
/** Usual distance from concrete to boards: room for lights. */
const DROP = mm(200);

const hasJoists = (values: LooseValues): boolean =>
  values['onto'] !== undefined && values['onto'] !== 'slab';

export const fieldsIn = ({ words, region, shelf }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const isSkimSold = shelf['skim-plaster'].form !== 'not-sold';
  return {
    onto: {
      kind: 'choice',
      ...fields.onto,
      options: Object.fromEntries(
        ONTO[region].map((onto) => [
          onto,
          words.onto[onto === 'slab' && isHung(shelf) ? 'hung' : onto],
        ]),
      ),
    },
    joists: { kind: 'choice', ...fields.joists, when: hasJoists },
    spacing: {
      ...fields.spacing,
      ...sizeField(200, 1200, JOISTS[region]),
      // Boards go onto joists where these are close enough.
      usualOf: ({ onto }: LooseValues) =>
        onto === 'battens' ? JOISTS[region] : length(Math.min(JOISTS[region], mostSpacing(region))),
      when: hasJoists,
    },
    drop: {
      ...fields.drop,
      ...sizeField(100, 1400, DROP),
      when: ({ onto }: LooseValues) => onto === 'slab' && isHung(shelf),
    },
    finish: { kind: 'choice', ...fields.finish, more: true, when: () => isSkimSold },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room', ReturnType<typeof fieldsIn>>;
