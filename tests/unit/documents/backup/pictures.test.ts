import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dataOf,
  pictureFromText,
  readPictureText,
} from '../../../../web/documents/backup/picture-text.ts';
import { unlistedSince } from '../../../../web/documents/backup/pictures.ts';

const DAY = 86_400_000;

describe('a photo in a backup', () => {
  it('is the same when it comes back, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60_000 }), (bytes) => {
        const picture = { bytes: bytes.slice().buffer, type: 'image/jpeg' };
        const back = pictureFromText({ note: '', data: dataOf(picture) });
        expect(back?.type).toBe('image/jpeg');
        expect(Buffer.from(back?.bytes ?? new ArrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['a drawing that could run scripts', 'data:image/svg+xml;base64,AA=='],
    ['a page', 'data:text/html;base64,AA=='],
    ['an address', 'https://measure.example/a.png'],
  ])('%s is none', (_, data) => {
    expect(readPictureText({ note: 'n', data })).toEqual({ note: 'n' });
  });

  it('whose text is damaged is left out, its note stays', () => {
    expect(pictureFromText({ note: 'n', data: 'data:image/png;base64,%%%' })).toBe(undefined);
  });
});

describe('a photo that no project names', () => {
  it('is kept for thirty days, whatever the clock does', () => {
    expect(unlistedSince(undefined, false, 100 * DAY)).toBe(100 * DAY);
    expect(unlistedSince(100 * DAY, false, 130 * DAY)).toBe(100 * DAY);
    expect(unlistedSince(100 * DAY, false, 131 * DAY)).toBe(null);
    expect(unlistedSince(100 * DAY, false, 90 * DAY)).toBe(90 * DAY);
    expect(unlistedSince(100 * DAY, true, 500 * DAY)).toBe(undefined);
  });
});
