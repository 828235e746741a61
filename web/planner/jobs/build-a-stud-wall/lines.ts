import { formatLength, length, mm, toMm } from '../../measure/units/units.ts';
import {
  concreteScrewed,
  EMBED,
  fixingOf,
  LINING,
  screwed,
  SPARE_FIXINGS,
} from '../../takeoff/material.ts';
import { masonryBit } from '../kit/walls/wall-fixing.ts';
import {
  type StudJob,
  isTreatedSole,
  nailsOf,
  woodIn,
  plateFixings,
  solesOf,
  spacingOf,
  waferScrews,
} from './layout.ts';
import { safetyKit } from '../kit/steps/step.ts';
import { boardLines, wallJointLines } from './board-lines.ts';
import { frameLines } from './frame-lines.ts';

/** A track's sheet of 0.6 mm and the strip under it. */
const TRACK = mm(4);

/** Fixings within the frame, and to floor, ceiling and walls. */
function fixingLines(job: StudJob) {
  const { bill, shelf, parts, framed, words, locale, region } = job;
  const { why } = words;
  const { wood, masonry } = plateFixings(job);
  const isTimber = parts.frame === 'timber';
  const isHammered = !isTimber && bill.sold('hammer-fixings') === 'hammer-fixings';
  const product = isHammered ? 'hammer-fixings' : 'frame-fixings';
  // Ceilings and walls are plastered or boarded: that holds nothing. A floor of timber is bare.
  const bare = isTimber ? parts.stud.thickness : TRACK;
  const plate = length(bare + LINING);
  const { ceiling, walls } = woodIn(job);
  const inWood = ceiling || walls ? plate : bare;
  const inMasonry = ceiling && walls ? bare : plate;
  const plug = isTimber ? EMBED.framePlug : EMBED.hammered;
  const sold = shelf[product];
  const plugged = screwed(inMasonry, plug, mm(4), { each: 1, places: masonry });
  const joint =
    region === 'us' && sold.form === 'packs'
      ? concreteScrewed(sold.variants, plugged, length(inMasonry - bare))
      : plugged;
  const fixing = sold.form === 'packs' ? fixingOf(sold.variants, joint) : undefined;
  const screw = screwed(inWood, isTimber ? EMBED.joist : EMBED.stud, mm(3.9), {
    each: 1,
    places: wood,
  });
  // Past the longest wood screws, those for timber frames reach.
  const isLong = !fixingOf(shelf['wood-screws'].variants, screw).ok;
  const joints = isTimber ? nailsOf(job) : waferScrews(job);
  const every = formatLength(spacingOf(job), locale);
  const { freeEnds, floor } = job.values;
  const fixed = (hasPlates: boolean, hasEnds: boolean): 'plates' | 'ends' | 'both' =>
    !hasEnds || freeEnds === 2 ? 'plates' : hasPlates ? 'both' : 'ends';
  const throughWood = fixed(floor === 'timber' || ceiling, walls);
  const throughOthers = fixed(floor !== 'timber' || !ceiling, !walls);
  const woodLine = bill.fixings(
    isLong ? 'structural-screws' : 'wood-screws',
    screw,
    why.plateScrews(throughWood, freeEnds, every),
  );
  const inOthers =
    masonry > 0
      ? [
          bill.fixings(product, joint, why.plateFixings(throughOthers, freeEnds, every)),
          fixing?.ok === true &&
            bill.pack('masonry-drill-bit', 1, why.bit, {
              like: { width: masonryBit(region, fixing.value.width ?? mm(8)) },
            }),
        ]
      : [];
  return {
    joined: bill.pack(
      isTimber ? 'framing-nails' : 'wafer-screws',
      joints,
      isTimber ? why.nails(framed.studs, isTreatedSole(job)) : why.wafer(framed.studs),
      { slack: SPARE_FIXINGS },
    ),
    fixed: [woodLine, ...inOthers],
    /** Through the end studs alone. */
    endsFixed: walls ? [woodLine] : inOthers,
  };
}

/** Strips under the wall and at its edges. */
function stripLine({ bill, parts, place, framed, values, words }: StudJob) {
  const { shape } = place.wall;
  const foot = solesOf({ framed, parts }).reduce((sum, { width }) => sum + width, 0);
  const like = { width: parts.depth };
  if (parts.frame === 'steel') {
    const run = foot + shape.length + (2 - values.freeEnds) * shape.height;
    return bill.pack('acoustic-strip', toMm(length(run)), words.why.strip(values.freeEnds), {
      like,
    });
  }
  if (values.floor !== 'concrete' || bill.sold('sole-membrane') !== 'sole-membrane') return [];
  return bill.pack('sole-membrane', toMm(length(foot)), words.why.membrane, { like });
}

/** Lines that several steps take. */
export const studLines = (job: StudJob) => ({
  ...frameLines(job),
  ...fixingLines(job),
  strip: stripLine(job),
  ...boardLines(job),
  ...wallJointLines(job),
  ...safetyKit(job, 'work-gloves'),
  silica: job.bill.pack('silica-mask', 1, job.words.why.silica),
});

export type StudLines = ReturnType<typeof studLines>;
