import { ask, type Finding } from './finding.ts';

/** The part of `GET /status` that is looked at. */
interface Status {
  readonly spool: {
    readonly total: {
      readonly depth: number;
      readonly oldestSeconds: number | null;
      readonly breakers: Readonly<Record<string, string>>;
      readonly dropped: Readonly<Record<string, number>>;
    };
  } | null;
}

/** Whether the collector took what the tunnel accepted, as far as the status page tells. */
export async function checkDelivery(site: string, token: string | undefined): Promise<Finding> {
  const check = 'spool';
  if (token === undefined) {
    const says = 'set STATUS_TOKEN in the environment to see whether the event was delivered';
    return { check, verdict: 'unknown', says };
  }
  const answer = await ask(`${site}/status`, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200) return { check, verdict: 'wrong', says: refusal(answer.status) };
  const { spool } = JSON.parse(answer.text) as Status;
  if (spool === null) {
    const says = 'no spool is bound: what the collector does not take is lost';
    return { check, verdict: 'wrong', says };
  }
  const { depth, oldestSeconds, breakers, dropped } = spool.total;
  if (Object.values(breakers).includes('open')) {
    const says = `the collector is not reached: ${depth} envelopes wait, the oldest for ${oldestSeconds ?? 0} s`;
    return { check, verdict: 'wrong', says };
  }
  const lost = Object.values(dropped).reduce((sum, count) => sum + count, 0);
  const since = lost === 0 ? '' : `; ${lost} items dropped since it began, see /status`;
  return { check, verdict: 'ok', says: `the collector took the event, ${depth} wait${since}` };
}

function refusal(status: number): string {
  if (status === 401) return 'STATUS_TOKEN is not the deployed one';
  if (status === 404) return 'no STATUS_TOKEN is deployed: npx wrangler secret put STATUS_TOKEN';
  return `/status answers ${status}`;
}
