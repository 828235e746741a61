import { getTunnelPath } from '@sentry/core';

import { readConfig } from '../../worker/config.ts';
import { parseDsn } from '../../worker/dsn.ts';
import type { WranglerVars } from '../wrangler-vars.ts';
import { checkAddresses } from './check-addresses.ts';
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
  /** Variables of wrangler.toml, as deployed. */
  readonly vars: WranglerVars;
  readonly statusToken: string | undefined;
  /** Access to the collector's source maps. */
  readonly upload?: UploadSettings;
}

/**
 * Checks Worker and release, page and DSN, the addresses of every language, and headers; then sends
 * one marked event, looks for it on the status page, and checks the collector and its source maps.
 * Yields findings in that order; a site without an answer is a finding too.
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
    // The other checks would only repeat that it is not our Worker.
    if (!(yield* checkWorker(site))) return;
    const script = yield* checkPage(site, parts.publicKey);
    if (script !== undefined) yield* checkAddresses(site, vars['SITE_URL'] || site);
    const tunnel = vars['TUNNEL_PATH'] || (getTunnelPath(dsn) ?? '');
    if (script !== undefined) yield await checkHeaders(site, tunnel, script);
    const before = await readStatus(site, statusToken);
    const accepted = yield* checkTunnel(site, dsn, tunnel);
    const [destination] = readConfig(vars).destinations.values();
    const collector = destination === undefined ? [] : await checkCollector(destination);
    if (accepted) yield trusting(await checkDelivery(site, statusToken, before), collector);
    yield* collector;
    if (script !== undefined) yield await checkMaps(site, script, upload);
  } catch (error) {
    yield { check: 'site', verdict: 'wrong', says: (error as Error).message };
  }
}

/** A delivery counts only if the host is a collector. */
function trusting(delivery: Finding, collector: readonly Finding[]): Finding {
  const isWrong = collector.some(
    ({ check, verdict }) => check === 'collector' && verdict === 'wrong',
  );
  if (delivery.verdict !== 'ok' || !isWrong) return delivery;
  const says = 'the marked event left the Worker, but for what does not take it: see “collector”';
  return { ...delivery, verdict: 'wrong', says };
}
