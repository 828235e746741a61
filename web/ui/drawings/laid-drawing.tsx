import { useId, type CSSProperties } from 'react';
import type { Drawing } from '../../jobs/kit/contract.ts';
import { en } from '../../language/en/drawings.ts';
import { area } from '../../language/language.ts';
import { pathOf } from './drawing-frame.ts';
import { laidFrame } from './laid-frame.ts';
import { lineWidth } from './line-width.ts';
import { placeNotes } from './place-notes.ts';
import { useTextScale } from './text-scale.ts';

const words = area('drawings', en);

/** What a drawing shows, in words. */
function inWords({ name, pieces, says }: Drawing): string {
  if (says !== undefined) return says;
  const whole = pieces.filter((piece) => piece.whole).length;
  return pieces.length === 0 ? name : words.laid(name, whole, pieces.length - whole);
}

/** A take-off drawn to scale: whole pieces plain, cut ones hatched. */
export function LaidDrawing({ drawing }: { readonly drawing: Drawing }) {
  const { surface, pieces, notes = [] } = drawing;
  const textScale = useTextScale();
  const frame = laidFrame(drawing, textScale);
  const hatch = useId();
  const caption = useId();
  const line = { strokeWidth: lineWidth(drawing, frame.scale) };
  // One path for all pieces of a kind: they never overlap, and a floor has hundreds.
  const drawn = (whole: boolean, style: CSSProperties) => {
    const paths = pieces.filter((piece) => piece.whole === whole);
    if (paths.length === 0) return undefined;
    const all = paths.map(({ shape }) => pathOf(shape, frame)).join('');
    return <path className="laid" d={all} style={style} />;
  };
  return (
    <figure className="picture">
      <svg
        className="plan"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-labelledby={caption}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className="laid__ground" width="6" height="6" />
            <path className="laid__hatch" d="M0 6L6 0" />
          </pattern>
        </defs>
        <path className="plan__floor" d={pathOf(surface, frame)} />
        {drawn(true, line)}
        {drawn(false, { ...line, fill: `url(#${hatch})` })}
        <path className="plan__outline" d={pathOf(surface, frame)} />
        <g className="plan__size plan__size--fine plan__note" textAnchor="middle">
          {placeNotes(notes, surface, frame, textScale).map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y + 4 * textScale}>
              {text}
            </text>
          ))}
        </g>
      </svg>
      <figcaption id={caption} className="remark">
        {inWords(drawing)}
      </figcaption>
    </figure>
  );
}
