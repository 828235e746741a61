import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { focusNext, TextInput } from './text-input.tsx';
import { useEarlyValue, useIsAwaited } from './early-value.ts';
import type { Locale } from '../../../language/locale.ts';
import { words } from '../../../language/page/lengths.ts';
import {
  nameUnit,
  parseLength,
  type LengthUnit,
} from '../../../planner/measure/units/parse-length.ts';
import type { Length } from '../../../planner/measure/units/units.ts';
import {
  surelyCentimetres,
  type CentimetreRange,
} from '../../../planner/measure/units/read-size.ts';
import { echoLength } from '../../../planner/measure/units/echo-length.ts';
import { afterPress, watchPresses } from '../../../platform/press.ts';
import { LengthKeys, openKeys, useKeysOpen } from './length-keys.tsx';

export interface FieldProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** True for a text that may be the beginning of the value: what the screen shows waits for the rest. */
  readonly mayGoOn?: (text: string) => boolean;
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
  /** Another reading of the text at the end of its line, which one tap selects; `label` is its accessible name. */
  readonly offer?:
    | { readonly text: string; readonly label: string; readonly onTake: () => void }
    | undefined;
  /** Extra keys above the phone's keyboard. */
  readonly keys?: ReactNode;
  /** Optional: the Next key skips this field. */
  readonly isLast?: boolean;
}

/** Approximate width of a text in digits; an m is wider than a point or a space. */
const widthOf = (text: string): number =>
  text.length +
  0.5 * (text.match(/m/g) ?? []).length -
  0.5 * (text.match(/[\s.,/′″]/g) ?? []).length;

/** A number with a unit; the unit is small unless the typed text has focus. */
const SIZED = /^(.*\d)\s*(m|cm|mm)$/;

/** Digits that fit into half a phone's width at the largest size; of a number with a unit, 1200 mm still does. */
const LONGEST = { sized: 7.5, other: 7 };

/** Enter moves to the next field. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  focusNext(event.currentTarget);
}

/** A labelled text field with its echo and error below. */
export function Field(props: FieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const [text, showEarly] = useEarlyValue(id, props.value);
  const { problem } = props;
  const echo = useIsAwaited(id) ? undefined : props.echo;
  const shown = text || (props.placeholder ?? '');
  const [, figure, unit] = (props.large === true ? SIZED.exec(shown) : null) ?? [];
  const tone = [
    'field',
    props.large === true ? 'field--large' : '',
    problem === undefined ? '' : 'field--wrong',
    props.keys === undefined ? '' : 'field--keyed',
    props.offer === undefined ? '' : 'field--offer',
    widthOf(shown) > LONGEST[unit === undefined ? 'other' : 'sized'] ? 'field--long' : '',
  ];
  return (
    <div className={tone.filter(Boolean).join(' ')}>
      <label className="field__label" htmlFor={id}>
        {props.label}
      </label>
      <TextInput
        id={id}
        className={unit === undefined ? 'field__input' : 'field__input field__input--sized'}
        mode={props.mode}
        placeholder={props.placeholder}
        value={text}
        isWrong={problem !== undefined}
        note={`${id}-note`}
        isLast={props.isLast === true}
        onChange={(typed) => {
          showEarly(typed, props.mayGoOn?.(typed));
          props.onChange(typed);
        }}
        onFocus={() => props.onFocus?.()}
        onBlur={(left) => props.onBlur?.(left)}
        onKeyDown={goOn}
      />
      {unit !== undefined && (
        <span
          className={text === '' ? 'field__figure field__figure--usual' : 'field__figure'}
          aria-hidden="true"
        >
          <span className="field__digits">{figure}</span>
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
        <button
          type="button"
          className="field__offer"
          aria-label={props.offer.label}
          onClick={props.offer.onTake}
        >
          {props.offer.text}
        </button>
      )}
      {props.keys}
    </div>
  );
}

interface LengthFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locale: Locale;
  /** Unit of a number that is typed without one. */
  readonly bare: (value: number) => LengthUnit;
  /** Range of bare numbers that are more likely centimetres than the unit of `bare`. */
  readonly centimetres?: CentimetreRange;
  /** Parsed value or error, if the caller has one; otherwise the field parses the text. */
  readonly size?: Length | undefined;
  readonly problem?: string | undefined;
  /** Default value of an empty field. */
  readonly usual?: string | undefined;
  /** Note on the default; by default it says that the size was not measured. */
  readonly usualNote?: string | undefined;
}

function sizeOf(text: string, bare: LengthFieldProps['bare'], locale: Locale): Length | undefined {
  const read = text.trim() === '' ? undefined : parseLength(text, bare, locale);
  return read?.ok === true ? read.value : undefined;
}

const NAMED = {
  metric: /^\d+(?:\.\d+)? ?[mc]?m$/,
  imperial: /^(?:\d+ ?[′'] ?)?(?:\d+(?: \d+\/\d+)?|\d+\/\d+) ?[″"]$|^\d+ ?[′']$/,
};

/** True for a number that may go on, perhaps with the start of its unit. */
const mayGoOn = (text: string): boolean => /^[\s\d.,'"′″’/m-]*(?:c|mm|cm|f|ft|i|in)?$/i.test(text);

/** True if the text names units of the user's system, so that it has only one reading. */
const isPlain = (text: string, { units }: Locale): boolean => NAMED[units].test(text.trim());

/**
 * The app's most used field: accepts any notation of a tape measure and shows the interpretation of
 * ambiguous input.
 */
export function LengthField(props: LengthFieldProps) {
  const { id, value, locale, bare, centimetres } = props;
  // A value is complete once the user leaves the field: until then nothing is wrong.
  const [isTyping, setTyping] = useState(false);
  const problem = isTyping && mayGoOn(value) ? undefined : props.problem;
  const size =
    props.size ?? (props.problem === undefined ? sizeOf(value, bare, locale) : undefined);
  const isOpen = useKeysOpen(id);
  // Value at the last blur, after a unit was added to a bare number.
  const [left, setLeft] = useState<string>();
  const shown =
    size === undefined || isPlain(value, locale)
      ? undefined
      : `= ${echoLength(value, size, locale)}`;
  const isDoubtful = value === left || problem !== undefined;
  const meant =
    isDoubtful && locale.units === 'metric' ? surelyCentimetres(value, centimetres) : undefined;
  return (
    <Field
      id={id}
      label={props.label}
      value={value}
      large
      mayGoOn={mayGoOn}
      mode="decimal"
      placeholder={props.usual}
      problem={problem}
      room={props.usual === undefined ? undefined : (props.usualNote ?? words.usual)}
      echo={
        shown ??
        (props.usual === undefined || value.trim() !== ''
          ? undefined
          : (props.usualNote ?? words.usual))
      }
      offer={
        meant === undefined
          ? undefined
          : {
              text: words.meantSize(meant),
              label: words.meant(meant),
              onTake: () => props.onChange(meant),
            }
      }
      keys={isOpen && <LengthKeys id={id} label={props.label} locale={locale} />}
      onFocus={() => {
        watchPresses();
        openKeys(id);
      }}
      onChange={(text) => {
        setTyping(true);
        props.onChange(text);
      }}
      onBlur={(text) => {
        const named = nameUnit(text, bare);
        if (named !== text) props.onChange(named);
        // An error or an offer may move what the finger is on.
        afterPress(() => {
          setTyping(false);
          if (named !== text) setLeft(named);
        });
      }}
    />
  );
}
