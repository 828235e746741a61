import { length, mm } from '../../../measure/units/units.ts';
import type { PackVariant, Shelf } from '../../../stock/shelf.ts';
import { fixingOf, type Joint } from '../../../takeoff/material.ts';

/** Length of a usual plug in widths: 6 × 30, 8 × 40 mm (makers). */
const PLUG_LENGTH = 5;

/** A plug with the joint of the screw in it. */
export interface Plugged {
  readonly plug: PackVariant;
  readonly joint: Joint;
}

/**
 * The narrowest plug, no narrower than the usual one, that takes a screw long enough for a joint; the usual one if no
 * screw fits any. Bearing screws go through the whole of a plug wider than usual.
 */
export function pluggedScrew(
  shelf: Shelf,
  joint: Joint,
  usual: PackVariant,
  bears = true,
): Plugged {
  const inPlug = (plug: PackVariant): Plugged => {
    const width = plug.width ?? mm(0);
    const whole = bears && plug !== usual ? PLUG_LENGTH * width : 0;
    return {
      plug,
      joint: { ...joint, plug: width, embed: length(Math.max(joint.embed, whole)) },
    };
  };
  const fits = shelf['wall-plugs'].variants
    .filter(({ width = mm(0) }) => width >= (usual.width ?? 0))
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
    .map(inPlug)
    .find((one) => fixingOf(shelf['wood-screws'].variants, one.joint).ok);
  return fits ?? inPlug(usual);
}
