import { describe, expect, test } from 'vitest';
import { hasWords } from '../../../web/language/has-words.ts';

const TEXTS = ['Paint a room', 'shed base, tile, façade', '贴瓷砖，乳胶漆'];

describe('a search by words', () => {
  test.each([
    ['', 'nothing typed'],
    ['pai', 'the beginning of a word'],
    ['  ROOM  paint ', 'words in any order and case'],
    ['paintin', 'an ending half typed'],
    ['painting', 'an ending'],
    ['tiles', 'more than one'],
    ['facade', 'no accents'],
    ['瓷砖', 'a part of Chinese words'],
    ['乳胶漆桶', 'Chinese that goes on'],
  ])('“%s” finds: %s', (typed) => {
    expect(hasWords(TEXTS, typed)).toBe(true);
  });

  test.each([
    ['paint boat', 'one word that is nowhere'],
    ['baseboard', 'another word that begins alike'],
    ['baseb', 'its beginning'],
    ['墙纸', 'Chinese that is nowhere'],
  ])('“%s” does not: %s', (typed) => {
    expect(hasWords(TEXTS, typed)).toBe(false);
  });
});
