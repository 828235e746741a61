import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { en } from '../language/en/controls.ts';
import { area } from '../language/language.ts';

const words = area('controls', en);

interface Toast {
  readonly text: string;
  readonly undo?: () => void;
}

const SHOWN_MS = 8000;
let shown: Toast | undefined;
let standing: ReactNode;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

function show(toast: Toast | undefined): void {
  shown = toast;
  tell();
}

/** Has a notice stand where toasts appear, which come before it; undefined takes it away. */
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

/** The one place where toasts and notices appear, above the tab bar. */
export function ToastArea() {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  const notice = useSyncExternalStore(
    subscribe,
    () => standing,
    () => undefined,
  );
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <div className="toast-area" role="status">
      {current === undefined ? (
        notice
      ) : (
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
