import { isSolid, type SceneItem, type Solid } from '../../../planner/scene/scene.ts';
import { project, towards, type Flat, type View } from './axonometric.ts';
import { bodiesOf, type Face3 } from './bodies.ts';
import { farthestFirst, partSpace } from './painter.ts';

/** A projected face without its holes. */
export interface FlatFace {
  readonly corners: readonly Flat[];
  readonly item: SceneItem;
  /** Empty if the item has no letter. */
  readonly letter: string;
}

/** Projects a face onto the plane of the picture. */
export const flatFace = ({ item, rings }: Face3, view: View): FlatFace => ({
  corners: (rings[0]?.corners ?? []).map((corner) => project(corner, view)),
  item,
  letter: isSolid(item) ? item.part : '',
});

/** Visible faces of solids in painting order. */
export const facesOf = (solids: readonly Solid[], view: View): readonly FlatFace[] =>
  farthestFirst(partSpace(bodiesOf(solids, [])), towards(view)).map((face) => flatFace(face, view));

/** True if a point is inside a face. Faces are convex. */
export function containsPoint({ corners }: Pick<FlatFace, 'corners'>, [x, y]: Flat): boolean {
  let [left, right] = [false, false];
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    const side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    if (side > 0) left = true;
    if (side < 0) right = true;
  }
  return !(left && right);
}
