import { expect, it } from 'vitest';

import { readCatalogues } from '../../../../scripts/messages/catalogues.ts';
import { allParts, argumentNames, parseMessage } from '../../../../scripts/messages/message.ts';
import { pseudo } from '../../../support/pseudo-language.ts';

const POLISH = ['one', 'few', 'many', 'other'];

it('translates every message into a language with other plural forms', () => {
  let count = 0;
  for (const { english } of readCatalogues('.')) {
    for (const [key, text] of english.own) {
      const [own, theirs] = [
        parseMessage(text, ['one', 'other']),
        parseMessage(pseudo(text), POLISH),
      ];
      expect(argumentNames(theirs), `${english.path}: ${key}`).toEqual(argumentNames(own));
      for (const part of allParts(theirs)) {
        if (typeof part === 'string' || part.kind !== 'plural') continue;
        expect([...part.cases.keys()], `${english.path}: ${key}`).toEqual(
          expect.arrayContaining(POLISH),
        );
      }
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(4000);
});
