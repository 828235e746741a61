import type { FlatSurface, Solid } from '../../web/planner/scene/scene.ts';
import { towards, type View } from '../../web/ui/drawings/space/axonometric.ts';
import { bodiesOf } from '../../web/ui/drawings/space/bodies.ts';
import { farthestFirst, partSpace } from '../../web/ui/drawings/space/painter.ts';
import { flatFaces, type FlatFace } from '../../web/ui/drawings/space/place-letters.ts';

/** Visible faces of solids and sheets in painting order. */
export const facesOf = (
  solids: readonly Solid[],
  view: View,
  sheets: readonly FlatSurface[] = [],
): readonly FlatFace[] =>
  farthestFirst(partSpace(bodiesOf(solids, sheets)), towards(view)).flatMap((face) =>
    flatFaces(face, view),
  );
