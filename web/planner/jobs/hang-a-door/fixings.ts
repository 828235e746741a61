import { length, mm, type Length } from '../../measure/units/units.ts';
import {
  type PackedMaterial,
  concreteScrewed,
  EMBED,
  fixingOf,
  screwed,
  type Joint,
} from '../../takeoff/material.ts';
import { masonryBit } from '../kit/walls/wall-fixing.ts';
import { isFoamed } from './fields.ts';
import { CAULK_REACH } from '../kit/finish/paint.ts';
import { masonryDrilling } from '../kit/steps/step.ts';
import { type DoorJob } from './layout.ts';
import { shown } from './terms.ts';

/** Number of fixings in a frame. */
export const FIXINGS = 8;

/** Fixings of a new frame: foam, or screws through it. */
export function fixings(inputs: DoorJob): readonly (readonly PackedMaterial[])[] {
  const { bill, words, door } = inputs;
  const { why } = words;
  if (isFoamed(inputs)) return [bill.pack('expanding-foam', 1, why.foam)];
  const told = why.fixings(FIXINGS);
  if (door.frame === undefined) return [];
  const { jamb, pack, isLoose } = door.frame;
  // Strips that line the sides are passed too; a gap that nothing fills is a stop.
  const packed = isLoose ? Math.min(pack.side, door.way.pack.most) : pack.side;
  return intoWall(inputs, length(jamb + packed), FIXINGS, told);
}

/** Screws into studs, or fixings into masonry, through a thickness. */
export function intoWall(
  inputs: DoorJob,
  through: Length,
  places: number,
  told: string,
): readonly (readonly PackedMaterial[])[] {
  const { bill, shelf, region, values } = inputs;
  const joint = (embed: Length, thick: Length): Joint =>
    screwed(through, embed, thick, { each: 1, places });
  if (values.wall !== 'masonry') {
    const screw = joint(EMBED.stud, mm(4));
    const long = !fixingOf(shelf['wood-screws'].variants, screw).ok;
    // Past the longest wood screws, those for timber frames reach.
    return [bill.fixings(long ? 'structural-screws' : 'wood-screws', screw, told)];
  }
  const [frame, long] = [shelf['frame-fixings'], shelf['long-frame-plugs']];
  const plugged = joint(EMBED.framePlug, mm(4.5));
  const plug = region === 'us' ? concreteScrewed(frame.variants, plugged) : plugged;
  const reaching = fixingOf(frame.variants, plug);
  const longer = long.form === 'packs' ? fixingOf(long.variants, plug) : reaching;
  // Chinese frame fixings have a nut, which is thicker than a strip.
  const isLong = longer.ok && (region === 'cn' || !reaching.ok);
  const { value } = isLong ? longer : reaching.ok ? reaching : {};
  const width = value?.width;
  return [
    bill.fixings(isLong || !reaching.ok ? 'long-frame-plugs' : 'frame-fixings', plug, told),
    ...masonryDrilling(inputs, masonryBit(region, width ?? mm(8))),
  ];
}

/** Amount by which the legs of a set stand off the floor; negative if their feet are sawn off. */
export const raisedBy = ({ region, values, door: { way } }: DoorJob): Length =>
  length(region === 'eu' ? values.floor - way.floor : 0);

/** Caulk round the feet of both legs. */
export const feetLine = ({ bill, values, door, words }: DoorJob) =>
  bill.pack(
    'caulk',
    (4 * (values.thick + (door.frame?.jamb ?? 0))) / CAULK_REACH.gap,
    words.why.feet,
  );

/** How the legs are cut, so that the gap at the floor is as wanted. */
export function footOf(inputs: DoorJob): string | false {
  const { region, values, door, words } = inputs;
  const { set } = words.steps;
  if (door.product === 'prehung-door') return set.slab(shown(values.floor, inputs));
  if (region !== 'eu') return set.legs(shown(door.inside.height, inputs));
  const by = raisedBy(inputs);
  const tell = by > 0 ? set.raise : set.shorten;
  return by !== 0 && tell(shown(door.way.floor, inputs), shown(length(Math.abs(by)), inputs));
}
