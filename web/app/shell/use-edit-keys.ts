import { useEffect } from 'react';
import { duringVisit } from '../../documents/store/edit-history.ts';
import { redoLast, undoLast } from '../../ui/controls/undo-buttons.tsx';

const TEXT = 'input:not([type="radio"], [type="checkbox"], [type="file"])';

/** The browser itself undoes text that the app does not store. */
const isOwnText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, [data-own-undo]') !== null;

function onKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isOwnText(event.target)) return;
  const key = event.key.toLowerCase();
  const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
  if (key !== 'z' && !isRedo) return;
  event.preventDefault();
  if (isRedo) redoLast();
  else undoLast();
}

/** A new object per visit to a field: all edits of a visit are one undo step. */
let visit: object = {};
const newVisit = (): void => {
  visit = {};
};
const noteSource = ({ type, target }: Event): void => {
  const isTyping = type !== 'click' && target instanceof Element && target.matches(TEXT);
  duringVisit(isTyping ? visit : undefined);
};

/** Handles the undo and redo keys, and groups edits by visit to a field. */
export function useEditKeys(): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('focusin', newVisit, options);
    for (const type of ['input', 'focusout', 'click', 'change']) {
      document.addEventListener(type, noteSource, options);
    }
    return () => controller.abort();
  }, []);
}
