import { describe, expect, it } from 'vitest';

import { shared } from '../../support/shared.ts';
import { GROUPS, reaches, WALK, walk, walker } from '../../support/walk.ts';

// Motion, colours, roles and what names what do not depend on the language: only how much room the words take.
describe('Chinese: targets of 44 px, nothing sideways', () => {
  it.each(GROUPS)('hold on every %s', WALK, async (_, screens) => {
    const { runtime, browser } = await shared();
    const phone = await walker(browser, runtime.url, 'zh-CN');
    expect(await walk(phone, await screens(), [reaches])).toEqual([]);
    await phone.close();
  });
});
