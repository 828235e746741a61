import { describe, expect, it } from 'vitest';
import { EMPTY_BUNDLE, writeBundle } from '../../../../../web/documents/sharing/bundle.ts';
import { fileWith, readFile } from '../../../../../web/screens/share/open/bundle-file.ts';
import { kitchen } from '../../../documents/sharing/sharing.ts';

/** As large as a photo of 1,600 pixels is as text. */
const DATA = `data:image/jpeg;base64,${'A'.repeat(600_000)}`;

describe('a backup file', () => {
  it('opens with all photos of a renovation', async () => {
    const pictures = Object.fromEntries(
      Array.from({ length: 150 }, (_, n) => [`photo${n}`, { note: '', data: DATA }]),
    );
    const text = writeBundle({ ...EMPTY_BUNDLE, projects: [kitchen()], pictures });
    const read = await readFile(fileWith(text, 'backup'));
    expect(read.ok && Object.keys(read.value.pictures).length).toBe(150);
  });
});
