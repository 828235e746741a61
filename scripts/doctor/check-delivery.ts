import { setTimeout } from 'node:timers/promises';

import { fetchText, type Finding } from './finding.ts';

const CHECK = 'delivery';
/** The spool retries an envelope within two seconds, unless the collector is down. */
const LOOKS = 5;
const BETWEEN_MS = 1_000;

/** The fields of `GET /status` that are used here. */
export interface StatusAnswer {
  readonly spool: {
    readonly total: {
      readonly depth: number;
      readonly aside?: number;
      readonly oldestSeconds: number | null;
      readonly breakers: Readonly<Record<string, string>>;
      readonly dropped: Readonly<Record<string, number>>;
    };
    readonly failing?: Readonly<Record<string, string>>;
  } | null;
}

/** The status page; a sentence if the token is wrong; undefined without a token. */
export async function readStatus(
  site: string,
  token: string | undefined,
): Promise<StatusAnswer | Finding | undefined> {
  if (token === undefined) return undefined;
  const answer = await fetchText(`${site}/status`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (answer.status === 200) return JSON.parse(answer.text) as StatusAnswer;
  return { check: CHECK, verdict: 'wrong', says: refusal(answer.status) };
}

function refusal(status: number): string {
  if (status === 401) return 'STATUS_TOKEN is not the deployed one';
  if (status === 404) return 'no STATUS_TOKEN is deployed: npx wrangler secret put STATUS_TOKEN';
  return `/status answers ${status}`;
}

type Total = NonNullable<StatusAnswer['spool']>['total'];

const refused = ({ dropped }: Total): number =>
  Object.entries(dropped).reduce(
    (n, [why, count]) => n + (why.startsWith('send_error') ? count : 0),
    0,
  );

/** Envelopes dropped since the Worker started, by reason; empty if none. */
function losses({ dropped }: Total): string {
  const parts = Object.entries(dropped)
    .filter(([, count]) => count > 0)
    .map(([why, count]) => `${count} ${why} (${meaning(why)})`);
  return parts.length === 0 ? '' : `; dropped since it began: ${parts.join(', ')}`;
}

function meaning(reason: string): string {
  if (reason.startsWith('ratelimit')) return 'over the collector’s limits, as it asked';
  if (reason.startsWith('send_error')) return 'refused by the collector: key, size or domain';
  if (reason.startsWith('cache_overflow'))
    return 'no room in the spool, or one address had its share';
  if (reason.startsWith('network_error')) return 'waited longer than SPOOL_MAX_AGE_HOURS';
  return 'see docs/operations.md';
}

/** Checks by the status page that the marked event has left the tunnel. */
export async function checkDelivery(
  site: string,
  token: string | undefined,
  before: StatusAnswer | Finding | undefined,
): Promise<Finding> {
  if (before === undefined) {
    const says =
      'not seen: the tunnel took the event, but it also takes what it keeps for a collector that is down; set STATUS_TOKEN to see whether it arrived';
    return { check: CHECK, verdict: 'unknown', says };
  }
  if ('verdict' in before) return before;
  let found: StatusAnswer = before;
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await readStatus(site, token);
    if (now === undefined || 'verdict' in now) break;
    found = now;
    const total = now.spool?.total;
    if (total === undefined || total.depth === 0 || isDown(total)) break;
    await setTimeout(BETWEEN_MS);
  }
  return judge(found, before);
}

const isDown = ({ breakers }: Total): boolean => Object.values(breakers).includes('open');

function judge({ spool }: StatusAnswer, before: StatusAnswer): Finding {
  const wrong = (says: string): Finding => ({ check: CHECK, verdict: 'wrong', says });
  if (spool === null) return wrong('no spool is bound: what the collector does not take is lost');
  const { total, failing = {} } = spool;
  const [shard] = Object.entries(failing);
  if (shard !== undefined)
    return wrong(`a part of the spool does not answer (${shard.join(': ')})`);
  const waits = `${total.depth} ${total.depth === 1 ? 'envelope waits' : 'envelopes wait'}`;
  const age = `the oldest for ${total.oldestSeconds ?? 0} s`;
  if (isDown(total)) {
    return wrong(
      `the marked event has not arrived: the collector is not reached, ${waits}, ${age}; they are kept and sent when it is`,
    );
  }
  if (before.spool !== null && refused(total) > refused(before.spool.total)) {
    return wrong('the marked event has not arrived: the collector refused it');
  }
  if (total.depth > 0) {
    return {
      check: CHECK,
      verdict: 'unknown',
      says: `not seen: ${waits}, ${age}, and the marked event may be among them; ask again in a minute`,
    };
  }
  const aside = total.aside ? `, ${total.aside} set aside (see /status)` : '';
  return {
    check: CHECK,
    verdict: 'ok',
    says: `the marked event arrived: the collector took it, nothing waits${aside}${losses(total)}`,
  };
}
