import type { ReactNode } from 'react';
import type { PolygonRings } from '../../../planner/measure/outline/polygon.ts';
import { pathOf, type DrawingFrame } from '../drawing-frame.ts';
import { DimensionLines } from './dimension-lines.tsx';
import { LayerFills } from './layer-fill.tsx';
import type { Layer } from './layers.ts';
import type { PlacedDimension } from './place-dimensions.ts';

/** A surface to scale with the layers on it and its sizes; `children` are drawn over it. */
export function SurfacePicture(props: {
  readonly surface: PolygonRings;
  readonly frame: DrawingFrame;
  readonly layers: readonly Layer[];
  /** `bodies`: a projection, which has the edges of its bodies. `sides`: each side is one of `children`. */
  readonly edge: 'wall' | 'outline' | 'sides' | 'bodies';
  /** True if cut pieces are hatched. */
  readonly isCutSeen?: boolean;
  readonly placed?: readonly PlacedDimension[] | undefined;
  readonly textScale: number;
  readonly className?: string;
  /** Description of the drawing, in words, or the id of an element with it. */
  readonly label?: string | undefined;
  readonly caption?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { surface, frame, layers, edge, isCutSeen, placed = [], textScale } = props;
  const d = edge === 'bodies' ? '' : pathOf(surface, frame);
  return (
    <svg
      className={props.className ?? 'plan'}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-labelledby={props.caption}
      aria-label={props.label}
    >
      {d !== '' && <path className="plan__floor" d={d} />}
      <LayerFills layers={layers} frame={frame} isCutSeen={isCutSeen} />
      {edge === 'wall' && <path className="plan__wall" d={d} />}
      {edge === 'outline' && <path className="plan__outline" d={d} />}
      {props.children}
      <DimensionLines placed={placed} textScale={textScale} />
    </svg>
  );
}
