import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Tells whoever listens that something has changed. */
export interface Signal {
  readonly notify: () => void;
  /** For `useSyncExternalStore`; the answer ends it. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** `watch` starts with the first listener; its answer is called when the last has gone. */
export function createSignal(watch?: () => () => void): Signal {
  const listeners = new Set<Listener>();
  let unwatch: (() => void) | undefined;
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      if (listeners.size === 0) unwatch = watch?.();
      // A wrapper of its own, so that one listener may subscribe twice.
      const own = (): void => listener();
      listeners.add(own);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) unwatch?.();
      };
    },
  };
}

/** A value outside React that screens follow; `initial` is what the export is drawn with. */
export interface Store<T> {
  readonly initial: T;
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: Signal['subscribe'];
}

/** `watch` as for a signal. */
export function createStore<T>(initial: T, watch?: () => () => void): Store<T> {
  const { notify, subscribe } = createSignal(watch);
  let now = initial;
  return {
    initial,
    get: () => now,
    set: (value) => {
      now = value;
      notify();
    },
    subscribe,
  };
}

/** A store's value, or what `select` makes of it, drawn again when that changes. */
export const useStore = <T, Part = T>(
  { initial, get, subscribe }: Store<T>,
  select: (value: T) => Part = (value) => value as unknown as Part,
): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
