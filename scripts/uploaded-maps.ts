/** Target of a source map upload, from the environment variables of `@sentry/cli`. */
export interface Upload {
  /** Address of the collector, without a trailing slash. */
  readonly url: string;
  readonly org: string;
  readonly project: string;
  readonly token: string;
  readonly release: string;
  /** Debug id of any uploaded map. */
  readonly debugId: string;
}

/** Number of files that the collector has, or a reason why it is unknown. */
export type Held =
  | { readonly kind: 'bundles' | 'release'; readonly count: number }
  | { readonly kind: 'unknown'; readonly why: string };

async function list(url: URL, token: string): Promise<readonly unknown[] | number> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) return response.status;
  const found: unknown = await response.json();
  return Array.isArray(found) ? found : response.status;
}

/**
 * Asks a collector for source maps: bundles with a debug id of this build (Sentry), else files of
 * the release (GlitchTip, older Sentry). Bugsink supports neither. Rejects if there is no answer.
 */
export async function heldMaps(upload: Upload): Promise<Held> {
  const { url, org, project, token, release, debugId } = upload;
  const base = `${url}/api/0/projects/${org}/${project}`;
  const bundles = new URL(`${base}/files/artifact-bundles/`);
  bundles.searchParams.set('query', debugId);
  const found = await list(bundles, token);
  if (Array.isArray(found) && found.length > 0) return { kind: 'bundles', count: found.length };
  const files = await list(
    new URL(`${base}/releases/${encodeURIComponent(release)}/files/`),
    token,
  );
  if (Array.isArray(files)) return { kind: 'release', count: files.length };
  if (Array.isArray(found)) return { kind: 'bundles', count: 0 };
  return { kind: 'unknown', why: `it answers ${String(found)} and ${String(files)}` };
}
