import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PlacePictures } from '../../../../web/screens/pictures/place-pictures.tsx';
import { kitchen } from '../../projects/sharing/sharing.ts';

vi.mock('../../../../web/screens/pictures/use-picture.ts', () => ({
  usePhoto: ({ kind }: { kind: string }) => (kind === 'photo' ? 'blob:x' : undefined),
  useNote: () => 'grandmother',
}));
vi.mock('../../../../web/app/use-sheet.ts', () => ({ useSheet: () => ({ about: 'r' }) }));

describe('the photos and notes of a place', () => {
  it('have their notes in no attribute, which reports of taps hold', () => {
    const pictures = (['photo', 'note'] as const).map((kind) => {
      return { id: kind, place: 'r', kind, at: 1 };
    });
    const project = kitchen({ pictures });
    const drawn = renderToStaticMarkup(createElement(PlacePictures, { project, place: 'r' }));
    expect(drawn).toContain('grandmother');
    expect(drawn.match(/<[^>]*grandmother[^>]*>/g)).toBe(null);
  });
});
