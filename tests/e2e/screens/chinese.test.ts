import { describe, expect, it } from 'vitest';

import { shared } from '../../support/shared.ts';
import { axeInWords, GROUPS, reaches, WALK, walk, walker } from '../../support/walk.ts';

// Neither motion nor colours depend on the language.
describe('Chinese: targets of 44 px, nothing sideways, axe', () => {
  it.each(GROUPS)('hold on every %s', WALK, async (_, screens) => {
    const { runtime, browser } = await shared();
    const phone = await walker(browser, runtime.url, 'zh-CN');
    expect(await walk(phone, await screens(), [axeInWords, reaches])).toEqual([]);
    await phone.close();
  });
});
