import { ownAnswer } from '../own-answer.ts';
import type { ShardStatus } from '../spool/shard-status.ts';
import type { allLimits } from '../tunnel/limit-memory.ts';

/** The state of the entire spool, and of the one isolate that answers. */
export interface Status {
  /** Since this isolate began: envelopes by outcome, drops by `reason category`, and known limits. */
  readonly envelopes: Readonly<Record<string, number>>;
  readonly dropped: Readonly<Record<string, number>>;
  readonly limits: ReturnType<typeof allLimits>;
  /** `null` if no spool is bound. */
  readonly spool: {
    /** Sum of the shards that answer. */
    readonly total: ShardStatus;
    readonly shards: Readonly<Record<string, ShardStatus>>;
    /** Shards that do not answer, and why. */
    readonly failing: Readonly<Record<string, string>>;
  } | null;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 64rem; padding: 1rem; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
    padding: 0.25rem 1rem 0.25rem 0; text-align: right; white-space: nowrap; }
  th:first-child, td:first-child { text-align: left; }
  .open { font-weight: 700; }`;

/** The status as a page, with the totals of the spool first. */
export function statusPage(status: Status, headers: Readonly<Record<string, string>>): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Status</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style><h1>Status</h1>${spool(status)}
<h2>This isolate, since it began</h2>${counts('Envelopes', status.envelopes)}
${counts('Dropped at the edge', status.dropped)}</html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  return ownAnswer(html, 200, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  });
}

function spool({ spool: found }: Status): string {
  if (found === null) return '<p>No spool is bound: what the collector does not take is lost.</p>';
  const { total, shards, failing } = found;
  const open = Object.values(total.breakers).includes('open');
  const summary = open
    ? `<p class="open">${total.depth} envelopes wait for the collector.</p>`
    : `<p>Nothing waits for the collector${total.held > 0 ? ' but what its limits hold' : ''}.</p>`;
  const rows = [['Total', total] as const, ...Object.entries(shards)].map(([name, shard]) =>
    row(name, shard),
  );
  const table = `<div class="wide"><table><tr><th>Shard<th>Waiting<th>Held<th>Set aside<th>Bytes<th>Of<th>Oldest, s
<th>Delivered<th>Retried<th>Breaker<th>Next try</tr>${rows.join('')}</table></div>`;
  const silent = Object.entries(failing).map(
    ([name, why]) => `<p class="open">${escape(name)} does not answer: ${escape(why)}</p>`,
  );
  return `<h2>Spool</h2>${summary}${silent.join('')}${table}${counts('Dropped', total.dropped)}`;
}

function row(name: string, shard: ShardStatus): string {
  const isOpen = Object.values(shard.breakers).includes('open');
  const next = Math.min(...Object.values(shard.outages).map(({ retryAt }) => retryAt));
  const cells = [
    name,
    shard.depth,
    shard.held,
    shard.aside,
    shard.bytes,
    shard.maxBytes,
    shard.oldestSeconds ?? '–',
    shard.delivered,
    shard.retried,
    isOpen ? 'open' : 'closed',
    Number.isFinite(next) ? new Date(next).toISOString() : '–',
  ];
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}`).join('')}</tr>`;
}

function counts(title: string, of: Readonly<Record<string, number>>): string {
  const rows = Object.entries(of).map(
    ([name, count]) => `<tr><td>${escape(name)}<td>${count}</tr>`,
  );
  if (rows.length === 0) return `<h2>${title}</h2><p>None.</p>`;
  return `<h2>${title}</h2><table>${rows.join('')}</table>`;
}

// Clients can influence categories.
function escape(value: string | number): string {
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
