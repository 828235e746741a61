import { expect, it } from 'vitest';

import { problemsIn, withArguments } from '../../../support/message-tree.ts';

const parts = withArguments('parts', '{n, plural, one {# part} other {# parts}} of {name}', {
  n: 'number',
  name: 'string',
});
const code = 'words.parts(2, name)';

it('accepts a translation with other plural forms and another order', () => {
  expect(problemsIn({ en: parts, zh: { parts: '{name}：{n} 件' } }, code)).toEqual([]);
});

it.each([
  ['an unknown placeholder', { parts: '{name} {n} {size}' }, 'parts: {size} is not an argument'],
  ['a missing placeholder', { parts: '{n} 件' }, 'parts: {name} is missing'],
  ['an unknown key', { parts: '{n} {name}', more: 'x' }, 'more: there is no English message'],
  ['a wrong syntax', { parts: '{n} {name' }, 'parts: '],
])('reports %s of a translation', (_, zh, problem) => {
  const found = problemsIn({ en: parts, zh }, code);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});

it('reports a reference that the English message does not have', () => {
  const en = { a: 'Use a {torch, tool}.', b: 'x' };
  const zh = { a: '用手电。', b: '{torch, tool}' };
  expect(problemsIn({ en, zh }, 'words.a words.b')).toEqual([
    'b: the English message refers to no tool torch',
  ]);
});

it('reports a tag that a translation lacks', () => {
  const en = { a: '<b>Two</b> or <parts>more</parts>', b: 'x' };
  const zh = { a: '<b>两</b>或更多' };
  expect(problemsIn({ en, zh }, 'words.a words.b')).toEqual([
    'a: <parts> is missing: the English message has it',
    'a: </parts> is missing: the English message has it',
  ]);
});

it('reports a missing plural form', () => {
  const text = '{n, plural, other {# parts}} of {name}';
  expect(problemsIn({ en: { ...parts, parts: text } }, code)).toEqual([
    'parts: the plural form “one” is missing',
  ]);
});

it('reports a form that the values of the argument never select', () => {
  const en = withArguments('cut', '{way, select, rip {Rip} ripp {R} other {Cut}}', {
    way: 'rip | cross-cut',
  });
  expect(problemsIn({ en }, 'words.cut(way)')).toEqual(['cut: the form “ripp” never occurs']);
});

it('reports a message that no code names', () => {
  expect(problemsIn({ en: { ...parts, 'group.unused': 'x' } }, code)).toEqual([
    'group.unused: no code uses this message',
  ]);
});
