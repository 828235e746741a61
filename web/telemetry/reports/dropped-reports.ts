import { attempt } from '../../platform/attempt.ts';

const count = (key: string): number => attempt(() => Number(localStorage.getItem(key)), 0) || 0;

/** Client report in the protocol's form. */
function envelopeOf(quantity: number): string {
  const now = new Date();
  const header = { sent_at: now.toISOString(), dsn: import.meta.env.SENTRY_DSN };
  const discarded = [{ reason: 'send_error', category: 'default', quantity }];
  const report = { timestamp: now.getTime() / 1000, discarded_events: discarded };
  return [header, { type: 'client_report' }, report].map((line) => JSON.stringify(line)).join('\n');
}

/** Reports the number of dropped reports under a key, and forgets it once a server has taken it. Never rejects. */
export async function sendDropped(
  key: string,
  post: (body: string) => Promise<Response>,
): Promise<void> {
  const dropped = count(key);
  if (dropped === 0) return;
  attempt(() => localStorage.removeItem(key), undefined);
  try {
    if ((await post(envelopeOf(dropped))).ok) return;
  } catch {
    // Counted again below.
  }
  attempt(() => localStorage.setItem(key, String(count(key) + dropped)), undefined);
}
