import { describe, expect, test } from 'vitest';
import { chunkOf } from '../../../web/export/chunk-of.ts';

const jobs = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `/web/planner/jobs/job-${i}/job.ts`);

/** Import graph: modules that import each module. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/web/early.ts': ['/web/entry.tsx'],
  '/web/app/shell/layout.tsx': ['/web/start.tsx'],
  '/react.js': ['/web/app/shell/layout.tsx', '/web/screens/home/home.tsx', '/ring.js'],
  '/ring.js': ['/react.js'],
  '/web/both.ts': ['/web/app/shell/layout.tsx', '/web/early.ts'],
  '/web/app/timers/ring.ts': ['/web/app/background.ts', '/web/screens/project/project.tsx'],
  '/web/list.tsx': ['/web/screens/home/home.tsx', '/web/app/background.ts'],
  '/web/language/intl.ts': ['/web/app/shell/layout.tsx', '/web/language/zh/home.ts'],
  '/web/language/zh/home.ts': ['/web/language/zh/first.ts', '/web/language/zh/zh.ts'],
  '/web/language/zh/settings.ts': ['/web/language/zh/zh.ts'],
  '/router.js': ['/web/start.tsx', '/web/telemetry/late.ts'],
  '/web/platform/own-script.ts': ['/web/app/background.ts', '/web/telemetry/late.ts'],
  '/web/telemetry/options.ts': ['/web/telemetry/late.ts'],
  '/web/language/en/app.ts': ['/web/language/en/first.ts'],
  '/web/language/page/app.ts': ['/web/app/shell/layout.tsx'],
  '/web/language/en/tile.ts': ['/web/language/en-us/tile.ts', ...jobs(5)],
  '/web/planner/takeoff/list.ts': jobs(5),
  '/web/planner/takeoff/tiles.ts': jobs(4),
  '/web/ui/drawings/outline.tsx': [
    '/web/screens/project/project.tsx',
    '/web/screens/share/open/open-screen.tsx',
  ],
  '/web/screens/cut/plan.tsx': [
    '/web/screens/project/project.tsx',
    '/web/screens/cut/cut-screen.tsx',
  ],
  '/web/screens/home/own-row.tsx': ['/web/screens/home/own-home.tsx'],
  '/web/locale.ts': ['/web/screens/home/own-home.tsx', '/web/screens/job/job.tsx'],
  '/web/screens/home/use-summaries.ts': [
    '/web/screens/home/own-home.tsx',
    '/web/screens/project/project.tsx',
  ],
  '/web/screens/cut/parts.tsx': ['/web/screens/cut/cut-screen.tsx'],
  '/web/screens/project/tab.tsx': ['/web/screens/project/project.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

describe('the chunk of a module', () => {
  test.each([
    [null, 'the entry', '/web/entry.tsx'],
    ['core', 'imported by the entry', '/web/early.ts'],
    ['core', 'imported by the start and by a translation', '/web/language/intl.ts'],
    ['core', 'imported by the start and by telemetry', '/router.js'],
    ['core', 'imported by telemetry and by a part', '/web/platform/own-script.ts'],
    [null, 'imported by telemetry alone', '/web/telemetry/options.ts'],
    ['core', 'imported by the start and by the entry', '/web/both.ts'],
    ['app', 'the start', '/web/start.tsx'],
    ['app', 'imported by the start', '/web/app/shell/layout.tsx'],
    ['app', 'imported indirectly, in a cycle', '/react.js'],
    ['first-en', 'messages of the start', '/web/language/en/app.ts'],
    ['first-zh', 'messages of the first pages', '/web/language/zh/home.ts'],
    [null, 'messages of other screens', '/web/language/zh/settings.ts'],
    ['app', 'messages of the start in the page’s language', '/web/language/page/app.ts'],
    ['home', 'the first page', '/web/screens/home/home.tsx'],
    ['home', 'imported by the first page and by services', '/web/list.tsx'],
    ['services', 'imported by services and a project', '/web/app/timers/ring.ts'],
    ['services', 'imported by the documents on the first page and by a job', '/web/locale.ts'],
    [
      'services',
      'imported by the documents on the first page and by a project',
      '/web/screens/home/use-summaries.ts',
    ],
    ['own', 'imported by the documents on the first page alone', '/web/screens/home/own-row.tsx'],
    ['pages', 'the settings', '/web/screens/settings/settings.tsx'],
    ['planning', 'the page of a job', '/web/screens/job/job.tsx'],
    ['planning', 'imported by five jobs', '/web/planner/takeoff/list.ts'],
    [null, 'imported by four jobs', '/web/planner/takeoff/tiles.ts'],
    [null, 'imported by five jobs and a translation', '/web/language/en/tile.ts'],
    ['planning', 'imported by a project and a preview', '/web/ui/drawings/outline.tsx'],
    ['lists', 'imported by a project and a cut list', '/web/screens/cut/plan.tsx'],
    [null, 'imported by a cut list alone', '/web/screens/cut/parts.tsx'],
    ['project', 'imported by a project alone', '/web/screens/project/tab.tsx'],
    ['cards', 'a card', '/web/planner/jobs/lay-a-lawn/card.ts'],
    ['first-en', 'a card in English', '/web/planner/jobs/lay-a-lawn/card.en.ts'],
    ['cards', 'the list of cards', '/web/planner/jobs/cards.ts'],
    ['first-zh', 'a card in Chinese', '/web/planner/jobs/lay-a-lawn/card.zh.ts'],
    ['first-zh', 'the cards in Chinese', '/web/planner/jobs/card-texts-zh.ts'],
    [null, 'a job', '/web/planner/jobs/lay-a-lawn/job.ts'],
    [null, 'messages of a job in Chinese', '/web/planner/jobs/lay-a-lawn/zh.ts'],
    ['cards', 'the groups of cards', '/web/planner/jobs/kit/job-card.ts'],
  ])('%s: %s', (chunk, _, id) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });
});
