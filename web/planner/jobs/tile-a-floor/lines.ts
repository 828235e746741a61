import { doorways } from '../../measure/places/place.ts';
import { length, mm, rectangle, toArea, toSquareMetres } from '../../measure/units/units.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { poured } from '../kit/finish/levelling.ts';
import { leadTestLine } from '../kit/finish/paint.ts';
import type { TileJob } from '../kit/tiling/layout.ts';
import { isDamped, primerLine, tilingLines } from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import { hasBed, isLevelled, isPoured, tiledDoors, perimeter, underOf } from './layout.ts';

/** g/m² of adhesive combed under a mat or boards by a notch of 4 mm, and under boards in the US by one of 1/4 in (makers). */
const UNDER_BED = { fine: 2200, us: 2600 } as const;

/** g/m² of adhesive in the pits that old tiles leave, filled first or as tiles are laid; an estimate. */
const PITS = 500;

/** Lines that several steps take, with the lengths of the floor's edges. */
export function floorLines(inputs: Inputs, job: TileJob) {
  const { place, values, region } = inputs;
  const layer = underOf(inputs);
  const under =
    (layer === undefined ? 0 : UNDER_BED[layer === 'boards' && region === 'us' ? 'us' : 'fine']) +
    (values.strip && !hasBed(inputs) && !isLevelled(inputs) ? PITS : 0);
  // Under the compound too.
  const doors = tiledDoors(inputs).map(({ width }) => width);
  // Edges at walls; doorways have a threshold, and skirting ends at windows that reach the floor.
  const open = place.walls.flatMap(doorways).reduce((sum, { width }) => sum + width, 0);
  const edge = length(Math.max(0, perimeter(inputs) - open));
  const { upstand } = WET_ROOMS[region];
  return {
    doors,
    edge,
    glazed: length(open - doors.reduce((sum, width) => sum + width, 0)),
    lines: tilingLines(job, 'floor', mm(0), toSquareMetres(job.covered) * under),
    primer: primerLine(
      job,
      toArea(
        (isPoured(inputs) ? poured(values, job.covered, place.floor).area : 0) +
          // Boards that are wiped damp take none, nor does the foot of the walls.
          (underOf(inputs) === 'boards' && isDamped(inputs)
            ? 0
            : job.covered + (values.wet ? rectangle(edge, upstand) : 0)),
      ),
    ),
    swabs: leadTestLine(inputs),
  };
}
