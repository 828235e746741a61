import type { Language } from './language-tags.ts';

/** What stands before the addresses of a language's pages; British English is at the addresses themselves. */
const PREFIXES: Readonly<Record<Language, string>> = {
  en: '',
  'en-US': '/en-us',
  'zh-Hans': '/zh',
};

const PREFIXED = /^\/(?:en-us|zh)(?=\/|$)/;

export const prefixOf = (language: Language): string => PREFIXES[language];

/** The prefix of an address's language: `/zh` of `/zh/jobs`, nothing of `/jobs`. */
export const prefixAt = (pathname: string): string => PREFIXED.exec(pathname)?.[0] ?? '';

/** The path that an address has in every language: `/jobs` of `/zh/jobs`; `/` of `/zh`. */
export const neutralPath = (pathname: string): string =>
  pathname.slice(prefixAt(pathname).length) || '/';

/** The address of a path under a prefix: `/zh/jobs`; `/zh` for `/`, without a slash at its end. */
export const addressUnder = (prefix: string, path: string): string =>
  prefix !== '' && path === '/' ? prefix : prefix + path;

/** The address of a path in a language. */
export const addressIn = (language: Language, path: string): string =>
  addressUnder(PREFIXES[language], path);
