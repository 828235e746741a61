import { type ReactNode, useId } from 'react';
import { focusNext, selectOnTap } from './text-input.ts';
import { useEarlyValue } from './early-value.ts';

export interface FieldProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Error text, shown below the field and read out with it. */
  readonly problem?: string | undefined;
  /** The interpreted value, or the default of an empty field. */
  readonly echo?: string | undefined;
  /** The longest usual echo; its height is reserved, so that the layout does not move. */
  readonly room?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly mode?: 'text' | 'decimal' | 'numeric';
  readonly onFocus?: () => void;
  /** Called with the text that the user leaves. */
  readonly onBlur?: (text: string) => void;
  readonly large?: boolean;
  /** Another reading of the text, which one tap selects. */
  readonly offer?: { readonly label: string; readonly onTake: () => void } | undefined;
  /** Extra keys above the phone's keyboard. */
  readonly keys?: ReactNode;
  readonly hideLabel?: boolean;
  /** Optional: the Next key skips this field. */
  readonly isLast?: boolean;
}

/** Approximate width of a text in digits; an m is wider than a point or a space. */
const widthOf = (text: string): number =>
  text.length +
  0.5 * (text.match(/m/g) ?? []).length -
  0.5 * (text.match(/[\s.,/′″]/g) ?? []).length;

/** A number with a unit; the unit is small unless the field has focus. */
const SIZED = /^(.*\d)\s*(m|cm|mm)$/;

/** Digits that fit into half a phone's width at the largest size. */
const LONG = 7;

/** A labelled text field with its echo and error below. */
export function Field(props: FieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const { problem, echo } = props;
  const [text, showEarly] = useEarlyValue(id, props.value);
  const [, figure, unit] = (props.large === true ? SIZED.exec(text) : null) ?? [];
  const tone = [
    'field',
    props.large === true ? 'field--large' : '',
    problem === undefined ? '' : 'field--wrong',
    props.keys === undefined ? '' : 'field--keyed',
    widthOf(text || (props.placeholder ?? '')) > LONG ? 'field--long' : '',
  ];
  return (
    <div className={tone.filter(Boolean).join(' ')}>
      <label className={props.hideLabel === true ? 'unseen' : 'field__label'} htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        className={unit === undefined ? 'field__input' : 'field__input field__input--sized'}
        type="text"
        inputMode={props.mode ?? 'text'}
        enterKeyHint={props.isLast === true ? 'done' : 'next'}
        autoComplete="off"
        autoCapitalize={props.mode === undefined ? 'sentences' : 'off'}
        spellCheck={false}
        maxLength={80}
        placeholder={props.placeholder}
        value={text}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          showEarly(event.target.value);
          props.onChange(event.target.value);
        }}
        onClick={selectOnTap.onClick}
        onFocus={(event) => {
          selectOnTap.onFocus(event);
          props.onFocus?.();
        }}
        onBlur={(event) => props.onBlur?.(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusNext(event.currentTarget);
        }}
      />
      {unit !== undefined && (
        <span className="field__figure" aria-hidden="true">
          {figure}
          {'\u00a0'}
          <small className="unit">{unit}</small>
        </span>
      )}
      <div className="field__notes">
        {props.room !== undefined && (
          <p className="field__note field__room" aria-hidden="true">
            {props.room}
          </p>
        )}
        <p id={`${id}-note`} className="field__note" data-spoken="">
          {problem ?? echo ?? ''}
        </p>
      </div>
      {props.offer !== undefined && (
        <button type="button" className="field__offer" onClick={props.offer.onTake}>
          {props.offer.label}
        </button>
      )}
      {props.keys}
    </div>
  );
}
