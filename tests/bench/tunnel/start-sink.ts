import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Collectors that answer with a length, in chunks, or over TLS. */
export const SINK_KINDS = ['length', 'chunked', 'tls'] as const;
export type SinkKind = (typeof SINK_KINDS)[number];

/** A collector in a process of its own. */
export interface Sink {
  readonly origin: string;
  /** The certificate to trust, in PEM, if it speaks TLS. */
  readonly trusted: string | undefined;
  /** The numbers since its start. */
  seen(): Promise<{ readonly connections: number; readonly requests: number }>;
  stop(): Promise<void>;
}

/** Starts a collector; the certificate for TLS is made by the `openssl` command, for `localhost` and a day. */
export async function startSink(kind: SinkKind): Promise<Sink> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-sink-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  if (kind === 'tls') await makeCertificate(key, certificate);
  const child = fork(join(import.meta.dirname, 'sink.ts'), [kind, key, certificate]);
  const [address]: unknown[] = await once(child, 'message');
  const { port } = Object(address);
  return {
    origin: kind === 'tls' ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    trusted: kind === 'tls' ? await readFile(certificate, 'utf8') : undefined,
    async seen() {
      const answer = once(child, 'message');
      child.send('seen');
      const [seen]: unknown[] = await answer;
      return Object(seen);
    },
    async stop() {
      child.disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeCertificate(key: string, certificate: string): Promise<void> {
  const what = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const whom = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await promisify(execFile)('openssl', [...what, ...whom, '-keyout', key, '-out', certificate]);
}
