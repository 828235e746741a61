import type { Language } from './language-tags.ts';

/** Address prefixes by language; British English has none. */
const PREFIXES: Readonly<Record<Language, string>> = {
  en: '',
  'en-US': '/en-us',
  'zh-Hans': '/zh',
};

const PREFIXED = /^\/(?:en-us|zh)(?=\/|$)/;

export const prefixOf = (language: Language): string => PREFIXES[language];

/** Language prefix of an address: `/zh` for `/zh/jobs`, empty for `/jobs`. */
export const prefixAt = (pathname: string): string => PREFIXED.exec(pathname)?.[0] ?? '';

/** Path of an address without its language prefix: `/jobs` for `/zh/jobs`, `/` for `/zh`. */
export const neutralPath = (pathname: string): string =>
  pathname.slice(prefixAt(pathname).length) || '/';

/** Address of a path under a prefix: `/zh/jobs`; `/zh` for `/`, without a trailing slash. */
export const addressUnder = (prefix: string, path: string): string =>
  prefix !== '' && path === '/' ? prefix : prefix + path;

export const addressIn = (language: Language, path: string): string =>
  addressUnder(PREFIXES[language], path);
