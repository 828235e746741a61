import { firefox, webkit, type BrowserType } from '@playwright/test';

import { findBrowser, findProgram } from '../support/find-browser.ts';
import { openByPlaywright, openReleased } from './pages.ts';
import type { Tab } from './tab.ts';
import { openWithDriver } from './web-driver.ts';

/** A browser that the smoke knows to start. */
export interface Known {
  readonly name: string;
  /** Path on this machine; undefined if it is not installed. */
  readonly path: string | undefined;
  /** Command that installs it. */
  readonly get: string;
  /** Starts it with one tab; it keeps nothing yet. */
  readonly open: () => Promise<Tab>;
}

interface Way {
  readonly path: string | undefined;
  readonly open: (path: string) => Promise<Tab>;
}

const build = (type: BrowserType): Way => ({
  path: findProgram([], [type.executablePath()]),
  open: (found) => openByPlaywright(type, found),
});

/** The released browser of this machine, else Playwright's build. */
function known(name: string, get: string, ...ways: readonly Way[]): Known {
  const { path, open } = ways.find((way) => way.path !== undefined) ?? {};
  return {
    name,
    path,
    get,
    open: () => {
      if (path === undefined || open === undefined) throw new Error(`${name}: not found`);
      return open(path);
    },
  };
}

/** Chromium is there to tell a fault of the smoke from one of a browser. */
export const knownBrowsers: readonly Known[] = [
  known(
    'Firefox',
    'apt-get install firefox-esr; without apt npx playwright install firefox',
    {
      path: findProgram(
        ['firefox-esr', 'firefox'],
        ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      ),
      open: (path) => openReleased('firefox', path),
    },
    build(firefox),
  ),
  known(
    'WebKit',
    'apt-get install webkit2gtk-driver xvfb; without apt npx playwright install webkit',
    {
      path: findProgram(['xvfb-run'], []) && findProgram(['WebKitWebDriver'], []),
      open: openWithDriver,
    },
    build(webkit),
  ),
  known('Chromium', 'npm run test:browser', {
    path: findBrowser(),
    open: (path) => openReleased('chrome', path),
  }),
];

/** Starts one of them, by its name, which is that of its project too (playwright.config.ts). */
export async function openBrowser(name: string): Promise<Tab> {
  const found = knownBrowsers.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name}: no browser of the smoke`);
  return found.open();
}
