import type { Solid } from '../../../planner/takeoff/solid.ts';
import { project, towards, type Flat, type View } from './axonometric.ts';
import { bodiesOf, isSolid, type Face3, type SpaceItem, type ViewSide } from './bodies.ts';
import { farthestFirst, partSpace } from './painter.ts';

/** A face as it is seen, without its holes. */
export interface Face {
  readonly corners: readonly Flat[];
  /** For each corner, whether the edge from it to the next is one of the thing's own. */
  readonly own: readonly boolean[];
  readonly item: SpaceItem;
  /** Empty where the thing has none. */
  readonly letter: string;
  readonly side: ViewSide;
}

/** A face in the plane of the picture. */
export const flatFace = ({ item, side, rings }: Face3, view: View): Face => ({
  corners: (rings[0]?.corners ?? []).map((corner) => project(corner, view)),
  own: rings[0]?.own ?? [],
  item,
  letter: isSolid(item) ? item.part : '',
  side,
});

/** The faces of solids that are seen, in the order in which they are painted. */
export const facesOf = (solids: readonly Solid[], view: View): readonly Face[] =>
  farthestFirst(partSpace(bodiesOf(solids, [])), towards(view)).map((face) => flatFace(face, view));

/** True if a point lies in a face, which is convex. */
export function containsPoint({ corners }: Pick<Face, 'corners'>, [x, y]: Flat): boolean {
  let [left, right] = [false, false];
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    const side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    if (side > 0) left = true;
    if (side < 0) right = true;
  }
  return !(left && right);
}
