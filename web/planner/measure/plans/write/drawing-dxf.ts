import type { Point } from '../../outline/polygon.ts';
import { PLAN_LAYERS, type PlanDrawing } from './plan-drawing.ts';
import { dxfLine, dxfOutline, dxfText, writeDxf, type DxfPoint } from './write-dxf.ts';

const up = ({ x, y }: Point): DxfPoint => [x, 0 - y];

/** A plan as DXF R12 in millimetres: walls as closed lines, sizes and names as text. */
export const drawingDxf = ({ lines, texts }: PlanDrawing): string =>
  writeDxf(PLAN_LAYERS, [
    ...lines.flatMap(({ layer, points, isClosed }) => {
      const corners = points.map(up);
      if (isClosed) return dxfOutline(layer, corners);
      return corners.slice(1).flatMap((to, i) => dxfLine(layer, corners[i] ?? to, to));
    }),
    ...texts.flatMap(({ layer, at, angle, height, text }) =>
      dxfText(layer, up(at), text, height, 0 - angle),
    ),
  ]);
