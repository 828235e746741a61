import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '../shared/envelopes';
const NEWLINE = 10;

/** The captured envelopes of `../shared/envelopes`, each with `dsn` put into its first line. */
export function sharedEnvelopes(
  dsn: string,
): readonly { name: string; bytes: Buffer<ArrayBuffer> }[] {
  return readdirSync(FOLDER).map((name) => {
    const bytes = readFileSync(join(FOLDER, name));
    const end = bytes.indexOf(NEWLINE);
    const header: unknown = JSON.parse(bytes.toString('utf8', 0, end));
    const line = JSON.stringify({ ...Object(header), dsn });
    return { name, bytes: Buffer.concat([Buffer.from(line), bytes.subarray(end)]) };
  });
}
