/** The app's languages as BCP 47 tags. */
const TAGS = ['en', 'en-US', 'zh-Hans'] as const;
export type Language = (typeof TAGS)[number];

/** Each language's own name, and the tag of its number, money and date formats. */
export const LANGUAGES = {
  en: { name: 'English (UK)', formats: 'en-GB' },
  'en-US': { name: 'English (US)', formats: 'en-US' },
  'zh-Hans': { name: '简体中文', formats: 'zh-CN' },
} as const satisfies Readonly<Record<Language, object>>;

export const isLanguage = (value: unknown): value is Language => TAGS.some((tag) => tag === value);

/** First of the tags, in order of preference, that the app supports; else British English. */
export function firstSpoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    if (/^en-US\b/i.test(tag)) return 'en-US';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
