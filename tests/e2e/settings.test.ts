// Settings are rows with a name and a value. A row opens a sheet with its options.
import { openPhone } from '../support/browser.ts';
import { few } from '../support/long.ts';
import { chooseSetting, settingRow } from '../support/settings.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

test.describe('the settings', () => {
  test('show each value, and an example of each option of the units', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    await expect(settingRow(page, 'Units')).toHaveText('Units Metres');
    await settingRow(page, 'Units').tap();
    const options = page.locator('dialog .option');
    await expect(options).toHaveText([/Metres.*2400\smm/s, /Feet and inches.*7′\s10\s1\/2″/s]);
    expect(await options.locator('.tape').count()).toBe(2);
    await options.last().tap();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(settingRow(page, 'Units')).toHaveText('Units Feet and inches');
    // Inches alone have a smallest fraction.
    await chooseSetting(page, 'Smallest fraction of an inch', '1/8″');
    await expect(settingRow(page, 'Smallest fraction of an inch')).toContainText('1/8″');
    await phone.close();
  });

  test('are changed by keys alone, and the row has the focus again @long', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    const theme = settingRow(page, 'Theme');
    await theme.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.getByRole('button', { name: 'Dark' }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(theme).toBeFocused();
    await expect(theme).toHaveText('Theme Dark');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await phone.close();
  });

  test('fit a phone of 320 px in large text, with each option in sight', async () => {
    const phone = await openPhone(browser, { viewport: { width: 320, height: 640 } });
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Text size', 'Large');
    const isWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect(await isWide()).toBe(false);
    const names = await page.locator('.setting__name:visible').allInnerTexts();
    for (const name of few(names, 3)) {
      await settingRow(page, name).click();
      const sheet = page.locator('dialog[open]');
      expect(await sheet.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      await sheet.getByRole('button', { name: 'Done' }).click();
    }
    expect(names.length).toBeGreaterThan(6);
    await phone.close();
  });
});
