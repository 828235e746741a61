import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { createStore, useStore } from '../../platform/store.ts';
import { words } from '../../language/page/controls.ts';
import type { UndoStep } from '../../documents/history/undo-stack.ts';
import { lastStep, undoEdit, useEditHistory } from '../../documents/store/edit-history.ts';

interface Toast {
  readonly text: string;
  /** The edit that the toast can undo, until the next edit. */
  readonly step?: UndoStep | undefined;
}

const SHOWN_MS = 8000;
const shown = createStore<Toast | undefined>(undefined);
const standing = createStore<ReactNode>(undefined);
/** Ids of the mounted toast areas, the topmost last. */
const areas = createStore<readonly string[]>([]);

const show = shown.set;

/** Shows a notice above the toasts; undefined removes it. */
export const showNotice = standing.set;

/** Shows a message. */
export const toast = (text: string): void => show({ text });

/** Reports the user's last edit and offers to undo it until the next one. */
export const toastEdit = (text: string): void => show({ text, step: lastStep() });

/** True if no dialog covers this area; a covered area is neither visible nor read out. */
function useIsUppermost(isInDialog: boolean): boolean {
  const me = useId();
  useLayoutEffect(() => {
    const others = areas.get();
    areas.set(isInDialog ? [...others, me] : [me, ...others]);
    return () => areas.set(areas.get().filter((one) => one !== me));
  }, [isInDialog, me]);
  return useStore(areas, (all) => all.at(-1) === me);
}

/** A message disappears after a time; one with an undo button stays until the next tap elsewhere. */
function useLeaving(current: Toast | undefined): void {
  useEffect(() => {
    if (current === undefined) return undefined;
    const leave = ({ target }: Event): void => {
      if ((target as Element).closest('.toast') === null) show(undefined);
    };
    const timer = setTimeout(() => {
      if (current.step === undefined) show(undefined);
      else window.addEventListener('click', leave, true);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', leave, true);
    };
  }, [current]);
}

/** Toasts and notices, above the tab bar; a modal dialog has its own area. */
export function ToastArea({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isUppermost = useIsUppermost(isInDialog);
  const latest = useStore(shown);
  const notice = useStore(standing);
  // A message from before the sheet opened would only cover the sheet.
  const [older] = useState(shown.get);
  const { past } = useEditHistory();
  const isStale = latest?.step !== undefined && latest.step !== past.at(-1);
  const current = isUppermost && latest !== older && !isStale ? latest : undefined;
  useLeaving(current);
  return (
    <div className="toast-area" role="status">
      {isUppermost && notice}
      {current !== undefined && (
        <div className="toast">
          <span>{current.text}</span>
          {current.step !== undefined && (
            <button
              type="button"
              className="toast__action"
              onClick={() => {
                show(undefined);
                undoEdit();
              }}
            >
              {words.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
