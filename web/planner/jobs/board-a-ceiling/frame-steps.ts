import { formatLength } from '../../measure/units/format-length.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { inLengths } from '../../takeoff/deck/deck-members.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { HUNG } from '../../takeoff/structure/indoors/hung-ceiling.ts';
import { EMBED, PACKED, type Joint } from '../../takeoff/structure/joint.ts';
import type { JobStep } from '../kit/contract.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import type { SafetyKit } from '../kit/steps/safety-kit.ts';
import { step } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import { BATTENS, type Ceiling } from './layout.ts';

/** Minutes for each. */
const EACH = { batten: 15, edge: 4, hanger: 8, channel: 20, furring: 10 };

export const overhead = ['stepladder', 'work-platform'] as const;

/** What boards are screwed to where that is not the joists themselves. */
export const frameSteps = (asked: Asked, ceiling: Ceiling, safety: SafetyKit): readonly JobStep[] =>
  ceiling.hung === undefined
    ? [battenStep(asked, ceiling, safety)]
    : hungSteps(asked, ceiling, ceiling.hung, safety);

function battenStep(
  { words, bill }: Asked,
  { battens, batten, pieces, crossings, onto }: Ceiling,
  { glasses, gloves }: SafetyKit,
): JobStep {
  const { steps, why } = words;
  const isSlab = onto === 'slab';
  const joint = (thick: Length, embed: Length): Joint => ({
    through: length(batten.thickness + PACKED),
    embed,
    nut: false,
    thick,
    each: 1,
    places: crossings,
  });
  return step('battens', steps.batten, {
    detail: isSlab ? steps.batten.slab : steps.batten.joists,
    minutes: Math.max(30, EACH.batten * battens.length),
    takes: [
      bill.lengths('batten', { section: batten, pieces, why: why.battens(pieceCount(pieces)) }),
      ...(isSlab
        ? [
            bill.fixings('long-frame-plugs', joint(mm(8), EMBED.framePlug), why.slab(crossings)),
            bill.pack('masonry-drill-bit', 1, why.bit, { like: { width: mm(8) } }),
            bill.pack('silica-mask', 1, why.silica),
          ]
        : [bill.fixings('wood-screws', joint(mm(4), EMBED.joist), why.battenScrews(crossings))]),
      bill.pack('packers', crossings, why.packers),
      glasses,
      gloves,
    ],
    tools: ['drill', 'hand-saw', 'level-long', 'chalk-line', ...overhead],
    gates: ['cables', 'height', isSlab && 'silica'],
  });
}

/** The wall channel's sheet, and plaster before the wall. */
const EDGE = mm(10);
/** The hole of a drop-in anchor M8 (makers: 10 mm). */
const ANCHOR_HOLE = mm(10);

const minutesOf = (minutes: number): number => Math.max(30, 5 * Math.round(minutes / 5));

/** The wall channel with the rods, then what hangs on them. */
function hungSteps(
  { words, bill, shelf, locale, values, region }: Asked,
  { battens, batten, pieces, edges }: Ceiling,
  hung: NonNullable<Ceiling['hung']>,
  { glasses, gloves }: SafetyKit,
): readonly JobStep[] {
  const { steps, why } = words;
  const { hangers, clips, joiners, channel, channels } = hung;
  const shown = (size: Length): string => formatLength(size, locale);
  const round = (size: Length): string => roundSize(size / mm(1), locale);
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
        minutes: minutesOf(EACH.edge * plugs + EACH.hanger * hangers),
        takes: [
          edge.form === 'lengths' &&
            bill.lengths('ceiling-edge', {
              section: edge.variants[0],
              pieces: [
                inLengths('ceiling-edge', edges, bill.longest('ceiling-edge', edge.variants[0])),
              ],
              why: why.edge(roundRun(edges, locale)),
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
          ...overhead,
        ],
        gates: ['cables', 'height', 'silica', 'bearing'],
      },
    ),
    step('battens', steps.channels, [round(HUNG.channels), round(BATTENS[region])], {
      minutes: minutesOf(EACH.channel * channels.length + EACH.furring * battens.length),
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
