import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Notifies its listeners of changes. */
export interface Signal {
  readonly notify: () => void;
  /** For `useSyncExternalStore`; returns a function that unsubscribes. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** `watch` runs with the first listener; its result runs after the last one has left. */
export function createSignal(watch?: () => () => void): Signal {
  const listeners = new Set<Listener>();
  let unwatch: (() => void) | undefined;
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      if (listeners.size === 0) unwatch = watch?.();
      // A wrapper, so that one listener may subscribe twice.
      const own = (): void => listener();
      listeners.add(own);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) unwatch?.();
      };
    },
  };
}

/** A value outside React; `initial` is the value in the exported HTML. */
export interface Store<T> {
  readonly initial: T;
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: Signal['subscribe'];
}

/** `watch` as in `createSignal`. */
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

/** Value of a store, or the part that `select` returns; renders again when it changes. */
export const useStore = <T, Part = T>(
  { initial, get, subscribe }: Store<T>,
  select: (value: T) => Part = (value) => value as unknown as Part,
): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );

const never = (): (() => void) => () => undefined;

/** A value that never changes; `exported` in the exported HTML, until hydration. */
export const useClientValue = <Value>(here: () => Value, exported: Value): Value =>
  useSyncExternalStore(never, here, () => exported);

/** False in the exported HTML until hydration: earlier taps and input are lost. */
export const useIsHydrated = (): boolean => useClientValue(() => true, false);
