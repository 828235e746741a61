import { describe, expect, it } from 'vitest';

import { newCutList } from '../../../../web/planner/schema/cut-list.ts';
import { readRemains } from '../../../../web/planner/schema/schema.ts';
import { kitchen } from '../sharing/sharing.ts';

const cut = (text: string): string => text.slice(0, -20);

describe('a text that cannot be read', () => {
  it('tells its name and when it was changed', () => {
    const project = kitchen({ name: 'Attic “1”\n', changed: 1_700_000_000_000 });
    expect(readRemains(cut(JSON.stringify(project)))).toEqual({
      name: 'Attic “1”',
      changed: 1_700_000_000_000,
    });
    const list = { ...newCutList('aaaa1111', 5), name: 'Say "shelf" \\ 2' };
    expect(readRemains(cut(JSON.stringify(list)))).toEqual({
      name: 'Say "shelf" \\ 2',
      changed: 5,
    });
  });

  it('is called after its first place where it has no name of its own', () => {
    const text = JSON.stringify(kitchen({ name: '' }));
    expect(readRemains(cut(text)).name).toBe(
      kitchen().places.find(({ name }) => name !== '')?.name,
    );
  });

  it('has no name where none is whole', () => {
    for (const text of [
      '',
      '{"id":',
      '{"name":"Att',
      '{"name":""}',
      '{"name":"\\x"}',
      '"name":7',
    ]) {
      expect(readRemains(text)).toEqual({ name: '', changed: undefined });
    }
  });
});
