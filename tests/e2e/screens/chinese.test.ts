import { GROUPS, reaches, WALK_MS, walk, walker } from '../../support/walk.ts';
import { few } from '../../support/long.ts';
import { browser, runtime, expect, test } from '../../support/test.ts';

// Motion, colours, roles and what names what do not depend on the language: only how much room the words take.
test.describe('Chinese: targets of 44 px, nothing sideways', () => {
  for (const [name, screens] of few(GROUPS)) {
    test(`hold on every ${name}`, async () => {
      test.setTimeout(WALK_MS);
      const phone = await walker(browser, runtime.url, 'zh-CN');
      expect(await walk(phone, await screens(), [reaches])).toEqual([]);
      await phone.close();
    });
  }
});
