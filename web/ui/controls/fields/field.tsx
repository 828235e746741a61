import { useId, type ReactNode } from 'react';
import { focusNext } from './focus-next.ts';
import { selectOnTap } from './select-on-tap.ts';

export interface FieldProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to say when the value cannot be used; shown beneath the field and read out with it. */
  readonly problem?: string | undefined;
  /** How the value was understood, or what an empty field stands for. */
  readonly echo?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly mode?: 'text' | 'decimal' | 'numeric';
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly large?: boolean;
  /** Another reading of what was typed, to be taken with one tap. */
  readonly offer?: { readonly label: string; readonly onTake: () => void } | undefined;
  /** Keys that help to type, above the phone's own. */
  readonly keys?: ReactNode;
  readonly hideLabel?: boolean;
  /** Nothing need be typed in it: the key that goes on passes it over. */
  readonly isLast?: boolean;
}

/** About how many figures wide a text is: an m takes more room than a point or a space. */
const widthOf = (text: string): number =>
  text.length +
  0.5 * (text.match(/m/g) ?? []).length -
  0.5 * (text.match(/[\s.,/′″]/g) ?? []).length;

/** A figure and its unit, which is small beside it while nobody types. */
const SIZED = /^(.*\d)\s*(m|cm|mm)$/;

/** More figures than half a phone's width holds at their largest. */
const LONG = 7;

/** A labelled text field whose echo and problem stand beneath it. */
export function Field(props: FieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const { problem, echo } = props;
  const [, figure, unit] = (props.large === true ? SIZED.exec(props.value) : null) ?? [];
  const tone = [
    'field',
    props.large === true ? 'field--large' : '',
    problem === undefined ? '' : 'field--wrong',
    props.keys === undefined ? '' : 'field--keyed',
    widthOf(props.value || (props.placeholder ?? '')) > LONG ? 'field--long' : '',
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
        value={props.value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={(event) => props.onChange(event.target.value)}
        onClick={selectOnTap.onClick}
        onFocus={(event) => {
          selectOnTap.onFocus(event);
          props.onFocus?.();
        }}
        onBlur={props.onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusNext(event.currentTarget);
        }}
      />
      {unit !== undefined && (
        <span className="field__figure" aria-hidden="true">
          {figure} <small className="unit">{unit}</small>
        </span>
      )}
      <p id={`${id}-note`} className="field__note" data-spoken="">
        {problem ?? echo}
      </p>
      {props.offer !== undefined && (
        <button type="button" className="field__offer" onClick={props.offer.onTake}>
          {props.offer.label}
        </button>
      )}
      {props.keys}
    </div>
  );
}
