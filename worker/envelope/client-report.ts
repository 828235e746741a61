/** The protocol's reasons that apply to a tunnel. */
export type DropReason = 'ratelimit_backoff' | 'network_error' | 'send_error' | 'cache_overflow';

/** A dropped quantity of one category, with its reason. */
export interface Drop {
  readonly reason: DropReason;
  readonly category: string;
  readonly quantity: number;
}

/** An envelope that reports drops to the collector. */
export function clientReport(drops: readonly Drop[]): Uint8Array<ArrayBuffer> {
  const payload = JSON.stringify({ timestamp: Date.now() / 1000, discarded_events: drops });
  const header = JSON.stringify({ sent_at: new Date().toISOString() });
  return new Uint8Array(
    new TextEncoder().encode(`${header}\n{"type":"client_report"}\n${payload}`),
  );
}
