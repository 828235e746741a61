// The next version of the app, which tests of updates and of new languages share: one build serves both.
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

import { buildNext } from '../e2e/offline/next-build.ts';
import { PSEUDO, translateAll } from './pseudo-language.ts';

/** Environment variable with the folder of the build, set by Playwright's first process. */
const FOLDER = 'NEXT_VERSION';

const BEFORE_CHINESE = "  'zh-Hans': {";
const PROJECT = 'web/planner/schema/project.ts';
/** The version keeps projects in the next version of their form, reads the form before too, and has another language. */
const CHANGES = [
  { file: 'web/platform/release.ts', from: "version = '0.1.5'", to: "version = '0.1.6'" },
  { file: PROJECT, from: 'VERSION = 2', to: 'VERSION = 3' },
  {
    file: PROJECT,
    from: "form === 'ours' &&",
    to: "(form === 'ours' || Object(value).version === 2) &&",
  },
  {
    file: 'web/language/language-tags.ts',
    from: BEFORE_CHINESE,
    to: `${PSEUDO.line}\n${BEFORE_CHINESE}`,
  },
];

/** Makes the folder for all processes that start from here (playwright.config.ts). Returns the way to remove it. */
export default async function shareNextVersion(): Promise<() => void> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-version-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The built pages of the next version. The first caller of a run builds it, the others wait. */
export async function nextVersion(): Promise<string> {
  const folder = process.env[FOLDER] ?? '';
  const built = join(folder, 'built');
  const isFirst = await mkdir(join(folder, 'building')).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const answer = await buildNext(CHANGES, translateAll, folder).then(
      (dist) => ({ dist }),
      (error: unknown) => ({ error: String(error) }),
    );
    await writeFile(built, JSON.stringify(answer));
  }
  for (;;) {
    const text = await readFile(built, 'utf8').catch(() => '');
    const { dist, error } = Object(text.endsWith('}') ? JSON.parse(text) : {});
    if (error !== undefined) throw new Error(`no next version: ${error}`);
    if (dist !== undefined) return String(dist);
    await wait(200);
  }
}
