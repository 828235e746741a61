import { attempt } from '../platform/attempt.ts';
import type { sendReport } from './reports/send-report.ts';
import { withoutFragments } from './without-fragments.ts';

/** More than a page breaks honestly; what comes again and again says nothing new. */
const MOST = 30;

/** Fields that both kinds of browser notice have. */
interface Violation {
  readonly documentURI: string;
  readonly referrer?: string | null;
  readonly blockedURI: string;
  readonly effectiveDirective: string;
  readonly originalPolicy: string;
  readonly sourceFile?: string | null;
  readonly lineNumber?: number | null;
  readonly columnNumber?: number | null;
  readonly sample?: string | null;
  readonly disposition: string;
  readonly statusCode: number;
}

type Observed = Omit<Violation, 'documentURI' | 'blockedURI'> & {
  readonly documentURL: string;
  readonly blockedURL: string;
};

/** The browsers' own report format, which collectors read. */
const bodyOf = (found: Violation): string =>
  JSON.stringify({
    'csp-report': withoutFragments({
      'document-uri': found.documentURI,
      referrer: found.referrer ?? '',
      'blocked-uri': found.blockedURI,
      'effective-directive': found.effectiveDirective,
      'violated-directive': found.effectiveDirective,
      'original-policy': found.originalPolicy,
      disposition: found.disposition,
      'source-file': found.sourceFile ?? undefined,
      'line-number': found.lineNumber ?? undefined,
      'column-number': found.columnNumber ?? undefined,
      'script-sample': found.sample ?? undefined,
      'status-code': found.statusCode,
    }),
  });

/**
 * Reports violations of this page's policy, as the browser would by `report-uri`, but behind the user's switch.
 * Includes earlier violations if the browser remembers them. Call once.
 */
export function reportViolations(send: typeof sendReport): void {
  const told = new Set<string>();
  const tell = (found: Violation): void => {
    const { effectiveDirective, blockedURI, sample } = found;
    const what = `${effectiveDirective} ${blockedURI} ${sample}`;
    if (told.has(what) || told.size >= MOST) return;
    told.add(what);
    const headers = { 'Content-Type': 'application/csp-report' };
    const report = { url: import.meta.env.POLICY_PATH, headers, body: bodyOf(found) };
    send(report, { keepalive: true }).catch(() => undefined);
  };
  document.addEventListener('securitypolicyviolation', tell);
  const hear: ReportingObserverCallback = (reports) => {
    for (const { body } of reports) {
      // Its fields are on the prototype, and two have other names.
      const { documentURL, blockedURL, ...found } = JSON.parse(JSON.stringify(body)) as Observed;
      tell({ ...found, documentURI: documentURL, blockedURI: blockedURL });
    }
  };
  const how = { types: ['csp-violation'], buffered: true };
  attempt(() => new ReportingObserver(hear, how).observe(), undefined);
}
