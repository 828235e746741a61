import { useId } from 'react';
import type { Drawing } from '../jobs/contract.ts';
import { en } from '../language/en/drawings.ts';
import { area } from '../language/language.ts';
import { boundsOf, type Region } from '../measure/polygon.ts';
import { frameOf, pathOf } from './drawing-frame.ts';

const words = area('drawings', en);
const WIDTH = 358;
const TALLEST = 300;
const MARGIN = 4;

/** As wide as the page and as high as the surface then is, within reason. */
function boxOf(surface: Region) {
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const high = ((y1 - y0) / Math.max(1, x1 - x0)) * (WIDTH - 2 * MARGIN) + 2 * MARGIN;
  return {
    width: WIDTH,
    height: Math.ceil(Math.min(TALLEST, high)),
    margins: { left: MARGIN, top: MARGIN, right: MARGIN, bottom: MARGIN },
  };
}

/** What a drawing shows, in words. */
function inWords({ name, pieces }: Drawing): string {
  const whole = pieces.filter((piece) => piece.whole).length;
  return pieces.length === 0 ? name : words.laid(name, whole, pieces.length - whole);
}

/** A take-off drawn to scale: whole pieces plain, cut ones hatched. */
export function LaidDrawing({ drawing }: { readonly drawing: Drawing }) {
  const { surface, pieces, seen } = drawing;
  const box = boxOf(surface);
  const frame = frameOf(surface, box, seen === 'wall');
  const hatch = useId();
  // One path for all pieces of a kind: they never overlap, and a floor has hundreds.
  const allOf = (whole: boolean): string =>
    pieces
      .filter((piece) => piece.whole === whole)
      .map(({ shape }) => pathOf(shape, frame))
      .join('');
  return (
    <figure className="picture">
      <svg
        className="plan"
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={inWords(drawing)}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className="laid__ground" width="6" height="6" />
            <path className="laid__hatch" d="M0 6L6 0" />
          </pattern>
        </defs>
        <path className="plan__floor" d={pathOf(surface, frame)} fillRule="evenodd" />
        <path className="laid" d={allOf(true)} fillRule="evenodd" />
        <path
          className="laid"
          d={allOf(false)}
          fillRule="evenodd"
          style={{ fill: `url(#${hatch})` }}
        />
        <path className="plan__outline" d={pathOf(surface, frame)} />
      </svg>
      <figcaption className="row__why">{inWords(drawing)}</figcaption>
    </figure>
  );
}
