import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from '../app/router.ts';
import { en } from '../language/en/controls.ts';
import { area } from '../language/language.ts';

const words = area('controls', en);

interface Toast {
  readonly text: string;
  readonly undo?: () => void;
}

/** What stands until the person has taken note of it. */
interface Notice {
  /** Of what it tells. */
  readonly key: string;
  readonly text: string;
  /** Where there is more of it; there it is not shown. */
  readonly to: string;
  readonly show: string;
  readonly ok: string;
  readonly onOk: () => void;
}

const SHOWN_MS = 8000;
let shown: Toast | undefined;
let standing: Notice | undefined;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

function show(toast: Toast | undefined): void {
  shown = toast;
  tell();
}

/** Has a notice stand where toasts appear, which come before it; undefined takes it away. */
export function showNotice(notice: Notice | undefined): void {
  if (standing?.key === notice?.key && standing?.text === notice?.text) return;
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

function NoticeBar({ notice }: { readonly notice: Notice }) {
  return (
    <div className="toast toast--notice">
      <span>{notice.text}</span>
      <Link className="toast__undo" to={notice.to}>
        {notice.show}
      </Link>
      <button type="button" className="toast__undo" onClick={notice.onOk}>
        {notice.ok}
      </button>
    </div>
  );
}

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
  const { pathname } = useLocation();
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <div className="toast-area" role="status">
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
      {current === undefined && notice !== undefined && notice.to !== pathname && (
        <NoticeBar notice={notice} />
      )}
    </div>
  );
}
