import type { Config } from '../config.ts';
import type { Env } from '../env.ts';
import type { Entry } from './journal.ts';

/** Where a call keeps what must outlive its answer. */
export interface Background {
  waitUntil(promise: Promise<unknown>): void;
}

/** A plain envelope, or a browser's own report on a broken security policy. */
export type Kind = 'envelope' | 'security';

/** One request to one of the tunnel's paths. */
export interface Call {
  readonly request: Request;
  readonly kind: Kind;
  /** The project in the path, for SDKs whose DSN host is this site; `undefined` at the tunnel's own path. */
  readonly projectId: string | undefined;
  readonly config: Config;
  readonly env: Env;
  readonly background: Background;
}

/** What has been learned of a call so far, for its line in the journal. */
export type Notes = Omit<Entry, 'outcome' | 'ms'> & { readonly started: number };

/** The origin a request was made to, without parsing the rest of its URL. */
export function siteOf({ url }: Request): string {
  return url.slice(0, url.indexOf('/', 'https://'.length));
}

/** The path a request was made to, without a slash at the end; again without parsing. */
export function pathOf({ url }: Request): string {
  const start = url.indexOf('/', 'https://'.length);
  const query = url.indexOf('?', start);
  const end = query === -1 ? url.length : query;
  return url.slice(start, url[end - 1] === '/' ? end - 1 : end);
}
