import { getTunnelPath } from '@sentry/core';

import { readConfig } from '../../worker/config.ts';
import { parseDsn } from '../../worker/dsn.ts';
import type { Vars } from '../wrangler-vars.ts';
import { checkCollector } from './check-collector.ts';
import { checkDelivery, readStatus } from './check-delivery.ts';
import { checkHeaders } from './check-headers.ts';
import { checkMaps, type UploadSettings } from './check-maps.ts';
import { checkPage, checkWorker } from './check-page.ts';
import { checkTunnel } from './check-tunnel.ts';
import type { Finding } from './finding.ts';

export interface Patient {
  /** Origin of the deployment. */
  readonly site: string;
  /** Of wrangler.toml, as deployed. */
  readonly vars: Vars;
  readonly statusToken: string | undefined;
  /** Who may ask the collector for its source maps. */
  readonly upload?: UploadSettings;
}

/**
 * Looks at page, Worker, headers, DSN and release, sends one marked event through the tunnel, asks the status page
 * whether it arrived, and looks at the collector and its source maps. Yields findings in that order; a site that does
 * not answer is a finding, and so is what cannot be seen from here.
 */
export async function* diagnose(patient: Patient): AsyncGenerator<Finding> {
  const { site, vars, statusToken, upload = {} } = patient;
  const dsn = vars['SENTRY_DSN']?.split(',')[0]?.trim() ?? '';
  const parts = parseDsn(dsn);
  if (parts === undefined) {
    yield { check: 'dsn', verdict: 'wrong', says: 'SENTRY_DSN in wrangler.toml is no DSN' };
    return;
  }
  try {
    yield* checkWorker(site);
    const script = yield* checkPage(site, parts.publicKey);
    const tunnel = vars['TUNNEL_PATH'] || (getTunnelPath(dsn) ?? '');
    if (script !== undefined) yield await checkHeaders(site, tunnel, script);
    const before = await readStatus(site, statusToken);
    const accepted = yield* checkTunnel(site, dsn, tunnel);
    if (accepted) yield await checkDelivery(site, statusToken, before);
    const [destination] = readConfig(vars).destinations.values();
    if (destination !== undefined) yield* await checkCollector(destination.envelopeUrl);
    if (script !== undefined) yield await checkMaps(site, script, upload);
  } catch (error) {
    yield { check: 'site', verdict: 'wrong', says: (error as Error).message };
  }
}
