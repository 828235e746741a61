import type { Locale } from '../../../language/locale.ts';
import type { KeyboardEvent } from 'react';
import {
  nameUnit,
  parseLength,
  type LengthUnit,
} from '../../../planner/measure/units/parse-length.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { echoLength } from '../../../planner/measure/units/echo-length.ts';
import { showStored, useEarlyValue } from '../../../ui/controls/fields/early-value.ts';
import { openKeys } from '../../../ui/controls/fields/length-keys.tsx';
import { TextInput } from '../../../ui/controls/fields/text-input.tsx';

interface CellProps {
  readonly id: string;
  /** Accessible name; the heading of the column is visible. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly mode?: 'text' | 'decimal' | 'numeric';
  readonly placeholder?: string;
  /** Sizes only: unit of a bare number; the unit is added when the cell loses focus. */
  readonly bare?: (value: number) => LengthUnit;
}

/** Column in a cell's id, such as `length`. */
const columnOf = ({ id }: HTMLInputElement): string => id.slice(id.lastIndexOf('-') + 1);

/** Target of a key: the next cell, or the same column of another row. */
const STEPS: Readonly<Record<string, { readonly by: 1 | -1; readonly inColumn: boolean }>> = {
  Enter: { by: 1, inColumn: false },
  ArrowDown: { by: 1, inColumn: true },
  ArrowUp: { by: -1, inColumn: true },
  ArrowRight: { by: 1, inColumn: false },
  ArrowLeft: { by: -1, inColumn: false },
};

/** True if the caret can still move in the text of the cell; a selected text is left at once. */
function staysInText({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  if (key === 'ArrowLeft') return selectionEnd !== 0;
  return key === 'ArrowRight' && selectionStart !== value.length;
}

/** Enter moves to the next cell, and from the last one to the next row; arrows move in their direction. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = entryOf(STEPS, event.key);
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (step === undefined || !isPlain || event.nativeEvent.isComposing) return;
  if (staysInText(event)) return;
  event.preventDefault();
  // The next row may follow from what was just typed.
  showStored();
  const input = event.currentTarget;
  const scope: ParentNode = input.closest('form') ?? document;
  const all = [...scope.querySelectorAll<HTMLInputElement>('input.cell')];
  const reached = step.inColumn ? all.filter((one) => columnOf(one) === columnOf(input)) : all;
  reached[reached.indexOf(input) + step.by]?.focus();
}

/** A cell in a table of parts or boards. */
export function Cell(props: CellProps) {
  const { id, bare, onChange } = props;
  const [value, showEarly] = useEarlyValue(id, props.value);
  const isWrong = props.problem !== undefined && value !== '';
  return (
    <TextInput
      id={id}
      className={isWrong ? 'cell cell--wrong' : 'cell'}
      mode={props.mode}
      placeholder={props.placeholder}
      value={value}
      isWrong={isWrong}
      note={`${id.replace(/-[a-z]+$/, '')}-note`}
      label={props.label}
      onChange={(typed) => {
        showEarly(typed);
        onChange(typed);
      }}
      onFocus={() => {
        if (bare !== undefined) openKeys(id);
      }}
      onBlur={(text) => {
        const named = bare === undefined ? text : nameUnit(text, bare);
        if (named !== text) onChange(named);
      }}
      onKeyDown={goOn}
    />
  );
}

/**
 * Whole millimetres, or any size with its unit, can be read in one way only. A sign before three digits of millimetres
 * cannot: 1.200 mm is 1200 mm.
 */
const CLEAR = /^\d*$|^(?!.*[.,]\d{3}\s*(?:m[mi]|мм|毫米)).*[\p{L}'"′″]/iu;

/** Parsed sizes of a row; undefined if the typed text can be read in one way only. */
export function echoOf(
  texts: readonly string[],
  bare: (value: number) => LengthUnit,
  locale: Locale,
): string | undefined {
  const read = texts.map((text) => ({ text: text.trim(), value: parseLength(text, bare, locale) }));
  if (read.every(({ text }) => CLEAR.test(text))) return undefined;
  const sizes = read.flatMap(({ text, value }) =>
    value.ok && text !== '' ? [echoLength(text, value.value, locale)] : [],
  );
  return sizes.length === 0 ? undefined : `= ${sizes.join('\u00a0×\u00a0')}`;
}
