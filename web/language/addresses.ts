import { LANGUAGES, type Language } from './language-tags.ts';

/** Address prefix of a language: the name of its message files; British English has none. */
export const prefixOf = (language: Language): string =>
  language === 'en' ? '' : `/${LANGUAGES[language].files}`;

const PREFIXES = (Object.keys(LANGUAGES) as readonly Language[]).map(prefixOf).filter(Boolean);

/** Language prefix of an address: `/zh` for `/zh/jobs`, empty for `/jobs`. */
export const prefixAt = (pathname: string): string =>
  PREFIXES.find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? '';

/** Path of an address without its language prefix: `/jobs` for `/zh/jobs`, `/` for `/zh`. */
export const neutralPath = (pathname: string): string =>
  pathname.slice(prefixAt(pathname).length) || '/';

/** Address of a path under a prefix: `/zh/jobs`; `/zh` for `/`, without a trailing slash. */
export const addressUnder = (prefix: string, path: string): string =>
  prefix !== '' && path === '/' ? prefix : prefix + path;

export const addressIn = (language: Language, path: string): string =>
  addressUnder(prefixOf(language), path);
