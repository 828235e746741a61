// An error of the served, minified page leads to its line in web/, with what is uploaded and nothing else.
import { globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

import { WITHOUT_MAP } from '../../../scripts/debug-ids.ts';
import { fieldsOf } from '../../collector/receive.ts';
import { saysError, sdkReady, startSite, type Site } from './site.ts';
import { STREAMED_TREE } from '../../support/streamed.ts';
import { expect, test } from '../../support/test.ts';

/** The page under test. */
const DIST = process.env[STREAMED_TREE] ?? 'dist';
const SCRIPTS = `${DIST}/assets`;
/** Files that `npm run deploy` uploads. */
const UPLOADED = join(dirname(DIST), '.local/sourcemaps');

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

interface Frame {
  readonly abs_path?: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

interface Image {
  readonly type: string;
  readonly code_file: string;
  readonly debug_id: string;
}

/** The map that names this debug id. */
function mapOf(debugId: string): SourceMap {
  for (const file of globSync('*.map', { cwd: UPLOADED })) {
    const map = JSON.parse(readFileSync(join(UPLOADED, file), 'utf8')) as { debug_id?: string };
    if (map.debug_id === debugId) return new SourceMap(map as unknown as SourceMapPayload);
  }
  throw new Error(`no map with the debug id ${debugId}`);
}

test('every frame of ours resolves to its line, by debug ids alone', async () => {
  const phone = await site.phone();
  const { page } = phone;
  await page.goto('/jobs');
  await sdkReady(page);
  // A function that the app's own listener calls fails.
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('in a line of ours');
    };
  });
  await page.waitForFunction(() => document.querySelector('.skip') !== null);
  await expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.skip')?.click());
      return phone.received('event').some(saysError('in a line of ours'));
    })
    .toBe(true);
  const event = fieldsOf(await phone.waitFor(saysError('in a line of ours'))) as unknown as {
    exception: { values: { stacktrace: { frames: Frame[] } }[] };
    debug_meta: { images: Image[] };
  };
  const { images } = event.debug_meta;
  const frames = event.exception.values.flatMap(({ stacktrace }) => stacktrace.frames);
  const ours = frames.filter(({ filename }) => filename.includes('/assets/'));
  expect(ours.length).toBeGreaterThan(0);
  const lines = ours.map(({ filename, lineno, colno }) => {
    const image = images.find(({ code_file }) => code_file === filename);
    expect(image, filename).toMatchObject({ type: 'sourcemap' });
    const found = mapOf(image?.debug_id ?? '').findEntry(lineno - 1, colno - 1);
    if (!('originalSource' in found)) return `${filename} is not mapped`;
    const file = found.originalSource.replace(/^(?:\.\.\/)+/, '');

    const text = readFileSync(file, 'utf8').split('\n')[found.originalLine] ?? '';
    return `${file}: ${text.trim()}`;
  });
  expect(lines).toContain(
    "web/app/accessibility/keep-focus.ts: document.querySelector('h1')?.focus();",
  );
  await phone.close();
});

test('every script and worker names its debug id, and its map is there', () => {
  const scripts = globSync(`${SCRIPTS}/*.js`).filter((file) => !WITHOUT_MAP.test(basename(file)));
  expect(scripts.length).toBeGreaterThan(30);
  const ids = scripts.map((file) => {
    const code = readFileSync(file, 'utf8');
    const id = /\n\/\/# debugId=([\da-f-]{36})\n$/.exec(code)?.[1] ?? '';
    const first = code.split('\n').find((line) => !line.startsWith('//#'));
    expect(first, file).toContain(`"${id}"`);
    const map = `${file.replace(SCRIPTS, UPLOADED)}.map`;
    expect(JSON.parse(readFileSync(map, 'utf8'))).toMatchObject({ debug_id: id });
    return id;
  });
  expect(new Set(ids).size).toBe(scripts.length);
});

test('the SDK’s chunk, and no other, asks to be compiled while it loads', () => {
  const asking = globSync(`${SCRIPTS}/*.js`).filter((file) =>
    readFileSync(file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(asking.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual([`${SCRIPTS}/late`]);
});
