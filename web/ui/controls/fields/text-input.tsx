import { type FocusEvent, type KeyboardEvent, memo, type MouseEvent } from 'react';
import { useStableCallback } from '../../../platform/use-stable-callback.ts';

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
  const at = all.indexOf(input);
  const next = at === -1 ? undefined : all[at + 1];
  if (next === undefined) input.blur();
  else next.focus();
}

interface TextInputProps {
  readonly id: string;
  readonly className: string;
  readonly mode: 'text' | 'decimal' | 'numeric' | undefined;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly isWrong: boolean;
  /** Id of its echo or error. */
  readonly note: string;
  /** Its name, if no label is visible. */
  readonly label?: string;
  readonly isLast?: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  /** Called with the text that the user leaves. */
  readonly onBlur: (text: string) => void;
  /** The same function at each render. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

// React writes `type` and `name` of each input that it renders again, and the recording reads what it writes.
const UnchangedInput = memo(function UnchangedInput(props: TextInputProps) {
  return (
    <input
      id={props.id}
      className={props.className}
      type="text"
      inputMode={props.mode ?? 'text'}
      enterKeyHint={props.isLast === true ? 'done' : 'next'}
      autoComplete="off"
      autoCapitalize={props.mode === undefined ? 'sentences' : 'off'}
      spellCheck={false}
      maxLength={80}
      placeholder={props.placeholder}
      value={props.value}
      aria-label={props.label}
      aria-invalid={props.isWrong ? true : undefined}
      aria-describedby={props.note}
      onChange={(event) => props.onChange(event.target.value)}
      onClick={selectOnTap.onClick}
      onFocus={(event) => {
        selectOnTap.onFocus(event);
        props.onFocus();
      }}
      onBlur={(event) => props.onBlur(event.target.value)}
      onKeyDown={props.onKeyDown}
    />
  );
});

/** A one-line text input, which takes part in a render only if it changes. */
export function TextInput(props: TextInputProps) {
  return (
    <UnchangedInput
      {...props}
      onChange={useStableCallback(props.onChange)}
      onFocus={useStableCallback(props.onFocus)}
      onBlur={useStableCallback(props.onBlur)}
    />
  );
}
