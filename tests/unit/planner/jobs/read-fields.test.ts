import { describe, expect, it } from 'vitest';
import { coversSurface, type FieldSpecs } from '../../../../web/planner/jobs/kit/fields.ts';
import { readFields } from '../../../../web/planner/jobs/kit/read-fields.ts';
import { inches, mm } from '../../../../web/planner/measure/units/units.ts';
import { PLACES } from './places.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const FIELDS = {
  wide: { kind: 'length', label: 'Width', least: mm(100), most: mm(1000) },
  gap: {
    kind: 'length',
    label: 'Gap',
    usual: mm(10),
    least: mm(0),
    most: mm(50),
  },
  spares: { kind: 'number', label: 'Spares', usual: 5, least: 0, most: 50 },
  lay: { kind: 'choice', label: 'Lay', options: { straight: 'Straight', diagonal: 'Diagonal' } },
  grain: { kind: 'toggle', label: 'Grain', usual: true },
  surfaces: { kind: 'surfaces', label: 'Surfaces', of: ['walls', 'ceiling'], usual: 'all' },
  coats: {
    kind: 'number',
    label: 'Coats',
    usual: 2,
    least: 1,
    most: 5,
    when: (values) => coversSurface(values, 'surfaces', 'walls'),
  },
} as const satisfies FieldSpecs;

const read = (typed: Record<string, string | boolean>, system: 'metric' | 'imperial' = 'metric') =>
  readFields(FIELDS, typed, PLACES.room, BRITISH[system]);

describe('readFields', () => {
  it('takes the usual value of every empty field, the same in each system', () => {
    const { values } = read({ wide: '500' });
    expect(values).toMatchObject({ wide: mm(500), gap: mm(10), spares: 5, lay: 'straight' });
    expect(values?.grain).toBe(true);
    expect(values?.surfaces.walls.map(({ id }) => id).join('')).toBe('ABCDEF');
    expect(read({ wide: '20' }, 'imperial').values).toMatchObject({
      wide: inches(20),
      gap: mm(10),
    });
  });

  it('has no values and names the missing field until the user enters it', () => {
    expect(read({})).toMatchObject({ values: undefined, missing: ['width'], problems: {} });
  });

  it.each([
    ['gap', '51', 'From 0 mm to 50 mm, not 51 mm.'],
    ['gap', 'wide', 'not a length'],
    ['spares', '-1', 'between 0 and 50'],
  ])('answers %s of “%s” beside the field and counts with the usual', (id, text, words) => {
    const { values, problems } = read({ wide: '500', [id]: text });
    expect(problems[id]).toContain(words);
    expect(values).toMatchObject({ gap: mm(10), spares: 5 });
  });

  it('takes the usual choice for one that is not offered', () => {
    expect(read({ wide: '500', lay: 'upside down' }).values?.lay).toBe('straight');
  });

  it('leaves out surfaces switched off, and covers walls that come later', () => {
    const { values } = read({ wide: '500', 'surfaces.B': false, 'surfaces.ceiling': false });
    expect(values?.surfaces.walls.map(({ id }) => id).join('')).toBe('ACDEF');
    expect(values?.surfaces.ceiling).toBe(false);
  });

  it('says nothing about a field that does not matter', () => {
    const off = Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((wall) => [`surfaces.${wall}`, false]),
    );
    expect(read({ ...off, wide: '500', coats: 'many' }).problems).toEqual({});
  });

  it('asks for a surface when all are switched off', () => {
    const off = Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((wall) => [`surfaces.${wall}`, false]),
    );
    const { values, problems } = read({ ...off, 'surfaces.ceiling': false, wide: '500' });
    expect(values).toBeUndefined();
    expect(problems['surfaces']).toBe('Choose a wall or the ceiling.');
  });
});
