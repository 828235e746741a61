import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('a photo', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../../../../web/screens/photo/open-photo.ts', () => ({
      openPhoto: async () => ({ ok: true, value: { canvas: {}, width: 4000, height: 3000 } }),
    }));
  });
  afterEach(() => {
    vi.doUnmock('../../../../web/screens/photo/open-photo.ts');
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('that the phone has no memory to write is refused, not kept as nothing', async () => {
    const { shrinkPhoto } = await import('../../../../web/screens/pictures/shrink-photo.ts');
    const canvas = { getContext: () => null, toBlob: (take: (blob: null) => void) => take(null) };
    vi.stubGlobal('document', { createElement: () => canvas });
    expect((await shrinkPhoto(new File(['x'], 'wall.jpg'))).ok).toBe(false);
  });
});
