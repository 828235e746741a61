import { createPortal } from 'react-dom';
import { cutSteps } from '../../cutting/plan/cut-steps.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { en as enCutPlan } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { Paper } from '../../ui/controls/paper.tsx';
import { BoardDiagram, diagramInWords } from './board-diagram.tsx';
import { CutNumbers } from './cut-marks.tsx';
import { asListed, bareSize, cutInWords, sides, stockName } from './in-words.ts';
import type { PlannedCuts } from './planned-cuts.ts';
import { buyLines, mixInWords } from './proof-words.ts';
import { entryOf } from '../../measure/entry-of.ts';

const { commas } = area('amounts', enAmounts);
const words = area('cutPlan', enCutPlan);

/** Boards on any paper, or labels on the sheets that stationers sell. */
export type PrintWhat = 'boards' | 'labels-a4' | 'labels-letter';

/** The boards of one material on paper, one block each, with the cuts in their order. */
function Boards({ cuts }: { readonly cuts: PlannedCuts }) {
  const { name, material, boards, locale, letters, names, bands, kerf } = cuts;
  const longest = Math.max(1, ...boards.map(({ board }) => board.length));
  return (
    <>
      <h1>{commas([name, material].filter(Boolean)) || words.cutList}</h1>
      <p>{words.paper.summary(mixInWords(buyLines(cuts)), bareSize(kerf, locale))}</p>
      {boards.map(({ number, board }) => (
        <section key={number} className="print__board">
          <h2>
            <span className="print__tick" /> {number} · {stockName(board, locale)}
          </h2>
          <BoardDiagram
            board={board}
            number={number}
            longest={longest}
            locale={locale}
            letters={letters}
            names={names}
            bands={bands}
            notes={board.width > 0 && <CutNumbers board={board} />}
          />
          <p>{diagramInWords({ board, locale, letters, names })}</p>
          {board.width > 0 && (
            <ol className="print__cuts">
              {cutSteps(board, kerf).map((step) => (
                <li key={step.n}>{cutInWords(step, locale, true)}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </>
  );
}

/** The labels of one material's pieces. */
function Labels({ cuts }: { readonly cuts: PlannedCuts }) {
  const { name, boards, locale, letters, names } = cuts;
  return boards.flatMap(({ number, board }) =>
    board.pieces.map((piece) => (
      <div key={`${number} ${piece.x} ${piece.y}`} className="print__label">
        <b>
          {entryOf(letters, piece.part)} {entryOf(names, piece.part)}
        </b>
        <span>{sides(asListed(piece), locale)}</span>
        <small>{commas([name, words.paper.board(number)].filter(Boolean))}</small>
      </div>
    )),
  );
}

/** What goes on paper, of one plan or of all of a project; labels fill their sheet, without a head. */
export function PrintPlan(props: {
  readonly name: string;
  readonly plans: readonly PlannedCuts[];
  readonly what: PrintWhat;
}) {
  const { name, plans, what } = props;
  const toCut = plans.filter(({ boards }) => boards.length > 0);
  if (what === 'boards') {
    return (
      <Paper name={name} kind={what}>
        {toCut.map((cuts) => (
          <Boards key={cuts.id} cuts={cuts} />
        ))}
      </Paper>
    );
  }
  return createPortal(
    <div className={`print print--${what}`}>
      <div className="print__labels">
        {toCut.map((cuts) => (
          <Labels key={cuts.id} cuts={cuts} />
        ))}
      </div>
    </div>,
    document.body,
  );
}
