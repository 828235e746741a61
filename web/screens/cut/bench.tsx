import { useEffect, useRef, type UIEvent } from 'react';
import { cutSteps, type CutStep } from '../../cutting/plan/cut-steps.ts';
import type { NumberedBoard } from '../../projects/cut-plan.ts';
import { BoardDiagram } from './board-diagram.tsx';
import { tickBoard } from './cut-actions.ts';
import { bareSize, sides, stockName } from './in-words.ts';
import type { Cuts } from './use-cuts.ts';

interface BenchProps {
  readonly cuts: Cuts;
  /** The number of the board to show. */
  readonly number: number;
  readonly onShow: (number: number) => void;
  readonly onClose: () => void;
}

/** What falls out of the cut, or what is then left to cut on. */
function freed(step: CutStep, cuts: Cuts, numbered: NumberedBoard): string {
  const { letters, names } = cuts;
  const label = (part: string): string => [letters[part], names[part]].filter(Boolean).join(' ');
  if (step.frees.length > 0) return step.frees.map(label).join(' and ');
  const isTrim = numbered.board.cuts.find(({ n }) => n === step.n)?.stage === 0 || step.set < 20;
  return isTrim ? 'trim' : '';
}

function Step(props: {
  readonly step: CutStep;
  readonly cuts: Cuts;
  readonly numbered: NumberedBoard;
}) {
  const { step, cuts, numbered } = props;
  const { units } = cuts;
  const sheet = numbered.board.width > 0;
  const what = freed(step, cuts, numbered);
  return (
    <li className="bench__step">
      <span className="bench__n">{step.n}</span>
      <b className="bench__set">{bareSize(step.set, units)}</b>
      <span className="bench__what">
        {sheet && (step.along ? 'rip' : 'crosscut')}
        {sheet && <span className="row__why"> of {sides(step.from, units)}</span>}
        {what !== '' && (
          <span className="bench__frees">
            {sheet ? 'gives ' : ''}
            <b>{what}</b>
          </span>
        )}
      </span>
    </li>
  );
}

function Card(props: {
  readonly cuts: Cuts;
  readonly numbered: NumberedBoard;
  readonly near: boolean;
}) {
  const { cuts, numbered, near } = props;
  const { number, board } = numbered;
  const { units, letters, names, demand } = cuts;
  const sheet = board.width > 0;
  const [offcut] = board.offcuts;
  return (
    <section
      className="bench__card"
      aria-label={`Board ${number}`}
      data-number={number}
      // What is swiped away is neither read out nor reached by tabbing.
      inert={!near}
    >
      {near && (
        <>
          <h2 className="bench__title">
            {number} · {stockName(board, units)}
          </h2>
          <BoardDiagram
            board={board}
            longest={board.length}
            units={units}
            letters={letters}
            names={names}
            showCuts={sheet}
          />
          <p className="row__why">
            {sheet
              ? 'A rip runs along the sheet, a crosscut across it. Set the fence to the size, from the edge nearest the start.'
              : 'Measure each piece from the last cut; the saw takes its width beyond the mark.'}
          </p>
          <ol className="bench__steps">
            {cutSteps(board, demand.kerf).map((step) => (
              <Step key={step.n} step={step} cuts={cuts} numbered={numbered} />
            ))}
          </ol>
          {offcut !== undefined && (
            <p>
              Left over: <b>{sides(offcut, units)}</b>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** One board as a card that fills the screen, for the bench; swipe to the next. */
export function Bench({ cuts, number, onShow, onClose }: BenchProps) {
  const { boards, list } = cuts;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    boards.findIndex((one) => one.number === number),
  );
  const current = boards[at];
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // The strip follows the number wherever it came from: a tap, a tick, or the swipe itself.
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    if (Math.round(element.scrollLeft / element.clientWidth) !== at) {
      element.scrollLeft = at * element.clientWidth;
    }
  }, [at]);

  const follow = (event: UIEvent<HTMLDivElement>): void => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    const shown = boards[Math.round(scrollLeft / clientWidth)];
    const isSettled =
      Math.abs(scrollLeft / clientWidth - Math.round(scrollLeft / clientWidth)) < 0.05;
    if (isSettled && shown !== undefined && shown.number !== number) onShow(shown.number);
  };
  const step = (by: number): void => {
    const next = boards[at + by];
    if (next !== undefined) onShow(next.number);
  };
  const cut = (): void => {
    if (current === undefined) return;
    const next = boards[at + 1] ?? boards[at - 1];
    tickBoard(cuts, current);
    if (next === undefined) onClose();
    else onShow(next.number);
  };
  return (
    <dialog
      ref={dialog}
      className="bench"
      aria-label="At the bench"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      }}
    >
      <header className="bench__head">
        <span>
          {list.done.length + at + 1} of {list.done.length + boards.length}
        </span>
        <button type="button" className="button button--plain" onClick={onClose}>
          Close
        </button>
      </header>
      <div ref={strip} className="bench__strip" onScroll={follow}>
        {boards.map((numbered, i) => (
          <Card key={numbered.number} cuts={cuts} numbered={numbered} near={Math.abs(i - at) < 2} />
        ))}
      </div>
      <footer className="bench__foot">
        <button
          type="button"
          className="button"
          aria-label="Previous board"
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button type="button" className="button button--main" onClick={cut}>
          {at + 1 < boards.length ? 'Cut, next board' : 'Cut, done'}
        </button>
        <button
          type="button"
          className="button"
          aria-label="Next board"
          disabled={at + 1 >= boards.length}
          onClick={() => step(1)}
        >
          ›
        </button>
      </footer>
    </dialog>
  );
}
