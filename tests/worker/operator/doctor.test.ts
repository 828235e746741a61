import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { diagnose } from '../../../scripts/doctor/diagnose.ts';
import { release } from '../../../web/platform/release.ts';

const vars = { SENTRY_DSN: 'https://d1f5a7c0b3e84629a1c4d7e0f2b58c36@127.0.0.1:1/1' };
const healthy: RequestListener = (request, response) => {
  if (request.url !== '/health') return void response.writeHead(404).end();
  response.end(JSON.stringify({ status: 'ok', release }));
};

async function startHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findingsAt(site: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { check, verdict, says } of diagnose({ site, vars, statusToken: undefined })) {
    if (verdict === 'wrong') found.push(`${check}: ${says}`);
  }
  return found;
}

test('a site that answers a web page everywhere is named as such, once', async () => {
  const host = await startHttp((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello');
  });
  expect(await findingsAt(`http://${host}`)).toEqual([
    expect.stringMatching(/^worker: .* answers every address with a web page, .*not run there/),
  ]);
});

test('https for a site that speaks http is named as the wrong scheme', async () => {
  const host = await startHttp(healthy);
  expect(await findingsAt(`https://${host}`)).toEqual([
    `site: https://${host} is the wrong scheme: the site is at http://${host}`,
  ]);
});

test('http for a site that redirects to https is named as the wrong scheme', async () => {
  const host = await startHttp((request, response) => {
    response.writeHead(301, { Location: `https://127.0.0.1${request.url ?? ''}` }).end();
  });
  expect(await findingsAt(`http://${host}`)).toContainEqual(
    `worker: http://${host} is the wrong scheme: the site is at https://127.0.0.1`,
  );
});

test('http for a site that speaks https alone is named as the wrong scheme', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject];
  await promisify(execFile)('openssl', [...options, '-keyout', key, '-out', cert]);
  const files = { key: await readFile(key), cert: await readFile(cert) };
  const server = createTlsServer(files, healthy).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await findingsAt(`http://${host}`)).toEqual([
    `site: http://${host} is the wrong scheme: the site is at https://${host}`,
  ]);
});
