import process from 'node:process';

import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Request,
} from '@playwright/test';

import { lendPage } from './lend-page.ts';
import { tapAsAPerson } from './finger.ts';
import { findHeadless } from './find-browser.ts';
import { LONG } from './long.ts';
import { readPlainly } from './read-plainly.ts';
import { sharedIn } from './shared-in.ts';

/** Disabled, because Chromium would send its own requests, which a test could not tell from the page's. */
const CALLS_HOME = [
  'AutofillServerCommunication',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
];
/** Extra processes: a spare renderer, and the toolbar, which is a page and costs more than ours. */
const BESIDE = [
  'SpareRendererForSitePerProcess',
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUILocationBar',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  `--disable-features=${[...CALLS_HOME, ...BESIDE].join()}`,
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** A page of a test is gone before the code that the browser optimises for the long run pays for the optimising. */
const SHORT_LIVED = '--js-flags=--no-turbofan';

/** Draws in software inside the browser process: a separate process costs a tenth more processor time. */
const NO_GPU = ['--disable-gpu', '--in-process-gpu'];

/** Launch options of the tests' own browser (playwright.config.ts). */
export const launchOptions: LaunchOptions = {
  args: [...quiet, ...sandbox, ...NO_GPU, SHORT_LIVED],
  // Without a locale Chromium names each download with other letters "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  ...pathOf(findHeadless()),
};

function pathOf(executablePath: string | undefined): Pick<LaunchOptions, 'executablePath'> {
  return executablePath === undefined ? {} : { executablePath };
}

/**
 * Starts another headless Chromium; a complete one for tests of the browser, not of the engine. The caller closes it.
 */
export function launchBrowser(
  args: readonly string[] = [],
  executablePath = findHeadless(),
): Promise<Browser> {
  if (executablePath === undefined) throw new Error('no Chromium; `npm test` installs one');
  return chromium.launch({ executablePath, args: [...quiet, ...sandbox, ...args] });
}

/** A page as most of the tests want it: 390×844, touched, read by an Englishman. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  // Four times fewer pixels to draw than the long size.
  deviceScaleFactor: LONG ? 2 : 1,
  hasTouch: true,
  isMobile: true,
  // A tenth of what a page costs a processor is things that slide and fade: the long size has them.
  reducedMotion: LONG ? null : 'reduce',
  locale: 'en-GB',
  // Precaching the app for every page would slow every test; tests of the service worker allow it.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/** Options for tests of motion or of its cost. */
export const MOVING = { reducedMotion: 'no-preference' } as const satisfies BrowserContextOptions;

/** Console messages and errors of a page, in order. */
export interface Complaint {
  readonly kind: 'console' | 'error';
  readonly text: string;
}

/** True for the message about an unknown address, which answers 404. */
export const isOfNoPage = ({ text }: Complaint): boolean => text.includes('404 (Not Found)');

/** True for the message about a script that a test blocks. */
export const isKeptAway = ({ text }: Complaint): boolean =>
  /ERR_FAILED|dynamically imported module/.test(text);

export interface PhoneOptions extends BrowserContextOptions {
  /** Complaints the test provokes on purpose. Any other fails the test when it calls `close`. */
  readonly expect?: (complaint: Complaint) => boolean;
  /**
   * A context that no test had before or has after: for what cannot be undone (a clock, a service worker, init
   * scripts).
   */
  readonly fresh?: boolean;
  /** Leaves reports on. Off by default in `npm test`: the SDK takes a sixth of a page's processor time. */
  readonly isReporting?: boolean;
  /** Searches for cut plans as thoroughly as a user's phone. By default only if reports are on: most tests look at no plan. */
  readonly isSearching?: boolean;
}

/** A page as a phone shows it, with an ear for complaints. */
export interface Phone {
  readonly page: Page;
  /** All complaints, the expected ones too. */
  readonly complaints: readonly Complaint[];
  /**
   * Closes the page; throws when the page complained of something not expected, or when anything that left it
   * held a fragment or what a link shares.
   */
  close(): Promise<void>;
}

let site: string | undefined;

/** Sets the address of phones without one of their own. */
export const setSite = (address: string): void => {
  site = address;
};

/** Opens a 390×844 touch page with empty storage; in a new context if the service worker runs. */
export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const { expect = () => false, fresh, isReporting = LONG, ...others } = options;
  const { isSearching = isReporting, ...rest } = others;
  const { page, context, back } = await lendPage(
    browser,
    { ...(site === undefined ? {} : { baseURL: site }), ...PHONE, ...rest },
    {
      fresh: fresh ?? options.serviceWorkers === 'allow',
      isSilent: !isReporting,
      isBrief: !isSearching,
    },
  );
  context.setDefaultTimeout(60_000);
  tapAsAPerson(page);
  readPlainly(page);
  const complaints: Complaint[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    const { url, lineNumber } = message.location();
    // The picture of an idle page asks for it (lend-page.ts).
    if (url.endsWith('/favicon.ico')) return;
    complaints.push({ kind: 'console', text: `${message.text()} (${url}:${lineNumber})` });
  });
  page.on('pageerror', (error) => {
    complaints.push({ kind: 'error', text: error.stack || error.message });
  });
  const leaks: string[] = [];
  const lookInto = (request: Request): void => {
    const body = request.postDataBuffer();
    if (body !== null) leaks.push(...sharedIn(request.url(), body));
  };
  context.on('request', lookInto);
  return {
    page,
    complaints,
    close: async () => {
      await back();
      context.off('request', lookInto);
      if (leaks.length > 0) throw new Error(`this left the page:\n${leaks.join('\n')}`);
      const unexpected = complaints.filter((complaint) => !expect(complaint));
      if (unexpected.length === 0) return;
      throw new Error(`the page complained:\n${unexpected.map(({ text }) => text).join('\n')}`);
    },
  };
}
