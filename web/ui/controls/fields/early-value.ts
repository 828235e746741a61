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
import { createStore, useStore } from '../../../platform/store.ts';

interface Early {
  readonly id: string;
  readonly value: string;
  /** Document on the screen when the user began to change the control. */
  readonly held: unknown;
}

/** Control that the user changed last, until the screen shows all that follows from it. */
const early = createStore<Early | undefined>(undefined);

const endEarly = (): void => early.set(undefined);

/** Renders the stored document at once. */
export const showStored = (): void => flushSync(endEarly);

/** Document on the screen, below a component that renders its document later (`useShownLater`). */
export const ShowsLater = createContext<RefObject<unknown> | undefined>(undefined);

/** Function that lets a control show a value before the document has it, so that the rest of the screen follows later. */
export function useShowEarly(): (id: string, value: string) => void {
  const document = useContext(ShowsLater);
  return (id, value) => {
    if (document === undefined) return;
    early.set({ id, value, held: document.current });
  };
}

/** Value that a control shows, and a function that shows another one before the document has it. */
export function useEarlyValue(
  id: string,
  value: string,
): readonly [shown: string, showEarly: (value: string) => void] {
  const own = useStore(early, (now) => (now?.id === id ? now.value : undefined));
  const showEarly = useShowEarly();
  return [own ?? value, (next) => showEarly(id, next)];
}

/**
 * The stored document, and the value for `ShowsLater`. While a control shows an early value, it is the document before
 * until React has rendered the new one in the background: the control itself is painted at once. A touch or a change
 * of focus, or a key of the undo commands, ends that first, so no other control acts on an old document.
 */
export function useShownLater<Document>(stored: Document): [Document, RefObject<unknown>] {
  const later = useDeferredValue(stored);
  const rendered = useStore(early);
  const shown = rendered === undefined || later === stored ? stored : (rendered.held as Document);
  const onScreen = useRef<unknown>(stored);
  useLayoutEffect(() => {
    onScreen.current = shown;
  });
  useEffect(() => {
    // The effect may run after the next change has begun.
    if (rendered !== undefined && rendered === early.get() && later === stored) endEarly();
  }, [rendered, later, stored]);
  useEffect(() => {
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    for (const event of ['pointerdown', 'focusout']) addEventListener(event, endEarly, options);
    // Undo and redo.
    const endByCommand = ({ ctrlKey, metaKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey) endEarly();
    };
    addEventListener('keydown', endByCommand, options);
    return () => left.abort();
  }, []);
  return [shown, onScreen];
}
