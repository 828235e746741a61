import type { DropReason } from '../envelope/client-report.ts';
import type { Verdict } from '../envelope/verdict.ts';
import type { Availability } from './collector-state.ts';

/**
 * Tells if the spool can store the envelope of a delivery.
 * `buffered`: yes, at any time; the body is in memory.
 * `streaming`: only before the collector gets it; the body is still arriving.
 * `unstorable`: no; no spool is bound, or it has no room for the body.
 * `store failed`: no longer; the spool rejected every call that should have stored it.
 */
export type Storability = 'buffered' | 'streaming' | 'unstorable' | 'store failed';

/** A verdict on the collector's answer; `pending` if there is no answer in time. */
export type DeliveryVerdict = Verdict | 'pending';

/** `return` answers 503, so that the client keeps the envelope. */
type FirstStep = 'send' | 'store' | 'return';

/** `lease` stores the envelope, `continue` does not; the request to the collector goes on after the client's answer. */
type NextStep = 'answer' | 'store' | 'lease' | 'continue' | 'return';

type StepTable<Column extends string, Step> = Readonly<
  Record<Storability, Readonly<Record<Column, Step>>>
>;

/** The first step of a delivery, by the collector's state. */
export const FIRST_STEP: StepTable<Availability, FirstStep> = {
  buffered: { up: 'send', saturated: 'store', down: 'store' },
  streaming: { up: 'store', saturated: 'store', down: 'store' },
  unstorable: { up: 'send', saturated: 'send', down: 'return' },
  'store failed': { up: 'send', saturated: 'send', down: 'send' },
};

/** The step after a request to the collector, while the client waits. */
export const AFTER_SEND: StepTable<DeliveryVerdict, NextStep> = {
  buffered: {
    accepted: 'answer',
    limited: 'answer',
    'partly accepted': 'answer',
    rejected: 'answer',
    unavailable: 'store',
    pending: 'lease',
  },
  // The spool sends these. They are sent from here only if it fails, and then they are `store failed`.
  streaming: {
    accepted: 'answer',
    limited: 'answer',
    'partly accepted': 'answer',
    rejected: 'answer',
    unavailable: 'return',
    pending: 'return',
  },
  unstorable: {
    accepted: 'answer',
    limited: 'answer',
    'partly accepted': 'answer',
    rejected: 'answer',
    unavailable: 'return',
    pending: 'continue',
  },
  'store failed': {
    accepted: 'answer',
    limited: 'answer',
    'partly accepted': 'answer',
    rejected: 'answer',
    unavailable: 'return',
    pending: 'return',
  },
};

/** The drop to report when a delivery without a stored copy ends after the client's answer; `none` when it arrived. */
export const DROP_AFTER_ANSWER: Readonly<Record<DeliveryVerdict, DropReason | 'none'>> = {
  accepted: 'none',
  'partly accepted': 'none',
  limited: 'ratelimit_backoff',
  rejected: 'send_error',
  unavailable: 'network_error',
  pending: 'network_error',
};
