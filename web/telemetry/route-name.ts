/** The app's navigation, as far as reports need it. `app/navigation.ts` provides it. */
export interface Routes {
  /** Routes that match a path; null if none does. */
  readonly match: (
    pathname: string,
  ) => readonly { readonly route: { readonly path?: string | undefined } }[] | null;
  /** Calls the listener as soon as a navigation starts. */
  readonly subscribe: (
    listener: (shown: {
      readonly location: { readonly pathname: string; readonly search: string };
    }) => void,
  ) => () => void;
}

/**
 * A page's name in traces: its route's pattern (`/project/:id`); its path without a navigation. The second part is the
 * protocol's name for the source.
 */
export function routeName(
  pathname: string,
  routes: Pick<Routes, 'match'> | undefined,
): readonly [name: string, source: 'route' | 'url'] {
  const pattern = routes
    ?.match(pathname)
    ?.flatMap(({ route }) => route.path ?? [])
    .join('/');
  if (pattern === undefined) return [pathname, 'url'];
  return [`/${pattern}`.replace(/\/+/g, '/'), 'route'];
}
