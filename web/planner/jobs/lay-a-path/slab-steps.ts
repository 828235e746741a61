import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import { litres, mm, toMm, toSquareMetres, type Length } from '../../measure/units/units.ts';
import { variantAtLeast } from '../../stock/choose-variant.ts';
import { inLengths } from '../../takeoff/deck/deck-members.ts';
import type { Material, PackedMaterial } from '../../takeoff/material.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import {
  hoursUntil,
  howToMix,
  MESH,
  mostBay,
  SLAB_FALL,
  strengthAfter,
} from '../../takeoff/structure/outdoors/concrete.ts';
import { minutesFor, type JobStep } from '../kit/contract.ts';
import { present, type Some } from '../kit/present.ts';
import { roundRun, roundSize, warmth } from '../kit/round-size.ts';
import type { SafetyKit } from '../kit/steps/safety-kit.ts';
import { HOUR, step } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import type { Path, PouredSlab } from './layout.ts';

/** Minutes a cubic metre placed by two. */
const PLACING = 60;

export const cubicMetres = ({ place }: Asked, deep: Length): number =>
  (toSquareMetres(place.area) * toMm(deep)) / 1000;

export const fives = (minutes: number, least: number): number =>
  Math.max(least, Math.round(minutes / 5) * 5);

export const cementGloves = ({ bill, words }: Asked): readonly PackedMaterial[] =>
  bill.pack('waterproof-gloves', 1, words.why.cementGloves);

/** Of concrete, lost in mixing and in low spots (trade practice). */
const LOST = { share: 0.08, for: 'uneven' } as const;

/** Forms, steel, concrete, and the week in which it hardens. */
export function slabSteps(
  asked: Asked,
  path: Path,
  slab: PouredSlab,
  { glasses }: SafetyKit,
): Some<JobStep> {
  const { words, locale, place, bill } = asked;
  const { steps, why } = words;
  const { depth } = path;
  const metres = toSquareMetres(place.area);
  const [long, wide] = slab.joints.bays;
  const shown = [formatArea(place.area, locale), formatLength(depth, locale)] as const;
  const amount = Math.ceil(metres * toMm(depth) * 1000);
  const isDelivered = howToMix(litres(amount / 1000)) === 'ready-mix';
  const volume = cubicMetres(asked, depth);
  const how = howToMix(litres(volume * 1000));
  const days = (load: 'shed' | 'full'): number => hours(load) / 24;
  return [
    formStep(asked, path),
    layStep(asked, slab),
    step('pour', steps.pour, {
      detail: steps.pour[how](warmth(5, locale), warmth(30, locale)),
      minutes: fives(PLACING * volume, 60),
      takes: [
        bill.pack(
          isDelivered ? 'ready-mix' : 'concrete-mix',
          amount,
          why.concrete(...shown, isDelivered),
          { slack: LOST },
        ),
        cementGloves(asked),
        glasses,
      ],
      tools: ['wheelbarrow', 'spade', 'rake', how === 'mixer' ? 'mixer' : 'bucket'],
      gates: ['lifting'],
    }),
    step('tamp', steps.tamp, {
      minutes: minutesFor(metres, 12),
      // Until the water that rises from it is gone (trade practice).
      dryMinutes: HOUR,
      slower: 'hardening',
      tools: ['tamping-beam', 'spade'],
    }),
    step(
      'float',
      steps.float,
      [
        long * wide > 1
          ? steps.float.joints(long, wide, roundSize(fives(toMm(slab.joints.depth), 20), locale))
          : steps.float.none(roundRun(mostBay(depth), locale)),
      ],
      { minutes: minutesFor(metres, 8), tools: ['float', 'edging-trowel', 'broom', 'knee-pads'] },
    ),
    // Polyethylene of 0.1 mm at least (ASTM C171): cloth dries the slab.
    step('cover', steps.cover, {
      minutes: 20,
      dryMinutes: hours('walk') * HOUR,
      slower: 'hardening',
      takes: [bill.pack('damp-membrane', metres * 1.2 * 1000, why.cure)],
      tools: ['hose'],
    }),
    step('strip', steps.strip, {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 10),
      tools: ['bar', 'hammer', 'spade'],
    }),
    step('use', steps.use, [days('shed'), strengthIn(days('shed')), days('full')], {
      check: steps.use.check(roundSize(5, locale)),
      minutes: 15,
      tools: ['hose'],
    }),
  ];
}

/** Pegs outside the forms, two screws each, and oil for boards that come off again (trade practice). */
const FORM_PEGS = mm(600);
const FORM_OIL = litres(0.5);

function formStep({ bill, words, place, values, shelf, locale }: Asked, path: Path): JobStep {
  const { why } = words;
  const { forms } = words.steps;
  const { depth, sides } = path;
  const { variants } = shelf['formwork-board'];
  const widest = variants.reduce((a, b) => (b.width > a.width ? b : a));
  const section = variantAtLeast(variants, 'width', depth) ?? widest;
  const longest = bill.longest('formwork-board', section);
  const high = Math.ceil(depth / section.width);
  const pegs = Math.ceil(place.perimeter / FORM_PEGS) + sides.length;
  const pieces = sides.map((side) => {
    const one = inLengths('form', side, longest);
    return { ...one, quantity: one.quantity * high };
  });
  return step(
    'forms',
    forms,
    [
      formatLength(depth, locale),
      roundSize(1000 * SLAB_FALL, locale),
      roundSize(1000, locale),
      2 * high,
    ],
    {
      check: forms.check(roundSize(5, locale)),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 4),
      takes: [
        bill.lengths('formwork-board', {
          section,
          pieces: gatherPieces(pieces),
          why: why.forms(high),
        }),
        bill.pack('marking-pegs', pegs, why.formPegs(roundSize(toMm(FORM_PEGS), locale))),
        bill.each('wood-screws', { each: 2 * high, places: pegs }, why.formScrews, {
          like: { length: mm(50) },
        }),
        bill.pack('form-oil', FORM_OIL, why.oil),
        values.besideWall && bill.pack('edge-foam', toMm(sides[0] ?? mm(0)), why.strip),
      ],
      tools: ['hand-saw', 'drill', 'club-hammer', 'level-long', 'string-line'],
    },
  );
}

function layStep(asked: Asked, slab: PouredSlab): JobStep | false {
  const { words, locale, place, bill } = asked;
  const { lay } = words.steps;
  const metres = toSquareMetres(place.area);
  return (
    (slab.mesh || slab.membrane) &&
    step('mesh', lay, {
      detail: locale.format.sentences(
        present([
          slab.membrane && lay.damp(roundSize(300, locale)),
          slab.mesh && lay.mesh(formatLength(MESH.lap, locale), formatLength(MESH.cover, locale)),
        ]),
      ),
      minutes: minutesFor(metres, 15),
      takes: [
        slab.membrane &&
          bill.pack(
            'damp-membrane',
            metres * 1.15 * 1000,
            words.why.damp(formatArea(place.area, locale)),
          ),
        ...(slab.mesh ? meshLines(asked) : []),
      ],
      tools: ['utility-knife', slab.mesh && 'bolt-cutter'],
    })
  );
}

/** Spacers a square metre under mesh. */
const SPACERS = 4;

const rows = (run: number, one: number): number =>
  Math.max(1, Math.ceil((run - MESH.lap) / (one - MESH.lap)));

/** Whole sheets that lap, laid along the slab or across it, whichever takes fewer. */
function meshLines({ bill, words, place, shelf, locale }: Asked): readonly (readonly Material[])[] {
  const [thickness] = shelf.mesh.variants;
  const [first, ...rest] = thickness.sheets;
  const sheet = rest.reduce((a, b) => (b.length * b.width > a.length * a.width ? b : a), first);
  const { x0, y0, x1, y1 } = boundsOf(place.region);
  const count = (long: number, wide: number): number => rows(x1 - x0, long) * rows(y1 - y0, wide);
  const quantity = Math.min(count(sheet.length, sheet.width), count(sheet.width, sheet.length));
  return [
    bill.sheets('mesh', {
      thickness,
      panels: [{ name: 'mesh', length: sheet.length, width: sheet.width, quantity, turns: true }],
      snapped: true,
      why: words.why.mesh(formatLength(MESH.lap, locale)),
    }),
    bill.pack(
      'mesh-spacers',
      Math.ceil(toSquareMetres(place.area) * SPACERS),
      words.why.spacers(formatLength(MESH.cover, locale)),
      { like: { width: MESH.cover } },
    ),
  ];
}

/** At 20 °C, which is in the table. */
function hours(load: 'walk' | 'shed' | 'full'): number {
  const answer = hoursUntil(load, 20);
  return answer.ok ? answer.value : 48;
}

/** Per cent of its strength after so many days at 20 °C, as a sentence needs it. */
function strengthIn(days: number): number {
  const answer = strengthAfter(days, 20);
  return answer.ok ? Math.round(20 * answer.value) * 5 : 0;
}
