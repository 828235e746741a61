import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** More than this makes squares too small for a camera that looks at a phone's screen. */
export const LONGEST_IN_CODE = 2000;
/** Light squares all round, without which a reader does not find the code. */
const QUIET = 4;

/** A text as a code for a camera: black on white in every theme, or readers fail. */
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
