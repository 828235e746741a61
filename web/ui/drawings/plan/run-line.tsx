import type { Locale } from '../../../language/locale.ts';
import { en } from '../../../language/en/drawings.ts';
import { area } from '../../../language/language.ts';
import { formatDimension } from '../../../planner/measure/units/format-length.ts';
import type { Length } from '../../../planner/measure/units/units.ts';
import { tenth } from '../drawing-frame.ts';
import { useTextScale } from '../text-scale.ts';

const words = area('drawings', en);
const WIDTH = 358;
const MARGIN = 24;
const LETTER = 7.5;

/** Description of a run, in words. */
export const runInWords = (stretches: readonly Length[], locale: Locale): string =>
  words.run(stretches.map((long) => formatDimension(long, locale)));

/** The stretches of a run end to end, to scale, with a post at each corner. */
export function RunLine(props: { readonly stretches: readonly Length[]; readonly locale: Locale }) {
  const { stretches, locale } = props;
  const textScale = useTextScale();
  const all = stretches.reduce((sum, long) => sum + long, 0);
  const scale = (WIDTH - 2 * MARGIN) / Math.max(1, all);
  const ends = stretches.map((_, i) =>
    tenth(MARGIN + scale * stretches.slice(0, i + 1).reduce((sum, long) => sum + long, 0)),
  );
  const shown = stretches.map((long) => formatDimension(long, locale));
  return (
    <svg
      className="plan"
      viewBox={`0 0 ${WIDTH} 84`}
      role="img"
      aria-label={runInWords(stretches, locale)}
    >
      {stretches.map((long, i) => {
        const from = i === 0 ? MARGIN : (ends[i - 1] ?? MARGIN);
        const size = tenth(long * scale);
        const text = shown[i] ?? '';
        return (
          // The index is the identity of a stretch.
          <g key={`stretch-${i + 1}`} transform={`translate(${from} 52)`}>
            <path className="plan__wall" d={`M0 0H${size}`} />
            <path className="plan__fine" d={`M0 -8v16M${size} -8v16`} />
            <path className="plan__dim" d={`M0 -20h${size}M0 -25v10M${size} -25v10`} />
            {text.length * LETTER * textScale <= size + 10 && (
              <text className="plan__size" x={size / 2} y={-27} textAnchor="middle">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
