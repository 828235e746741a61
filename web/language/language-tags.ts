/**
 * The app's languages by BCP 47 tag: own name, tag of the formats of numbers, money and dates, the
 * name of the message files, which is the address prefix too, and the region of most readers. A
 * variant of English has only the messages that differ.
 */
export const LANGUAGES = {
  en: { name: 'English (UK)', formats: 'en-GB', files: 'en', region: 'uk', isVariant: false },
  'en-US': {
    name: 'English (US)',
    formats: 'en-US',
    files: 'en-us',
    region: 'us',
    isVariant: true,
  },
  'zh-Hans': { name: '简体中文', formats: 'zh-CN', files: 'zh', region: 'cn', isVariant: false },
} as const;

export type Language = keyof typeof LANGUAGES;

const TAGS = Object.keys(LANGUAGES) as readonly Language[];

export const isLanguage = (value: unknown): value is Language => TAGS.some((tag) => tag === value);

const primaryOf = (tag: string): string => (tag.split('-')[0] ?? tag).toLowerCase();

/**
 * First of the tags, in order of preference, that is one of the offered languages; else British
 * English. A tag selects its own language, or the first one with the same primary subtag.
 */
export function firstSpoken(tags: readonly string[], offered: readonly Language[]): Language {
  for (const tag of tags) {
    const found =
      offered.find((one) => tag.toLowerCase().startsWith(one.toLowerCase()) && one.includes('-')) ??
      offered.find((one) => primaryOf(one) === primaryOf(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
