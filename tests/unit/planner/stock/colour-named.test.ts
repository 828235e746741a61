import { describe, expect, test } from 'vitest';
import { colourNamed } from '../../../../web/planner/stock/colour-named.ts';

/** Red part of a colour. */
const light = (hex: string | undefined): number => Number.parseInt(hex?.slice(1, 3) ?? '', 16);

describe('colourNamed', () => {
  test('knows plain names in each language as full words', () => {
    expect(colourNamed('Sage')).toBe('#9fb4a6');
    expect(colourNamed('鼠尾草绿')).toBe('#9fb4a6');
    expect(colourNamed('soft  Grey, matt')).not.toBe(colourNamed('grey'));
    expect(colourNamed('Message in a Bottle')).toBeUndefined();
  });

  test('takes the longer name: light grey is no grey, and navy blue is navy', () => {
    expect(colourNamed('light grey')).toBe('#c9cccb');
    expect(colourNamed('sky blue')).toBe('#a9c6dc');
    expect(colourNamed('navy blue')).toBe('#2f4260');
    expect(colourNamed('sage green')).toBe('#9fb4a6');
    expect(colourNamed('浅灰')).toBe('#c9cccb');
  });

  test('makes a dark one darker than its name and a pale one lighter', () => {
    expect(light(colourNamed('dark red'))).toBeLessThan(light(colourNamed('red')));
    expect(light(colourNamed('pale green'))).toBeGreaterThan(light(colourNamed('green')));
    expect(light(colourNamed('深红'))).toBeLessThan(light(colourNamed('红')));
  });

  test('reads a hex and a RAL number', () => {
    expect(colourNamed('Wall #9FB4A6 matt')).toBe('#9fb4a6');
    expect(colourNamed('#fa0')).toBe('#ffaa00');
    expect(colourNamed('RAL 7016')).toBe('#383e42');
    expect(colourNamed('ral7035')).toBe('#c5c7c4');
  });

  test('returns undefined for a maker’s name, an unknown number and odd input', () => {
    for (const typed of ['', '   ', 'Elephant’s Breath', 'RAL 1234', '#12', '__proto__', '#zzz']) {
      expect(colourNamed(typed), typed).toBeUndefined();
    }
  });
});
