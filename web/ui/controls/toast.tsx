import {
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { en } from '../../language/en/controls.ts';
import { area } from '../../language/language.ts';

const words = area('controls', en);

interface Toast {
  readonly text: string;
  readonly undo?: () => void;
}

const SHOWN_MS = 8000;
let shown: Toast | undefined;
let standing: ReactNode;
/** The places where toasts may appear, the uppermost last. */
let areas: readonly string[] = [];
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

function show(toast: Toast | undefined): void {
  shown = toast;
  tell();
}

/** Has a notice stand where toasts appear, above them; undefined takes it away. */
export function showNotice(notice: ReactNode): void {
  standing = notice;
  tell();
}

/** Says what has just happened and, for a deletion, offers to undo it. */
export const toast = (text: string, undo?: () => void): void =>
  show(undo === undefined ? { text } : { text, undo });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether nothing lies over this area: what lies under an open dialog is neither seen nor read out. */
function useIsUppermost(isInDialog: boolean): boolean {
  const me = useId();
  useLayoutEffect(() => {
    areas = isInDialog ? [...areas, me] : [me, ...areas];
    tell();
    return () => {
      areas = areas.filter((one) => one !== me);
      tell();
    };
  }, [isInDialog, me]);
  return useSyncExternalStore(
    subscribe,
    () => areas.at(-1) === me,
    () => false,
  );
}

/** A message goes by itself; what can be undone waits for the next tap elsewhere, however long. */
function useLeaving(current: Toast | undefined): void {
  useEffect(() => {
    if (current === undefined) return undefined;
    const leave = ({ target }: Event): void => {
      if ((target as Element).closest('.toast') === null) show(undefined);
    };
    const timer = setTimeout(() => {
      if (current.undo === undefined) show(undefined);
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
  const latest = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  const notice = useSyncExternalStore(
    subscribe,
    () => standing,
    () => undefined,
  );
  // What was said before a sheet came up would only lie over what it offers.
  const [older] = useState(shown);
  const current = isUppermost && latest !== older ? latest : undefined;
  useLeaving(current);
  return (
    <div className="toast-area" role="status">
      {isUppermost && notice}
      {current !== undefined && (
        <div className="toast">
          <span>{current.text}</span>
          {current.undo !== undefined && (
            <button
              type="button"
              className="toast__undo"
              onClick={() => {
                current.undo?.();
                show(undefined);
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
