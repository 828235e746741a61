import { describe, expect, test } from 'vitest';
import { hardCodedWords } from '../../../scripts/hard-coded-words.ts';

const found = (source: string, file = 'screen.tsx') =>
  hardCodedWords(file, source).map(({ text }) => text);

describe('words outside the catalogue', () => {
  test.each([
    ['text between tags', 'const a = <p>Done</p>;', ['Done']],
    ['one small word between tags', 'const a = <p>{n} on</p>;', ['on']],
    ['a label', 'const a = <Field label="over" />;', ['over']],
    ['what is read out', 'const a = <b aria-label={`Remove ${name}`} />;', ['Remove']],
    ['a label in a table', "const TABS = [{ to: '/', label: 'jobs' }];", ['jobs']],
    ['one of two words', "const a = <p>{on ? 'On' : 'Off'}</p>;", ['On', 'Off']],
    ['a sentence in a function', "const a = () => 'nothing to buy';", ['nothing to buy']],
    ['a sentence made of parts', 'const a = `${n} pieces are left`;', ['pieces are left']],
    ['words added up', "const a = 'Wall ' + name;", ['Wall']],
    ['Chinese', "const a = ['开'];", ['开']],
    ['a reason', "const a = { ok: false, reason: 'Not a number' };", ['Not a number']],
  ])('are found: %s', (_, source, words) => {
    expect(found(source)).toEqual(words);
  });

  test.each([
    ['words of the catalogue', 'const a = <p title={words.title}>{words.done}</p>;'],
    ['class names', 'const a = <p className={on ? "row row__main" : "row"} />;'],
    ['paths and places', 'const a = <path d={`M0 0h${n} Lorem ipsum`} transform="rotate(9)" />;'],
    ['selectors', "const a = one.closest('dialog, form');"],
    ['types', "type A = 'Some name'; const a = b as 'Some name';"],
    ['keys of the keyboard', "if (event.key !== 'Enter') a();"],
    ['the kind of a reason', "const a = { ok: false, reason: 'too-narrow' };"],
    ['what must be true', "assert(n > 0, 'a piece is larger than its stock');"],
    ['errors for programmers', "throw new Error('the wall is missing');"],
    ['modules', "import { a } from 'Some module'; void import('Other module');"],
    ['the name of the app', "const APP_NAME = 'Measure Twice';"],
    ['formats', "date(at, { dateStyle: 'medium', currency: 'GBP' });"],
  ])('are not taken for words: %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });

  test('are told with their lines', () => {
    expect(hardCodedWords('a.ts', "const a = 1;\n\nconst b = 'two words';")).toEqual([
      { line: 3, text: 'two words' },
    ]);
  });

  test('are not looked for in a file that cannot be read', () => {
    expect(() => found('const = ;')).toThrow('screen.tsx cannot be read');
  });
});
