/** `node scripts/icons.ts`: renders web/public/icon.svg as PNG for places that need it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import { launchBrowser } from '../tests/support/browser.ts';

const OUT = 'web/public/icons';
const BLUE = '#1d5ca6';
const WHITE = '#fffef9';

const svg = (content: string, view = '0 0 64 64'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`;

const strokes = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${WHITE}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`;

const icon = await readFile('web/public/icon.svg', 'utf8');
const tape = icon.replace(/^[\s\S]*?<rect[^>]*>/, '').replace('</svg>', '');
/** Blue to the edges: the phone cuts its own shape, of which a circle of 80 % is safe. */
const bleeding = svg(
  `<rect x="-2" y="-2" width="68" height="68" fill="${BLUE}"/>${tape}`,
  '-2 -2 68 68',
);
const round = (content: string): string =>
  svg(`<circle cx="32" cy="32" r="32" fill="${BLUE}"/>${content}`);

const PICTURES: readonly (readonly [name: string, size: number, picture: string])[] = [
  ['icon-192', 192, icon],
  ['icon-512', 512, icon],
  ['maskable-192', 192, bleeding],
  ['maskable-512', 512, bleeding],
  ['apple-touch-icon', 180, bleeding],
  // A room's corner with a door; a board with its cuts; a list of jobs.
  ['room', 96, round(strokes('M18 46V18h28v28H34M18 46h6M24 46a10 10 0 0 1 10-10v10'))],
  ['cut', 96, round(strokes('M14 24h36v16H14zM26 24v16M40 24v16'))],
  ['jobs', 96, round(strokes('M18 22h2M18 32h2M18 42h2M28 22h18M28 32h18M28 42h18'))],
];

await mkdir(OUT, { recursive: true });
const browser = await launchBrowser();
const page = await browser.newPage();
for (const [name, size, picture] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${picture}`,
  );
  await writeFile(`${OUT}/${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
