import { describe, expect, test } from 'vitest';
import { newRoom, newWall, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { plannedWith } from '../../../support/planned.ts';
import {
  heldBy,
  mindAt,
  openGates,
  projectGates,
  stoppedBy,
} from '../../../../web/planner/project/project-gates.ts';
import { addJob, answerGate, removeJob } from '../../../../web/documents/edits/edit.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { loadAll } from '../../../support/job-context.ts';

const OPTIONS = { locale: BRITISH.metric, catalogue: await loadAll('uk') };
const gatesOf = (project: Project) => projectGates(plannedWith(project, OPTIONS));
const openOf = (project: Project) => openGates(plannedWith(project, OPTIONS));

const HOUSE: Project = {
  ...newProject('p', 1),
  places: [
    {
      ...newRoom('room'),
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
      height: '2.4 m',
    },
    { ...newWall('wall'), length: '3 m', height: '2.4 m' },
  ],
  jobs: [
    { id: 'paint', slug: 'paint-a-room', place: 'room', typed: {} },
    { id: 'paper', slug: 'hang-wallpaper', place: 'room', typed: {} },
    { id: 'studs', slug: 'build-a-stud-wall', place: 'wall', typed: {} },
  ],
};

describe('the gates of a project', () => {
  test('stand once each, those that stop first, with every job that they protect', () => {
    const gates = gatesOf(HOUSE);
    const ids = gates.map(({ gate }) => gate.id);
    expect(new Set(ids).size).toBe(ids.length);
    const severities = gates.map(({ gate }) => gate.severity);
    expect(severities).toEqual(severities.toSorted());
    const asbestos = gates.find(({ gate }) => gate.id === 'asbestos');
    expect(asbestos?.jobs.length).toBeGreaterThan(1);
    const all = plannedWith(HOUSE, OPTIONS).jobs;
    for (const { gate, jobs } of gates) {
      const guarded = all.filter(({ plan }) => plan.gates.some(({ id }) => id === gate.id));
      expect(jobs.map(({ entry }) => entry)).toEqual(guarded.map(({ entry }) => entry));
    }
  });

  test('are answered once for all their jobs, and stay so when one of them goes', () => {
    const before = openOf(HOUSE);
    const [first] = gatesOf(HOUSE);
    if (first === undefined) throw new Error('no gate');
    const after = answerGate(first, true)(HOUSE);
    expect(openOf(after)).toBe(before - 1);
    expect(openOf(answerGate(first, false)(after))).toBe(before);
    const shared = first.jobs[0]?.entry.id ?? '';
    const left = gatesOf(removeJob(shared)(after)).find(({ gate }) => gate.id === first.gate.id);
    expect(left?.answered ?? true).toBe(true);
  });

  test('stop the steps that ask for them, of their own job alone, and say which is the first', () => {
    const { jobs } = plannedWith(HOUSE, OPTIONS);
    const held = jobs.flatMap((job) =>
      job.plan.steps.flatMap((step) => heldBy(job, step).map((gate) => ({ job, step, gate }))),
    );
    expect(held.length).toBeGreaterThan(0);
    for (const { job, step, gate } of held) {
      expect(step.gates).toContain(gate.id);
      expect(stoppedBy(job, gate)?.gates).toContain(gate.id);
    }
    // What no step asks for stops none: the others can be gone on with.
    for (const job of jobs) {
      const free = job.plan.steps.filter(({ gates = [] }) => gates.length === 0);
      expect(free.length).toBeGreaterThan(0);
      expect(free.flatMap((step) => [...heldBy(job, step), ...mindAt(job, step)])).toEqual([]);
    }
    const [first] = held;
    if (first === undefined) throw new Error('nothing is held');
    const asked = gatesOf(HOUSE).find(({ gate }) => gate.id === first.gate.id);
    if (asked === undefined) throw new Error('no gate');
    // One job's answer is taken back: only its own steps wait.
    const mine = asked.jobs.filter(({ entry }) => entry.id === first.job.entry.id);
    const others = asked.jobs.filter(({ entry }) => entry.id !== first.job.entry.id);
    const answered = answerGate({ ...asked, jobs: others }, true)(HOUSE);
    const heldIn = plannedWith(answered, OPTIONS).jobs.filter((job) =>
      job.plan.steps.some((step) => heldBy(job, step).some(({ id }) => id === first.gate.id)),
    );
    expect(heldIn.map(({ entry }) => entry.id)).toEqual(mine.map(({ entry }) => entry.id));
  });

  test('gates ask again if a new job needs them too', () => {
    const answered = gatesOf(HOUSE).reduce((now, gate) => answerGate(gate, true)(now), HOUSE);
    expect(openOf(answered)).toBe(0);
    const more = addJob({ id: 'more', slug: 'build-a-stud-wall', place: 'wall', typed: {} })(
      answered,
    );
    expect(openOf(more)).toBeGreaterThan(0);
  });
});
