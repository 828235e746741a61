import type { Point } from '../../outline/polygon.ts';
import { layersIn, PLAN_LAYERS, type PlanDrawing } from './plan-drawing.ts';
import { dxfLine, dxfOutline, dxfText, writeDxf, type DxfPoint } from './write-dxf.ts';

/** A plan as DXF R12 in millimetres, y up as in CAD: lines and texts only, which every CAD and CAM program reads. */
export function drawingDxf(drawing: PlanDrawing): string {
  const { lines, texts, box } = drawing;
  const up = ({ x, y }: Point): DxfPoint => [x, box.y1 - y];
  const colours = layersIn(drawing).map((layer) => [layer, PLAN_LAYERS[layer].colour] as const);
  return writeDxf(Object.fromEntries(colours), [
    ...lines.flatMap(({ layer, points, isClosed }) => {
      const corners = points.map(up);
      if (isClosed) return dxfOutline(layer, corners);
      return corners.slice(1).flatMap((to, i) => dxfLine(layer, corners[i] ?? to, to));
    }),
    ...texts.flatMap(({ layer, at, angle, height, text }) =>
      dxfText(layer, up(at), text, height, 0 - angle),
    ),
  ]);
}
