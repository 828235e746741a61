import type { FocusEvent, MouseEvent } from 'react';

/** Field that received focus from the current tap. */
let arriving: EventTarget | undefined;

const selectAll = (input: HTMLInputElement): void => {
  const isCaret = input.selectionStart === input.selectionEnd;
  if (isCaret) input.select();
};

/**
 * Handlers that select the text of a field at the first tap, so that typing replaces it; a second
 * tap sets the caret.
 */
export const selectOnTap = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    arriving = currentTarget;
    currentTarget.select();
  },
  // After the focus, the browser sets the caret at the finger.
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
    if (arriving === currentTarget) selectAll(currentTarget);
    arriving = undefined;
  },
};

/** Focuses the next visible field of the sheet, form or page; after the last one, removes the focus. */
export function focusNext(input: HTMLInputElement): void {
  const scope: ParentNode = input.closest('dialog, form') ?? document;
  const fields = scope.querySelectorAll<HTMLInputElement>('input[enterkeyhint="next"]');
  // A field in closed details takes no focus.
  const all = [...fields].filter((field) => field.checkVisibility());
  const next = all[all.indexOf(input) + 1];
  if (next === undefined) input.blur();
  else next.focus();
}
