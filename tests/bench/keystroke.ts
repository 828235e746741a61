/**
 * `npm run bench -- keystroke [samples]`: from a typed character to all quantities and the whole shopping list
 * of a project of 12 jobs or of every job: 6 right-angled rooms, or 8 at odd angles. Budget: 16 ms. Then the change of
 * the stored document. Each row is printed when it is measured.
 */
import { applyChanges, textChanges } from '../../web/documents/history/field-changes.ts';
import { houseOptions } from '../../web/documents/settings/page-names.ts';
import process from 'node:process';
import { BRITISH, type Locale } from '../../web/language/locale.ts';
import { deriveHouse } from '../../web/planner/project/derive-house.ts';
import { Memo } from '../../web/planner/memo.ts';
import { plan } from '../../web/planner/plan.ts';
import type { Project } from '../../web/planner/schema/project.ts';
import { LOADED, ODD_PROJECT, PROJECT, typeLength, workOutProject } from './takeoff/project.ts';

const SAMPLES = Number(process.argv[2] ?? 60);
const WARM_UP = 20;

/** A project of 12 jobs. */
const TWELVE: Project = { ...PROJECT, jobs: PROJECT.jobs.slice(0, 12) };

/** Other lengths each time, so that nothing is the same as before. */
const typedAt = (at: number): string => `5.${100 + at}`;

/** The attic has all its sides: more than some millimetres off, they would not close. */
const typedInAttic = (at: number): string => `4.00${100 + at}`;

function inTheApp(
  locale: Locale,
  start = PROJECT,
  room = 0,
  typed = typedAt,
): (at: number) => void {
  let project: Project = start;
  const memo = new Memo();
  return (at) => {
    project = typeLength(project, typed(at), room);
    plan({ project, catalogue: LOADED, locale }, memo);
  };
}

/** The fields that a typed length changes in the stored text, and their application to another tab's text. */
function stored(): (at: number) => void {
  let project = TWELVE;
  let text = JSON.stringify(project);
  return (at) => {
    project = typeLength(project, typedAt(at), 0);
    const now = JSON.stringify(project);
    const changes = textChanges(text, now);
    if (applyChanges(text, changes) !== now) throw new Error('other text');
    text = now;
  };
}

const CASES: Readonly<Record<string, (at: number) => void>> = {
  'a keystroke in a project of 12 jobs': inTheApp(BRITISH.metric, TWELVE),
  'its change of the stored document': stored(),
  'a keystroke in a room': inTheApp(BRITISH.metric),
  'the same in feet and inches': inTheApp(BRITISH.imperial),
  'in a bay window, of 8 odd rooms': inTheApp(BRITISH.metric, ODD_PROJECT, 0),
  'in an attic, of 8 odd rooms': inTheApp(BRITISH.metric, ODD_PROJECT, 1, typedInAttic),
  'in a 45° hall, of 8 odd rooms': inTheApp(BRITISH.metric, ODD_PROJECT, 2),
  'the whole project afresh': (at) => workOutProject(typedAt(at)),
};

function measure(run: (at: number) => void) {
  for (let at = SAMPLES; at < SAMPLES + WARM_UP; at += 1) run(at);
  const samples = Array.from({ length: SAMPLES }, (_, at) => {
    const before = process.cpuUsage();
    const start = performance.now();
    run(at);
    const ms = performance.now() - start;
    const used = process.cpuUsage(before);
    return { ms, processor: (used.user + used.system) / 1000 };
  });
  const share = (part: number, of: 'ms' | 'processor'): string => {
    const sorted = samples.map((sample) => sample[of]).sort((a, b) => a - b);
    return (sorted[Math.min(SAMPLES - 1, Math.floor(SAMPLES * part))] ?? 0).toFixed(2);
  };
  return {
    'median ms': share(0.5, 'ms'),
    'p99 ms': share(0.99, 'ms'),
    'worst ms': share(1, 'ms'),
    // Wall time counts other work of the machine too. The collector's threads are in it.
    'processor, median ms': share(0.5, 'processor'),
    'processor, p99 ms': share(0.99, 'processor'),
  };
}

const house = deriveHouse(ODD_PROJECT, houseOptions(BRITISH.metric));
const doors = [...house.shared.values()].flat().length;
const BUDGET = 16;
console.log(`${PROJECT.jobs.length} jobs, ${SAMPLES} keystrokes each; budget ${BUDGET} ms`);
console.log(`The odd rooms stand wall to wall: ${house.rooms.length}, with ${doors} shared doors`);
const results = Object.entries(CASES).map(([name, run]) => {
  const figures = measure(run);
  console.table({ [name]: figures });
  return [name, figures] as const;
});

const missed = results.filter(([, { 'median ms': median }]) => Number(median) > BUDGET);
for (const [name] of missed) console.error(`Over ${BUDGET} ms: ${name}`);
if (doors === 0) console.error('The odd rooms share no door: their storey is not worked out');
if (missed.length > 0 || doors === 0) process.exitCode = 1;
