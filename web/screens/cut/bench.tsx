import { useEffect, useRef, type UIEvent } from 'react';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { ToastArea } from '../../ui/controls/toast.tsx';
import { UndoButtons } from '../../ui/controls/undo-buttons.tsx';
import { BenchCard } from './bench-card.tsx';
import type { PlannedCuts } from './planned-cuts.ts';

const { bench: words } = area('cutPlan', en);

interface BenchProps {
  readonly cuts: PlannedCuts;
  /** The number of the board to show. */
  readonly number: number;
  /** Which of its pieces is looked for, from 1; 0 for none. */
  readonly piece: number;
  readonly onShow: (number: number) => void;
  readonly onClose: () => void;
}

/** One board as a card that fills the screen, for the bench; swipe to the next. */
export function Bench({ cuts, number, piece, onShow, onClose }: BenchProps) {
  const { boards, done, material } = cuts;
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    boards.findIndex((one) => one.number === number),
  );
  const current = boards[at];
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    place.current?.focus();
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

  // The cut that frees the piece of a label may be far down the list; before the dialog is open nothing scrolls.
  useEffect(() => {
    const card = piece > 0 ? strip.current?.children[at] : undefined;
    card?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [piece, at]);

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
    cuts.tick(current);
    if (next === undefined) onClose();
    else onShow(next.number);
  };
  return (
    <dialog
      ref={dialog}
      className="bench"
      aria-label={words.title}
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
        <span ref={place} tabIndex={-1}>
          {words.place(done.length + at + 1, done.length + boards.length)}
          {material !== '' && ` · ${material}`}
        </span>
        <UndoButtons />
        <button type="button" className="button button--plain" onClick={onClose}>
          {words.close}
        </button>
      </header>
      <div ref={strip} className="bench__strip" onScroll={follow}>
        {boards.map((numbered, i) => (
          <BenchCard
            key={numbered.number}
            cuts={cuts}
            numbered={numbered}
            near={Math.abs(i - at) < 2}
            shown={i === at}
            found={i === at ? numbered.board.pieces[piece - 1] : undefined}
          />
        ))}
      </div>
      <footer className="bench__foot">
        <button
          type="button"
          className="button"
          aria-label={words.previous}
          data-repeats=""
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button type="button" className="button button--main" onClick={cut}>
          {at + 1 < boards.length ? words.cutNext : words.cutLast}
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.next}
          data-repeats=""
          disabled={at + 1 >= boards.length}
          onClick={() => step(1)}
        >
          ›
        </button>
      </footer>
      <ToastArea isInDialog />
    </dialog>
  );
}
