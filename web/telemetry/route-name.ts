interface Matched {
  readonly route: { readonly path?: string | undefined };
}

/**
 * A page's name in traces: its route's pattern (`/project/:id`); its path without a router. The second part is the
 * protocol's name for the source.
 */
export function routeName(
  pathname: string,
  matches: readonly Matched[] | null | undefined,
): readonly [name: string, source: 'route' | 'url'] {
  const pattern = matches?.flatMap(({ route }) => route.path ?? []).join('/');
  if (pattern === undefined) return [pathname, 'url'];
  return [`/${pattern}`.replace(/\/+/g, '/'), 'route'];
}
