import { afterEach, describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from '../../../../web/screens/pictures/shrink-photo.ts';

vi.mock('../../../../web/screens/photo/open-photo.ts', () => ({
  openPhoto: async () => ({ ok: true, value: { canvas: {}, width: 4000, height: 3000 } }),
}));

describe('a photo', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that the phone has no memory to write is refused, not kept as nothing', async () => {
    const canvas = { getContext: () => null, toBlob: (take: (blob: null) => void) => take(null) };
    vi.stubGlobal('document', { createElement: () => canvas });
    expect((await shrinkPhoto(new File(['x'], 'wall.jpg'))).ok).toBe(false);
  });
});
