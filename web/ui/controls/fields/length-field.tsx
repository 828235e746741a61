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
import { Field } from './field.tsx';
import { LengthKeys, openKeys, useKeysOpen } from './length-keys.tsx';

interface LengthFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locale: Locale;
  /** The unit of a number without one. */
  readonly bare: (value: number) => LengthUnit;
  /** Bare numbers that are more likely centimetres than what `bare` makes of them. */
  readonly centimetres?: CentimetreRange;
  /** What was read of it already, or what is wrong with it; it is read here where neither is given. */
  readonly size?: Length | undefined;
  readonly problem?: string | undefined;
  /** What an empty field stands for. */
  readonly usual?: string | undefined;
  /** What is said of that; it is a size that was not measured where left out. */
  readonly usualNote?: string | undefined;
}

const words = area('lengths', en);

function sizeOf(text: string, bare: LengthFieldProps['bare'], locale: Locale): Length | undefined {
  const read = text.trim() === '' ? undefined : parseLength(text, bare, locale);
  return read?.ok === true ? read.value : undefined;
}

const NAMED = {
  metric: /^\d+(?:\.\d+)? ?[mc]?m$/,
  imperial: /^(?:\d+ ?′ ?)?(?:\d+(?: \d+\/\d+)?|\d+\/\d+) ?″$|^\d+ ?′$/,
};

/** Whether it can be read in one way only: it names the units that the person measures in. */
const isPlain = (text: string, { units }: Locale): boolean => NAMED[units].test(text.trim());

/** The app's most used field: takes what a tape measure says and, where that could mean two things, echoes which. */
export function LengthField(props: LengthFieldProps) {
  const { id, value, locale, bare, onChange, problem, centimetres } = props;
  const size = props.size ?? (problem === undefined ? sizeOf(value, bare, locale) : undefined);
  const isOpen = useKeysOpen(id);
  // What stood here when the person left it without a unit and it was given one.
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
      echo={shown ?? (props.usual === undefined ? undefined : (props.usualNote ?? words.usual))}
      offer={
        meant === undefined
          ? undefined
          : { label: words.meant(meant), onTake: () => onChange(meant) }
      }
      keys={isOpen && <LengthKeys id={id} label={props.label} locale={locale} />}
      onFocus={() => openKeys(id)}
      onChange={onChange}
      onBlur={() => {
        const named = nameUnit(value, bare);
        if (named === value) return;
        setLeft(named);
        onChange(named);
      }}
    />
  );
}
