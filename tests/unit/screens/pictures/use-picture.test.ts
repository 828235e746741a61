import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeStores, keepingStores, openStores } from '../../../support/keeping-stores.ts';

const load = () => import('../../../../web/screens/pictures/use-picture.ts');

describe('a note', () => {
  beforeEach(openStores);
  afterAll(closeStores);

  it('is shown as another tab or a backup left it, whenever it is looked at', async () => {
    const { changeNote, loadNote, notes } = await load();
    await changeNote('a', 'typed here');
    keepingStores.notes.set('a', 'typed in another tab');
    await loadNote('a');
    expect(notes.get().get('a')).toBe('typed in another tab');
  });

  it('that is typed while it is read stays', async () => {
    const { changeNote, loadNote, notes } = await load();
    keepingStores.notes.set('b', 'before');
    const reading = loadNote('b');
    void changeNote('b', 'typed since');
    await reading;
    expect(notes.get().get('b')).toBe('typed since');
  });
});
