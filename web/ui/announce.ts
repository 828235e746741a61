import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';

/** Longer than between two keys: a figure is said when it stands, not while it is typed. */
const REST_MS = 900;
/** Once it has been read it must not stand twice on the page. */
const STANDS_MS = 4000;

/** What is still to be said, by who says it: only the last word of each counts, the latest first. */
const waiting = new Map<string, string>();
const listeners = new Set<() => void>();
let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function say(text: string): void {
  said = text;
  listeners.forEach((listener) => listener());
}

function rest(): void {
  say([...waiting.values()].toReversed().join('. '));
  waiting.clear();
  timer = setTimeout(() => say(''), STANDS_MS);
}

/** Has a screen reader say a text once nothing new has come for a moment. */
function announce(source: string, text: string): void {
  waiting.set(source, text);
  clearTimeout(timer);
  timer = setTimeout(rest, REST_MS);
}

/** Says what it is called with when that has changed; not what came first, which is read in its place. */
export function useSpeech(): (text: string | undefined) => void {
  const source = useId();
  // Null before anything was told.
  const known = useRef<string | null | undefined>(null);
  return useCallback(
    (text) => {
      const isNews = known.current !== null && known.current !== text;
      known.current = text;
      if (!isNews) return;
      waiting.delete(source);
      if (text) announce(source, text);
    },
    [source],
  );
}

/** Has a screen reader say a text whenever it has changed. */
export function useSpoken(text: string | undefined): void {
  const speak = useSpeech();
  useEffect(() => speak(text), [speak, text]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is to be said now; for the one live region of the page. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  );
