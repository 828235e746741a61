import { useEffect, useState, useMemo } from 'react';
import { words as shareWords } from '../../../language/page/share.ts';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

const words = shareWords.parts;

/** Time for a camera to find and read a code, ms. */
const TURN_MS = 1500;

/** Several codes for one link, shown one after the other, by tap or by time. */
export function CodeSequence({
  parts,
  name,
}: {
  readonly parts: readonly string[];
  readonly name: string;
}) {
  const [at, setAt] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const last = parts.length - 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setAt((now) => (now === last ? 0 : now + 1)), TURN_MS);
    return () => clearInterval(timer);
  }, [isTurning, last]);
  const next = (): void => {
    setTurning(false);
    setAt(at === last ? 0 : at + 1);
  };
  const number = at + 1;
  return (
    <>
      <p className="note">{words.how(parts.length)}</p>
      <QrCode text={parts[at] ?? ''} label={words.code(name, number, parts.length)} />
      <p className="share__at" data-spoken="">
        {words.at(number, parts.length)}
      </p>
      <div className="pair">
        <button type="button" className="button" data-repeats="" onClick={next}>
          {words.next}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={isTurning}
          onClick={() => setTurning(!isTurning)}
        >
          {words.turn}
        </button>
      </div>
    </>
  );
}

/** Longest text with squares large enough for a camera in front of a phone screen. */
export const LONGEST_IN_CODE = 2000;
/** Width of the quiet zone, in squares, which readers need. */
const QUIET = 4;

/** A text as a QR code, black on white in every theme, as readers require. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.L });
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const all = size + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${all} ${all}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={all} height={all} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
