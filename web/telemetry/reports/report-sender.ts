// Every report of the page: sent, or stored until it can be. The platform is an argument, so that a test can break it.
import { sentNow } from './envelope-items.ts';
import type { ReportKey, ReportStore } from './report-store.ts';
import { MOST_WAITING_BYTES, rankOf, sizeOf, type Report } from './stored-report.ts';

/** Parts of the browser that the sender uses. */
export interface SenderPlatform {
  readonly store: ReportStore;
  /** Resolves with the answer; rejects without one, at the latest after `patienceMs`. */
  readonly post: (report: Report, how: RequestInit, patienceMs: number) => Promise<Response>;
  /** Runs the work while no other tab does, or without that guarantee (`isAlone` false) if other tabs do not let go. */
  readonly exclusively: (work: (isAlone: boolean) => Promise<void>) => Promise<void>;
  /** Runs a task after a time, once. */
  readonly later: (ms: number, task: () => void) => void;
  readonly now: () => number;
  /** False if the browser says that there is no network, which is not always true. */
  readonly isOnline: () => boolean;
  /** True while the page is hidden or closes. */
  readonly isLeaving: () => boolean;
  /** True while the page closes: then a write to the store may not be completed. */
  readonly isClosing: () => boolean;
  readonly isReportingOn: () => boolean;
  /** Resolves when the user's choice is known for certain: until then no report may leave. Never rejects. */
  readonly reportingKnown: () => Promise<void>;
  /** Keeps a copy of a sent report for the user to read. Never rejects. */
  readonly keepCopy: (body: string | Uint8Array, status: number) => Promise<void>;
  /** Envelopes that closing pages keep in localStorage, whose writes are complete when they return. */
  readonly kept: {
    readonly read: () => readonly string[];
    /** False if there is no room. */
    readonly add: (body: string) => boolean;
    /** False if the browser refuses. */
    readonly remove: (body: string) => boolean;
  };
  /** Where such an envelope is sent. */
  readonly envelopeRequest: Omit<Report, 'body'>;
}

export interface ReportSender {
  /**
   * Sends a report, or stores it: if there is no network, if others wait already, or if the page closes and the browser
   * would not send it to the end. Resolves with status 200 if it is stored or reporting is off. Rejects, as `fetch`
   * does, if it could be neither sent nor stored.
   */
  readonly sendReport: (report: Report, how?: RequestInit) => Promise<Response>;
  /** Sends the stored reports, oldest first. Never rejects. */
  readonly sendWaiting: () => Promise<void>;
  /** Stores a report and does not send it. False if that is impossible. */
  readonly storeReport: (report: Report) => Promise<boolean>;
  /** Stores the reports that the end of the page would cut off. */
  readonly saveUnfinished: () => void;
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;
/** After this number of failures in a row there is no network. */
const MOST_FAILURES = 3;
/** A claim outlives the request that it is for by this time. */
const CLAIM_MARGIN_MS = 30_000;

/** The Worker answers within two seconds; the rest is for the slowest networks. */
const patienceFor = ({ body }: Report): number => 15_000 + body.length / 10;

const claimMsFor = (report: Report): number => patienceFor(report) + CLAIM_MARGIN_MS;

/** The answer for the SDK about a report that it need not care about any more. */
const taken = (): Response => new Response(null, { status: 200 });

/** True if neither the Worker nor the collector answered, so that a later try may succeed. */
const isNoAnswer = (status: number): boolean => status >= 500;

/** Removes the copy of a report that is on a disk. */
type RemoveCopy = () => Promise<void>;

type Outcome = 'sent' | 'limited' | 'failed';
type Rest = 'empty' | 'left' | 'no-network';

export function createReportSender(platform: SenderPlatform): ReportSender {
  const { store } = platform;
  /** True if reports wait for the network, as far as this page knows. */
  let waits = false;
  /** True if a report was stored since the waiting ones were last listed. */
  let hasNew = false;
  let retryMs = FIRST_RETRY_MS;
  let isRetrying = false;
  let canAdopt = true;
  let sending: Promise<void> | undefined;
  /** Reports that this page sent and could not remove. */
  const sentKeys = new Set<ReportKey>();
  /** Reports that end with the page, since only its memory has them; with their copy if the closing page stored them. */
  const held = new Map<Report, Promise<RemoveCopy | undefined> | undefined>();

  /** Once at a time: a page that reports again and again would put the retry off for ever. */
  const sendLater = (): void => {
    if (isRetrying) return;
    isRetrying = true;
    platform.later(platform.isOnline() ? retryMs : LAST_RETRY_MS, () => {
      isRetrying = false;
      void sendWaiting();
    });
  };

  const push = async (report: Report, isLeaving: boolean): Promise<ReportKey | undefined> => {
    if (sizeOf(report.body) > MOST_WAITING_BYTES) return undefined;
    const { url, headers, body } = report;
    const stored = { url, headers, body, madeAt: new Date(platform.now()), rank: rankOf(body) };
    try {
      return await store.push(stored, isLeaving);
    } catch {
      return undefined;
    }
  };

  /** Stores a report. Resolves with the way to remove it again; with undefined if it could not be stored. */
  const save = async (report: Report): Promise<RemoveCopy | undefined> => {
    const { body, url } = report;
    const isText = typeof body === 'string' && url === platform.envelopeRequest.url;
    if (platform.isClosing() && isText && platform.isReportingOn() && platform.kept.add(body)) {
      return async () => void platform.kept.remove(body);
    }
    const key = await push(report, platform.isLeaving());
    return key === undefined ? undefined : () => acknowledge(key).catch(() => undefined);
  };

  /** Stores a report until there is a network. False if that is impossible. */
  const keepWaiting = async (report: Report): Promise<boolean> => {
    const removeCopy = await save(report);
    const removeEarlier = await held.get(report);
    if (removeCopy === undefined && removeEarlier === undefined) return false;
    if (removeCopy !== undefined) await removeEarlier?.();
    // The user may have switched reporting off in the meantime.
    if (!platform.isReportingOn()) await store.clear().catch(() => undefined);
    waits = true;
    hasNew = true;
    sendLater();
    return true;
  };

  const sendAgain = async (report: Report): Promise<Outcome> => {
    // The user switched reporting off: the report is removed.
    if (!platform.isReportingOn()) return 'sent';
    try {
      const body = sentNow(report.body, new Date(platform.now()));
      const { status } = await platform.post({ ...report, body }, {}, patienceFor(report));
      if (isNoAnswer(status)) return 'failed';
      if (status === 429) return 'limited';
      void platform.keepCopy(body, status);
      return 'sent';
    } catch {
      return 'failed';
    }
  };

  /** Removes a report that was sent, now or when it is met again. */
  const acknowledge = async (key: ReportKey): Promise<void> => {
    sentKeys.add(key);
    await store.acknowledge(key);
    sentKeys.delete(key);
  };

  /**
   * Sends what waits. A report that fails stops no other, but several in a row do: then there is no network. A limit
   * holds back the reports of its rank alone.
   */
  const sendStored = async (): Promise<Rest> => {
    const limited = new Set<number>();
    const mostFailures = platform.isOnline() ? MOST_FAILURES : 1;
    let left = 0;
    let answered = 0;
    let failures = 0;
    for (const key of await store.keys()) {
      if (sentKeys.has(key)) {
        await acknowledge(key);
        continue;
      }
      const claimedAt = platform.now();
      const claim = await store.claim(key, claimedAt, claimMsFor);
      // A page that was frozen in between may have lost its claim to another tab.
      const isTooLate = platform.now() - claimedAt > CLAIM_MARGIN_MS;
      if (claim.state === 'busy' || isTooLate) left += 1;
      if (claim.state !== 'mine' || isTooLate) continue;
      const { report } = claim;
      const outcome = limited.has(report.rank) ? 'limited' : await sendAgain(report);
      if (outcome === 'sent') {
        // A page that closed before its database answered kept the report in localStorage, too.
        if (typeof report.body === 'string') platform.kept.remove(report.body);
        await acknowledge(key);
      } else {
        left += 1;
        await store.release(key);
      }
      if (outcome === 'limited') limited.add(report.rank);
      failures = outcome === 'failed' ? failures + 1 : 0;
      if (outcome !== 'failed') answered += 1;
      if (failures === mostFailures) return 'no-network';
    }
    if (left === 0) return 'empty';
    return answered > 0 ? 'left' : 'no-network';
  };

  /** Moves what a closing page left in localStorage into the database; only one tab may do so at a time. */
  const adoptKept = async (): Promise<void> => {
    for (const body of canAdopt ? platform.kept.read() : []) {
      // A page that was frozen in between finds that another tab has moved it.
      if (!platform.kept.read().includes(body)) continue;
      if ((await push({ ...platform.envelopeRequest, body }, false)) === undefined) return;
      canAdopt = platform.kept.remove(body);
      // The next try would store it again.
      if (!canAdopt) return;
    }
  };

  const sendAll = async (isAlone: boolean): Promise<void> => {
    let rest: Rest = 'left';
    try {
      if (isAlone && platform.isReportingOn()) await adoptKept();
      do {
        hasNew = false;
        rest = await sendStored();
      } while (hasNew && rest !== 'no-network');
    } catch {
      // The database failed: the reports are still in it.
    }
    waits = rest === 'no-network';
    retryMs = rest === 'empty' ? FIRST_RETRY_MS : Math.min(retryMs * 2, LAST_RETRY_MS);
    if (rest !== 'empty') sendLater();
  };

  const sendWaiting = async (): Promise<void> => {
    sending ??= platform
      .exclusively(sendAll)
      .catch(() => undefined)
      .finally(() => {
        sending = undefined;
      });
    await sending;
  };

  /**
   * Posts a report that the page made just now. Rejects without an answer: the SDK counts such a report, and not one that
   * was answered with 5xx.
   */
  const post = async (report: Report, how: RequestInit): Promise<Response> => {
    // The browser completes such a request after the page is gone.
    if (how.keepalive === true) held.delete(report);
    const answer = await platform
      .post(report, how, patienceFor(report))
      .catch((error: unknown) => ({ error }));
    const removeCopy = await held.get(report);
    held.set(report, undefined);
    const isAnswered = !('error' in answer) && !isNoAnswer(answer.status);
    if (removeCopy !== undefined && !isAnswered) return taken();
    await removeCopy?.();
    if ('error' in answer) throw answer.error;
    if (!isAnswered) throw new Error('no answer');
    return answer;
  };

  const sendOrStore = async (report: Report, how: RequestInit): Promise<Response> => {
    const isLeaving = platform.isLeaving();
    // The user who leaves may not come back: then the order matters less.
    const isBehind = waits && !isLeaving;
    const isCutOff = isLeaving && how.keepalive !== true;
    if ((isBehind || isCutOff || !platform.isOnline()) && (await keepWaiting(report))) {
      return taken();
    }
    try {
      const response = await post(report, how);
      void platform.keepCopy(report.body, response.status);
      return response;
    } catch (error) {
      if (await keepWaiting(report)) return taken();
      throw error;
    }
  };

  const sendReport = async (report: Report, how: RequestInit = {}): Promise<Response> => {
    if (!platform.isReportingOn()) return taken();
    held.set(report, undefined);
    try {
      await platform.reportingKnown();
      if (platform.isReportingOn()) return await sendOrStore(report, how);
      await (
        await held.get(report)
      )?.();
      return taken();
    } finally {
      held.delete(report);
    }
  };

  const storeReport = async (report: Report): Promise<boolean> =>
    (await save(report)) !== undefined;

  const saveUnfinished = (): void => {
    for (const [report, saved] of held) {
      if (saved === undefined) held.set(report, save(report));
    }
  };

  return { sendReport, sendWaiting, storeReport, saveUnfinished };
}
