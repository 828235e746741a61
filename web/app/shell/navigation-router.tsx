import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type NavigateOptions, type To } from 'react-router-dom';
import type { Navigation } from '../navigation.ts';
import { IsReturn } from './is-return.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** Provides the navigation to links and screens below it. */
export function NavigationRouter(props: {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}) {
  const { navigation, children } = props;
  const [shown, setShown] = useState(navigation.current);
  useLayoutEffect(
    () => navigation.subscribe((next) => startTransition(() => setShown(next))),
    [navigation],
  );
  useScrollPosition(shown);
  const [navigator] = useState(() => {
    const to =
      (action: 'PUSH' | 'REPLACE') =>
      (target: To, state?: unknown, options?: NavigateOptions): void =>
        navigation.to(action, target, state, options?.preventScrollReset === true);
    return {
      go: navigation.go,
      createHref: navigation.href,
      push: to('PUSH'),
      replace: to('REPLACE'),
    };
  });
  return (
    <Router basename={navigation.basename} location={shown.location} navigator={navigator}>
      <IsReturn value={shown.action === 'POP'}>{children}</IsReturn>
    </Router>
  );
}
