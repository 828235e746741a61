import type { FocusEvent, MouseEvent } from 'react';

/** The field that has just got the focus, until the tap that gave it is over. */
let arriving: EventTarget | undefined;

const selectAll = (input: HTMLInputElement): void => {
  const isCaret = input.selectionStart === input.selectionEnd;
  if (isCaret) input.select();
};

/**
 * Handlers for a text field whose text is selected when it is tapped, so that what is typed takes its place; a second
 * tap sets the caret.
 */
export const selectOnTap = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    arriving = currentTarget;
    currentTarget.select();
  },
  // The browser sets the caret where the finger was, after the focus.
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
    if (arriving === currentTarget) selectAll(currentTarget);
    arriving = undefined;
  },
};
