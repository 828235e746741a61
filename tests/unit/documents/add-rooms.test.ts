import { describe, expect, it } from 'vitest';
import { newRoom } from '../../../web/planner/measure/places/place-input.ts';
import { addRooms } from '../../../web/documents/edits/edit.ts';
import { newProject } from '../../../web/planner/schema/project.ts';

const job = { id: 'j', slug: 'paint-a-room', place: 'shown', typed: {} };
const project = { ...newProject('p', 0), places: [newRoom('shown')], jobs: [job] };
const read = [
  { ...newRoom('x'), name: 'Hall' },
  {
    ...newRoom('y'),
    name: 'Bedroom',
    beside: { room: 'x', wall: 'A', theirs: 'C', offset: '', thickness: '100' },
  },
];

describe('rooms that were read', () => {
  it('begin with the room that has nothing measured yet, which keeps its jobs', () => {
    const { places, jobs } = addRooms(read, 'shown')(project);
    expect(places.map(({ id, name }) => [id, name])).toEqual([
      ['shown', 'Hall'],
      ['y', 'Bedroom'],
    ]);
    expect(places[1]).toMatchObject({ beside: { room: 'shown', wall: 'A' } });
    expect(jobs).toEqual([job]);
  });

  it('stand behind a room in which something is typed', () => {
    const typed = { ...project, places: [{ ...newRoom('shown'), height: '2.4' }] };
    expect(addRooms(read, 'shown')(typed).places.map(({ id }) => id)).toEqual(['shown', 'x', 'y']);
    expect(addRooms([], 'shown')(project)).toEqual(project);
  });
});
