import { describe, expect, test } from 'vitest';

import { languageLinks, sitemap } from '../../../web/export/language-links.ts';

const SITE = 'https://measure.example';

describe('the links of a page to its languages', () => {
  test('name the page itself, each language and the default for all other readers', () => {
    expect(languageLinks(SITE, '/jobs', 'zh-Hans').split('>').filter(Boolean)).toEqual([
      '<link rel="canonical" href="https://measure.example/zh/jobs"',
      '<link rel="alternate" hreflang="en" href="https://measure.example/jobs"',
      '<link rel="alternate" hreflang="en-US" href="https://measure.example/en-us/jobs"',
      '<link rel="alternate" hreflang="zh-Hans" href="https://measure.example/zh/jobs"',
      '<link rel="alternate" hreflang="x-default" href="https://measure.example/jobs"',
    ]);
  });

  test('are absent if the origin of the site is unknown', () => {
    expect(languageLinks('', '/jobs', 'en')).toBe('');
  });
});

test('a sitemap lists every address, each with those of the other languages', () => {
  const xml = sitemap(SITE, ['/', '/jobs']);
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const paths = ['/', '/en-us', '/zh', '/jobs', '/en-us/jobs', '/zh/jobs'];
  expect(urls).toEqual(paths.map((path) => SITE + path));
  expect(xml.match(/hreflang="x-default" href="https:\/\/measure\.example\/jobs"/g)).toHaveLength(
    3,
  );
});
