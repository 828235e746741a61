import { formatLength } from '../../measure/units/format-length.ts';
import type { Length } from '../../measure/units/units.ts';
import { present } from '../kit/present.ts';
import type { Asked } from './fields.ts';
import type { Patio } from './layout.ts';

/** How many are whole and cut, and what would save some. */
export function slabsWhy({ words, locale }: Asked, patio: Patio): string {
  const { why } = words;
  const { layout, shorter, narrower } = patio;
  const { thinner } = layout;
  const shown = (size: Length): string => formatLength(size, locale);
  return locale.format.sentences(
    present([
      why.slabs(layout.whole, layout.cut, layout.cutFrom),
      thinner && why.thinner(shown(thinner.narrowest), thinner.tiles),
      shorter && why.shorter(shown(shorter.by), shorter.pieces),
      narrower && why.narrower(shown(narrower.by), narrower.pieces),
    ]),
  );
}
