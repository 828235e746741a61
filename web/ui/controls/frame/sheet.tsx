import { useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { en } from '../../../language/en/controls.ts';
import { area } from '../../../language/language.ts';
import { ToastArea } from '../toast.tsx';
import { UndoButtons } from '../undo-buttons.tsx';

const words = area('controls', en);

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const SWIPE = 80;

/**
 * What opened a sheet has the focus again: what was added meanwhile may have moved it under a bar. Asked
 * for once the page has been put back to where it was scrolled.
 */
function showFocus(): void {
  const opener = document.activeElement;
  if (opener?.matches(':focus-visible') === true) opener.scrollIntoView({ block: 'nearest' });
}

/** A sheet that rises from below and leaves with Escape, Back, a tap outside or a swipe down. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const start = useRef<number | undefined>(undefined);
  // Closed while it is still in the page, so that the focus goes back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A browser would begin with Undo, where there is something to undo.
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
        // A browser may close it without asking first, as after a reload.
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
            {words.done}
          </button>
        </header>
        {children}
      </div>
      <ToastArea isInDialog />
    </dialog>
  );
}
