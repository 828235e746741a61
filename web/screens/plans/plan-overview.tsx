import { words } from '../../language/page/plans.ts';
import type { Ring } from '../../planner/measure/outline/polygon.ts';
import { useTextScale, frameOf, pathOf } from '../../ui/drawings/drawing-frame.ts';
import { middleOf } from '../../ui/drawings/plan/middle-of.ts';

const BOX = { width: 358, height: 300, margins: { left: 8, top: 8, right: 8, bottom: 8 } };

/** A room of a plan as drawn. */
export interface DrawnRoom {
  readonly number: number;
  readonly outline: Ring;
  readonly isChosen: boolean;
  /** True if its label would be inside a room that it contains. */
  readonly isFrame: boolean;
}

/** Rooms of a plan to scale with their numbers; a tap selects one. */
export function PlanOverview(props: {
  readonly rooms: readonly DrawnRoom[];
  readonly onTap: (number: number) => void;
}) {
  const { rooms, onTap } = props;
  const textScale = useTextScale();
  const frame = frameOf(
    rooms.map(({ outline }) => outline),
    BOX,
  );
  return (
    <div className="picture">
      <svg
        className="plan"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={words.picture(rooms.length)}
      >
        {rooms.map(({ number, outline, isChosen }) => (
          <g key={number} className="plan__hit-group" onClick={() => onTap(number)}>
            <path
              className={isChosen ? 'plan__floor plan__floor--chosen' : 'plan__floor'}
              d={pathOf([outline], frame)}
            />
            <path className="plan__outline" d={pathOf([outline], frame)} />
          </g>
        ))}
        {rooms.map(({ number, outline, isFrame }) => {
          if (isFrame) return null;
          const { x, y } = middleOf(outline.map(frame.at));
          return (
            <text
              key={number}
              className="plan__size plan__note"
              x={x}
              y={y + 5 * textScale}
              textAnchor="middle"
            >
              {number}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
