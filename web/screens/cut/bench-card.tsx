import { useState } from 'react';
import { cutSteps, type CutStep } from '../../cutting/plan/cut-steps.ts';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import type { PlanPiece } from '../../cutting/plan/plan-board.ts';
import type { NumberedBoard } from '../../projects/derive/cut-plan.ts';
import { AtHand } from '../../ui/controls/at-hand.tsx';
import { BoardDiagram } from './board-diagram.tsx';
import { CutMarks } from './cut-marks.tsx';
import { bareSize, sides, stockName, together } from './in-words.ts';
import type { PlannedCuts } from './planned-cuts.ts';
import { entryOf } from '../../measure/entry-of.ts';

const { bench: words } = area('cutPlan', en);

/** What falls out of the cut, or what is then left to cut on. */
function freed(step: CutStep, cuts: PlannedCuts, numbered: NumberedBoard): string {
  const { letters, names } = cuts;
  const label = (part: string): string =>
    [entryOf(letters, part), entryOf(names, part)].filter(Boolean).join(' ');
  if (step.frees.length > 0) return together(step.frees.map(({ part }) => label(part)));
  const isTrim = numbered.board.cuts.find(({ n }) => n === step.n)?.stage === 0 || step.set < 20;
  return isTrim ? words.trim : '';
}

interface StepProps {
  readonly step: CutStep;
  readonly cuts: PlannedCuts;
  readonly numbered: NumberedBoard;
  readonly current: boolean;
  readonly onPick: () => void;
}

/** One cut: its number, the size to set, and what it gives. A tap shows it on the drawing. */
function Step({ step, cuts, numbered, current, onPick }: StepProps) {
  const { locale } = cuts;
  const sheet = numbered.board.width > 0;
  const what = freed(step, cuts, numbered);
  return (
    <li className={current ? 'bench__step bench__step--now' : 'bench__step'}>
      <button
        type="button"
        className="bench__pick"
        aria-current={current ? 'step' : undefined}
        onClick={onPick}
      >
        <span className="bench__n">{step.n}</span>
        <b className="bench__set">{bareSize(step.set, locale)}</b>
        <span>
          {sheet && (step.along ? words.rip : words.crosscut)}
          {sheet && <span className="remark"> {words.of(sides(step.from, locale))}</span>}
          {what !== '' && (
            <span className="bench__frees">
              {sheet ? `${words.gives} ` : ''}
              <b>{what}</b>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

interface BenchCardProps {
  readonly cuts: PlannedCuts;
  readonly numbered: NumberedBoard;
  /** Whether it is shown or next to what is shown; cards further off stay empty. */
  readonly near: boolean;
  readonly shown: boolean;
  /** The piece whose label was scanned. */
  readonly found: PlanPiece | undefined;
}

/** The cut to look at first: the one that frees the piece that is looked for. */
const firstOf = (steps: readonly CutStep[], found: PlanPiece | undefined): number =>
  steps.find(({ frees }) => found !== undefined && frees.includes(found))?.n ?? 1;

/** One board for the bench: its drawing stays in sight while the cuts are gone through. */
export function BenchCard({ cuts, numbered, near, shown, found }: BenchCardProps) {
  const { number, board } = numbered;
  const { locale, letters, names, bands, kerf } = cuts;
  const [chosen, setPicked] = useState<number>();
  const sheet = board.width > 0;
  const steps = near ? cutSteps(board, kerf) : [];
  const picked = chosen ?? firstOf(steps, found);
  const [offcut] = board.offcuts;
  // What is swiped away is neither read out nor reached by tabbing.
  return (
    <section className="bench__card" aria-label={words.board(number)} inert={!shown}>
      {near && (
        <>
          {shown && <AtHand />}
          <div className="bench__drawing">
            <h2 className="bench__title">
              {number} · {stockName(board, locale)}
            </h2>
            <BoardDiagram
              board={board}
              number={number}
              longest={board.length}
              locale={locale}
              letters={letters}
              names={names}
              bands={bands}
              found={found}
              marks={sheet && <CutMarks board={board} step={steps.find(({ n }) => n === picked)} />}
            />
          </div>
          <ol className="bench__steps">
            {steps.map((step) => (
              <Step
                key={step.n}
                step={step}
                cuts={cuts}
                numbered={numbered}
                current={(sheet || found !== undefined) && step.n === picked}
                onPick={() => setPicked(step.n)}
              />
            ))}
          </ol>
          {offcut !== undefined && (
            <p>
              {words.leftOver} <b>{sides(offcut, locale)}</b>
            </p>
          )}
          <p className="remark">{sheet ? words.sheetNote : words.boardNote}</p>
        </>
      )}
    </section>
  );
}
