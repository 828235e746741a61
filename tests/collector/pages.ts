import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { ReceivedEnvelope } from './receive.ts';
import { describeItem } from './describe-item.ts';
import { replaysOf, type Replay } from './replays.ts';

const player = dirname(createRequire(import.meta.url).resolve('@sentry/rrweb'));

/** Path → file and type. The player comes from the SDK's own fork, which wrote the recordings. */
const files: Readonly<Record<string, readonly [string, string]>> = {
  '/static/collector.css': [join(import.meta.dirname, 'static/collector.css'), 'text/css'],
  '/static/player.js': [join(import.meta.dirname, 'static/player.js'), 'text/javascript'],
  '/static/rrweb.js': [join(player, 'rrweb.umd.min.cjs'), 'text/javascript'],
  '/static/rrweb.css': [join(player, 'style.min.css'), 'text/css'],
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(value: unknown): string {
  return String(value).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function layout(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<link rel="stylesheet" href="/static/collector.css"><link rel="stylesheet" href="/static/rrweb.css">
<header><a href="/">Collector</a></header><main><h1>${escape(title)}</h1>${body}</main></html>`;
}

function rows(envelope: ReceivedEnvelope): string {
  const time = envelope.receivedAt.slice(11, 19);
  const link = (index: number): string => `/envelopes/${envelope.number}#item-${index}`;
  if (envelope.problem !== undefined) {
    return `<tr class="bad"><td>${time}<td><a href="${link(0)}">unreadable</a><td>${escape(envelope.problem)}<td>${envelope.raw.length}`;
  }
  return envelope.items
    .map(
      (item, index) =>
        `<tr class="${escape(item.type)}"><td>${time}<td><a href="${link(index)}">${escape(item.type)}</a><td>${escape(describeItem(item))}<td>${item.size}`,
    )
    .join('');
}

function replayRow({ id, kind, startedAt, segments, events }: Replay): string {
  return `<tr><td>${startedAt.slice(11, 19)}<td><a href="/replays/${escape(id)}">${escape(id)}</a><td>${escape(kind)}, ${segments} segments<td>${events.length}`;
}

const head = (what: string): string => `<table><tr><th>UTC<th>${what}<th>Says<th>`;

function listPage(envelopes: readonly ReceivedEnvelope[]): string {
  const replays = replaysOf(envelopes);
  const items = envelopes.toReversed().map(rows).join('');
  return layout(
    'What arrived',
    (replays.length === 0
      ? ''
      : `<h2>Replays</h2>${head('Replay')}Events${replays.toReversed().map(replayRow).join('')}</table>`) +
      (items === ''
        ? '<p>Nothing yet. Use the page; whatever it reports shows up here.</p>'
        : `<h2>Items, newest first</h2>${head('Item')}Bytes${items}</table>`),
  );
}

function pretty(value: unknown): string {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return escape(JSON.stringify(value, null, 2));
}

function envelopePage(envelope: ReceivedEnvelope): string {
  const { number, problem, receivedAt, path, requestHeaders, headers, items } = envelope;
  const section = (title: string, value: unknown): string =>
    `<details><summary>${escape(title)}</summary><pre>${pretty(value)}</pre></details>`;
  return layout(
    `Envelope ${number}`,
    `<p>${escape(receivedAt)} · ${escape(path)}</p>${problem === undefined ? '' : `<p class="bad">${escape(problem)}</p>`}` +
      section('Request headers', requestHeaders) +
      section('Envelope headers', headers) +
      items
        .map(
          (item, index) =>
            `<h2 id="item-${index}">${escape(item.type)}</h2><p>${escape(describeItem(item))}</p>${section('Item headers', item.headers)}<pre>${pretty(item.payload)}</pre>`,
        )
        .join(''),
  );
}

function replayPage({ id, kind, segments }: Replay): string {
  return layout(
    'Replay',
    `<p>${escape(id)} · ${escape(kind)}, ${segments} segments</p>
<div id="player" data-events="/replays/${escape(id)}.json"><div id="stage"></div>
<div id="controls"><button type="button">Play</button><input type="range" min="0" value="0" aria-label="Position"><output></output></div>
<ol id="marks"></ol></div>
<script src="/static/rrweb.js"></script><script type="module" src="/static/player.js"></script>`,
  );
}

/** Answers a GET with a page about what has arrived, or 404. */
export function respond(
  url: string,
  envelopes: readonly ReceivedEnvelope[],
  response: ServerResponse,
): void {
  const path = url.replace(/[?#].*$/, '');
  const send = (body: string | Buffer, type: string): void => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  };
  const [, folder, name = ''] = path.split('/');
  const file = files[path];
  const envelope =
    folder === 'envelopes' ? envelopes.find(({ number }) => String(number) === name) : undefined;
  const replay =
    folder === 'replays'
      ? replaysOf(envelopes).find(({ id }) => id === name.replace(/\.json$/, ''))
      : undefined;
  if (file !== undefined) send(readFileSync(file[0]), file[1]);
  else if (path === '/') send(listPage(envelopes), 'text/html');
  else if (envelope !== undefined) send(envelopePage(envelope), 'text/html');
  else if (replay !== undefined && name.endsWith('.json'))
    send(JSON.stringify(replay.events), 'application/json');
  else if (replay !== undefined) send(replayPage(replay), 'text/html');
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}
