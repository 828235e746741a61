import { formatLength, toMm, mm, type Length } from '../../measure/units/units.ts';
import type { EdgeTrench } from '../../takeoff/ground/edging.ts';
import type { Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';

/** The path covers its outline: another job that lays something there is warned about. */
export const PATH: Target = 'ground';
export const FORMS: Target = 'part:forms';

/** Uses that need a level slab: a fall racks a shed and tilts the water of a hot tub (makers). */
const LEVEL_USES = { shed: 'shed', 'hot-tub': 'tub' } as const;

export const levelUse = ({ top, use }: Inputs['values']): 'shed' | 'tub' | undefined =>
  top === 'concrete' && (use === 'shed' || use === 'hot-tub') ? LEVEL_USES[use] : undefined;

export const isLevel = ({ values }: Inputs): boolean => levelUse(values) !== undefined;

/** Height of an edging above the surface inside it. */
export const EDGING_ABOVE = mm(10);

/** True if the trench of an edging goes deeper than the ground that is dug. */
export const hasTrench = ({ deep }: EdgeTrench, dig: Length): boolean => deep - EDGING_ABOVE > dig;

/** Overlap of sheets. */
export const SHEET_LAP = mm(300);

/** States the strips of a roll and their laps. */
export const stripsWhy =
  ({ words, locale }: Inputs, lap: Length) =>
  (strips: number, wide: Length): string =>
    words.why.strips(strips, formatLength(wide, locale), formatRoundSize(toMm(lap), locale));
