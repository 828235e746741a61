import { parseDsn } from '../../worker/dsn.ts';
import type { Vars } from '../wrangler-vars.ts';
import { checkDelivery } from './check-delivery.ts';
import { checkPage, checkWorker } from './check-page.ts';
import { checkTunnel } from './check-tunnel.ts';
import type { Finding } from './finding.ts';

export interface Patient {
  /** Origin of the deployment. */
  readonly site: string;
  /** Of wrangler.toml, as deployed. */
  readonly vars: Vars;
  readonly statusToken: string | undefined;
}

/**
 * Looks at page, Worker, headers, DSN and release, sends one marked event through the tunnel, and asks the status
 * page whether it was delivered. Yields a finding a check, in that order; a site that does not answer is a finding.
 */
export async function* diagnose({ site, vars, statusToken }: Patient): AsyncGenerator<Finding> {
  const dsn = vars['SENTRY_DSN']?.split(',')[0]?.trim() ?? '';
  const parts = parseDsn(dsn);
  if (parts === undefined) {
    yield { check: 'dsn', verdict: 'wrong', says: 'SENTRY_DSN in wrangler.toml is no DSN' };
    return;
  }
  try {
    yield* checkWorker(site);
    yield* checkPage(site, parts.publicKey);
    const accepted = yield* checkTunnel(site, dsn, vars['TUNNEL_PATH'] ?? '');
    if (accepted) yield await checkDelivery(site, statusToken);
  } catch (error) {
    yield { check: 'site', verdict: 'wrong', says: (error as Error).message };
  }
}
