import { useId } from 'react';
import type { Drawing } from '../jobs/contract.ts';
import { frameOf, pathOf } from './drawing-frame.ts';

const BOX = { width: 358, height: 300, margins: { left: 4, top: 4, right: 4, bottom: 4 } };

/** What a drawing shows, in words. */
function inWords({ name, pieces }: Drawing): string {
  const whole = pieces.filter((piece) => piece.whole).length;
  return pieces.length === 0 ? name : `${name}: ${whole} whole, ${pieces.length - whole} cut.`;
}

/** A take-off drawn to scale: whole pieces plain, cut ones hatched. */
export function LaidDrawing({ drawing }: { readonly drawing: Drawing }) {
  const { surface, pieces, seen } = drawing;
  const frame = frameOf(surface, BOX, seen === 'wall');
  const hatch = useId();
  return (
    <figure className="picture">
      <svg
        className="plan"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
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
        {pieces.map(({ shape, whole }, i) => (
          // A drawing never changes in place: its pieces have no name but their order.
          <path
            key={`piece-${i + 1}`}
            className="laid"
            d={pathOf(shape, frame)}
            fillRule="evenodd"
            style={whole ? undefined : { fill: `url(#${hatch})` }}
          />
        ))}
        <path className="plan__outline" d={pathOf(surface, frame)} />
      </svg>
      <figcaption className="row__why">{inWords(drawing)}</figcaption>
    </figure>
  );
}
