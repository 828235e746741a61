import { describe, expect, it } from 'vitest';
import { newPlace } from '../../../web/planner/measure/places/place-input.ts';
import { addJob, addPlace, changePlace, setDone } from '../../../web/documents/edits/edit.ts';
import {
  isUntouched,
  newProject,
  type Project,
  readProject,
} from '../../../web/planner/schema/project.ts';

const KINDS = ['room', 'wall', 'ground', 'run', 'thing'] as const;
const opened = (kind: (typeof KINDS)[number]): Project =>
  addPlace(newPlace(kind, 'a'), [{ id: 'j', slug: 'paint-a-room', place: 'a', typed: {} }])(
    newProject('p', 1),
  );

describe('a project that was opened', () => {
  it.each(KINDS)('is untouched with an empty %s, also when it comes back from storage', (kind) => {
    const read = readProject(JSON.stringify(opened(kind)));
    expect(read.ok && isUntouched(read.value)).toBe(true);
  });

  it.each([
    ['a name', changePlace(newPlace('room', 'a'), (place) => ({ ...place, name: 'Hall' }))],
    ['a step that is done', setDone('j/cover', true)],
    ['a second job', addJob({ id: 'k', slug: 'fit-skirting', place: 'a', typed: {} })],
    ['a second place', addPlace(newPlace('room', 'b'))],
  ])('is kept with %s', (_, edit) => {
    expect(isUntouched(edit(opened('room')))).toBe(false);
  });
});
