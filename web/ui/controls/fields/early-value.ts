import {
  createContext,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPress, watchPresses } from '../../../platform/press.ts';
import { createStore, useStore } from '../../../platform/store.ts';

interface Early {
  readonly id: string;
  readonly value: string;
  /** Document on the screen when the user began to change the control. */
  readonly held: unknown;
  /** True if the value may be the beginning of another one: `53` of `5350`. */
  readonly mayGoOn: boolean;
  /** True while the screen waits for the rest of it. */
  readonly isAwaited: boolean;
}

/** Control that the user changed last, until the screen shows all that follows from it. */
const early = createStore<Early | undefined>(undefined);

const endEarly = (): void => early.set(undefined);

/** Renders the stored document at once. */
export const showStored = (): void => flushSync(endEarly);

/** Document on the screen, below a component that renders its document later (`useShownLater`). */
export const ShowsLater = createContext<RefObject<unknown> | undefined>(undefined);

/** Function that lets a control show a value before the document has it, so that the rest of the screen follows later. */
export function useShowEarly(): (id: string, value: string, mayGoOn?: boolean) => void {
  const document = useContext(ShowsLater);
  return (id, value, mayGoOn = false) => {
    if (document === undefined) return;
    const before = early.get();
    const isAwaited = before?.id === id && before.isAwaited;
    early.set({ id, value, held: document.current, mayGoOn, isAwaited });
  };
}

/** Value that a control shows, and a function that shows another one before the document has it. */
export function useEarlyValue(
  id: string,
  value: string,
): readonly [shown: string, showEarly: (value: string, mayGoOn?: boolean) => void] {
  const own = useStore(early, (now) => (now?.id === id ? now.value : undefined));
  const showEarly = useShowEarly();
  return [own ?? value, (next, mayGoOn) => showEarly(id, next, mayGoOn)];
}

/** True while the screen waits for the rest of what is typed into a control: what the document says of it is old. */
export const useIsAwaited = (id: string): boolean =>
  useStore(early, (now) => now?.id === id && now.isAwaited);

/**
 * The stored document, and the value for `ShowsLater`. While a control shows an early value, it is the document before
 * until React has rendered the new one in the background: the control itself is painted at once. A touch or a change
 * of focus, or a key of the undo commands, ends that first, so no other control acts on an old document.
 *
 * It stays the document before while the user is on the way to a value, such as at `53` of `5350`, and `isLess` says
 * that the new document has less to show: so nothing disappears for a few keys.
 */
export function useShownLater<Document>(
  stored: Document,
  isLess: (stored: Document, held: Document) => boolean = () => false,
): [Document, RefObject<unknown>] {
  const later = useDeferredValue(stored);
  const rendered = useStore(early);
  const held = rendered?.held as Document;
  const isOnTheWay = rendered?.mayGoOn === true && later === stored && isLess(stored, held);
  const shown = rendered === undefined || (later === stored && !isOnTheWay) ? stored : held;
  const onScreen = useRef<unknown>(stored);
  useLayoutEffect(() => {
    onScreen.current = shown;
  });
  useEffect(() => {
    // The effect may run after the next change has begun.
    if (rendered === undefined || rendered !== early.get() || later !== stored) return;
    if (!isOnTheWay) endEarly();
    else if (!rendered.isAwaited) early.set({ ...rendered, isAwaited: true });
  }, [rendered, later, stored, isOnTheWay]);
  useEffect(() => {
    watchPresses();
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    // A change of the layout between a press and its click would move the control under the finger.
    const isAwaited = (): boolean => early.get()?.isAwaited === true;
    const endByPress = (): void => {
      if (!isAwaited()) endEarly();
    };
    const endByFocus = (): void => (isAwaited() ? afterPress(endEarly) : endEarly());
    const endByClick = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(KEEPS_FIELD))) endEarly();
    };
    // Undo and redo.
    const endByCommand = ({ ctrlKey, metaKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey) endEarly();
    };
    addEventListener('pointerdown', endByPress, options);
    addEventListener('focusout', endByFocus, options);
    addEventListener('click', endByClick, options);
    addEventListener('keydown', endByCommand, options);
    return () => left.abort();
  }, []);
  return [shown, onScreen];
}

/** The field itself, and keys that type into it. */
const KEEPS_FIELD = 'input:focus, .keys';
