import type { Point } from '../../outline/polygon.ts';
import { PLAN_LAYERS, type DrawnLine, type DrawnText, type PlanDrawing } from './plan-drawing.ts';
import { hundredth } from './write-dxf.ts';
import { pdfString, pdfWidth, winAnsi, writePdf } from './write-pdf.ts';

/** A text as a bitmap, for letters that the PDF's font lacks: rows of bits, 1 is ink. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Rows padded to full bytes. */
  readonly bits: Uint8Array;
  /** Share of its height below the base line. */
  readonly below: number;
  /** Height in cap heights. */
  readonly high: number;
}

/** PaperSize sizes, millimetres. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type PaperSize = keyof typeof PAPERS;

const MARGIN = 12;
/** Space for the line at the foot, mm. */
const FOOT = 10;
const POINTS = 72 / 25.4;
/** Cap height as a share of the font size. */
const CAPITAL = 0.72;

/** Scales of plans. */
const SCALES = [5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Orientation of the paper and the largest scale at which the drawing fits. */
export function paperFor({ box }: PlanDrawing, paper: PaperSize) {
  const [short, long] = PAPERS[paper];
  const fits = [
    [short, long],
    [long, short],
  ].map(([width = 0, height = 0]) => {
    const least = Math.max(
      (box.x1 - box.x0) / (width - 2 * MARGIN),
      (box.y1 - box.y0) / (height - 2 * MARGIN - FOOT),
    );
    return { width, height, scale: SCALES.find((scale) => scale >= least) ?? Math.ceil(least) };
  });
  return fits.reduce((best, one) => (one.scale < best.scale ? one : best));
}

/** A text centred on its base line; font size in points. */
function drawnText(
  text: string,
  at: Point,
  angle: number,
  capital: number,
  pictures: ReadonlyMap<string, Picture>,
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bytes = winAnsi(text);
  const picture = pictures.get(text);
  const along = (back: number, down: number) =>
    [at.x - back * cos + down * sin, at.y - back * sin - down * cos].map(hundredth).join(' ');
  const turn = [cos, sin, 0 - sin, cos];
  if (bytes === undefined && picture !== undefined) {
    const high = picture.high * capital;
    const wide = (high * picture.width) / picture.height;
    const matrix = turn.map((each, i) => hundredth4(each * (i < 2 ? wide : high))).join(' ');
    const hex = Array.from(picture.bits, (byte) => (byte ^ 0xff).toString(16).padStart(2, '0'));
    return `q ${matrix} ${along(wide / 2, high * picture.below)} cm BI /W ${picture.width} /H ${picture.height} /IM true /F /AHx ID ${hex.join('')}> EI Q`;
  }
  const known = bytes ?? winAnsi(text.replace(/[^\x20-\x7E]/gu, '?')) ?? [];
  const size = capital / CAPITAL;
  const back = (pdfWidth(known) * size) / 2;
  return `BT /F ${hundredth(size)} Tf ${turn.map(hundredth4).join(' ')} ${along(back, 0)} Tm ${pdfString(known)} Tj ET`;
}

const hundredth4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/**
 * A plan as PDF, one page at the largest usual scale that fits, with `foot` and the scale below. A text with letters
 * that Helvetica lacks is a picture; see `lettersMissing`.
 */
export function drawingPdf(
  drawing: PlanDrawing,
  paper: PaperSize,
  foot: (scale: number) => string,
  pictures: ReadonlyMap<string, Picture>,
): string {
  const { width, height, scale } = paperFor(drawing, paper);
  const { box } = drawing;
  const left = (width - (box.x1 - box.x0) / scale) / 2;
  const top = (height - FOOT - (box.y1 - box.y0) / scale) / 2;
  const at = ({ x, y }: Point): Point => ({
    x: (left + (x - box.x0) / scale) * POINTS,
    y: (height - top - (y - box.y0) / scale) * POINTS,
  });
  const line = ({ layer, points, isClosed }: DrawnLine): string => {
    const path = points.map(at).map(({ x, y }, i) => {
      return `${hundredth(x)} ${hundredth(y)} ${i === 0 ? 'm' : 'l'}`;
    });
    return `${PLAN_LAYERS[layer].wide} w ${path.join(' ')} ${isClosed ? 's' : 'S'}`;
  };
  const text = ({ text: words, at: middle, angle, height: high }: DrawnText): string =>
    drawnText(words, at(middle), (0 - angle * Math.PI) / 180, (high / scale) * POINTS, pictures);
  const below = { x: (width / 2) * POINTS, y: MARGIN * POINTS };
  const content = [
    '1 j',
    ...drawing.lines.map(line),
    ...drawing.texts.map(text),
    drawnText(foot(scale), below, 0, 7, pictures),
  ].join('\n');
  const page = {
    width: Number(hundredth(width * POINTS)),
    height: Number(hundredth(height * POINTS)),
  };
  return writePdf({ ...page, content });
}

/** Texts of a drawing that the PDF's font cannot write. */
export const lettersMissing = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((text) => winAnsi(text) === undefined)),
];
