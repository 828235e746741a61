import type { Solid } from '../../web/planner/scene/scene.ts';
import { towards, type View } from '../../web/ui/drawings/space/axonometric.ts';
import { bodiesOf } from '../../web/ui/drawings/space/bodies.ts';
import { farthestFirst, partSpace } from '../../web/ui/drawings/space/painter.ts';
import { flatFace, type FlatFace } from '../../web/ui/drawings/space/place-letters.ts';

/** Visible faces of solids in painting order. */
export const facesOf = (solids: readonly Solid[], view: View): readonly FlatFace[] =>
  farthestFirst(partSpace(bodiesOf(solids, [])), towards(view)).map((face) => flatFace(face, view));
