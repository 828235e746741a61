import { attempt } from '../../platform/attempt.ts';

/** Reports that a page could neither send nor store when it was left: only their number is known. */
const KEY = 'storage:measure-twice:dropped-reports';

const count = (): number => attempt(() => Number(localStorage.getItem(KEY)), 0) || 0;

/** Counts one more. */
export function countDropped(): void {
  attempt(() => localStorage.setItem(KEY, String(count() + 1)), undefined);
}

/** Client report in the protocol's form. */
function envelopeOf(quantity: number): string {
  const now = new Date();
  const header = { sent_at: now.toISOString(), dsn: import.meta.env.SENTRY_DSN };
  const discarded = [{ reason: 'send_error', category: 'default', quantity }];
  const report = { timestamp: now.getTime() / 1000, discarded_events: discarded };
  return [header, { type: 'client_report' }, report].map((line) => JSON.stringify(line)).join('\n');
}

/** Reports the number, if any, and forgets it once a server has taken it. Never rejects. */
export async function sendDropped(post: (body: string) => Promise<Response>): Promise<void> {
  const dropped = count();
  if (dropped === 0) return;
  attempt(() => localStorage.removeItem(KEY), undefined);
  try {
    if ((await post(envelopeOf(dropped))).ok) return;
  } catch {
    // Counted again below.
  }
  attempt(() => localStorage.setItem(KEY, String(count() + dropped)), undefined);
}
