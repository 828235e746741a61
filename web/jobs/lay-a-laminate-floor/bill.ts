import { formatArea } from '../../measure/format-length.ts';
import { length, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import { FILM_MORE, UNDERLAY_MORE } from '../../takeoff/structure/floor-covering.ts';
import { formatReason } from '../kit/format-reason.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyKit } from '../kit/safety-kit.ts';
import type { Asked, Laid } from './layout.ts';

/** Everything that is laid, fitted or used up, planks first. */
export const floorBill = (asked: Asked, laid: Laid): readonly Material[] => [
  ...plankLine(asked, laid),
  ...underLines(asked, laid),
  ...levelLines(asked, laid),
  ...edgeLines(asked, laid),
  ...profileLines(asked, laid),
  ...pipeLines(asked),
  ...smallLines(asked, laid),
  ...safetyKit(asked.bill, asked.words.why, 'work-gloves'),
];

/** Per cent of the planks against breakage, and a pack at least to mend the floor with; none where 0 was typed. */
function sparePlanks({ values }: Asked, { plank, layout }: Laid): number {
  const share = Math.ceil((layout.planks * values.spares) / 100 - 1e-9);
  return values.spares === 0 ? 0 : Math.max(share, plank.aPack);
}

function plankLine(asked: Asked, laid: Laid): readonly Material[] {
  const { bill, values, locale } = asked;
  const { plank, layout } = laid;
  return bill.packs(plank.product, {
    amount: layout.planks,
    variant: plank.variant,
    called: values.floor,
    slack: { amount: sparePlanks(asked, laid), for: 'repair' },
    why: formatReason(layout.why, locale),
  });
}

/** What lies under the planks: vinyl takes its makers' own where shops sell one, and none where they do not. */
export const underlayOf = ({ values }: Asked): 'underlay' | 'vinyl-underlay' =>
  values.kind === 'vinyl' ? 'vinyl-underlay' : 'underlay';

export const hasUnderlay = (asked: Asked): boolean =>
  asked.bill.sold(underlayOf(asked)) !== undefined;

/** Widths of the rolls: each is joined to the next along its length. */
const UNDERLAY_ROLL = 1;
const FILM_ROLL = 2;

function underLines(asked: Asked, { area }: Laid): readonly Material[] {
  const { bill, words, values, locale } = asked;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const isConcrete = values.subfloor === 'concrete';
  const joints =
    (hasUnderlay(asked) ? metres / UNDERLAY_ROLL : 0) + (isConcrete ? metres / FILM_ROLL : 0);
  return [
    ...bill.packs(underlayOf(asked), {
      amount: metres * (1 + UNDERLAY_MORE) * 1000,
      why: words.why.underlay(shown),
    }),
    ...(isConcrete
      ? bill.packs('damp-membrane', {
          amount: metres * (1 + FILM_MORE) * 1000,
          why: words.why.film(shown),
        })
      : []),
    ...bill.packs('membrane-tape', {
      amount: joints * 1000,
      why: words.why.tape(roundRun(mm(joints * 1000), locale)),
    }),
  ];
}

/** Grams of compound for a square metre a millimetre deep (makers' labels); a litre of primer for 7 m². */
const COMPOUND = 1600;
const PRIMED = 7;

function levelLines({ bill, words, values, locale }: Asked, { area }: Laid): readonly Material[] {
  if (values.hollow === 0) return [];
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  return [
    ...bill.packs('tile-primer', {
      amount: (metres * 1000) / PRIMED,
      why: words.why.primer(shown),
    }),
    ...bill.packs('floor-leveller', {
      amount: metres * toMm(values.hollow) * COMPOUND,
      why: words.why.leveller(shown, roundSize(toMm(values.hollow), locale)),
    }),
  ];
}

/** A pin through beading, into the skirting behind it. */
const PIN_EVERY = mm(300);
/** A tube of sealant closes so much of the gap. */
const SEALED = mm(8000);

function edgeLines({ bill, words, values, shelf, locale }: Asked, { beading, around }: Laid) {
  const pins = (beading?.trim.laid ?? []).reduce(
    (sum, piece) => sum + Math.floor(piece.length / PIN_EVERY) + 1,
    0,
  );
  return [
    ...(beading === undefined
      ? []
      : bill.lengths('scotia', {
          section: beading.section,
          pieces: beading.trim.pieces.map((piece) => ({ ...piece, name: 'beading' })),
          why: words.why.beading,
        })),
    ...bill.packs('panel-pins', {
      amount: pins,
      variant: variantNearest(shelf['panel-pins'].variants, 'length', mm(25)),
      why: words.why.pins(roundSize(toMm(PIN_EVERY), locale)),
    }),
    ...(values.wet
      ? bill.packs('floor-seam-sealant', {
          amount: around / SEALED,
          why: words.why.sealant(roundRun(around, locale)),
        })
      : []),
  ];
}

/** A tube glues so much of a profile. */
const GLUED = mm(8000);

function profileLines({ bill, words, shelf }: Asked, { doors, breaks }: Laid): readonly Material[] {
  const [section] = shelf.threshold.variants;
  const longest = bill.longest('threshold', section);
  const all = [...doors, ...breaks];
  const pieces = all.flatMap((wide) => {
    const parts = Math.ceil(wide / longest);
    return [{ name: 'profile', length: length(Math.ceil(wide / parts)), quantity: parts }];
  });
  const run = all.reduce((sum, wide) => sum + wide, 0);
  return [
    ...bill.lengths('threshold', {
      section,
      pieces: gatherPieces(pieces),
      why: words.why.profiles(doors.length, breaks.length),
    }),
    ...bill.packs('grab-adhesive', { amount: run / GLUED, why: words.why.glue }),
  ];
}

/** Millilitres of wood glue for the wedge behind a pipe. */
const WEDGE = 10;

const pipeLines = ({ bill, words, values }: Asked) => [
  ...bill.packs('pipe-rose', { amount: values.pipes, why: words.why.roses }),
  ...bill.packs('wood-glue', { amount: WEDGE * values.pipes, why: words.why.wedges }),
];

/** Along the wall where laying starts; they move on with the rows. */
const SPACER_EVERY = mm(300);

function smallLines({ bill, words, values, place, locale }: Asked, { doors }: Laid) {
  const start = place.walls.reduce((most, { shape }) => Math.max(most, shape.length), 0);
  return [
    ...bill.packs('floor-spacers', {
      amount: start / SPACER_EVERY,
      why: words.why.spacers(roundSize(toMm(SPACER_EVERY), locale)),
    }),
    ...(doors.length > 0 ? bill.packs('pull-saw-blade', { amount: 1, why: words.why.blade }) : []),
    ...(values.kind === 'vinyl'
      ? bill.packs('hook-blades', { amount: 10, why: words.why.hooks })
      : []),
  ];
}
