import { SHARED_IN } from '../app/offline/shared-in.ts';
import { addressUnder, neutralPath, prefixAt } from '../language/addresses.ts';
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
  /** A file of this version; the network has it too if it is not stored. */
  | { readonly kind: 'kept'; readonly path: string }
  /** A page of this version, and the prefix of its language, which may not be stored. */
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
  const isNavigation = asked.mode === 'navigate';
  const isKnown = [build.files, ...Object.values(build.languages)].some((all) =>
    all.includes(path),
  );
  if (isKnown) return isNavigation ? { kind: 'page', path, prefix } : { kind: 'kept', path };
  if (isNavigation) {
    return OF_A_PROJECT.test(neutral)
      ? { kind: 'page', path: shellUnder(prefix), prefix }
      : { kind: 'unknown-page', prefix };
  }
  return path.startsWith('/assets/') ? { kind: 'of-another-version' } : NONE;
}
