/** A DSN's parts; `path` is `''` or starts with a slash. */
export interface DsnParts {
  readonly protocol: 'http' | 'https';
  readonly publicKey: string;
  readonly host: string;
  readonly path: string;
  readonly projectId: string;
}

// As loose as the SDK's own pattern where it matters: a legacy secret after the key, a path before the project.
const DSN =
  /^(https?):\/\/(\w+)(?::\w*)?@(\[[:.\w]+\](?::\d+)?|[\w.-]+(?::\d+)?)((?:\/[^/?#]+)*)\/(\d+)\/?$/;

/** Reads a DSN, or answers `undefined` where the text is none. */
export function parseDsn(text: string): DsnParts | undefined {
  const [, protocol, publicKey, host, path, projectId] = DSN.exec(text) ?? [];
  if (publicKey === undefined || host === undefined || path === undefined) return undefined;
  if (projectId === undefined || (protocol !== 'http' && protocol !== 'https')) return undefined;
  return { protocol, publicKey, host, path, projectId };
}
