import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitchen } from '../../documents/sharing/sharing.ts';

const NOTES = '../../../../web/screens/pictures/use-picture.ts';
const SHEET = '../../../../web/app/shell/use-sheet.ts';

describe('the photos and notes of a place', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock(NOTES, () => ({
      usePhoto: ({ kind }: { kind: string }) => (kind === 'photo' ? 'blob:x' : undefined),
      useNote: () => 'grandmother',
    }));
    vi.doMock(SHEET, () => ({ useSheet: () => ({ about: 'r' }) }));
  });
  afterEach(() => {
    vi.doUnmock(NOTES);
    vi.doUnmock(SHEET);
    vi.resetModules();
  });

  it('have their notes in no attribute, which reports of taps hold', async () => {
    const { PlacePictures } = await import('../../../../web/screens/pictures/place-pictures.tsx');
    const pictures = (['photo', 'note'] as const).map((kind) => {
      return { id: kind, place: 'r', kind, at: 1 };
    });
    const project = kitchen({ pictures });
    const drawn = renderToStaticMarkup(createElement(PlacePictures, { project, place: 'r' }));
    expect(drawn).toContain('grandmother');
    expect(drawn.match(/<[^>]*grandmother[^>]*>/g)).toBe(null);
  });
});
