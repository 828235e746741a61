import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newProject, readProject } from '../../../web/projects/schema.ts';

describe('readProject', () => {
  it('reads back what was kept', () => {
    const project = {
      ...newProject('p1', 5),
      prices: { 'wall-paint/5l': '24' },
      ticked: ['step:cover'],
    };
    expect(readProject(JSON.stringify(project))).toEqual({ ok: true, value: project });
  });

  it('refuses damaged and foreign text in words', () => {
    expect(readProject('{"id":')).toMatchObject({ ok: false, reason: /damaged/ });
    expect(readProject('[1,2]')).toMatchObject({ ok: false, reason: /not a project/ });
    expect(readProject('{"id":"x","room":{},"version":9}')).toMatchObject({
      ok: false,
      reason: /newer version/,
    });
  });

  it('falls back field by field when parts are foreign', () => {
    const raw = JSON.stringify({
      version: 1,
      id: 'x',
      changed: 'yesterday',
      room: { name: 7, length: '4 m', openings: [null, { id: 'o', wall: 'Z' }, 3] },
      paint: { walls: ['A', 'Q'], ceiling: 'no' },
      prices: { a: 5 },
      ticked: [1, 'ok'],
    });
    const read = readProject(raw);
    expect(read.ok && read.value).toMatchObject({
      changed: 0,
      room: { name: '', length: '4 m', width: '', openings: [] },
      paint: { walls: ['A'], ceiling: true, barePlaster: false },
      prices: { a: '' },
      ticked: ['ok'],
    });
  });

  it('answers any JSON with a project or a sentence, never an exception', () => {
    fc.assert(
      fc.property(fc.json(), (raw) => {
        expect(typeof readProject(raw).ok).toBe('boolean');
      }),
    );
  });
});
