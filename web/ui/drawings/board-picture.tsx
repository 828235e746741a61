import { en } from '../../language/en/drawings.ts';
import { area } from '../../language/language.ts';
import type { CutPlan } from '../../shopping/cut-line.ts';
import { tenth } from './drawing-frame.ts';
import { useTextScale } from './text-scale.ts';

const words = area('drawings', en);
const WIDTH = 358;
const BOARD = 26;
const LETTER = 7;

interface BoardPictureProps {
  readonly plan: CutPlan;
  readonly nameOf: (stock: string) => string;
  /** A length in millimetres in the person's units. */
  readonly lengthOf: (millimetres: number) => string;
}

interface Row {
  readonly stock: string;
  readonly long: number;
  readonly wide: number;
  readonly count: number;
  readonly pieces: readonly {
    readonly x: number;
    readonly y: number;
    readonly length: number;
    readonly width: number;
    readonly label: string;
  }[];
}

/** Boards cut alike are drawn once, with how many there are. */
function rowsOf({ request, answer }: CutPlan, lengthOf: BoardPictureProps['lengthOf']): Row[] {
  const stock = new Map<string, { length: number; width: number }>(
    request.stock.map((one) => [
      one.id,
      { length: one.length, width: 'width' in one ? one.width : 0 },
    ]),
  );
  const drawn =
    'boards' in answer
      ? answer.boards.map((board) => ({
          stock: board.stock,
          pieces: board.parts.map(({ at, length }) => ({
            x: at,
            y: 0,
            length,
            width: 0,
            label: lengthOf(length),
          })),
        }))
      : answer.sheets.map((sheet) => ({
          stock: sheet.stock,
          pieces: sheet.parts.map(({ x, y, length, width }) => ({
            x,
            y,
            length,
            width,
            label: `${lengthOf(length)} × ${lengthOf(width)}`,
          })),
        }));
  const alike = new Map<string, Row>();
  for (const { stock: id, pieces } of drawn) {
    const key = JSON.stringify([id, pieces]);
    const { length: long, width: wide } = stock.get(id) ?? { length: 1, width: 0 };
    alike.set(key, { stock: id, long, wide, pieces, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  return [...alike.values()];
}

/** Boards or sheets to scale with what is cut from them; what is left is hatched by its ground. */
export function BoardPicture({ plan, nameOf, lengthOf }: BoardPictureProps) {
  const rows = rowsOf(plan, lengthOf);
  const longest = Math.max(1, ...rows.map(({ long }) => long));
  const scale = WIDTH / longest;
  const textScale = useTextScale();
  return (
    <ul className="boards">
      {rows.map((row, i) => {
        const high = row.wide === 0 ? BOARD : row.wide * scale;
        const boards = words.boards(row.count, nameOf(row.stock));
        return (
          // Boards cut alike have no name but their order.
          <li key={`board-${i + 1}`}>
            <p className="row__why">{boards}</p>
            <svg
              className="board"
              viewBox={`0 0 ${WIDTH} ${tenth(high + 2)}`}
              role="img"
              aria-label={words.boardPieces(
                boards,
                row.pieces.map(({ label }) => label),
              )}
            >
              <rect
                className="board__waste"
                x={0.5}
                y={1}
                width={tenth(row.long * scale - 1)}
                height={tenth(high)}
              />
              {row.pieces.map((piece, n) => {
                const [width, height] = [
                  tenth(piece.length * scale),
                  row.wide === 0 ? high : tenth(piece.width * scale),
                ];
                return (
                  <g
                    key={`piece-${n + 1}`}
                    transform={`translate(${tenth(piece.x * scale)} ${tenth(piece.y * scale + 1)})`}
                  >
                    <rect className="board__piece" width={width} height={height} />
                    {piece.label.length * LETTER * textScale < width && (
                      <text
                        className="plan__size plan__size--fine"
                        x={width / 2}
                        y={height / 2 + 4}
                        textAnchor="middle"
                      >
                        {piece.label}
                      </text>
                    )}
                  </g>
                );
              })}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
