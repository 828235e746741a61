import { describe, expect, it, vi } from 'vitest';
import { keepingStores, useStores } from '../../../support/keeping-stores.ts';
import { changeNote, loadNote, notes } from '../../../../web/screens/pictures/use-picture.ts';

vi.mock('../../../../web/projects/keeping/keeping-database.ts', () => ({ useKeeping: useStores }));

describe('a note', () => {
  it('is shown as another tab or a backup left it, whenever it is looked at', async () => {
    await changeNote('a', 'typed here');
    keepingStores.notes.set('a', 'typed in another tab');
    await loadNote('a');
    expect(notes.get().get('a')).toBe('typed in another tab');
  });

  it('that is typed while it is read stays', async () => {
    keepingStores.notes.set('b', 'before');
    const reading = loadNote('b');
    void changeNote('b', 'typed since');
    await reading;
    expect(notes.get().get('b')).toBe('typed since');
  });
});
