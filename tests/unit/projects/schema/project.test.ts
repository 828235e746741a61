import { describe, expect, it } from 'vitest';
import { newGround, newRoom } from '../../../../web/measure/place-input.ts';
import { newProject, placeName, projectName } from '../../../../web/projects/schema/project.ts';

describe('names', () => {
  const project = newProject('p', 0);

  it('calls a project after its first place until it has a name of its own', () => {
    expect(projectName(project)).toBe('New project');
    const places = [{ ...newRoom('a'), name: ' Kitchen ' }, newGround('b')];
    expect(projectName({ ...project, places })).toBe('Kitchen and 1 more');
    expect(projectName({ ...project, places, name: 'The house' })).toBe('The house');
  });

  it('numbers places of one kind that have no name', () => {
    const places = [newRoom('a'), newRoom('b'), newGround('c')];
    const named = { ...project, places };
    expect(['a', 'b', 'c'].map((id) => placeName(named, id))).toEqual([
      'New room 1',
      'New room 2',
      'New ground',
    ]);
  });
});
