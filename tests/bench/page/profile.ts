import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { chromium } from '@playwright/test';

import { findBrowser } from '../../support/find-browser.ts';
import { count, untilQuiet } from './ordinary.ts';
import { observe } from './visits.ts';

/**
 * Makes a browser profile of a British user who has these stored texts and has seen the page once, so
 * that it has stored what it shows of them. The cache is empty. The caller removes the folder.
 */
export async function makeProfile(
  url: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, texts);
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(url);
    await untilQuiet(page, count(session));
    await session.send('Network.clearBrowserCache');
  } finally {
    await context.close();
  }
  return folder;
}
