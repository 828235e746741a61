import type { Locale, UnitSystem } from '../../../language/locale.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { words } from '../../../language/page/lengths.ts';
import { attempt } from '../../../platform/attempt.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { focusNext } from './text-input.tsx';

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

/** Id of the focused field, whose keys are shown. */
const opened = createStore<string | undefined>(undefined, () => {
  document.addEventListener('focusout', leave);
  return () => document.removeEventListener('focusout', leave);
});

/** Shows the keys of a field until it loses focus. */
export const openKeys = (id: string): void => opened.set(id);

function leave({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.id === opened.get()) opened.set(undefined);
}

/** True if the keys of this field are shown. */
export const useKeysOpen = (id: string): boolean => useStore(opened, (one) => one === id);

const inputOf = (id: string): HTMLInputElement | undefined => {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input : undefined;
};

const UNIT = /(?<!\s)\s*(mm|cm|m|′|″)\s*$/;

/** Typing a unit or fraction keeps a selected number; a unit replaces the existing unit. */
function keepSize(input: HTMLInputElement, text: string): void {
  const { value, selectionStart, selectionEnd } = input;
  if (value === '' || selectionStart !== 0 || selectionEnd !== value.length) return;
  const unit = UNIT.test(text) ? UNIT.exec(value) : null;
  input.setSelectionRange(unit?.index ?? value.length, value.length);
}

/** Types at the caret like a keyboard, so that undo and React see normal input. */
function typeAtCaret(id: string, text: string): void {
  const input = inputOf(id);
  if (input === undefined) return;
  keepSize(input, text);
  const at = input.selectionStart ?? input.value.length;
  const before = input.value.slice(0, at);
  // Avoids a second space: 8′ + ½ is 8′ 1/2.
  const typed = before === '' || before.endsWith(' ') ? text.trimStart() : text;
  input.focus();
  document.execCommand('insertText', false, typed);
}

/** Number keyboards of phones have no Enter key. */
function goOn(id: string): void {
  const input = inputOf(id);
  if (input !== undefined) focusNext(input);
}

const VIEW_TOP = '--view-top';

/**
 * Sets CSS variables for the part of the page that the phone's keyboard hides, and for the scroll offset. A variable of
 * the root restyles the whole page, so only the offset is one, while there is any.
 */
function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = attempt(() => window.visualViewport, null);
    if (!view) return undefined;
    const { style } = document.documentElement;
    const look = (): void => {
      // A zoomed page also shows less than its height.
      const isZoomed = view.scale > 1.01;
      const hidden = isZoomed ? 0 : window.innerHeight - view.height - view.offsetTop;
      const offset = isZoomed ? 0 : Math.round(view.offsetTop);
      keys.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
      if (offset === 0) style.removeProperty(VIEW_TOP);
      else style.setProperty(VIEW_TOP, `${offset}px`);
    };
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
      style.removeProperty(VIEW_TOP);
    };
  }, []);
  return keys;
}

/** Keys that a phone's number keyboard lacks, directly above it; they type into the field with this id. */
export function LengthKeys(props: {
  readonly id: string;
  readonly label: string;
  readonly locale: Locale;
}) {
  const keys = useKeyboardInset();
  return (
    <div
      ref={keys}
      className="keys"
      role="group"
      aria-label={words.keysFor(props.label)}
      // The field keeps the focus.
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
