import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { receive, type ReceivedEnvelope } from './receive.ts';

/** Older envelopes stay on disk but are not read again. */
const mostLoaded = 500;

/** Writes an envelope as two files: its bytes as they came, and the request around them. */
export async function keepOnDisk(folder: string, envelope: ReceivedEnvelope): Promise<void> {
  const { number, receivedAt, path, requestHeaders, raw } = envelope;
  const name = join(folder, String(number).padStart(6, '0'));
  await mkdir(folder, { recursive: true });
  await writeFile(`${name}.envelope`, raw);
  await writeFile(
    `${name}.json`,
    JSON.stringify({ number, receivedAt, path, requestHeaders }, null, 2),
  );
}

/** The newest envelopes of a folder, oldest first; none when there is no folder. */
export async function loadFromDisk(folder: string): Promise<ReceivedEnvelope[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .slice(-mostLoaded);
  return Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const request = JSON.parse(await readFile(path, 'utf8')) as Omit<ReceivedEnvelope, 'raw'>;
      return receive({ ...request, raw: await readFile(path.replace(/json$/, 'envelope')) });
    }),
  );
}
