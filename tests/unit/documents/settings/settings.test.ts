import { afterEach, describe, expect, test, vi } from 'vitest';

/** The settings of a browser that keeps nothing, and those that a page comes with. */
async function settingsOf(languages: readonly string[]) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages, language: languages[0] });
  vi.stubGlobal('localStorage', { getItem: () => null });
  const { neutralSettings, readSettings } =
    await import('../../../../web/documents/settings/settings.ts');
  return { own: readSettings(), neutral: neutralSettings() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('settings of which nothing is kept', () => {
  test.each([[['en-GB']], [['en-AU', 'en']], [['ja']]])(
    'are those that the page came with, so that nothing is drawn again: %j',
    async (languages) => {
      const { own, neutral } = await settingsOf(languages);
      expect(own).toBe(neutral);
    },
  );

  test.each([
    [['de-DE', 'en'], { region: 'eu', currency: 'EUR', units: 'metric' }],
    [['en-US'], { region: 'us', currency: 'USD', units: 'imperial' }],
    [['en-CA'], { region: 'us', currency: 'USD', units: 'metric' }],
  ])('follow the country of the browser: %j', async (languages, expected) => {
    expect((await settingsOf(languages)).own).toMatchObject(expected);
  });
});
