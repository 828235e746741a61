import { longerWay } from '../../measure/places/place.ts';
import { transpose, type PolygonRings } from '../../measure/outline/polygon.ts';
import type { TileLayout } from '../tiles/tiles.ts';

/**
 * Lays surfaces with the length of the pieces along the longer axis of each, so a rotated room takes the same. `lay`
 * receives them with that axis along x.
 */
export function layLengthwise<Layout extends Pick<TileLayout, 'laid'>>(
  regions: readonly PolygonRings[],
  lay: (regions: readonly PolygonRings[]) => Layout,
): Layout {
  const isUpright = regions.map((region) => longerWay(region) === 'y');
  const layout = lay(regions.map((region, i) => (isUpright[i] ? transpose(region) : region)));
  return {
    ...layout,
    laid: layout.laid.map((pieces, i) =>
      isUpright[i] ? pieces.map((piece) => ({ ...piece, shape: transpose(piece.shape) })) : pieces,
    ),
  };
}
