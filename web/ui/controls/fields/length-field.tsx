import type { Locale } from '../../../language/locale.ts';
import { useState } from 'react';
import { en } from '../../../language/en/lengths.ts';
import { area } from '../../../language/language.ts';
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
import { Field } from './field.tsx';
import { LengthKeys, openKeys, useKeysOpen } from './length-keys.tsx';

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

const words = area('lengths', en);

function sizeOf(text: string, bare: LengthFieldProps['bare'], locale: Locale): Length | undefined {
  const read = text.trim() === '' ? undefined : parseLength(text, bare, locale);
  return read?.ok === true ? read.value : undefined;
}

const NAMED = {
  metric: /^\d+(?:\.\d+)? ?[mc]?m$/,
  imperial: /^(?:\d+ ?[′'] ?)?(?:\d+(?: \d+\/\d+)?|\d+\/\d+) ?[″"]$|^\d+ ?[′']$/,
};

/** A number that may go on, perhaps with the start of its unit. */
const BEGUN = /^[\s\d.,'"′″’/m-]*(?:c|mm|cm|f|ft|i|in)?$/i;

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
  const problem = isTyping && BEGUN.test(value) ? undefined : props.problem;
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
          : { label: words.meant(meant), onTake: () => props.onChange(meant) }
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
        // An error or an offer moves what follows the field.
        afterPress(() => {
          setTyping(false);
          if (named !== text) setLeft(named);
        });
      }}
    />
  );
}
