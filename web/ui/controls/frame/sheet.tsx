import { useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { words } from '../../../language/page/controls.ts';
import { ToastArea } from '../toast.tsx';
import { UndoButtons } from '../undo-buttons.tsx';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Label of the closing button, if closing leaves something undone; by default "Done". */
  readonly closing?: string | undefined;
  readonly children: ReactNode;
}

const SWIPE = 80;

/**
 * Scrolls the element that opened the sheet into view; it has focus again, but added content may
 * have moved it under a bar. Runs after the scroll position is restored.
 */
function showFocus(): void {
  const opener = document.activeElement;
  if (opener?.matches(':focus-visible') === true) opener.scrollIntoView({ block: 'nearest' });
}

/** A bottom sheet that closes with Escape, Back, a tap outside or a swipe down. */
export function Sheet({ title, onClose, closing, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const start = useRef<number | undefined>(undefined);
  // Closes before it is removed, so that the browser returns the focus to its opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Otherwise the browser would focus Undo.
    done.current?.focus();
    return () => {
      element?.close();
      requestAnimationFrame(showFocus);
    };
  }, []);

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== undefined && event.clientY - start.current > SWIPE) onClose();
      start.current = undefined;
    },
  };
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser may close a dialog without a cancel event, as after a reload.
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet__body">
        <header className="sheet__head" {...swipe}>
          <h2 id="sheet-title" className="sheet__title">
            {title}
          </h2>
          <UndoButtons />
          <button ref={done} type="button" className="button button--plain" onClick={onClose}>
            {closing ?? words.done}
          </button>
        </header>
        {children}
      </div>
      <ToastArea isInDialog />
    </dialog>
  );
}
