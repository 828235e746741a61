import { escapeXml } from './escape-xml.ts';
import {
  layersIn,
  PLAN_LAYERS,
  type DrawnLine,
  type DrawnText,
  type PlanDrawing,
  type PlanLayer,
} from './plan-drawing.ts';
import { hundredth, dxfLine, dxfOutline, dxfText, writeDxf, type DxfPoint } from './write-dxf.ts';
import type { Point } from '../../outline/polygon.ts';

/** Millimetres per point. */
const POINT = 25.4 / 72;
/** Cap height as a share of the font size. */
const CAPITAL = 0.72;

const STYLE =
  'text{font-family:sans-serif;font-weight:700;text-anchor:middle;fill:#1f2328}path{fill:none;stroke:#1f2328;stroke-linejoin:round}';
/** More than black lines on paper; waste is hatched. */
const STYLES: Partial<Readonly<Record<PlanLayer, string>>> = {
  WALLS: 'fill:#fffef9',
  BOARD: 'fill:url(#w)',
  PART: 'fill:#fffef9',
  OFFCUT: 'stroke:#1d5ca6;stroke-dasharray:14 8',
  DEFECT: 'stroke:#b3261e',
};
const HATCH =
  '<pattern id="w" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v16" stroke="#8a8375" stroke-width="2"/></pattern>';

function pathOf({ layer, points, isClosed }: DrawnLine): string {
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${hundredth(x)} ${hundredth(y)}`);
  return `<path class="${layer}" d="${d.join('')}${isClosed ? 'Z' : ''}"/>`;
}

function textOf({ layer, at, angle, height, text }: DrawnText): string {
  const turn = angle === 0 ? '' : ` rotate(${hundredth(angle)})`;
  const place = `translate(${hundredth(at.x)} ${hundredth(at.y)})${turn}`;
  return `<text class="${layer}" transform="${place}" font-size="${hundredth(height / CAPITAL)}">${escapeXml(text)}</text>`;
}

/** A plan as SVG, one unit per millimetre, on paper at a scale. */
export function drawingSvg(drawing: PlanDrawing, scale = 50): string {
  const { lines, texts, box } = drawing;
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  const size = `width="${hundredth(wide / scale)}mm" height="${hundredth(high / scale)}mm"`;
  const view = [box.x0, box.y0, wide, high].map(hundredth).join(' ');
  const used = layersIn(drawing);
  const styles = used.map((layer) => {
    const stroke = `stroke-width:${hundredth(PLAN_LAYERS[layer].wide * POINT * scale)}`;
    return `path.${layer}{${[stroke, STYLES[layer] ?? []].flat().join(';')}}`;
  });
  const hatch = used.includes('BOARD') ? `<defs>${HATCH}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}"><style>${STYLE}${styles.join('')}</style>${hatch}${lines.map(pathOf).join('')}${texts.map(textOf).join('')}</svg>\n`;
}

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
