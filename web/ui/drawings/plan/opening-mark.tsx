import type { OpeningKind } from '../../../planner/measure/places/place.ts';

/**
 * Plan symbol of an opening: a door with its swing, a window as a double line, otherwise a gap. The
 * wall is along x at y = 0; the room is at y > 0.
 */
export function OpeningMark(props: {
  readonly kind: OpeningKind;
  readonly from: number;
  readonly size: number;
}) {
  const { kind, from, size } = props;
  const gap = <rect className="plan__gap" x={from} y={-3} width={size} height={6} />;
  const jambs = `M${from} -3v6M${from + size} -3v6`;
  if (kind === 'door') {
    return (
      <>
        {gap}
        <path className="plan__fine" d={`M${from} 0v${size}`} />
        <path
          className="plan__fine plan__swing"
          d={`M${from} ${size}A${size} ${size} 0 0 0 ${from + size} 0`}
        />
      </>
    );
  }
  const lines = kind === 'window' ? `M${from} -3h${size}M${from} 3h${size}` : '';
  return (
    <>
      {gap}
      <path className="plan__fine" d={lines + jambs} />
    </>
  );
}
