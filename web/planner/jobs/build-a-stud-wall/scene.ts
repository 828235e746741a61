import { en as enModel } from '../../../language/en/model.ts';
import { formatDimension } from '../../measure/units/format-length.ts';
import { solidAt, type Scene, type Sheet, type Triple } from '../../takeoff/solid.ts';
import { formatReason } from '../kit/format-reason.ts';
import type { StudJob } from './fields.ts';

/** The frame with its boards before and behind it; taken apart, the boards are off. */
export function studScene({ place, parts, framed, boards, over, locale }: StudJob): Scene {
  const { shape } = place.wall;
  const model = locale.words('model', enModel);
  const layers = [boards, over];
  return {
    says: locale.format.sentences([
      model.inLine(formatDimension(shape.length, locale), formatDimension(shape.height, locale)),
      formatReason(framed.why, locale),
    ]),
    solids: framed.laid.map(({ x, y, width, height }) =>
      solidAt([x, 0, y], [width, parts.depth, height]),
    ),
    sheets: layers.flatMap((faces, layer) =>
      faces.map(({ laid }, face): Sheet => {
        // The first side is the front.
        const way = face === 0 ? -1 : 1;
        const thick = (layer + 1) * (parts.faces[face]?.board.thickness ?? 0);
        const y = face === 0 ? 0 - thick : parts.depth + thick;
        const apart: Triple = [0, way * (0.3 + 0.12 * layer) * shape.height, 0];
        return {
          rings: laid.flatMap((piece) =>
            piece.shape.map((ring) => ring.map((at): Triple => [at.x, y, at.y])),
          ),
          joints: [],
          apart,
          look: 'board',
        };
      }),
    ),
  };
}
