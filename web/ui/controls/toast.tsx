import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { createStore, useStore } from '../../platform/store.ts';
import { en } from '../../language/en/controls.ts';
import { area } from '../../language/language.ts';
import type { Step } from '../../documents/history/undo-stack.ts';
import { lastStep, undoEdit, useEditHistory } from '../../documents/store/edit-history.ts';

const words = area('controls', en);

interface Toast {
  readonly text: string;
  /** What it says was done; until something else is done it can be undone from here. */
  readonly step?: Step | undefined;
}

const SHOWN_MS = 8000;
const shown = createStore<Toast | undefined>(undefined);
const standing = createStore<ReactNode>(undefined);
/** The places where toasts may appear, the uppermost last. */
const areas = createStore<readonly string[]>([]);

const show = shown.set;

/** Has a notice stand where toasts appear, above them; undefined takes it away. */
export const showNotice = standing.set;

/** Says what has just happened. */
export const toast = (text: string): void => show({ text });

/** Says what a person has just changed, and offers to undo it until the next change. */
export const toastEdit = (text: string): void => show({ text, step: lastStep() });

/** Whether nothing lies over this area: what lies under an open dialog is neither seen nor read out. */
function useIsUppermost(isInDialog: boolean): boolean {
  const me = useId();
  useLayoutEffect(() => {
    const others = areas.get();
    areas.set(isInDialog ? [...others, me] : [me, ...others]);
    return () => areas.set(areas.get().filter((one) => one !== me));
  }, [isInDialog, me]);
  return useStore(areas, (all) => all.at(-1) === me);
}

/** A message goes by itself; what can be undone waits for the next tap elsewhere, however long. */
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

/** Where toasts and notices appear, above the tab bar; a modal dialog needs its own. */
export function ToastArea({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isUppermost = useIsUppermost(isInDialog);
  const latest = useStore(shown);
  const notice = useStore(standing);
  // What was said before a sheet came up would only lie over what it offers.
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
