import { launchBrowser, openPhone } from '../support/browser.ts';
import { startRuntime } from '../support/runtime.ts';
import { visit, type Visit } from './page/visits.ts';

// `npm run bench -- offline`: what keeping the app on the device costs the first visit. The same page with
// and without its service worker, turn about in one run, on a processor slowed down 4 times; after
// `npm run build`.

const runs = Number(process.argv[2] ?? 15);
const names = ['paint', 'largest', 'hydrated', 'blockedBefore', 'blockedAfter'] as const;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const runtime = await startRuntime();
const browser = await launchBrowser();
try {
  const visits: Readonly<Record<'allow' | 'block', Visit[]>> = { allow: [], block: [] };
  await visit(browser, runtime.url, false);
  for (let i = 0; i < runs; i += 1) {
    // Turn about, so that what one visit leaves to do falls on both alike.
    for (const serviceWorkers of (['allow', 'block'] as const).toSorted(() => (i % 2) - 0.5)) {
      visits[serviceWorkers].push(await visit(browser, runtime.url, false, serviceWorkers));
    }
  }
  console.log(`/, ${runs} first visits each, processor slowed 4 times, milliseconds, median`);
  console.table(
    names.map((name) => {
      const [kept = 0, plain = 0] = [visits.allow, visits.block].map((each) =>
        median(each.map((one) => one[name])),
      );
      return { '': name, with: kept.toFixed(0), without: plain.toFixed(0) };
    }),
  );
  const phone = await openPhone(browser, { serviceWorkers: 'allow' });
  const start = performance.now();
  await phone.page.goto(runtime.url);
  await phone.page.getByText('Ready to work offline').waitFor();
  const ready = performance.now() - start;
  const bytes = await phone.page.evaluate(async () => (await navigator.storage.estimate()).usage);
  console.log(`ready to work offline after ${ready.toFixed(0)} ms, ${bytes} bytes stored`);
  await phone.close();
} finally {
  await browser.close();
  await runtime.stop();
}
