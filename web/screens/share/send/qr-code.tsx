import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

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
