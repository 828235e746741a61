import {
  boardPrimerLines,
  isPuttied,
  isSkimmed,
  jointCoats,
  JOINT_RATES,
  jointSandpaper,
  puttyStep,
  rustStep,
  skimLine,
} from '../kit/finish/plasterboard.ts';
import { isSloped } from '../../measure/places/place.ts';
import {
  formatArea,
  formatLength,
  length,
  mm,
  toArea,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { variantReaching, type AtLeastOne, type PackVariant } from '../../stock/shelf.ts';
import {
  COAT_WIDTHS,
  COMPOUND_PER_SQUARE_METRE,
  SCREW_SPACING,
  screwLength,
  SKIM,
  tapeLength,
} from '../../takeoff/structure/indoors/plasterboard.ts';
import { brushLines, DRYING, caulkLine } from '../kit/finish/paint.ts';
import { compact, type JobStep, type Sparse, type Target } from '../kit/contract.ts';
import { formatGrams, formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { withDailyMasks } from '../kit/steps/daily-masks.ts';
import {
  safetyKit,
  type SafetyKit,
  masonryDrilling,
  DAY,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { boardProduct, type Ceiling, BATTENS } from './layout.ts';

import {
  gatherPieces,
  pieceCount,
  runsInPieces,
  EMBED,
  LINING,
  PACKED,
  screwed,
  type Joint,
  type Material,
  type PackedMaterial,
  upToMark,
  SPARE_FIXINGS,
} from '../../takeoff/material.ts';
import { stripRun } from '../../takeoff/ceilings/hang-ceiling.ts';
import { HUNG } from '../../takeoff/structure/indoors/hung-ceiling.ts';

/** Work rates of one beginner with a helper, m²/h. */
const PACE = { level: 15, skim: 6, sand: 15, caulk: 20, prime: 15 };

export function ceilingSteps(inputs: Inputs, ceiling: Ceiling): Sparse<JobStep> {
  const { values, words, place } = inputs;
  const safety = safetyKit(inputs, 'work-gloves');
  const screws = boardScrews(inputs, ceiling);
  return withDailyMasks(inputs.bill, [
    ...readySteps(inputs, ceiling, safety, screws),
    // Battens and boards on a slope hide its rafters.
    isSloped(place) &&
      values.onto !== 'slab' &&
      step('slopes', words.steps.slopes, {
        minutes: 30,
        tools: ['tape-measure', 'pencil', ...overhead],
        gates: ['bearing'],
      }),
    ...(ceiling.battens.length > 0
      ? frameSteps(inputs, ceiling, safety)
      : [
          step('level', words.steps.level, [formatRoundSize(3, inputs.locale)], {
            ...(values.onto === 'over' && {
              title: words.steps.level.old,
              check: words.steps.level.flat,
            }),
            minutes: minutesFor(toSquareMetres(ceiling.area), PACE.level),
            tools: ['long-straightedge', 'level-long', ...overhead],
          }),
          noggingStep(inputs, ceiling, safety),
        ]),
    ...boardSteps(inputs, ceiling, safety, screws),
    ...(isSkimmed(inputs) ? skimSteps : jointSteps)(inputs, ceiling, safety),
    ...finishSteps(inputs, ceiling, safety),
  ]);
}

function readySteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { glasses, mask }: SafetyKit,
  screws: readonly PackedMaterial[],
): readonly JobStep[] {
  const { words, bill, locale } = inputs;
  const { onto, area, hung } = ceiling;
  const { clear, power, find } = words.steps;
  const isConcrete = onto === 'slab';
  const sheets = words.why.sheets(formatArea(area, locale));
  return [
    step('clear', clear, {
      minutes: 40,
      takes: [bill.pack('dust-sheet', toSquareMetres(area) * 1000, sheets)],
      gates: ['asbestos', 'lead'],
    }),
    step('power', power, {
      safety: isConcrete ? power.inConcrete : power.safety,
      minutes: 30,
      tools: ['screwdriver', 'cable-finder', 'stepladder'],
      gates: ['cables', 'gas-water'],
    }),
    step('find', find, {
      detail: find.detail[hung === undefined ? onto : 'hung'],
      check: isConcrete ? find.sound : find.check,
      safety: isConcrete ? find.platform : find.safety,
      minutes: 30,
      // Loose parts of an old ceiling are screwed back.
      takes: [glasses, mask, onto === 'over' && screws],
      tools: [
        onto === 'over' && 'drill',
        'cable-finder',
        hung === undefined && 'chalk-line',
        'tape-measure',
        isConcrete ? 'hammer' : 'screwdriver',
        ...overhead,
      ],
      gates: [!isConcrete && 'bearing', 'height'],
    }),
  ];
}

/** Screw length in the wood, and thickness of a ceiling of lath and plaster (trade practice). */
const INTO = mm(22);
const OLD = mm(25);

/** Minimum of a screw in a batten (GA-216: 5/8 in); a tip may come out by a hair. */
const INTO_BATTEN = mm(15.8);
const HAIR = mm(1);

/** A screw through boards into the wood behind; in a batten its tip stays inside, away from cables and pipes. */
function screwInto(
  screws: AtLeastOne<PackVariant>,
  through: Length,
  batten: Length | undefined,
): PackVariant {
  const inside = screws.filter(
    ({ length: own = mm(0) }) =>
      batten !== undefined && own >= through + INTO_BATTEN && own <= through + batten + HAIR,
  );
  const [best] = inside.toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0));
  return best ?? variantReaching(screws, 'length', length(through + INTO));
}

/** Screws of the boards, as long as their layers need. */
function boardScrews(
  { words, locale, region, bill, shelf }: Inputs,
  { board, layout, onto, hung, batten }: Ceiling,
): readonly PackedMaterial[] {
  const screws = shelf['drywall-screws'].variants;
  const variant = hung
    ? variantReaching(screws, 'length', screwLength(board.thickness, 'metal'))
    : screwInto(
        screws,
        length(board.thickness + (onto === 'over' ? OLD : 0)),
        onto === 'battens' || onto === 'slab' ? batten.thickness : undefined,
      );
  const every = formatLength(SCREW_SPACING[region].ceiling, locale);
  return bill.pack('drywall-screws', layout.screws, words.why.screws(every), {
    variant,
    slack: SPARE_FIXINGS,
  });
}

function boardSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { gloves, glasses, mask }: SafetyKit,
  screws: readonly PackedMaterial[],
): readonly JobStep[] {
  const { words, locale, region, bill, shelf } = inputs;
  const { sheet, board, panels, layout, area } = ceiling;
  const { steps, why } = words;
  const { lights, first, others, holes } = steps;
  const every = formatLength(SCREW_SPACING[region].ceiling, locale);
  const ends = formatLength(SCREW_SPACING[region].end, locale);
  const weight = sheet.grams === undefined ? undefined : formatGrams(sheet.grams, locale);
  const boarding = {
    takes: [
      bill.sheets(boardProduct(shelf), {
        thickness: board,
        panels,
        snapped: true,
        why: layout.cutWhy,
      }),
      screws,
      gloves,
      glasses,
    ],
    tools: ['board-hoist', 'drill', 'utility-knife', 'board-rasp', 'tape-measure', ...overhead],
    gates: ['lifting', 'height'],
    work: works(does('board', 'ceiling'), does('screw', 'ceiling')),
  } as const;
  return [
    step('lights', lights, { minutes: 15, tools: ['tape-measure', 'pencil'] }),
    step('first', first, { safety: first.safety(weight), minutes: 40, ...boarding }),
    step('others', others, [every, ends, formatRoundSize(3, locale)], {
      minutes: Math.max(30, EACH.board * (layout.whole + layout.cut - 1)),
      ...boarding,
      takes: [
        ...boarding.takes,
        bill.pack('rubble-sack', Math.ceil(toSquareMetres(area) / 10), why.sacks),
      ],
    }),
    step('holes', holes, {
      minutes: 20,
      takes: [glasses, mask],
      tools: ['jab-saw', ...overhead],
      gates: ['cables'],
    }),
  ];
}

function noggingStep(
  { words, bill, shelf }: Inputs,
  { noggins }: Ceiling,
  { glasses }: SafetyKit,
): JobStep | false {
  const count = pieceCount(noggins);
  const [section] = shelf.stud.form === 'lengths' ? shelf.stud.variants : [];
  return (
    count > 0 &&
    section !== undefined &&
    step('noggins', words.steps.noggins, {
      minutes: roundMinutes(EACH.noggin * count, 30),
      takes: [
        bill.lengths('stud', { section, pieces: noggins, why: words.why.noggins(count) }),
        bill.fixings(
          'wood-screws',
          screwed(section.thickness, EMBED.stud, mm(4), { each: 4, places: count }),
          words.why.nogginScrews(count),
        ),
        glasses,
      ],
      tools: ['hand-saw', 'tape-measure', 'drill', ...overhead],
      gates: ['height', 'cables'],
    })
  );
}

/** Tape for joints and for edges between planes. */
function jointTape(inputs: Inputs, { area, bends }: Ceiling) {
  const { bill, words, locale } = inputs;
  const shown = formatArea(area, locale);
  return bill.pack(
    isSkimmed(inputs) ? 'scrim-tape' : 'joint-tape',
    toMm(length(tapeLength(area) + bends)),
    bends === 0 ? words.why.tape(shown) : words.why.tapeBends(shown, formatRoundRun(bends, locale)),
  );
}

function jointSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { glasses, mask }: SafetyKit,
): Sparse<JobStep> {
  const { words, bill, locale } = inputs;
  const { steps, why } = words;
  const { joint, sand } = steps;
  const metres = toSquareMetres(ceiling.area);
  const shown = formatArea(ceiling.area, locale);
  const coats = jointCoats(inputs);
  const compound = bill.pack(
    'joint-compound',
    metres * COMPOUND_PER_SQUARE_METRE * 1000 * (coats.length / COAT_WIDTHS.length),
    why.compound(shown, coats.length),
  );
  return [
    rustStep(inputs, ceiling.layout.screws, ['ceiling'], overhead),
    ...coats.map((width, i) =>
      step(`joint-${i + 1}`, joint, {
        title: joint.title(i + 1),
        detail: (i === 0 ? joint.tape : joint.coat)(formatRoundSize(toMm(width), locale)),
        check: i === 2 ? joint.last : joint.check,
        minutes: minutesFor(metres, JOINT_RATES[i] ?? 15),
        work: works(
          needs('ceiling', 'boarded'),
          does('fill', 'ceiling', { cures: { minutes: DAY, kind: 'drying' } }),
        ),
        takes: [compound, i === 0 && jointTape(inputs, ceiling)],
        tools: ['taping-knives', 'bucket', ...overhead],
      }),
    ),
    ...(isPuttied(inputs)
      ? [puttyStep(inputs, metres, shown, overhead, ['ceiling'], { glasses })]
      : []),
    step('sand', sand, {
      ...(isPuttied(inputs) && sand.putty),
      minutes: minutesFor(metres, PACE.sand),
      work: works(needs('ceiling', 'flat'), { ...does('sand', 'ceiling'), dust: 'plaster' }),
      takes: [jointSandpaper(bill, ceiling.area, why.sand(shown)), mask, glasses],
      tools: ['pole-sander', 'torch', 'cloth', ...overhead],
    }),
  ];
}

function skimSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { glasses, gloves }: SafetyKit,
): readonly JobStep[] {
  const { words, bill, locale } = inputs;
  const { steps, why } = words;
  const metres = toSquareMetres(ceiling.area);
  return [
    step('tape', steps.tape, {
      minutes: minutesFor(metres, JOINT_RATES[1]),
      takes: [jointTape(inputs, ceiling)],
      tools: ['utility-knife', ...overhead],
    }),
    step('skim', steps.skim, {
      minutes: minutesFor(metres, PACE.skim),
      work: works(
        needs('ceiling', 'boarded'),
        does('plaster', 'ceiling', {
          cures: { minutes: SKIM.paintableDays.board * DAY, kind: 'drying' },
        }),
      ),
      takes: [
        skimLine(bill, ceiling.area, why.skim(formatArea(ceiling.area, locale))),
        glasses,
        gloves,
      ],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'torch', ...overhead],
    }),
  ];
}

function finishSteps(
  inputs: Inputs,
  { area, edges }: Ceiling,
  { glasses }: SafetyKit,
): readonly JobStep[] {
  const { words } = inputs;
  const { steps } = words;
  return [
    step('caulk', steps.caulk, {
      minutes: minutesFor(toMm(edges) / 1000, PACE.caulk),
      work: does('seal', 'ceiling', { cures: { minutes: DRYING.caulk, kind: 'drying' } }),
      takes: [caulkLine(inputs, edges)],
      tools: ['caulk-gun', 'stepladder'],
    }),
    step('prime', steps.prime, {
      minutes: minutesFor(toSquareMetres(area), PACE.prime),
      work: works(
        needs('ceiling', 'sealed'),
        does('prime', 'ceiling', { cures: { minutes: DRYING.primer, kind: 'drying' } }),
      ),
      takes: [...boardPrimerLines(inputs, area), glasses],
      tools: ['roller', 'roller-pole', 'wall-brush', ...overhead],
    }),
    step('back', steps.back, { minutes: 30, gates: ['cables'] }),
  ];
}

/** Minutes for each. */
const EACH = { noggin: 6, board: 20, batten: 15, edge: 4, hanger: 8, channel: 20, furring: 10 };

const overhead = ['stepladder', 'work-platform'] as const;

/** Supports of the boards, if they are not the joists themselves. */
function frameSteps(inputs: Inputs, ceiling: Ceiling, safety: SafetyKit): readonly JobStep[] {
  const { batten, pieces, hung } = ceiling;
  if (hung !== undefined) return hungSteps(inputs, ceiling, hung, safety);
  const { bill, words } = inputs;
  const why = words.why.battens(pieceCount(pieces));
  const strips = bill.lengths('batten', { section: batten, pieces, why });
  return compact([
    isCoated(inputs) && fireStep(inputs, ceiling, safety, strips),
    battenStep(inputs, ceiling, safety, strips),
  ]);
}

const STRIPS: Target = 'part:battens';
/** Grams on a square metre of wood (GB 12441 as the trade quotes it, not read), and m² an hour for all coats. */
const FIRE = { grams: 500, pace: 4 } as const;

const isCoated = ({ bill }: Pick<Inputs, 'bill'>): boolean =>
  bill.sold('fire-coating') !== undefined;

/** China: GB 50210 wants wood in ceilings treated against fire (as the trade quotes it, not read). */
function fireStep(
  { words, bill, locale }: Inputs,
  { battens, batten }: Ceiling,
  { glasses, gloves }: SafetyKit,
  strips: readonly Material[],
): JobStep {
  const run = battens.reduce((sum, one) => sum + stripRun(one), 0);
  const sides = toArea(2 * (batten.width + batten.thickness) * run);
  const metres = toSquareMetres(sides);
  return step('fire', words.steps.fire, {
    minutes: minutesFor(metres, FIRE.pace),
    work: works(does('seal', STRIPS, { cures: { minutes: DRYING.coat, kind: 'drying' } })),
    takes: [
      strips,
      bill.pack('fire-coating', metres * FIRE.grams, words.why.fire(formatArea(sides, locale))),
      brushLines(bill, [50], words.why.fireBrush),
      gloves,
      glasses,
    ],
    tools: ['hand-saw', 'tape-measure'],
  });
}

function battenStep(
  inputs: Inputs,
  { battens, batten, crossings, onto }: Ceiling,
  { glasses, gloves }: SafetyKit,
  strips: readonly Material[],
): JobStep {
  const { words, bill, locale, region } = inputs;
  const { steps, why } = words;
  const isSlab = onto === 'slab';
  const joint = (thick: Length, embed: Length): Joint => ({
    // The old ceiling stays between batten and joist.
    through: length(batten.thickness + PACKED + (isSlab ? 0 : LINING)),
    embed,
    nut: false,
    thick,
    each: 1,
    places: crossings,
  });
  return step('battens', steps.batten, {
    detail: steps.batten[isSlab ? 'slab' : 'joists'](
      formatRoundSize(toMm(BATTENS[region]), locale),
    ),
    minutes: Math.max(30, EACH.batten * battens.length),
    ...(isCoated(inputs) && { work: needs(STRIPS, 'sealed') }),
    takes: [
      strips,
      ...(isSlab
        ? [
            bill.fixings('long-frame-plugs', joint(mm(8), EMBED.framePlug), why.slab(crossings)),
            ...masonryDrilling({ bill, words }, mm(8)),
          ]
        : [
            bill.fixings('wood-screws', joint(mm(4), EMBED.joist), why.battenScrews(crossings), {
              slack: SPARE_FIXINGS,
            }),
          ]),
      bill.pack('packers', crossings, why.packers),
      glasses,
      gloves,
    ],
    tools: ['drill', 'hand-saw', 'level-long', 'chalk-line', ...overhead],
    gates: ['cables', 'height', isSlab && 'silica'],
  });
}

/** The wall channel's sheet, and plaster before the wall. */
const EDGE = length(LINING + mm(1));
/** The hole of a drop-in anchor M8 (makers: 10 mm). */
const ANCHOR_HOLE = mm(10);

/** The wall channel with the rods, then what hangs on them. */
function hungSteps(
  { words, bill, shelf, locale, values, region, place }: Inputs,
  { battens, batten, pieces, edges }: Ceiling,
  hung: NonNullable<Ceiling['hung']>,
  { glasses, gloves }: SafetyKit,
): readonly JobStep[] {
  const { steps, why } = words;
  const { hangers, clips, joiners, channel, channels } = hung;
  const shown = (size: Length): string => formatLength(size, locale);
  const round = (size: Length): string => formatRoundSize(size / mm(1), locale);
  const plugs = Math.ceil(edges / HUNG.edge) + 4;
  const edge = shelf['ceiling-edge'];
  const rod: Joint = {
    through: values.drop,
    embed: HUNG.anchor,
    nut: true,
    thick: HUNG.rod,
    each: 1,
    places: hangers,
  };
  const plug: Joint = {
    through: EDGE,
    embed: EMBED.hammered,
    nut: false,
    thick: mm(6),
    each: 1,
    places: plugs,
  };
  return [
    step(
      'hangers',
      steps.hangers,
      [shown(values.drop), round(HUNG.edge), round(HUNG.hangers), round(HUNG.end)],
      {
        minutes: roundMinutes(EACH.edge * plugs + EACH.hanger * hangers, 30),
        takes: [
          edge.form === 'lengths' &&
            bill.lengths('ceiling-edge', {
              section: edge.variants[0],
              pieces: gatherPieces(
                runsInPieces(
                  'ceiling-edge',
                  place.walls.map(({ shape }) => upToMark(shape.length, region)),
                  bill.longest('ceiling-edge', edge.variants[0]),
                ),
              ),
              why: why.edge(formatRoundRun(edges, locale)),
            }),
          bill.fixings('hammer-fixings', plug, why.edgePlugs(plugs, round(HUNG.edge))),
          bill.pack('masonry-drill-bit', 1, why.bit, { like: { width: mm(6) } }),
          bill.fixings('ceiling-hanger', rod, why.hangers(hangers, round(HUNG.hangers))),
          bill.pack('masonry-drill-bit', 1, why.anchorBit, { like: { width: ANCHOR_HOLE } }),
          bill.pack('silica-mask', 1, why.silica),
          glasses,
        ],
        tools: [
          'drill',
          'hammer',
          'level-long',
          'chalk-line',
          'tape-measure',
          'tin-snips',
          'hacksaw',
          'file',
          ...overhead,
        ],
        gates: ['cables', 'height', 'silica', 'bearing'],
      },
    ),
    step('battens', steps.channels, [round(HUNG.channels), round(BATTENS[region])], {
      minutes: roundMinutes(EACH.channel * channels.length + EACH.furring * battens.length, 30),
      takes: [
        bill.lengths('ceiling-channel', {
          section: channel,
          pieces: hung.pieces,
          why: why.channels(pieceCount(hung.pieces), round(HUNG.channels)),
        }),
        bill.lengths('ceiling-furring', {
          section: batten,
          pieces,
          why: why.battens(pieceCount(pieces)),
        }),
        bill.pack('ceiling-clip', clips, why.clips(clips)),
        ...(
          [
            [joiners.channel, channel.width],
            [joiners.furring, batten.width],
          ] as const
        ).map(([count, width]) =>
          bill.pack('ceiling-joiner', count, why.joiners(count), { like: { width } }),
        ),
        bill.pack('wafer-screws', 2 * battens.length, why.edgeScrews),
        gloves,
        glasses,
      ],
      tools: ['tin-snips', 'drill', 'spanner', 'string-line', 'level-long', ...overhead],
      gates: ['height'],
    }),
  ];
}
