import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { CutStep } from '../../../planner/cutting/plan/cut-steps.ts';
import type { PlanPiece } from '../../../planner/cutting/plan/plan-board.ts';
import { words as controlsWords } from '../../../language/page/controls.ts';
import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { useWakeLock } from '../../../platform/wake-lock.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ToastArea } from '../../../ui/controls/toast.tsx';
import { textWidth } from '../../../ui/format/text-width.ts';
import { benchCut, benchSteps, type BenchCut } from './bench-cut.ts';
import { BoardDiagram } from '../plan/board-diagram.tsx';
import { CutMarks } from './cut-marks.tsx';
import type { PlannedCuts } from '../planned-cuts.ts';

const { bench: words } = cutPlanWords;
const { atHand } = controlsWords;

/** Position at the bench. */
export interface BenchPlace {
  /** Number of the board. */
  readonly board: number;
  /** Number of finished cuts; by default those before the searched piece. */
  readonly made: number | undefined;
  /** Number of the searched piece, from 1; 0 for none. */
  readonly piece: number;
}

/** Fraction of a millimetre or inch, shown smaller: `2′ 4 15/16″`, `3419.5`. */
const PART = /(?<!\d)\d+\/\d+|\.\d+/;
const UNIT = /\smm$/;
/** Font sizes relative to the figure. */
const SMALL = 0.45;
const SMALLEST = 0.25;

/** A size as large as the screen allows, with its unit. */
function Figure({ size }: { readonly size: string }) {
  const [part = ''] = PART.exec(size) ?? [];
  const [unit = ''] = UNIT.exec(size) ?? [];
  const figure = size.slice(0, size.length - unit.length);
  const at = part === '' ? figure.length : figure.indexOf(part);
  const [whole, after] = [figure.slice(0, at), figure.slice(at + part.length)];
  const ems =
    textWidth(whole + after, true) +
    SMALL * textWidth(part, true) +
    SMALLEST * textWidth(unit, true);
  return (
    <h2 className="bench__figure" style={{ '--ems': ems.toFixed(2) } as CSSProperties}>
      {whole}
      {part !== '' && <small>{part}</small>}
      {after}
      {unit !== '' && <small className="unit">{unit}</small>}
    </h2>
  );
}

/** Limit on boards; above it the progress is shown as numbers. */
const MOST_DOTS = 14;

function Dots({ at, all }: { readonly at: number; readonly all: number }) {
  if (all < 2 || all > MOST_DOTS) return null;
  return (
    <p className="bench__dots" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <span
          key={i}
          className={
            i === at
              ? 'bench__dot bench__dot--now'
              : i < at
                ? 'bench__dot bench__dot--done'
                : 'bench__dot'
          }
        />
      ))}
    </p>
  );
}

/** The current cut and the next one, one line each. */
function Lines({ cut }: { readonly cut: BenchCut }) {
  return (
    <>
      {cut.falls !== '' && (
        <p className="bench__falls">
          <b>{cut.falls}</b>
        </p>
      )}
      {[cut.why ?? '', cut.how, cut.next, cut.left]
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </>
  );
}

/** Index of the first cut: the one that frees the searched piece. */
const firstCut = (steps: readonly CutStep[], found: PlanPiece | undefined): number =>
  Math.max(
    0,
    steps.findIndex(({ frees }) => found !== undefined && frees.includes(found)),
  );

/** One board and one number; a tap anywhere marks the cut as done. */
export function Bench(props: {
  readonly cuts: PlannedCuts;
  readonly place: BenchPlace;
  readonly onShow: (board: number, made: number) => void;
  readonly onClose: () => void;
}) {
  const { cuts, place, onShow, onClose } = props;
  const { boards, done, material, locale, letters, names, bands } = cuts;
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Boards that were cut since the bench was opened. */
  const [cutHere, setCutHere] = useState<readonly number[]>([]);
  const awake = useWakeLock(true);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Large text is higher than the screen.
    button.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);

  const at = Math.max(
    0,
    boards.findIndex(({ number }) => number === place.board),
  );
  const numbered = boards[at];
  if (numbered === undefined) return null;
  const { number, board } = numbered;
  const steps = benchSteps(cuts, numbered);
  const found = number === place.board ? board.pieces[place.piece - 1] : undefined;
  const asked = number === place.board ? place.made : 0;
  const made = Math.min(asked ?? firstCut(steps, found), Math.max(0, steps.length - 1));
  const step = steps[made];
  const cut = benchCut(cuts, numbered, steps, made);
  const isSheet = board.width > 0;
  // A cut that squares the board explains itself, and two notes would push the button off a small screen.
  const isNoted =
    cut.why === undefined && steps.slice(0, made).every(({ frees }) => frees.length === 0);
  const last = done.find((one) => one.number === cutHere.at(-1));

  const onCut = (): void => {
    if (made + 1 < steps.length) return onShow(number, made + 1);
    const next = boards[at + 1] ?? boards[at - 1];
    setCutHere([...cutHere, number]);
    cuts.tick(numbered);
    if (next === undefined) onClose();
    else onShow(next.number, 0);
  };
  const onBack = (): void => {
    if (made > 0) return onShow(number, made - 1);
    if (last === undefined) return;
    setCutHere(cutHere.slice(0, -1));
    cuts.untick(last);
    onShow(last.number, Math.max(0, benchSteps(cuts, last).length - 1));
  };
  const isFirst = made === 0 && last === undefined;
  return (
    <dialog
      ref={dialog}
      className="bench"
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="bench__body">
        <header className="bench__head">
          <button
            type="button"
            className="bench__tool"
            aria-label={words.back}
            aria-disabled={isFirst}
            data-repeats=""
            onClick={onBack}
          >
            <Icon name="undo" />
          </button>
          <p>
            <b>{words.board(number, cuts.nameOf(board))}</b>
            <br />
            <span className="remark">
              {words.place([
                ...(material === '' ? [] : [material]),
                words.of(done.length + at + 1, done.length + boards.length),
              ])}
            </span>
          </p>
          <button type="button" className="bench__tool" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <BoardDiagram
          board={board}
          number={number}
          name={cuts.nameOf(board)}
          longest={board.length}
          locale={locale}
          letters={letters}
          names={names}
          bands={bands}
          found={found}
          look={cuts.look}
          showsKept={made + 1 >= steps.length}
          gone={steps.slice(0, made).flatMap(({ frees }) => frees)}
          marks={<CutMarks board={board} step={step} />}
        />
        <div className="bench__cut-now" aria-live="polite">
          <Figure size={cut.size} />
          <Lines cut={cut} />
          {isNoted && <p className="remark">{isSheet ? words.sheetNote : words.boardNote}</p>}
          {(awake === 'absent' || awake === 'refused') && (
            <p className="remark">{awake === 'absent' ? words.noWake : atHand.refused}</p>
          )}
        </div>
        <footer className="bench__foot">
          <button
            ref={button}
            type="button"
            className="button button--main bench__cut"
            // The board and the number come first.
            data-unfollowed=""
            onClick={onCut}
          >
            {step === undefined ? words.take : words.cut}
          </button>
          <Dots at={done.length + at} all={done.length + boards.length} />
        </footer>
      </div>
      <ToastArea isInDialog />
    </dialog>
  );
}
