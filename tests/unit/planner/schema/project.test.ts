import { beforeAll, describe, expect, it } from 'vitest';
import { newGround, newRoom } from '../../../../web/planner/measure/places/place-input.ts';
import { setHad } from '../../../../web/documents/edits/edit.ts';
import {
  isUntouched,
  newProject,
  readProjectValue,
} from '../../../../web/planner/schema/project.ts';
import { loadJobNames } from '../../../../web/documents/settings/job-names.ts';
import { placeName, projectName } from '../../../../web/documents/settings/page-names.ts';

const on = (slug: string, place: string) => ({ id: slug, slug, place, typed: {} });

describe('names', () => {
  beforeAll(async () => loadJobNames('en'));

  const project = newProject('p', 0);

  it('names a project after its first place until the user names it', () => {
    expect(projectName(project)).toBe('New project');
    const places = [{ ...newRoom('a'), name: ' Kitchen ' }, newGround('b')];
    expect(projectName({ ...project, places })).toBe('Kitchen and 1 more');
    expect(projectName({ ...project, places, name: 'The house' })).toBe('The house');
  });

  it('names a place after its job if the job has a name for it', () => {
    const places = [newGround('a'), newRoom('b'), newGround('c')];
    const jobs = [on('paint-a-room', 'b'), on('build-a-deck', 'a'), on('lay-a-lawn', 'a')];
    const named = { ...project, places, jobs };
    expect(['a', 'b', 'c'].map((id) => placeName(named, id))).toEqual([
      'Back deck',
      'New room',
      'New ground',
    ]);
    // A job on a place of another kind than its usual one says nothing of that.
    const furniture = { ...project, places: [newRoom('b')], jobs: [on('build-furniture', 'b')] };
    expect(placeName(furniture, 'b')).toBe('New room');
    const two = { ...named, jobs: [...jobs, on('build-a-deck', 'c')] };
    expect(placeName(two, 'c')).toBe('Back deck 2');
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

const read = (had: unknown) => readProjectValue({ ...newProject('p', 0), had });

describe('what is there', () => {
  it('is none in a project of an older version, and only names out of a hostile one', () => {
    const { had: _, ...older } = newProject('p', 0);
    expect(readProjectValue(older)).toMatchObject({ ok: true, value: { had: [] } });
    for (const hostile of [null, 7, 'gloves', { gloves: true }, [null, 7, '', { id: 'a' }, []]]) {
      expect(read(hostile)).toMatchObject({ ok: true, value: { had: [] } });
    }
    expect(read(['__proto__', 'work-gloves', 'x'.repeat(201)])).toMatchObject({
      value: { had: ['__proto__', 'work-gloves'] },
    });
  });

  it('is said and taken back, each once, and a project with any is no new one', () => {
    const project = newProject('p', 0);
    const had = setHad(['a', 'b', 'a'], true)(project);
    expect(had.had).toEqual(['b', 'a']);
    expect(isUntouched(had)).toBe(false);
    expect(setHad(['b'], false)(had).had).toEqual(['a']);
  });
});
