import {
  formatDepth,
  formatLength,
  inches,
  length,
  toSquareMetres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { compact } from '../kit/contract.ts';
import { formatReason } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';
import {
  liningBoard,
  liningHigh,
  liningPanels,
  railPieces,
  railTimber,
  type Loft,
  lapOf,
} from './layout.ts';
import { isTongued, panelVariant } from './panels.ts';
import { regionArea } from '../../measure/outline/polygon.ts';
import { type Material, type Panel, type Piece, gatherPieces } from '../../takeoff/material.ts';

/** Each brace is as long as its leg is high, on the slant. */
const SLANT = Math.SQRT2;

/** Legs with what lies on them, and the rails of hatches: of one timber where legs are made. */
export function timberLines(
  inputs: Inputs,
  loft: Loft,
): Readonly<Record<'legs' | 'rail', readonly Material[]>> {
  const { bill, words, locale, values } = inputs;
  const { product, section } = railTimber(inputs);
  const legs = madePieces(inputs, loft);
  const rails = values.hatches === 0 ? [] : railPieces(inputs, loft);
  const timber =
    section === undefined
      ? []
      : bill.lengths(product, {
          section,
          pieces: gatherPieces([...legs, ...rails]),
          why: locale.format.sentences(
            compact([
              legs.length > 0 && legsWhy(inputs, loft, loft.raised?.legs ?? 0),
              rails.length > 0 && words.why.rail,
            ]),
          ),
        });
  return {
    legs: legs.length > 0 ? timber : boughtLegs(inputs, loft),
    rail: rails.length > 0 ? timber : [],
  };
}

/** Legs from the shop. */
function boughtLegs(inputs: Inputs, loft: Loft): readonly Material[] {
  const { raised } = loft;
  return raised?.variant === undefined
    ? []
    : inputs.bill.pack('loft-leg', raised.legs, legsWhy(inputs, loft, raised.legs), {
        variant: raised.variant,
      });
}

const legsWhy = ({ words, values, locale }: Inputs, { deep }: Loft, legs: number): string =>
  words.why.legs(legs, formatLength(values.spacing, locale), formatLength(deep, locale));

function madePieces(inputs: Inputs, { raised }: Loft): readonly Piece[] {
  if (raised?.made !== true) return [];
  // As a tape of the region reads it.
  const mark = inputs.region === 'us' ? inches(1 / 8) : mm(1);
  const onTape = (size: number): Length => length(Math.ceil(size / mark - 1e-6) * mark);
  const leg = onTape(raised.rise + lapOf(inputs));
  return [
    { name: 'loft-leg', length: leg, quantity: raised.legs },
    { name: 'brace', length: onTape(leg * SLANT), quantity: raised.braces },
    ...raised.runners.map((one) => ({ name: 'runner', length: one, quantity: 1 })),
  ];
}

/** Share of panels that break or are cut wrong. */
const BROKEN = 0.05;
/** Millilitres of glue in the tongues of a square metre (an estimate). */
const GLUE = 40;

const sidesOf = ({ panel }: Loft) => ({ length: panel.length, width: panel.width });

/** Panels, and the lining of hatches: of one sheet where panels are sawn. */
export function panelLines(
  inputs: Inputs,
  loft: Loft,
): Readonly<Record<'panels' | 'lining', readonly Material[]>> {
  const { bill, words, locale } = inputs;
  const { sheets, why } = loft.layout;
  const variant = panelVariant(inputs);
  const spare = Math.ceil(sheets * BROKEN - 1e-9);
  const linings = liningPanels(inputs, loft);
  const lined =
    linings.length > 0 && words.why.lining(formatDepth(liningHigh(inputs, loft), locale));
  const sawn: readonly Panel[] =
    variant === undefined
      ? [{ ...sidesOf(loft), name: 'loft-panel', quantity: sheets + spare, turns: true }]
      : [];
  const plywood =
    sawn.length + linings.length === 0
      ? []
      : bill.sheets('plywood', {
          thickness: liningBoard(inputs, loft),
          panels: [...sawn, ...linings],
          why: locale.format.sentences(
            compact([sawn.length > 0 && words.why.sawn(sheets, spare), lined]),
          ),
        });
  const lining = linings.length > 0 ? plywood : [];
  if (variant === undefined) return { panels: plywood, lining };
  const boarded = toSquareMetres(regionArea(loft.boarded));
  const thick = words.why.thick(formatDepth(loft.panel.thickness, locale));
  return {
    panels: [
      ...bill.pack(
        'loft-board',
        sheets,
        locale.format.sentences([formatReason(why, locale), thick]),
        {
          variant,
          slack: { amount: spare, for: 'breakage' },
        },
      ),
      ...bill.pack('wood-glue', isTongued(inputs) ? GLUE * boarded : 0, words.why.glue),
    ],
    lining,
  };
}
