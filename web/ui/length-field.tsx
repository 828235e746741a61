import { useEffect, useSyncExternalStore } from 'react';
import { en } from '../language/en/lengths.ts';
import { area } from '../language/language.ts';
import { formatLength, type UnitSystem } from '../measure/format-length.ts';
import { nameUnit, parseLength, type LengthUnit } from '../measure/parse-length.ts';
import type { Length } from '../measure/units.ts';
import { Field } from './field.tsx';

interface LengthFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly system: UnitSystem;
  /** The unit of a number without one. */
  readonly bare: (value: number) => LengthUnit;
  readonly problem?: string | undefined;
  /** What an empty field stands for. */
  readonly usual?: string | undefined;
  /** What is said of that; it is a size that was not measured where left out. */
  readonly usualNote?: string | undefined;
}

const words = area('lengths', en);

const { m, cm, mm, ft, in: inch, half, quarter, eighth, over } = words.keys;
const FEET = { ...ft, type: '′ ' };
const INCHES = { ...inch, type: '″' };
const OVER = { ...over, type: '/' };
const KEYS: Readonly<Record<UnitSystem, readonly { show: string; type: string; say: string }[]>> = {
  metric: [
    { ...m, type: ' m' },
    { ...cm, type: ' cm' },
    { ...mm, type: ' mm' },
    FEET,
    INCHES,
    OVER,
  ],
  imperial: [
    FEET,
    INCHES,
    { ...half, type: ' 1/2' },
    { ...quarter, type: ' 1/4' },
    { ...eighth, type: ' 1/8' },
    OVER,
  ],
};

/**
 * The field whose keys are shown: the one that had the focus last. They stay when the focus leaves
 * for a button, because a row that folds away under a finger makes the finger miss.
 */
let opened: string | undefined;
const listeners = new Set<() => void>();

/** Shows the keys of a field, and folds those of any other away. */
export function openKeys(id: string): void {
  opened = id;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Types at the caret as the keyboard would, so that undo and React both see an ordinary input. */
function typeAtCaret(id: string, text: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  const at = input.selectionStart ?? input.value.length;
  const before = input.value.slice(0, at);
  // After a space a second one is noise: 8′ + ½ is 8′ 1/2.
  const typed = before === '' || before.endsWith(' ') ? text.trimStart() : text;
  input.focus();
  document.execCommand('insertText', false, typed);
}

/** How a length was understood; one typed just like that is echoed in the other units. */
export function understood(typed: string, value: Length, system: UnitSystem): string {
  const same = formatLength(value, system);
  return typed.trim() === same
    ? formatLength(value, system === 'metric' ? 'imperial' : 'metric')
    : same;
}

/** Whether a field is the one whose keys are shown. */
export const useKeysOpen = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opened === id,
    () => false,
  );

/** The keys that a phone's number keyboard lacks, typing into the field with the id. */
export function LengthKeys(props: {
  readonly id: string;
  readonly label: string;
  readonly system: UnitSystem;
}) {
  return (
    <div className="keys" role="group" aria-label={words.keysFor(props.label)}>
      {KEYS[props.system].map((key) => (
        <button
          key={key.show}
          type="button"
          className="keys__key"
          aria-label={key.say}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => typeAtCaret(props.id, key.type)}
        >
          {key.show}
        </button>
      ))}
    </div>
  );
}

/** The app's most used field: takes what a tape measure says and echoes how it was understood. */
export function LengthField(props: LengthFieldProps) {
  const { id, value, system, bare, onChange } = props;
  const isOpen = useKeysOpen(id);
  // The keys open after the focus has scrolled the field into view, and may push it out again.
  useEffect(() => {
    const input = document.activeElement;
    if (isOpen && input?.id === id) input.closest('.field')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id]);
  const read = value.trim() === '' ? undefined : parseLength(value, bare);
  const shown = read?.ok === true ? `= ${understood(value, read.value, system)}` : undefined;
  return (
    <Field
      id={id}
      label={props.label}
      value={value}
      large
      mode="decimal"
      placeholder={props.usual}
      problem={props.problem}
      echo={shown ?? (props.usual === undefined ? undefined : (props.usualNote ?? words.usual))}
      keys={isOpen && <LengthKeys id={id} label={props.label} system={system} />}
      onFocus={() => openKeys(id)}
      onChange={onChange}
      onBlur={() => {
        const named = nameUnit(value, bare);
        if (named !== value) onChange(named);
      }}
    />
  );
}
