import { type Config, type Destination, projectKey } from '../config.ts';
import { parseDsn } from '../dsn.ts';
import { Refusal } from '../envelope/refusal.ts';

/** The configured project a DSN names by key and number. Throws a 403 `Refusal` when there is none. */
export function destinationOfDsn(config: Config, dsn: string): Destination {
  const parts = parseDsn(dsn);
  return (parts && lookUp(config, parts.publicKey, parts.projectId)) ?? refuse();
}

/**
 * The configured project an SDK names whose DSN host is this site: its number in the path, its key in the query or in
 * `X-Sentry-Auth`. Answers `undefined` when it brought no key; throws a 403 `Refusal` when the pair is not served.
 */
export function destinationOfAuth(
  config: Config,
  request: Request,
  projectId: string,
): Destination | undefined {
  const inHeader = /(?:^|[\s,])sentry_key=(\w+)/i.exec(request.headers.get('X-Sentry-Auth') ?? '');
  const key = new URL(request.url).searchParams.get('sentry_key') ?? inHeader?.[1];
  return key === undefined ? undefined : (lookUp(config, key, projectId) ?? refuse());
}

function lookUp(config: Config, publicKey: string, projectId: string): Destination | undefined {
  return config.destinations.get(projectKey(publicKey, projectId));
}

function refuse(): never {
  throw new Refusal(403, 'This DSN is not served here.');
}
