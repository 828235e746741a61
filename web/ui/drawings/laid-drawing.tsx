import { useId } from 'react';
import type { Drawing, Note } from '../../jobs/contract.ts';
import { en } from '../../language/en/drawings.ts';
import { area } from '../../language/language.ts';
import { boundsOf, type Region } from '../../measure/polygon.ts';
import { frameOf, pathOf, type DrawingFrame } from './drawing-frame.ts';
import { lineWidth } from './line-width.ts';
import { useTextScale } from './text-scale.ts';

const words = area('drawings', en);
const WIDTH = 358;
const TALLEST = 300;
const MARGIN = 4;
/** Of a note: how wide a letter and a Chinese character, and how high a line is. */
const LETTER = 6.9;
const CHARACTER = 12;
const LINE = 13;

const widthOf = (text: string): number => {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return chinese * CHARACTER + (text.length - chinese) * LETTER;
};

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
function inWords({ name, pieces, says }: Drawing): string {
  if (says !== undefined) return says;
  const whole = pieces.filter((piece) => piece.whole).length;
  return pieces.length === 0 ? name : words.laid(name, whole, pieces.length - whole);
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The notes that have room: none over another, none past the edge. */
function placeNotes(notes: readonly Note[], frame: DrawingFrame, scale: number): readonly Placed[] {
  const placed: (Placed & { readonly half: number })[] = [];
  for (const { at, text } of notes) {
    const middle = frame.at(at);
    const half = (widthOf(text) * scale) / 2 + MARGIN;
    const high = (LINE * scale) / 2 + MARGIN;
    // At the edge a note moves inwards until it is whole.
    const x = Math.max(half, Math.min(middle.x, frame.width - half));
    const y = Math.max(high, Math.min(middle.y, frame.height - high));
    const fits = x + half <= frame.width && middle.y >= 0 && middle.y <= frame.height;
    const isFree = placed.every(
      (one) => Math.abs(one.x - x) >= one.half + half || Math.abs(one.y - y) >= LINE * scale,
    );
    if (fits && isFree) placed.push({ x, y, text, half });
  }
  return placed;
}

/** A take-off drawn to scale: whole pieces plain, cut ones hatched. */
export function LaidDrawing({ drawing }: { readonly drawing: Drawing }) {
  const { surface, pieces, seen, notes = [] } = drawing;
  const textScale = useTextScale();
  const box = boxOf(surface);
  const frame = frameOf(surface, box, seen === 'wall');
  const hatch = useId();
  const caption = useId();
  const line = { strokeWidth: lineWidth(drawing, frame.scale) };
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
        aria-labelledby={caption}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className="laid__ground" width="6" height="6" />
            <path className="laid__hatch" d="M0 6L6 0" />
          </pattern>
        </defs>
        <path className="plan__floor" d={pathOf(surface, frame)} fillRule="evenodd" />
        <path className="laid" d={allOf(true)} fillRule="evenodd" style={line} />
        <path
          className="laid"
          d={allOf(false)}
          fillRule="evenodd"
          style={{ ...line, fill: `url(#${hatch})` }}
        />
        <path className="plan__outline" d={pathOf(surface, frame)} />
        <g className="plan__size plan__size--fine plan__note" textAnchor="middle">
          {placeNotes(notes, frame, textScale).map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y + 4}>
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
