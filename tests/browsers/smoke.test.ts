// The main flows, in browsers other than the one of the other tests.
import { expect, test } from '@playwright/test';

import { startCollector } from '../collector/collector.ts';
import { startRuntime, type Runtime } from '../support/runtime.ts';
import { openBrowser } from './find.ts';
import { Person } from './person.ts';

test('a new user plans, shares a project and goes on without a server', async () => {
  const collector = await startCollector();
  const serve = (port?: number): Promise<Runtime> =>
    startRuntime({
      vars: { COLLECTOR_HOST: collector.url },
      ...(port === undefined ? {} : { port }),
    });
  let runtime = await serve();
  let person = new Person(await openBrowser(test.info().project.name));
  let address = '';
  let link = '';

  await test.step('shows the start, no wider than its window', async () => {
    await person.tab.goto(runtime.url);
    await person.sees('Measure Twice', 'h1');
    const over = await person.tab.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });

  await test.step('follows a link while another page is still loading', async () => {
    await person.tab.evaluate(() => {
      // Firefox reports requests that a navigation cancels.
      const canceled = Object.assign(new Event('vite:preloadError'), {
        payload: new TypeError('error loading dynamically imported module'),
      });
      window.addEventListener('beforeunload', () =>
        setTimeout(() => window.dispatchEvent(canceled)),
      );
      // Reloads after the driver has its answer; the navigation could cut it off.
      setTimeout(() => window.location.assign('/jobs'));
    });
    await person.sees('Jobs', 'h1');
    await person.tab.goto(runtime.url);
  });

  await test.step('plans a room from its sizes', async () => {
    await person.tap('link', 'Measure a room');
    await person.type('Length', '4.02');
    await person.type('Width', '3.4');
    await person.type('Height', '2.4');
    // Walls 2 × (4.02 + 3.4) × 2.4.
    await person.sees('walls 35.6\u00a0m²', '.screen__line');
    // Taps next to the fields, so that the keyboard closes.
    await person.tap('heading', 'New room');
    await person.tap('button', 'Add a job here');
    await person.tap('button', 'Fit skirting');
    await person.gone('dialog[open]');
    address = await person.tab.evaluate(() => location.pathname);
    expect(address).toMatch(/^\/project\/[0-9a-f]{8}$/);
  });

  await test.step('says what to buy', async () => {
    await person.tap('link', 'Buy');
    await person.sees('in all');
    await person.sees('Matt emulsion', '.shop');
  });

  await test.step('draws a dotted line under words that can be tapped', async () => {
    const line = await person.tab.evaluate(() => {
      const word = document.createElement('button');
      word.className = 'dotted';
      document.body.append(word);
      const { textDecorationLine, textDecorationStyle } = getComputedStyle(word);
      word.remove();
      return `${textDecorationLine} ${textDecorationStyle}`;
    });
    expect(line).toBe('underline dotted');
  });

  await test.step('cuts, with a proof', async () => {
    await person.tap('link', 'Cut');
    await person.sees('Cheapest possible', '.proof');
    expect(await person.text('.cut-boards')).not.toBe('');
  });

  await test.step('does a step', async () => {
    await person.tap('link', 'Do');
    // The step waits until the user has looked for cables.
    await person.sees('Check first: Hidden cables and pipes', '.step--now');
    await person.tap('button', 'I have checked this');
    await person.until(
      'the end of the check',
      () =>
        document.querySelector<HTMLElement>('.step--now')?.innerText.includes('Check first') ===
        false,
      undefined,
    );
    const before = await person.sees('', '.step--now');
    await person.tap('button', 'Done, next');
    await person.until(
      'the next step',
      (step) => document.querySelector<HTMLElement>('.step--now')?.innerText !== step,
      before,
    );
  });

  await test.step('reloads without its server, and goes on to a screen never seen', async () => {
    await person.tab.goto(`${runtime.url}/settings`);
    await person.sees('Yes, every screen.');
    await runtime.stop();
    await person.tab.goto(runtime.url + address);
    await person.sees('walls 35.6\u00a0m²', '.screen__line');
    await person.tab.reload();
    await person.sees('walls 35.6\u00a0m²', '.screen__line');
    await person.tab.goto(`${runtime.url}/jobs/tile-a-floor`);
    await person.sees('Tile a floor', 'h1');
    runtime = await serve(Number(new URL(runtime.url).port));
  });

  await test.step('shares the project by a link', async () => {
    await person.tab.goto(runtime.url + address);
    await person.sees('walls 35.6\u00a0m²', '.screen__line');
    await person.tab.evaluate(() => {
      const clipboard = {
        writeText: async (text: string) => {
          document.documentElement.dataset['copied'] = text;
        },
      };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    await person.tap('button', 'Share ');
    await person.tap('button', 'Copy the link');
    link = await person.until(
      'the link',
      () => document.documentElement.dataset['copied'],
      undefined,
    );
    expect(link).toContain(`${runtime.url}/open#`);
  });

  await test.step('opens the link on another phone, which then has the project', async () => {
    await person.tab.end();
    person = new Person(await openBrowser(test.info().project.name));
    await person.tab.goto(link);
    await person.tap('button', 'Add it');
    await person.sees('walls 35.6\u00a0m²', '.screen__line');
    await person.tap('link', 'Cut');
    await person.sees('Cheapest possible', '.proof');
  });

  await test.step('has reported no error and no breach of the policy', () => {
    const reported = collector.items.filter(({ type }) => type === 'event');
    expect(reported.map(({ payload }) => payload)).toEqual([]);
    expect(collector.items.some(({ type }) => type === 'transaction')).toBe(true);
  });

  await person.tab.end();
  await runtime.stop();
  await collector.stop();
});
