import process from 'node:process';
import { parseArgs } from 'node:util';

import fc from 'fast-check';

import { importCutList } from '../../web/planner/import/import-cut-list.ts';
import { readBundle, writeBundle } from '../../web/documents/sharing/bundle.ts';
import { mergeBundle } from '../../web/documents/sharing/merge.ts';
import { pack } from '../../web/documents/sharing/pack.ts';
import { readLink } from '../../web/documents/sharing/share-link.ts';
import { launchBrowser, openPhone } from '../support/browser.ts';
import { hostileBundleText, hostileChange, hostileCsv } from '../support/hostile-bundle.ts';
import { startRuntime } from '../support/runtime.ts';
import { keep, kept, openInTab } from '../support/share.ts';
import { bench, device, kitchen } from '../unit/documents/sharing/sharing.ts';
import { BRITISH } from '../../web/language/locale.ts';

// Hostile share links, backups and lists to import: never an exception, nothing existing changed; and in Chromium, on
// the page as built, no markup of theirs run. Prints what came of them; exits 1 at any broken promise.
const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '3400' },
    browser: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const each = Number(values.each);
const seed = Number(values.seed);
const problems: string[] = [];
const outcomes: Record<string, { taken: number; refused: number }> = {};
const there = new Map([
  ...device([kitchen(), kitchen({ id: 'bbbb2222' })], [bench({ id: 'aaaa1111' })]),
  ['measure-twice:settings', '{"units":"metric"}'],
  ['measure-twice:reporting', 'off'],
]);

function count(kind: string, isTaken: boolean): void {
  const now = outcomes[kind] ?? { taken: 0, refused: 0 };
  outcomes[kind] = isTaken
    ? { ...now, taken: now.taken + 1 }
    : { ...now, refused: now.refused + 1 };
}

/** What a device would be afterwards: all that it had, as it was. */
function checkMerge(result: Awaited<ReturnType<typeof readLink>>, kind: string): void {
  count(kind, result.ok);
  if (!result.ok) return;
  const { writes } = mergeBundle(result.value, there, 'both');
  for (const key of writes.keys()) {
    if (there.has(key)) problems.push(`${kind}: ${key} would be overwritten`);
  }
  readBundle(writeBundle(result.value));
}

async function attempt(kind: string, what: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    problems.push(`${kind}: ${String(error)} for ${JSON.stringify(what).slice(0, 300)}`);
  }
}

const started = performance.now();
const links = fc.sample(fc.tuple(hostileBundleText(), hostileChange()), { numRuns: each, seed });
const packed: string[] = [];
for (const [text, change] of links) {
  await attempt('link', text, async () => {
    const fragment = change(`1.${await pack(text)}`);
    packed.push(fragment);
    checkMerge(await readLink(fragment), 'link');
  });
}
for (const text of fc.sample(hostileBundleText(), { numRuns: each, seed: seed + 1 })) {
  await attempt('backup', text, async () => checkMerge(readBundle(text), 'backup'));
}
const lists = fc.sample(hostileCsv(), { numRuns: each, seed: seed + 2 });
for (const text of lists) {
  await attempt('CSV', text, async () => {
    for (const kind of ['linear', 'sheet'] as const) {
      const result = importCutList(text, 'mm', kind, BRITISH.metric);
      if (kind === 'linear') count('CSV', result.ok && result.value.parts.length > 0);
    }
  });
}

const [runtime, browser] = await Promise.all([startRuntime(), launchBrowser()]);
const phone = await openPhone(browser, { baseURL: runtime.url });
const { page } = phone;
await page.goto('/settings');
await keep(page, Object.fromEntries(there));
const before = JSON.stringify(await kept(page));
await page.goto('/open');
const BATCH = 50;
// An empty fragment, or the one that is open already, is no news to a browser.
const asked = [...new Set(packed.map((link) => encodeURI(link.toWellFormed())))]
  .filter((link) => link !== '' && link.length < 100_000)
  .slice(0, Number(values.browser));
for (let at = 0; at < asked.length; at += BATCH) {
  const batch = asked.slice(at, at + BATCH);
  const refused = await openInTab(page, batch);
  for (const [i] of batch.entries()) count('link in Chromium', i >= refused.length);
}
const checkMarkup = async (): Promise<void> => {
  if (await page.evaluate(() => 'pwned' in window)) problems.push('markup was run');
  const put = await page.locator('main img, main script, dialog img, dialog script').count();
  if (put > 0) problems.push('markup was put in');
};
await checkMarkup();
if (JSON.stringify(await kept(page)) !== before) problems.push('the phone’s texts were changed');
await page.goto('/project/cut/new');
await page.getByRole('button', { name: 'Paste or import a list' }).tap();
const paste = page.getByRole('textbox', { name: /^One part a line/ });
for (const text of lists.slice(0, Number(values.browser) / 5)) {
  await paste.fill(text.toWellFormed());
  count(
    'CSV in Chromium',
    (await page.getByRole('button', { name: /^Add \d+ parts?$/ }).count()) > 0,
  );
  await checkMarkup();
}
await phone.close().catch((error: unknown) => problems.push(String(error)));
await browser.close();
await runtime.stop();

console.log(`seed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.table(outcomes);
for (const problem of problems.slice(0, 10)) console.log(problem);
console.log(problems.length === 0 ? 'every promise held' : `${problems.length} PROBLEMS`);
process.exitCode = problems.length === 0 ? 0 : 1;
