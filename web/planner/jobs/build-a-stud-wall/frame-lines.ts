import { length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { variantNearest, variantReaching } from '../../stock/shelf.ts';
import {
  type Material,
  gatherPieces,
  type Piece,
  EMBED,
  fixingOf,
  LINING,
  screwed,
  type Joint,
  SPARE_FIXINGS,
} from '../../takeoff/material.ts';
import { screwLength, wallScrews } from '../../takeoff/structure/indoors/plasterboard.ts';
import { masonryBit } from '../kit/walls/wall-fixing.ts';
import { type StudJob, only, without, isTreatedSole, woodIn } from './layout.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';

/** Studs, plates or tracks, and the timber in them. */
export function frameLines(job: StudJob) {
  const { bill, shelf, framed, parts, words } = job;
  const { pieces, why } = framed;
  const isSteel = parts.frame === 'steel';
  const others = isSteel ? ['track', 'door-head'] : isTreatedSole(job) ? ['sole-plate'] : [];
  return {
    uprights: bill.lengths(isSteel ? 'steel-stud' : 'stud', {
      section: parts.stud,
      pieces: gatherPieces([
        ...without(pieces, 'door-post', ...others),
        // The second piece of a head on edge.
        ...(job.hasEdgeHeads ? only(pieces, 'door-head') : []),
        ...wetNoggins(job),
      ]),
      why,
    }),
    track:
      isSteel &&
      bill.lengths('steel-track', {
        section: parts.track,
        pieces: only(pieces, ...others),
        why: words.why.track(job.openings.length > 0),
      }),
    treatedSole:
      isTreatedSole(job) &&
      bill.lengths('structural-timber', {
        section: variantNearest(shelf['structural-timber'].variants, 'width', parts.depth),
        pieces: only(pieces, ...others),
        why: words.why.treatedSole,
      }),
    doorBlocks: isSteel && !parts.hasDoorPosts && doorBlockLines(job),
    doorPosts: doorPostLines(job),
    nailPlates: !isSteel && bill.pack('nail-plates', framed.studs, words.why.nailPlates),
  };
}

/** Noggins for what hangs on the wall of a wet room, besides the drawn ones. */
export const wetNoggins = ({ values, parts }: StudJob): readonly Piece[] =>
  values.wet && parts.frame === 'timber'
    ? [{ name: 'noggin', length: length(parts.spacing - parts.face), quantity: 2 }]
    : [];

/** Angles of a doorway: one in each end of two profiles, each with two fixings. */
const FEET = { doorway: 4, fixings: 2 } as const;

/** Sheet of an angle. */
const FOOT = mm(4);

/** Screws of a doorway's track into its profiles. */
const HEAD_SCREWS = 8;

/** Heavy profiles of the doorways with their angles and fixings, and the screws that drill through 2 mm. */
function doorPostLines(job: StudJob): readonly Material[] {
  const { bill, shelf, parts, framed, openings, values, words, region } = job;
  const profiles = shelf['door-post-profile'];
  const screws = shelf['drill-point-screws'];
  if (!parts.hasDoorPosts || profiles.form === 'not-sold' || screws.form === 'not-sold') return [];
  const { why } = words;
  const doors = openings.filter(({ sill }) => sill === 0).length;
  const [post] = only(framed.pieces, 'door-post');
  const each = Math.ceil((post?.length ?? 0) / wallScrews(region, parts.spacing)) + 1;
  const boards = parts.faces.reduce((sum) => sum + 2 * doors * each, 0);
  const thick = parts.faces[0]?.board.thickness ?? mm(0);
  const into = (layers: number, amount: number) =>
    bill.pack('drill-point-screws', amount, why.postScrews, {
      variant: variantReaching(
        screws.variants,
        'length',
        screwLength(length(layers * thick), 'metal'),
      ),
      slack: SPARE_FIXINGS,
    });
  const ends = FEET.fixings * 2 * doors;
  const inWood = ends * (Number(values.floor === 'timber') + Number(woodIn(job).ceiling));
  return [
    ...bill.lengths('door-post-profile', {
      section: variantNearest(profiles.variants, 'width', parts.depth),
      pieces: only(framed.pieces, 'door-post'),
      why: why.doorPosts(doors),
    }),
    ...bill.pack('door-post-feet', FEET.doorway * doors, why.postFeet, {
      like: { width: parts.depth },
    }),
    ...anchored(job, length(FOOT + LINING), EMBED.framePlug, 2 * ends - inWood, why.footFixings),
    ...bill.fixings(
      'wood-screws',
      screwed(FOOT, EMBED.joist, mm(5.9), { each: inWood, places: 1 }),
      why.footFixings,
    ),
    ...into(1, HEAD_SCREWS * doors + boards),
    ...into(2, values.double ? boards : 0),
  ];
}

/** Frame fixings of 8 mm or more into masonry or concrete, and their bit. */
function anchored(
  { bill, shelf, words, region }: StudJob,
  through: Length,
  embed: Length,
  count: number,
  why: string,
): readonly Material[] {
  if (count === 0) return [];
  const joint: Joint = { through, embed, nut: false, thick: mm(8), each: 1, places: count };
  const sold = shelf['frame-fixings'];
  const fixing = sold.form === 'packs' ? fixingOf(sold.variants, joint) : undefined;
  return [
    ...bill.fixings('frame-fixings', joint, why),
    ...(fixing?.ok === true
      ? bill.pack('masonry-drill-bit', 1, words.why.bit, {
          like: { width: masonryBit(region, fixing.value.width ?? mm(8)) },
        })
      : []),
  ];
}

/** Two sheets of 0.6 mm and room to slide: timber in a steel stud is this much narrower than it. */
const INSIDE_STUD = mm(2);

/** Sheet of a steel stud, and the distance between screws through it into timber (trade practice). */
const STEEL = mm(1);

export const BLOCK_SCREWS = mm(300);

/**
 * Timber inside the steel studs of a doorway, for the lining to be screwed to: the deepest that goes in; and its
 * screws through the steel.
 */
function doorBlockLines({
  bill,
  shelf,
  parts,
  framed,
  words,
  openings,
  locale,
}: StudJob): readonly Material[] {
  const doors = openings.filter(({ sill }) => sill === 0).length;
  const block = framed.laid.find(({ name }) => name === 'stud');
  if (doors === 0 || block === undefined) return [];
  const long = block.cut ?? block.height;
  const pieces = [{ name: 'door-stud', length: long, quantity: 2 * doors }];
  const fits = ({ width }: { readonly width: Length }): boolean =>
    width <= parts.depth - INSIDE_STUD;
  const why = words.why.doorBlocks(doors);
  const deepest = shelf.stud.form === 'not-sold' ? undefined : shelf.stud.variants.findLast(fits);
  const batten = shelf.batten.variants.findLast(fits) ?? shelf.batten.variants[0];
  const section = deepest ?? batten;
  const each = Math.ceil(long / BLOCK_SCREWS) + 1;
  return [
    ...bill.lengths(deepest === undefined ? 'batten' : 'stud', { section, pieces, why }),
    ...bill.fixings(
      'wood-screws',
      {
        ...screwed(STEEL, mm(20), mm(3.9), { each, places: 2 * doors }),
        most: length(STEEL + section.thickness),
      },
      words.why.blockScrews(formatRoundSize(toMm(BLOCK_SCREWS), locale)),
    ),
  ];
}
