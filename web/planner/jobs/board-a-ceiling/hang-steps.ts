import { formatLength, length, mm, type Length } from '../../measure/units/units.ts';
import {
  gatherPieces,
  pieceCount,
  runsInPieces,
  EMBED,
  LINING,
  type Joint,
  upToMark,
} from '../../takeoff/material.ts';
import { HUNG } from '../../takeoff/structure/indoors/hung-ceiling.ts';
import type { JobStep } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { type SafetyKit, step, roundMinutes } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { BATTENS, overhead, type Ceiling } from './layout.ts';

/** Minutes for each. */
const EACH = { edge: 4, hanger: 8, channel: 20, furring: 10 };

/** The wall channel's sheet, and plaster before the wall. */
const EDGE = length(LINING + mm(1));
/** The hole of a drop-in anchor M8 (makers: 10 mm). */
const ANCHOR_HOLE = mm(10);

/** The wall channel with the rods, then what hangs on them. */
export function hungSteps(
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
