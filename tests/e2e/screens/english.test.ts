import { describe, expect, it } from 'vitest';

import { shared } from '../../support/shared.ts';
import {
  axeInBothThemes,
  GROUPS,
  isSeen,
  isStill,
  reaches,
  WALK,
  walk,
  walker,
} from '../../support/walk.ts';

describe('English: targets of 44 px, nothing sideways, less motion, own colours, axe in both themes', () => {
  it.each(GROUPS)('hold on every %s', WALK, async (_, screens) => {
    const { runtime, browser } = await shared();
    const phone = await walker(browser, runtime.url, 'en-GB');
    expect(await walk(phone, await screens(), [axeInBothThemes, isSeen, isStill, reaches])).toEqual(
      [],
    );
    await phone.close();
  });
});
