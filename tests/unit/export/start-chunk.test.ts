import { describe, expect, test } from 'vitest';
import { cardsChunk, partChunk, sharedChunk, startChunk } from '../../../web/export/start-chunk.ts';

/** Import graph: the entry imports one, the start another and all it needs, a screen a third and a shared one. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/web/early.ts': ['/web/entry.tsx'],
  '/web/app/shell/layout.tsx': ['/web/start.tsx'],
  '/react.js': ['/web/app/shell/layout.tsx', '/web/screens/home/home.tsx', '/ring.js'],
  '/ring.js': ['/react.js'],
  '/web/both.ts': ['/web/app/shell/layout.tsx', '/web/early.ts'],
  '/web/app/timers/ring.ts': ['/web/app/background.ts'],
  '/web/list.tsx': ['/web/screens/home/home.tsx'],
  '/web/own-row.tsx': ['/web/screens/home/own-documents.tsx'],
  '/web/language/intl.ts': ['/web/app/shell/layout.tsx', '/web/language/zh/home.ts'],
  '/router.js': ['/web/start.tsx', '/web/telemetry/late.ts'],
  '/web/language/en/app.ts': ['/web/app/shell/layout.tsx'],
  '/web/language/en/tile.ts': ['/web/language/en-us/tile.ts', '/web/planner/takeoff/list.ts'],
  '/web/language/en/jobs.ts': ['/web/screens/jobs/job-row.tsx', '/web/planner/takeoff/list.ts'],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

describe('the chunks of every page', () => {
  test.each([
    ['app', 'what a screen is drawn with', '/web/app/shell/layout.tsx'],
    ['app', 'what that imports', '/react.js'],
    ['app', 'its words', '/web/language/en/app.ts'],
    ['core', 'what a language is made with', '/web/language/intl.ts'],
    ['core', 'what telemetry needs too', '/router.js'],
    ['core', 'what the entry needs', '/web/early.ts'],
    ['core', 'what the start shares with the entry', '/web/both.ts'],
    [null, 'the entry', '/web/entry.tsx'],
    [null, 'the start, which the page asks for by name', '/web/start.tsx'],
    [null, 'what only a screen needs', '/web/list.tsx'],
  ])('%s: %s', (chunk, _, id) => {
    expect(startChunk(id, graph)).toBe(chunk);
  });
});

describe('the chunks of the first page, of the services and of the user’s documents', () => {
  test.each([
    ['home', 'modules of the first page', '/web/list.tsx'],
    ['services', 'modules of the background services', '/web/app/timers/ring.ts'],
    ['own', 'modules of the documents on the first page', '/web/own-row.tsx'],
    [null, 'modules that a language loads', '/web/language/en/tile.ts'],
    [null, 'modules that only jobs need', '/web/planner/takeoff/list.ts'],
  ])('%s: %s', (chunk, _, id) => {
    expect(partChunk(id, graph)).toBe(chunk);
  });
});

describe('the chunk of what many jobs and screens share', () => {
  test.each([
    ['planning', 'what only screens and jobs need', '/web/planner/takeoff/list.ts'],
    [null, 'what every page starts with', '/web/app/shell/layout.tsx'],
    [null, 'what the entry needs', '/web/early.ts'],
    ['planning', 'the words of it', '/web/language/en/tools.ts'],
    [null, 'words that the list of the jobs needs', '/web/language/en/jobs.ts'],
    [null, 'words that another language takes over', '/web/language/en/tile.ts'],
    [null, 'a stylesheet', '/web/ui/rows.css'],
    [null, 'a library', '/node_modules/qr.js'],
  ])('%s: %s', (chunk, _, id) => {
    expect(sharedChunk(id, graph)).toBe(chunk);
  });
});

describe('the chunk of all cards', () => {
  test.each([
    [
      'cards',
      'what a job says of itself before it is loaded',
      '/web/planner/jobs/lay-a-lawn/card.ts',
    ],
    ['cards', 'its texts', '/web/planner/jobs/lay-a-lawn/card-words.ts'],
    ['cards', 'the list of them', '/web/planner/jobs/cards.ts'],
    ['card-texts-zh', 'what a job is called in Chinese', '/web/planner/jobs/lay-a-lawn/card.zh.ts'],
    ['card-texts-zh', 'the list of these', '/web/planner/jobs/card-texts-zh.ts'],
    [null, 'the job itself', '/web/planner/jobs/lay-a-lawn/job.ts'],
    [null, 'its words', '/web/planner/jobs/lay-a-lawn/zh.ts'],
    [null, 'what a card is', '/web/planner/jobs/kit/job-card.ts'],
  ])('%s: %s', (chunk, _, id) => {
    expect(cardsChunk(id)).toBe(chunk);
  });
});
