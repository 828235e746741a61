import { escapeXml } from './escape-xml.ts';
import type { DrawnLine, DrawnText, PlanDrawing } from './plan-drawing.ts';
import { hundredth } from './write-dxf.ts';

/** Scale on paper, 1:50. */
const SCALE = 50;

const STYLE =
  'text{font-family:sans-serif;font-weight:700;text-anchor:middle;fill:#1f2328}path{fill:none;stroke:#1f2328;stroke-linejoin:round}.WALLS{fill:#fffef9;stroke-width:30}.PIECES{stroke-width:4}.OPENINGS{stroke-width:12}.DIMENSIONS{stroke-width:5}text.DIMENSIONS,text.NAMES{stroke:none}';

function pathOf({ layer, points, isClosed }: DrawnLine): string {
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${hundredth(x)} ${hundredth(y)}`);
  return `<path class="${layer}" d="${d.join('')}${isClosed ? 'Z' : ''}"/>`;
}

function textOf({ layer, at, angle, height, text }: DrawnText): string {
  const turn = angle === 0 ? '' : ` rotate(${hundredth(angle)})`;
  const place = `translate(${hundredth(at.x)} ${hundredth(at.y)})${turn}`;
  return `<text class="${layer}" transform="${place}" font-size="${hundredth(height / CAPITAL)}">${escapeXml(text)}</text>`;
}

/** Cap height as a share of the font size. */
const CAPITAL = 0.72;

/** A plan as SVG, one unit per millimetre, on paper at 1:50. */
export function drawingSvg({ lines, texts, box }: PlanDrawing): string {
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  const size = `width="${hundredth(wide / SCALE)}mm" height="${hundredth(high / SCALE)}mm"`;
  const view = [box.x0, box.y0, wide, high].map(hundredth).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}"><style>${STYLE}</style>${lines.map(pathOf).join('')}${texts.map(textOf).join('')}</svg>\n`;
}
