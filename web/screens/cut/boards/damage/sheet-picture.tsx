import type { Rectangle } from '../../../../planner/cutting/contract.ts';
import { words } from '../../../../language/page/damage.ts';
import { DefectMark } from '../../plan/sheet-marks.tsx';

interface Size {
  readonly length: number;
  readonly width: number;
}

/** Lines from the left and bottom edges to a damaged area. */
const distances = ({ x, y, length, width }: Rectangle, sheet: Size): string =>
  `M0 ${y + width / 2}H${x}M${x + length / 2} ${sheet.width}V${y + width}`;

/** A sheet to scale with its damaged areas and the distances that locate them. */
export function SheetPicture(props: {
  readonly name: string;
  readonly size: Size;
  /** Area for parts. */
  readonly inside: Rectangle;
  readonly defects: readonly Rectangle[];
}) {
  const { size, inside, defects } = props;
  return (
    <svg
      className="damage__sheet"
      viewBox={`0 0 ${size.length} ${size.width}`}
      role="img"
      aria-label={words.picture(props.name, defects.length)}
    >
      <rect className="damage__edge" width={size.length} height={size.width} />
      <rect
        className="damage__inside"
        x={inside.x}
        y={inside.y}
        width={inside.length}
        height={inside.width}
      />
      {defects.map((defect) => (
        <g key={`${defect.x} ${defect.y} ${defect.length} ${defect.width}`}>
          <path className="damage__from" d={distances(defect, size)} />
          <DefectMark defect={defect} />
        </g>
      ))}
    </svg>
  );
}
