// Half-done projects of 0.1.5, one for each job, and the plans that 0.1.5 made of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ActedOn } from '../../web/planner/schema/acted-on.ts';

const FOLDER = 'tests/fixtures/captures';
const PREFIX = 'measure-twice:project:';

/** The storage of a phone. */
export interface Capture {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: {
    readonly 'measure-twice': { readonly texts: readonly [string, { readonly text: string }][] };
  };
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

/** Slugs of the captured jobs. */
export const CAPTURED = readdirSync(join(FOLDER, '0.1.5')).map((file) =>
  file.replace(/\.json$/, ''),
);

export const capture = (slug: string): Capture => read(`0.1.5/${slug}.json`) as Capture;

/** Key of the project of a capture. */
export const projectKeyOf = ({ localStorage }: Capture): string =>
  Object.keys(localStorage).find((key) => key.startsWith(PREFIX)) ?? '';

/** Plans of the captured projects under the rules of 0.1.5, by slug; none for projects without sizes. */
export const FORMER_PLANS = read('plans-0.1.5.json') as Readonly<
  Record<string, Pick<ActedOn, 'lines' | 'pieces' | 'steps'>>
>;

/** A captured project as it would be stored if 0.1.5 had stored its plan, with changes. */
export function actedOnBy015(slug: string, change: object = {}): object {
  const storage = capture(slug);
  const project = JSON.parse(storage.localStorage[projectKeyOf(storage)] ?? '') as object;
  return { ...project, acted: { rules: 0, ...FORMER_PLANS[slug] }, ...change };
}
