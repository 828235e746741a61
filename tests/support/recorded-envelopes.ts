import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** An envelope as an SDK posted it, with another DSN in its first line. */
export interface RecordedEnvelope {
  readonly name: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** The headers of its request, in addition to the type. */
  readonly headers: Readonly<Record<string, string>>;
}

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'envelopes');
const NEWLINE = 10;

/** The envelopes of `tests/fixtures/envelopes` (see `tests/fixtures/record.ts`), each for `dsn`. */
export function recordedEnvelopes(dsn: string): readonly RecordedEnvelope[] {
  return readdirSync(FOLDER).map((name) => {
    const bytes = Buffer.from(readFileSync(join(FOLDER, name)));
    if (!name.endsWith('.gzip')) return { name, bytes: forDsn(bytes, dsn), headers: {} };
    const compressed = Buffer.from(gzipSync(forDsn(Buffer.from(gunzipSync(bytes)), dsn)));
    return { name, bytes: compressed, headers: { 'Content-Encoding': 'gzip' } };
  });
}

function forDsn(bytes: Buffer<ArrayBuffer>, dsn: string): Buffer<ArrayBuffer> {
  const end = bytes.indexOf(NEWLINE);
  const header: unknown = JSON.parse(bytes.toString('utf8', 0, end));
  const line = JSON.stringify({ ...Object(header), dsn });
  return Buffer.concat([Buffer.from(line), bytes.subarray(end)]);
}
