import { formatLength, type Length } from '../../measure/units/units.ts';
import { compact, type Target } from '../kit/contract.ts';
import { BROKEN_UNITS } from '../kit/steps/groundwork.ts';
import { cementGloves, DAY } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';

/**
 * Minutes until mortar can be walked on, a haunch holds, joints have set, and a patio can be sealed (makers and
 * trade practice).
 */
export const WAIT = { bed: 2 * DAY, haunch: DAY, joints: DAY, seal: 28 * DAY } as const;
/** Square metres and metres an hour. */
export const PACE = { base: 8, fabric: 30, screed: 6, edge: 3, joint: 6, seal: 15 } as const;

/** The patio covers its outline: another job that lays something there is warned about. */
export const PATIO: Target = 'ground';
export const EDGE: Target = `${PATIO}/edge`;
export const SLABS: Target = 'part:slabs';
export const MORTAR: Target = 'part:mortar';

/** Lines that several steps take. */
export function sharedLines(inputs: Inputs, patio: Patio) {
  const { bill, words } = inputs;
  const { layout, slab } = patio;
  const { why } = words;
  return {
    gloves: bill.pack('work-gloves', 1, why.gloves),
    wetGloves: cementGloves(inputs),
    glasses: bill.pack('safety-glasses', 1, why.glasses),
    mask: bill.pack('silica-mask', 2, why.mask),
    slabs: bill.pack('paving-slab', layout.tiles, slabsWhy(inputs, patio), {
      variant: slab,
      slack: BROKEN_UNITS,
    }),
  };
}
export type PatioShared = ReturnType<typeof sharedLines>;

/** Numbers of full and cut slabs, and sizes that would save some. */
function slabsWhy({ words, locale }: Inputs, patio: Patio): string {
  const { why } = words;
  const { layout, shorter, narrower } = patio;
  const { thinner } = layout;
  const shown = (size: Length): string => formatLength(size, locale);
  return locale.format.sentences(
    compact([
      why.slabs(layout.whole, layout.cut, layout.cutFrom),
      thinner && why.thinner(shown(thinner.narrowest), thinner.tiles),
      shorter && why.shorter(shown(shorter.by), shorter.pieces),
      narrower && why.narrower(shown(narrower.by), narrower.pieces),
    ]),
  );
}
