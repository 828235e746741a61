// Whatever goes wrong in the page arrives exactly once, wherever it was thrown.

import {
  exceptionsOf,
  saysError,
  sdkReady,
  startSite,
  throwInPage,
  type Site,
  type Visitor,
} from './site.ts';
import { expect, test } from '../../support/test.ts';

let site: Site;
let phone: Visitor;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test.beforeEach(async () => {
  phone = await site.phone();
});
test.afterEach(() => phone.close());

/** Changes the page's HTML on its way to the browser. */
async function serveChanged(path: string, change: (html: string) => string): Promise<void> {
  await phone.page.route(site.url + path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Types of the exceptions of the one event that says so, after all that was sent before has come. */
async function arrivesOnce(message: string): Promise<readonly string[]> {
  const [types = []] = await arriveOnce(message);
  return types;
}

/** The same for several errors of one page. */
async function arriveOnce(...messages: readonly string[]): Promise<readonly (readonly string[])[]> {
  for (const message of messages) await phone.waitFor(saysError(message));
  await throwInPage(phone.page, 'the last one');
  await phone.waitFor(saysError('the last one'));
  return messages.map((message) => {
    const events = phone.received('event').filter(saysError(message));
    expect(events, message).toHaveLength(1);
    return events.flatMap(exceptionsOf).map(({ type }) => type);
  });
}

const reactStack = expect.stringMatching(/^React ErrorBoundary /);

test.describe('an error arrives exactly once', () => {
  test('thrown by an inline script before any module, in an event handler, and as a promise rejected early and later', async () => {
    await phone.close();
    // The page's own policy allows no such script.
    phone = await site.phone({ bypassCSP: true });
    const { page } = phone;
    await serveChanged('/', (html) =>
      html.replace('</head>', '<script>throw new Error("by an inline script")</script></head>'),
    );
    await page.addInitScript(() => {
      window.addEventListener('DOMContentLoaded', () => {
        void Promise.reject(new Error('rejected early'));
      });
    });
    await page.goto('/');
    await sdkReady(page);
    await page.evaluate(() => {
      document.querySelector('h1')?.addEventListener('click', () => {
        throw new Error('in an event handler');
      });
    });
    await page.locator('h1').click();
    await phone.waitFor(saysError('in an event handler'));
    await page.evaluate(() => void Promise.reject(new Error('rejected later')));
    const messages = ['by an inline script', 'rejected early', 'in an event handler'];
    expect(await arriveOnce(...messages, 'rejected later')).toEqual(
      Array.from({ length: 4 }, () => ['Error']),
    );
  });

  test('during hydration, with the component stack', async () => {
    await serveChanged('/jobs', (html) =>
      html.replace(/<h1([^>]*)>[^<]*/, '<h1$1>Not what React made'),
    );
    await phone.page.goto('/jobs');
    await sdkReady(phone.page);
    // Production React says it with a number: the text of server and browser differ.
    expect(await arrivesOnce('Minified React error #418')).toContainEqual(reactStack);
  });

  test('catches errors in React rendering with the component stack', async () => {
    await phone.page.route(/\/assets\/cut-page-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function CutPage() { throw new Error("while rendering") }',
      }),
    );
    await phone.page.goto('/jobs');
    await sdkReady(phone.page);
    await phone.page.getByRole('link', { name: /^Cut boards and sheets/ }).click();
    expect(await arrivesOnce('while rendering')).toContainEqual(reactStack);
  });

  test('catches errors in React rendering before the SDK has loaded, with the component stack @long', async () => {
    await phone.page.route(/\/assets\/open-screen-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function OpenScreen() { throw new Error("while rendering at first") }',
      }),
    );
    await phone.page.goto('/open');
    await sdkReady(phone.page);
    expect(await arrivesOnce('while rendering at first')).toContainEqual(reactStack);
  });

  test('inside the cutting worker, with its stack', async () => {
    const { page } = phone;
    await page.route(/\/assets\/worker-(?!bundler|bridge)[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `onmessage = ({ data }) => {
          const { message, stack } = new Error('inside the cutting worker');
          postMessage({ id: data.id, kind: 'failed', message, stack });
        };`,
      }),
    );
    await page.goto('/project/cut/new');
    await page.waitForURL(/\/cut\/[0-9a-f]+$/);
    await sdkReady(page);
    await page.getByRole('textbox', { name: 'Part 1, length' }).fill('735');
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await page
      .getByRole('textbox', { name: /length/i })
      .first()
      .fill('2400');
    await page.getByRole('link', { name: 'Cut', exact: true }).click();
    expect(await arrivesOnce('inside the cutting worker')).toEqual(['Error']);
    const event = await phone.waitFor(saysError('inside the cutting worker'));
    expect(JSON.stringify(event.payload)).toMatch(/"filename":"[^"]*\/assets\/worker-/);
  });

  test('when the screen of the page cannot be loaded', async () => {
    await phone.page.route(/\/assets\/home-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("at the very start")',
      }),
    );
    const methods: string[] = [];
    phone.page.on('request', (request) => methods.push(request.method()));
    await phone.page.goto('/');
    await sdkReady(phone.page);
    expect(await arrivesOnce('at the very start')).toContainEqual(reactStack);
    // With HEAD the page asks for the site before it reloads, which would report the error of each load.
    expect(methods).not.toContain('HEAD');
  });
});
