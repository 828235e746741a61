import { cutSteps } from '../../../planner/cutting/plan/cut-steps.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words } from '../../../language/page/cut-plan.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import type { NumberedBoard } from '../../../planner/project/cuts/cut-plan.ts';
import { BoardDiagram, diagramInWords } from './board-diagram.tsx';
import { CutNumbers } from '../bench/cut-marks.tsx';
import { bareSize, cutInWords, sides } from '../in-words.ts';
import { PaperLabels, PaperLines } from './paper-labels.tsx';
import { paperNotes } from './paper-notes.ts';
import { buyLines, mixInWords } from './proof-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { commas } = amountsWords;

/** A printed board: drawing, pieces as text, and cuts in order. */
function BoardOnPaper(props: {
  readonly cuts: PlannedCuts;
  readonly numbered: NumberedBoard;
  /** Longest board of the plan, mm. */
  readonly longest: number;
}) {
  const { cuts, numbered, longest } = props;
  const { number, board } = numbered;
  const { locale, letters, names, bands, kerf } = cuts;
  const notes = paperNotes(board, longest, (piece) => ({
    letter: entryOf(letters, piece.part) ?? '',
    name: entryOf(names, piece.part) ?? '',
    size: sides(piece, locale),
  }));
  return (
    <section className="print__board">
      <h2>
        <span className="print__tick" /> {number} · {cuts.nameOf(board)}
      </h2>
      <div style={{ paddingBlock: `${notes.above}mm ${notes.below}mm` }}>
        <BoardDiagram
          board={board}
          number={number}
          name={cuts.nameOf(board)}
          longest={longest}
          locale={locale}
          letters={letters}
          names={names}
          bands={bands}
          marks={<PaperLines notes={notes} board={board} />}
          labels={<PaperLabels notes={notes} board={board} />}
          notes={<CutNumbers board={board} />}
        />
      </div>
      <p>{diagramInWords({ board, locale, letters, names })}</p>
      {board.width > 0 && (
        <ol className="print__cuts">
          {cutSteps(board, kerf).map((step) => (
            <li key={step.n}>{cutInWords(step, locale, true)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Printed boards of one material, one block each. */
export function PaperBoards({ cuts }: { readonly cuts: PlannedCuts }) {
  const { name, material, boards, locale, kerf } = cuts;
  const longest = Math.max(1, ...boards.map(({ board }) => board.length));
  return (
    <>
      <h1>{commas([name, material].filter(Boolean)) || words.cutList}</h1>
      <p>{words.paper.summary(mixInWords(buyLines(cuts)), bareSize(kerf, locale))}</p>
      {boards.map((numbered) => (
        <BoardOnPaper key={numbered.number} cuts={cuts} numbered={numbered} longest={longest} />
      ))}
    </>
  );
}
