import { expect, test } from 'vitest';
import { readFields, usualText } from '../../../web/jobs/fields.ts';
import { inches, mm } from '../../../web/measure/units.ts';

const FIELDS = [
  { kind: 'length', id: 'wide', label: 'Width', least: mm(100), most: mm(1000) },
  {
    kind: 'length',
    id: 'gap',
    label: 'Gap',
    usual: { metric: mm(10), imperial: inches(3 / 8) },
    least: mm(0),
    most: mm(50),
  },
  { kind: 'number', id: 'spares', label: 'Spares', usual: 5, least: 0, most: 50 },
  {
    kind: 'choice',
    id: 'lay',
    label: 'Lay',
    options: [
      { id: 'straight', label: 'Straight' },
      { id: 'diagonal', label: 'Diagonal' },
    ],
  },
  { kind: 'switch', id: 'grain', label: 'Grain', usual: true },
  { kind: 'walls', id: 'walls', label: 'Walls' },
] as const;

test('empty texts stand for the defaults, which differ by system', () => {
  const texts = { wide: '500' };
  expect(readFields(FIELDS, texts, 'metric').values).toEqual({
    wide: mm(500),
    gap: mm(10),
    spares: 5,
    lay: 'straight',
    grain: true,
    walls: [],
  });
  expect(readFields(FIELDS, { wide: '20' }, 'imperial').values).toMatchObject({
    wide: inches(20),
    gap: inches(3 / 8),
  });
});

test('what only the person can know is missing until they say it', () => {
  const read = readFields(FIELDS, {}, 'metric');
  expect([read.values, read.missing, read.problems]).toEqual([undefined, ['wide'], {}]);
});

test.each([
  ['gap', '51', /51 mm is out of range; type 0 mm to 50 mm/],
  ['gap', 'wide', /not a length/],
  ['spares', '-1', /number between 0 and 50/],
  ['lay', 'upside down', /Choose/],
])('%s: %s is answered in words and counts as the default', (id, text, reason) => {
  const { values, problems } = readFields(FIELDS, { wide: '500', [id]: text }, 'metric');
  expect(problems[id]).toMatch(reason);
  expect(values).toMatchObject({ gap: mm(10), spares: 5, lay: 'straight' });
});

test('a field without default and out of range leaves the form unread, with both said', () => {
  const read = readFields(FIELDS, { wide: '5' }, 'metric');
  expect(read.values).toBeUndefined();
  expect(read.problems['wide']).toMatch(/out of range/);
});

test('the form shows each default in its own units', () => {
  expect(FIELDS.map((field) => usualText(field, 'imperial'))).toEqual([
    '',
    '3/8″',
    '5',
    'Straight',
    'yes',
    'all walls',
  ]);
});
