import type { Locale } from '../../language/locale.ts';

export type Units = Locale['units'];

const WIDTH = 96;
const HEIGHT = 40;

/** Distance between two numbers of the tape in the picture, and the number of marks in it. */
const SCALES: Readonly<Record<Units, { readonly step: number; readonly marks: number }>> = {
  metric: { step: 24, marks: 10 },
  imperial: { step: 44, marks: 8 },
};

/** The end of a tape measure: centimetres with millimetres, or inches with eighths. */
export function TapePicture({ units }: { readonly units: Units }) {
  const { step, marks } = SCALES[units];
  const ticks = Array.from({ length: Math.floor((WIDTH / step) * marks) }, (_, i) => i + 1);
  const lengthOf = (tick: number): number => {
    if (tick % marks === 0) return 18;
    return tick % (marks / 2) === 0 ? 12 : 7;
  };
  return (
    <svg className="tape" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="tape__blade" d={`M0 1H${WIDTH}V${HEIGHT - 1}H0`} />
      <path
        className="tape__mark"
        d={ticks.map((tick) => `M${(tick * step) / marks} 1v${lengthOf(tick)}`).join('')}
      />
      {ticks
        .filter((tick) => tick % marks === 0)
        .map((tick) => (
          <text key={tick} className="tape__number" x={(tick * step) / marks - 3} y={HEIGHT - 7}>
            {tick / marks}
          </text>
        ))}
    </svg>
  );
}
