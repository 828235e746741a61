import type { Locale, UnitSystem } from '../../../language/locale.ts';
import { useEffect } from 'react';
import { en } from '../../../language/en/lengths.ts';
import { area } from '../../../language/language.ts';
import { attempt } from '../../../platform/attempt.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { focusNext } from './focus-next.ts';

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

/** The field whose keys are shown: the one that has the focus. */
const opened = createStore<string | undefined>(undefined, () => {
  document.addEventListener('focusout', leave);
  return () => document.removeEventListener('focusout', leave);
});

/** Shows the keys of a field; they go when the focus leaves it. */
export const openKeys = (id: string): void => opened.set(id);

function leave({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.id === opened.get()) opened.set(undefined);
}

/** Whether a field is the one whose keys are shown. */
export const useKeysOpen = (id: string): boolean => useStore(opened, (one) => one === id);

const inputOf = (id: string): HTMLInputElement | undefined => {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input : undefined;
};

const UNIT = /(?<!\s)\s*(mm|cm|m|′|″)\s*$/;

/** A unit or a fraction goes on from a size that is still selected as it was tapped; a unit takes the place of its own. */
function keepSize(input: HTMLInputElement, text: string): void {
  const { value, selectionStart, selectionEnd } = input;
  if (value === '' || selectionStart !== 0 || selectionEnd !== value.length) return;
  const unit = UNIT.test(text) ? UNIT.exec(value) : null;
  input.setSelectionRange(unit?.index ?? value.length, value.length);
}

/** Types at the caret as the keyboard would, so that undo and React both see an ordinary input. */
function typeAtCaret(id: string, text: string): void {
  const input = inputOf(id);
  if (input === undefined) return;
  keepSize(input, text);
  const at = input.selectionStart ?? input.value.length;
  const before = input.value.slice(0, at);
  // After a space a second one is noise: 8′ + ½ is 8′ 1/2.
  const typed = before === '' || before.endsWith(' ') ? text.trimStart() : text;
  input.focus();
  document.execCommand('insertText', false, typed);
}

/** Phones' keyboards for numbers have no Enter. */
function goOn(id: string): void {
  const input = inputOf(id);
  if (input !== undefined) focusNext(input);
}

/** Tells the style sheet how much of the page the phone's keyboard hides, and what is scrolled away. */
function useKeyboardInset(): void {
  useEffect(() => {
    const view = attempt(() => window.visualViewport, null);
    if (!view) return undefined;
    const { style } = document.documentElement;
    const look = (): void => {
      // A page that is zoomed in shows less of itself, too.
      const isZoomed = view.scale > 1.01;
      const hidden = window.innerHeight - view.height - view.offsetTop;
      style.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, Math.round(hidden))}px`);
      style.setProperty('--view-top', `${isZoomed ? 0 : Math.round(view.offsetTop)}px`);
    };
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
      style.removeProperty('--keyboard');
      style.removeProperty('--view-top');
    };
  }, []);
}

/** The keys that a phone's number keyboard lacks, right above it, typing into the field with the id. */
export function LengthKeys(props: {
  readonly id: string;
  readonly label: string;
  readonly locale: Locale;
}) {
  useKeyboardInset();
  return (
    <div
      className="keys"
      role="group"
      aria-label={words.keysFor(props.label)}
      // The field keeps the focus, wherever on the bar the finger lands.
      onPointerDown={(event) => event.preventDefault()}
    >
      {KEYS[props.locale.units].map((key) => (
        <button
          key={key.show}
          type="button"
          className="keys__key"
          aria-label={`${key.show} ${key.say}`}
          tabIndex={-1}
          data-repeats=""
          onClick={() => typeAtCaret(props.id, key.type)}
        >
          {key.show}
        </button>
      ))}
      <button
        type="button"
        className="keys__key keys__key--next"
        tabIndex={-1}
        data-repeats=""
        onClick={() => goOn(props.id)}
      >
        {words.next}
      </button>
    </div>
  );
}
