import type { Background } from './call.ts';
import { type DropReason, reportDrops } from './client-reports.ts';
import type { Outcome } from './deliver.ts';
import type { Admitted } from './forward.ts';

/**
 * The one place an envelope goes that the phone was told is accepted, and that the collector did not take.
 * It is lost, and the collector is told so when it is back.
 */
export function acceptLater(
  { destination, items }: Admitted,
  outcome: Outcome,
  background: Background,
): void {
  const reason: DropReason = outcome.kind === 'answered' ? 'send_error' : 'network_error';
  reportDrops(destination, items, reason, background);
}
