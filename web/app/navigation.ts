import {
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type RouteObject,
  type To,
} from 'react-router-dom';

/** A route that can load its screen before it is rendered. */
export type ScreenRoute = RouteObject & {
  readonly load: () => Promise<void>;
  /** Leaves the exported HTML as it is until `used`; undefined if the screen shows data of the device. */
  readonly keepStill: ((used: Promise<unknown>) => void) | undefined;
};

/** An address on the screen, and the way to it. */
export interface ShownLocation {
  readonly location: Location;
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  /** True if the new screen keeps the scroll position, such as a sheet on top of it. */
  readonly keepsScroll: boolean;
}

/** The app's place in the browser's history. */
export interface Navigation {
  readonly basename: string;
  readonly current: () => ShownLocation;
  readonly go: (delta: number) => void;
  readonly to: (action: 'PUSH' | 'REPLACE', to: To, state: unknown, keeps: boolean) => void;
  readonly href: (to: To) => string;
  /** Calls the listener when a navigation starts, before its screen has loaded. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (shown: ShownLocation) => void) => () => void;
  /** Routes that match a path with the prefix; null if none does. */
  readonly match: (pathname: string) => readonly { readonly route: ScreenRoute }[] | null;
}

export function createNavigation(routes: ScreenRoute[], basename: string): Navigation {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<(shown: ShownLocation) => void>();
  let keepsScroll = false;
  const current = (): ShownLocation => ({
    location: history.location,
    action: history.action,
    keepsScroll,
  });
  history.listen(() => {
    for (const listener of listeners) listener(current());
    keepsScroll = false;
  });
  return {
    basename,
    current,
    go: (delta) => history.go(delta),
    to: (action, to, state, keeps) => {
      keepsScroll = keeps;
      if (action === 'PUSH') history.push(to, state);
      else history.replace(to, state);
    },
    href: (to) => history.createHref(to),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    match: (pathname) => matchRoutes<ScreenRoute>(routes, pathname, basename),
  };
}
