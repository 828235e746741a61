import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compiledIn, withArguments } from '../../../support/message-tree.ts';

type Say = (...values: readonly unknown[]) => string;

/** A message with arguments, compiled in English. */
async function english(text: string, types: Readonly<Record<string, string>>): Promise<Say> {
  const { line } = (await compiledIn({ en: withArguments('line', text, types) }, 'en')) as {
    line: Say;
  };
  return line;
}

describe('a compiled message', () => {
  it('is a string if it has no arguments', async () => {
    expect(await compiledIn({ en: { 'a.b': "'{'x'}' ` $'{'y'}' \\ ''" } }, 'en')).toEqual({
      a: { b: "{x} ` ${y} \\ '" },
    });
  });

  it('cannot use an argument that the English file does not list', async () => {
    await expect(compiledIn({ en: { line: 'It is {size}.' } }, 'en')).rejects.toThrow(
      '{size} is not an argument of this message',
    );
  });

  it('is a list if its keys count from 0', async () => {
    expect(await compiledIn({ en: { 'steps.0': 'One', 'steps.1': 'Two' } }, 'en')).toEqual({
      steps: ['One', 'Two'],
    });
  });

  it('takes its arguments in the order of the English placeholders', async () => {
    const say = await english('{b} of {a}', { a: 'number', b: 'string' });
    expect(say(3, 'B')).toBe('B of 3');
    const en = withArguments('line', '{a} of {b}', { b: 'string', a: 'number' });
    const zh = (await compiledIn({ en, zh: { line: '{a}：{b}' } }, 'zh')) as { line: Say };
    expect(zh.line('B', 3)).toBe('3：B');
  });

  it('chooses the plural form and groups thousands', async () => {
    const say = await english('{n, plural, =0 {none} one {# part} other {# parts}}', {
      n: 'number',
    });
    expect([0, 1, 2, 1250].map((n) => say(n))).toEqual([
      'none',
      '1 part',
      '2 parts',
      '1,250 parts',
    ]);
  });

  it('chooses by boolean, name, missing value and empty list', async () => {
    const types = {
      way: 'rip | cross-cut',
      isPriced: 'boolean',
      note: 'string?',
      list: 'string[]',
    };
    const say = await english(
      '{way, select, crossCut {C} other {R}}{isPriced, select, true {1} other {0}}' +
        '{note, select, none {-} other {{note}}}{list, select, none {.} other {{list, list, [, | and ]}}}',
      types,
    );
    expect(say('rip', false, undefined, [])).toBe('R0-.');
    expect(say('cross-cut', true, 'n', ['a', 'b', 'c'])).toBe('C1na, b and c');
  });

  it('marks emphasis and formats decimals', async () => {
    const say = await english('<b>{sum, number, ::.#}</b> in all', { sum: 'number' });
    expect(say(2.25)).toBe('**2.3** in all');
  });

  it('says the same with whole texts as with the differing middle alone', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '`', '$', '\\', 'é', '🪚') });
    await fc.assert(
      fc.asyncProperty(word, word, word, word, async (start, one, other, end) => {
        const say = await english(
          `{n, plural, one {${start}${one}${end}} other {${start}${other}{x}${end}}}`,
          { n: 'number', x: 'string' },
        );
        expect([say(1, 'X'), say(2, 'X')]).toEqual([start + one + end, `${start + other}X${end}`]);
      }),
      { numRuns: 40 },
    );
  });

  it('names a product in the language of the reader', async () => {
    // The names are those of another area, so this tree has none.
    await expect(compiledIn({ en: { line: 'Lay {foamStrip, product}.' } }, 'en')).rejects.toThrow(
      'there is no product “foamStrip”',
    );
  });
});

describe('a translation', () => {
  it('is filled with English where a message is missing', async () => {
    const en = { a: 'One', ...withArguments('b', '{n} of it', { n: 'number' }) };
    const zh = (await compiledIn({ en, zh: { b: '{n} 个' } }, 'zh')) as { a: string; b: Say };
    expect([zh.a, zh.b(2)]).toEqual(['One', '2 个']);
  });

  it('names a product in its own words, also in a text that a variant of English shares', async () => {
    const en = { a: 'Use a {handTorch, tool}.', b: '{handTorch, tool}', c: '{bucket, tool}' };
    const tools = {
      en: { 'hand-torch': 'hand torch', bucket: 'bucket' },
      'en-us': { 'hand-torch': 'flashlight' },
      zh: { 'hand-torch': '手电', bucket: '水桶' },
    };
    const zh = { a: '用{handTorch, tool}。' };
    const own = { en, 'en-us': { b: 'A {handTorch, tool}' }, zh };
    expect(await compiledIn(own, 'en', tools)).toMatchObject({ a: 'Use a hand torch.' });
    expect(await compiledIn(own, 'en-us', tools)).toEqual({
      a: 'Use a flashlight.',
      b: 'A flashlight',
    });
    expect(await compiledIn(own, 'zh', tools)).toMatchObject({ a: '用手电。', c: '水桶' });
  });

  it('has only the differences if it is a variant of English', async () => {
    expect(
      await compiledIn({ en: { a: 'Grey', b: 'Two' }, 'en-us': { a: 'Gray' } }, 'en-us'),
    ).toEqual({ a: 'Gray' });
  });
});
