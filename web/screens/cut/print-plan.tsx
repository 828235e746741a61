import { createPortal } from 'react-dom';
import { cutSteps } from '../../cutting/plan/cut-steps.ts';
import { Paper } from '../../ui/paper.tsx';
import { BoardDiagram, diagramInWords } from './board-diagram.tsx';
import { CutNumbers } from './cut-marks.tsx';
import { asListed, bareSize, cutInWords, sides, stockName } from './in-words.ts';
import { buyLines, mixInWords } from './proof-words.ts';
import type { Cuts } from './use-cuts.ts';

export type PrintWhat = 'boards' | 'labels';

const titleOf = ({ list }: Cuts): string => list.name || list.material || 'Cut list';

/** The boards on paper, one block each, with the cuts in their order. */
function Boards({ cuts }: { readonly cuts: Cuts }) {
  const { list, boards, units, letters, names, demand } = cuts;
  const longest = Math.max(1, ...boards.map(({ board }) => board.length));
  return (
    <>
      <h1>{titleOf(cuts)}</h1>
      <p>
        {[list.material, mixInWords(buyLines(cuts))].filter(Boolean).join(': ')}. Saw cut{' '}
        {bareSize(demand.kerf, units)}.
      </p>
      {boards.map(({ number, board }) => (
        <section key={number} className="print__board">
          <h2>
            <span className="print__tick" /> {number} · {stockName(board, units)}
          </h2>
          <BoardDiagram
            board={board}
            longest={longest}
            units={units}
            letters={letters}
            names={names}
            notes={board.width > 0 && <CutNumbers board={board} />}
          />
          <p>{diagramInWords({ board, units, letters, names })}</p>
          {board.width > 0 && (
            <ol className="print__cuts">
              {cutSteps(board, demand.kerf).map((step) => (
                <li key={step.n}>{cutInWords(step, units, true)}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </>
  );
}

/** A label a piece, on the sheets of three by seven that every stationer sells (63.5 × 38.1 mm). */
function Labels({ cuts }: { readonly cuts: Cuts }) {
  const { list, boards, units, letters, names } = cuts;
  return (
    <div className="print__labels">
      {boards.flatMap(({ number, board }) =>
        board.pieces.map((piece) => (
          <div key={`${number} ${piece.x} ${piece.y}`} className="print__label">
            <b>
              {letters[piece.part]} {names[piece.part]}
            </b>
            <span>{sides(asListed(piece), units)}</span>
            <small>{[list.name, `board ${number}`].filter(Boolean).join(', ')}</small>
          </div>
        )),
      )}
    </div>
  );
}

/** The boards or the labels on paper; labels fill their sheet to the millimetre, without a head. */
export function PrintPlan({ cuts, what }: { readonly cuts: Cuts; readonly what: PrintWhat }) {
  if (what === 'labels') {
    return createPortal(
      <div className="print print--labels">
        <Labels cuts={cuts} />
      </div>,
      document.body,
    );
  }
  return (
    <Paper name={titleOf(cuts)} kind={what}>
      <Boards cuts={cuts} />
    </Paper>
  );
}
