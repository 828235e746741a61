interface Matched {
  readonly route: { readonly path?: string | undefined };
}

/**
 * A page's name in traces: its route's pattern (`/project/:id`); its path where no router runs. With what the name is
 * made from, in the protocol's words.
 */
export function routeName(
  pathname: string,
  matches: readonly Matched[] | null | undefined,
): readonly [name: string, source: 'route' | 'url'] {
  const pattern = matches?.flatMap(({ route }) => route.path ?? []).join('/');
  if (pattern === undefined) return [pathname, 'url'];
  return [`/${pattern}`.replace(/\/+/g, '/'), 'route'];
}
