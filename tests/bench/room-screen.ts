import { existsSync } from 'node:fs';
import process from 'node:process';
import { newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { launchBrowser, MOVING, openPhone } from '../support/browser.ts';
import { startRuntime } from '../support/runtime.ts';
import { PROJECT } from './takeoff/project.ts';
import { keep } from '../support/share.ts';
import { isRecording } from './screen/recording.ts';
import { longest } from './screen/tasks.ts';

// `npm run bench -- room-screen`: the longest task of the main thread in the processor's time, times four, while a wall
// of a room of one job is dragged, a key is typed, its tabs are opened and a line is ticked, on the built tree
// (npm run build) in Chromium. Budget 50 ms. `npm run bench -- room-screen JOB …` takes other jobs; `house` is a
// project of six rooms and twelve jobs.

const asked = process.argv.slice(2);
const JOBS =
  asked.length > 0 ? asked : ['lay-a-laminate-floor', 'paint-a-room', 'tile-a-floor', 'house'];

/** Six rooms and twelve jobs, the first two of them in the first room. */
const HOUSE: Project = {
  ...PROJECT,
  id: 'aaaa1111',
  changed: 1,
  region: 'uk',
  jobs: PROJECT.jobs.slice(0, 12),
};

const roomOf = (slug: string): Project => ({
  ...newProject('aaaa1111', 1),
  region: 'uk',
  places: [
    {
      ...newRoom('r'),
      name: 'Bedroom',
      height: '2.4 m',
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4.2 m', '3.1 m'][i] ?? '' })),
    },
  ],
  jobs: [{ id: 'j', slug, place: 'r', typed: {} }],
});

/** A finger rests this long, ms. Without it Chromium handles all events of a tap in one task. */
const FINGER = { delay: 60 };

if (!existsSync('dist/index.html')) throw new Error('build first: npm run build');
const [runtime, browser] = await Promise.all([startRuntime(), launchBrowser()]);
const rows: Record<string, Record<string, number>> = {};

async function measureJob(slug: string): Promise<void> {
  const phone = await openPhone(browser, { baseURL: runtime.url, isReporting: true, ...MOVING });
  const { page } = phone;
  await page.goto('/settings');
  await keep(page, { 'measure-twice:project:aaaa1111': slug === 'house' ? HOUSE : roomOf(slug) });
  await page.goto('/project/aaaa1111');
  await page.locator('.plan-box .plan__area').waitFor();
  // `bench -- page` measures the start of telemetry and the trace of the page load.
  await Promise.all([
    page.waitForRequest((request) => {
      const body = request.postData() ?? '';
      return /"type":"(?:transaction|span)"/.test(body) && body.includes('/project/');
    }),
    page.waitForFunction(isRecording),
  ]);
  const settle = (): Promise<void> => page.waitForTimeout(600);
  const measure = async (what: string, act: () => Promise<void>): Promise<void> => {
    await settle();
    const { ms, steps } = await longest(browser, page, act);
    rows[slug] = { ...rows[slug], [what]: Math.max(rows[slug]?.[what] ?? 0, Math.round(ms)) };
    if (ms > 50) console.log(`${slug}, ${what}: ${Math.round(ms)} ms; ${steps}`);
  };

  const length = page.getByRole('textbox', { name: 'Length' }).first();
  await length.focus();
  await page.keyboard.press('End');
  await measure('type a key', async () => {
    for (const key of ['Backspace', 'Backspace', '5', ' ', 'm']) await page.keyboard.press(key);
    await settle();
  });
  const handle = await page.locator('.slide__knob').boundingBox();
  if (handle === null) throw new Error('no wall to drag');
  await measure('drag a wall', async () => {
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 30; i += 1) {
      await page.mouse.move(x - 2 * i, y);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await settle();
  });
  for (const tab of ['Buy', 'Cut', 'Do', 'Measure', 'Buy']) {
    const link = page.locator('.tab-bar').getByRole('link', { name: tab, exact: true });
    const box = await link.boundingBox();
    if (box === null) throw new Error(`no tab ${tab}`);
    await measure(tab, async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, FINGER);
      await settle();
    });
  }
  const line = await page.locator('.shop').first().boundingBox();
  if (line === null) throw new Error('no line to tick');
  await measure('tick', async () => {
    await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2, FINGER);
    await settle();
  });
  await phone.close();
}

for (const slug of JOBS) await measureJob(slug);
await browser.close();
await runtime.stop();
console.log('longest task of the main thread, ms of the processor × 4; budget 50');
console.table(rows);
if (Object.values(rows).some((row) => Object.values(row).some((ms) => ms > 50)))
  process.exitCode = 1;
