import {
  axeInBothThemes,
  GROUPS,
  isSeen,
  isStill,
  reaches,
  WALK_MS,
  walk,
  walker,
} from '../../support/walk.ts';
import { few } from '../../support/long.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';

test.describe('English: targets of 44 px, nothing sideways, less motion, own colours, axe in both themes', () => {
  for (const [name, screens] of few(GROUPS, 2)) {
    test(`hold on every ${name}`, async () => {
      test.setTimeout(WALK_MS);
      const phone = await walker(browser, runtime.url, 'en-GB');
      expect(
        await walk(phone, await screens(), [axeInBothThemes, isSeen, isStill, reaches]),
      ).toEqual([]);
      await phone.close();
    });
  }
});
