import { SHARED_IN } from '../app/offline/shared-in.ts';
import { addressUnder, neutralPath, prefixAt } from '../language/addresses.ts';
import { entryOf } from '../planner/measure/units/entry-of.ts';
import type { Build } from './build.ts';

/** The fields of a `Request` on which the choice depends. */
export interface RequestInfo {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: { has(name: string): boolean };
}

export type ResponseSource =
  /** The network's, as if there were no service worker. */
  | { readonly kind: 'none' }
  /** A file of this version. */
  | { readonly kind: 'kept'; readonly path: string }
  /** A page of a language that may not be stored yet, by the prefix of its addresses. */
  | { readonly kind: 'page'; readonly path: string; readonly prefix: string }
  /** A file of the build that this version does not have: a tab of another version asks. */
  | { readonly kind: 'of-another-version' }
  /** A form that another app shares with this one, in the language of a prefix. */
  | { readonly kind: 'shared-in'; readonly prefix: string }
  /** A page that this version does not know. */
  | { readonly kind: 'unknown-page'; readonly prefix: string };

const NONE: ResponseSource = { kind: 'none' };

/** Addresses that the Worker itself answers. */
const OF_THE_WORKER = /^\/(?:api|health|status)(?:\/|$)/;

/** The addresses that are answered with the shell, as in `web/export/redirects.ts`. */
const OF_A_PROJECT = /^\/project(?:\/cut)?\/[^/]+(?:\/[^/]+)?$/;

/** The cache key of a language's shell, which serves every project. */
export const shellUnder = (prefix: string): string => addressUnder(prefix, '/project/new');

/** Decides who answers a request; the same addresses are pages here as on the network. */
export function chooseAnswer(asked: RequestInfo, origin: string, build: Build): ResponseSource {
  const url = new URL(asked.url);
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const prefix = prefixAt(path);
  const neutral = neutralPath(path);
  if (asked.method === 'POST' && url.origin === origin && neutral === SHARED_IN.address) {
    return { kind: 'shared-in', prefix };
  }
  if (asked.method !== 'GET' || url.origin !== origin || asked.headers.has('range')) return NONE;
  if (OF_THE_WORKER.test(path) || build.aside.includes(path)) return NONE;
  if (build.files.includes(path)) return { kind: 'kept', path };
  if (entryOf(build.pages, prefix)?.includes(path)) return { kind: 'page', path, prefix };
  if (asked.mode === 'navigate') {
    return OF_A_PROJECT.test(neutral)
      ? { kind: 'kept', path: shellUnder(prefix) }
      : { kind: 'unknown-page', prefix };
  }
  return path.startsWith('/assets/') ? { kind: 'of-another-version' } : NONE;
}
