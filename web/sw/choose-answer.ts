import { SHARED_LIST } from '../app/offline/shared-list.ts';
import type { Build } from './build.ts';

/** What the choice depends on; a browser's `Request` is one. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: { has(name: string): boolean };
}

export type Answer =
  /** The network's, as if there were no service worker. */
  | { readonly kind: 'none' }
  /** A file of this version. */
  | { readonly kind: 'kept'; readonly path: string }
  /** A file of the build that this version does not have: a tab of another version asks. */
  | { readonly kind: 'of-another-version' }
  /** A list that another app shares with this one. */
  | { readonly kind: 'shared-list' }
  /** A page that this version does not know. */
  | { readonly kind: 'unknown-page' };

const NONE: Answer = { kind: 'none' };

/** What the Worker itself answers. */
const OF_THE_WORKER = /^\/(?:api|health|status)(?:\/|$)/;

/** The addresses that the Worker answers with the project's shell. */
const OF_A_PROJECT = /^\/project(?:\/cut)?\/[^/]+(?:\/[^/]+)?$/;

const SHELL = '/project';

/** Decides who answers a request; the same addresses are pages here as on the Worker. */
export function chooseAnswer(asked: Asked, origin: string, build: Build): Answer {
  const url = new URL(asked.url);
  if (asked.method === 'POST' && url.origin === origin && url.pathname === SHARED_LIST.address) {
    return { kind: 'shared-list' };
  }
  if (asked.method !== 'GET' || url.origin !== origin || asked.headers.has('range')) return NONE;
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  if (OF_THE_WORKER.test(path) || build.aside.includes(path)) return NONE;
  if (build.files.includes(path)) return { kind: 'kept', path };
  if (asked.mode === 'navigate') {
    return OF_A_PROJECT.test(path) ? { kind: 'kept', path: SHELL } : { kind: 'unknown-page' };
  }
  return path.startsWith('/assets/') ? { kind: 'of-another-version' } : NONE;
}
