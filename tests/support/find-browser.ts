import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names that is a program on the path, else the first executable of the other paths. */
export function findProgram(
  programs: readonly string[],
  paths: readonly string[],
): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .concat(paths)
    .find(isExecutable);
}

/** A whole Chromium: `CHROMIUM_PATH`, else one on the path, else Playwright's own download. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && isExecutable(given)) return given;
  return findProgram(names, [...elsewhere, chromium.executablePath()]);
}

export const SHELL = 'chromium-headless-shell';

/**
 * Chromium without a window: the same engine for three quarters of the processor time. A whole one if the shell is not
 * installed or `CHROMIUM_PATH` names a browser.
 */
export function findHeadless(): string | undefined {
  if (process.env['CHROMIUM_PATH'] !== undefined) return findBrowser();
  return findProgram([SHELL], []) ?? findBrowser();
}
