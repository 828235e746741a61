import type { Rectangle } from '../contract.ts';
import { type PlanBoard, type PlanPiece, pieceCorners } from '../plan/plan-board.ts';
import { hundredth } from '../../measure/plans/write/write-dxf.ts';
import { escapeXml } from '../../measure/plans/write/escape-xml.ts';
import { pieceName, type NamedBoard } from './named-board.ts';

const MARGIN = 60;
const CAPTION = 60;
/** Drawn width of a length, which has no width itself: that of a stud. */
const DRAWN_WIDTH = 90;

const STYLE = `text{font-family:sans-serif}.c{font-size:36px;font-weight:700}.n{font-size:30px;text-anchor:middle}.b{fill:url(#w);stroke:#1f2328;stroke-width:3}.p{fill:#fffef9;stroke:#1f2328;stroke-width:2}.o{fill:none;stroke:#1d5ca6;stroke-width:4;stroke-dasharray:14 8}`;
const HATCH = `<pattern id="w" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v16" stroke="#8a8375" stroke-width="2"/></pattern>`;

/** Only if a board has a defect: crossed lines, different from waste. */
const DEFECT_STYLE = `.d{fill:url(#x);stroke:#b3261e;stroke-width:3}`;
const DEFECT_HATCH = `<pattern id="x" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0l14 14M14 0L0 14" stroke="#b3261e" stroke-width="2"/></pattern>`;

/** The diagrams as one drawing, one unit per millimetre, one board below the other. */
export function planSvg(boards: readonly NamedBoard[]): string {
  const width = Math.max(1, ...boards.map(({ board }) => board.length)) + 2 * MARGIN;
  let y = MARGIN;
  const drawn = boards.map((named) => {
    const group = drawBoard(named, y);
    y += CAPTION + drawnWidth(named.board) + MARGIN;
    return group;
  });
  const hasDefects = boards.some(({ board }) => board.defects !== undefined);
  const size = `width="${hundredth(width)}mm" height="${hundredth(y)}mm"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${hundredth(width)} ${hundredth(y)}"><style>${STYLE}${hasDefects ? DEFECT_STYLE : ''}</style><defs>${HATCH}${hasDefects ? DEFECT_HATCH : ''}</defs>${drawn.join('')}</svg>\n`;
}

const drawnWidth = ({ width }: PlanBoard): number => (width === 0 ? DRAWN_WIDTH : width);

function drawBoard(named: NamedBoard, y: number): string {
  const { board, number, title } = named;
  const wide = drawnWidth(board);
  const box = (r: Rectangle, kind: string): string =>
    `<rect class="${kind}" x="${hundredth(r.x)}" y="${hundredth(r.y)}" width="${hundredth(r.length)}" height="${hundredth(r.width === 0 ? wide : r.width)}"/>`;
  const whole = { x: 0, y: 0, length: board.length, width: board.width };
  const pieces = board.pieces.map((piece) => {
    const middle = `x="${hundredth(piece.x + piece.length / 2)}" y="${hundredth(piece.y + (piece.width || wide) / 2)}"`;
    const label = [pieceName(named, piece.part), sizeOf(piece)].filter(Boolean).join(' ');
    const shape = `<polygon class="p" points="${outlineOf(piece, wide)}"/>`;
    return `${shape}<text class="n" ${middle}>${escapeXml(label)}</text>`;
  });
  return [
    `<g transform="translate(${MARGIN} ${hundredth(y)})">`,
    `<text class="c" y="36">${escapeXml(`${number} · ${title}`)}</text>`,
    `<g transform="translate(0 ${CAPTION})">`,
    box(whole, 'b'),
    ...pieces,
    ...board.offcuts.map((offcut) => box(offcut, 'o')),
    ...(board.defects ?? []).map((defect) => box(defect, 'd')),
    '</g></g>',
  ].join('');
}

const sizeOf = ({ length, width }: PlanPiece): string =>
  [length, width]
    .filter((side) => side > 0)
    .map(hundredth)
    .join(' × ');

const outlineOf = (piece: PlanPiece, drawn: number): string =>
  pieceCorners(piece, drawn)
    .map((corner) => corner.map(hundredth).join(','))
    .join(' ');
