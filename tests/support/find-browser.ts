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

/** The first of these names that is a program on the path, else the first of other paths that is one. */
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

/** A whole Chromium: `CHROMIUM_PATH`, else one on the path, else Playwright's own download. Undefined where there is none. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && isExecutable(given)) return given;
  return findProgram(names, [...elsewhere, chromium.executablePath()]);
}

/** Chromium without a window: the same engine at half the processor time. A whole one where that is not there or one is named. */
export function findHeadless(): string | undefined {
  if (process.env['CHROMIUM_PATH'] !== undefined) return findBrowser();
  return findProgram(['chromium-headless-shell'], []) ?? findBrowser();
}
