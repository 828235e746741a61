import type { Digest } from '../../planner/project/digest.ts';
import { frameOf, pathOf } from './drawing-frame.ts';

const SIDE = 48;
const BOX = { width: SIDE, height: SIDE, margins: { left: 3, top: 3, right: 3, bottom: 3 } };

/** Small outline of a place; an empty square of the same size if the place has no outline yet. */
export function Thumbnail({ shape }: { readonly shape: Digest['shape'] }) {
  return (
    <svg
      className="thumbnail"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
    >
      {shape !== undefined && (
        <path
          d={pathOf(shape.region, frameOf(shape.region, BOX, shape.seen === 'wall'))}
          fillRule="evenodd"
        />
      )}
    </svg>
  );
}
