import { formatArea, formatLength } from '../../measure/format-length.ts';
import { litres, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantGraded } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { paintFor } from '../../takeoff/structure/paint-rates.ts';
import { formatReason } from '../kit/format-reason.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { variantOfSides } from '../kit/own-sizes.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { liningRolls, type Asked, type Papered } from './layout.ts';

/** Everything that is hung, brushed on or used up, paper first. */
export const paperBill = (asked: Asked, papered: Papered): readonly Material[] => [
  ...paperLine(asked, papered),
  ...pasteLines(asked, papered),
  ...liningLine(asked, papered),
  ...oldGroundLines(asked, papered),
  ...repairLines(asked, papered),
  ...hangingLines(asked, papered),
  ...safetyLines(asked.bill, asked.words.why),
];

/** Papers of two patterns are two lines, though neither has a name. */
function paperLine({ bill, values, shelf, locale, words }: Asked, { layout }: Papered) {
  const { repeat, match } = values;
  const sides = { length: values.rollLength, width: values.rollWidth };
  const lines = bill.packs('wallpaper', {
    amount: layout.rolls.length,
    variant: variantOfSides(shelf.wallpaper.variants, sides, 1, locale),
    called: values.paper,
    slack: { amount: values.spares, for: 'matching' },
    why: formatReason(layout.why, locale),
  });
  if (repeat === 0 || match === 'free') return lines;
  return lines.map((line) => ({
    ...line,
    id: `${line.id}_${toMm(repeat)}-${match}`,
    name: words.patterned(line.name, formatLength(repeat, locale)),
  }));
}

/** Whether rough walls get lining paper; elsewhere they are skimmed with what is sold instead. */
export const isLined = ({ values, bill }: Asked): boolean =>
  values.lining && bill.sold('lining-paper') === 'lining-paper';

/** Paste goes on the paper's area, trim included; lining paper is pasted like it. */
function pasteLines(asked: Asked, papered: Papered): readonly Material[] {
  const { bill, words, locale, shelf, values } = asked;
  const pasted =
    toSquareMetres(papered.pasted) + (isLined(asked) ? toSquareMetres(papered.area) : 0);
  return [
    ...bill.packs(values.paste === 'wall' ? 'paste-the-wall' : 'wallpaper-paste', {
      amount: pasted * 1000,
      why: words.why.paste(formatArea(papered.pasted, locale)),
    }),
    ...bill.packs('wallpaper-primer', {
      amount: paintFor(papered.area, 1, labelCoverage(shelf, 'wallpaper-primer', 10)),
      why: words.why.primer(formatArea(papered.area, locale)),
    }),
    // Where no seam adhesive is sold, the paste does.
    ...(bill.sold('seam-adhesive') === 'seam-adhesive'
      ? bill.packs('seam-adhesive', { amount: 1, why: words.why.seams })
      : []),
  ];
}

/** Two coats of putty: 20 kg go over 8 to 12 m² (practice in China). */
const PUTTY = 2000;

function liningLine(asked: Asked, papered: Papered): readonly Material[] {
  const { bill, words, locale, shelf, values } = asked;
  if (!values.lining) return [];
  const shown = formatArea(papered.area, locale);
  const lining = shelf['lining-paper'];
  if (lining.form === 'not-sold') {
    const amount = toSquareMetres(papered.area) * PUTTY;
    return bill.packs('wall-putty', { amount, why: words.why.putty(shown) });
  }
  const [roll] = lining.variants;
  const amount = liningRolls(papered, roll, values.trim);
  return bill.packs('lining-paper', { amount, variant: roll, why: words.why.lining(shown) });
}

/** A sack holds the paper of so many m². */
const SACK = 3;

/** To take off what is there, or to wash it: half a litre of stripper for 30 m², of cleaner for 60. */
function oldGroundLines({ bill, words, locale, values }: Asked, papered: Papered) {
  const metres = toSquareMetres(papered.area);
  const shown = formatArea(papered.area, locale);
  const half = litres(0.5);
  switch (values.ground) {
    case 'paper':
      return [
        ...bill.packs('wallpaper-stripper', {
          amount: (metres * half) / 30,
          why: words.why.stripper(shown),
        }),
        ...bill.packs('rubble-sack', { amount: metres / SACK, why: words.why.sacks(shown) }),
      ];
    case 'painted':
      return bill.packs('wall-cleaner', {
        amount: (metres * half) / 60,
        why: words.why.cleaner(shown),
      });
    case 'bare':
      return [];
  }
}

/** As for paint: half a kilo of filler for 20 m², a sheet of sandpaper for 8. */
function repairLines({ bill, words, locale, shelf }: Asked, papered: Papered) {
  const metres = toSquareMetres(papered.area);
  const shown = formatArea(papered.area, locale);
  const { variants } = shelf.sandpaper;
  return [
    ...bill.packs('filler', { amount: (metres * 500) / 20, why: words.why.filler(shown) }),
    ...bill.packs('sandpaper', {
      amount: metres / 8,
      variant: variantGraded(variants, 120),
      why: words.why.sand(shown),
    }),
  ];
}

/** A blade has so many edges to snap off, and an edge cuts two strips. */
const STRIPS_A_BLADE = 2 * 8;
/** Over the pasting table and what stays in the room. */
const FILM = 10_000;

function hangingLines({ bill, words, locale }: Asked, { layout, floor }: Papered) {
  return [
    ...bill.packs('dust-sheet', {
      amount: toSquareMetres(floor) * 1000,
      why: words.why.sheets(formatArea(floor, locale)),
    }),
    ...bill.packs('masking-film', { amount: FILM, why: words.why.film }),
    ...bill.packs('snap-blades', {
      amount: layout.drops.length / STRIPS_A_BLADE,
      why: words.why.blades,
    }),
    ...bill.packs('sponge', { amount: 2, why: words.why.sponges }),
    ...bill.packs('rags', { amount: 2, why: words.why.rags }),
  ];
}
