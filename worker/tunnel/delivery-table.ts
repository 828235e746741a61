import type { DropReason } from '../envelope/client-report.ts';
import type { Verdict } from '../envelope/verdict.ts';
import type { Outlook } from './collector-state.ts';

/**
 * The spool's relation to a body.
 * `buffered`: the body is in memory, and the spool can store it.
 * `streaming`: the body is still arriving, and the spool can store it.
 * `unstorable`: no spool is bound, or it has no room for the body.
 * `unstored`: every call that should have stored the body was rejected.
 */
export type Storage = 'buffered' | 'streaming' | 'unstorable' | 'unstored';

/** A verdict on the collector's answer; `pending` when there is no answer in time. */
export type DeliveryVerdict = Verdict | 'pending';

/** `return` answers 503, so that the client keeps the envelope. */
type FirstStep = 'send' | 'store' | 'return';

/** `lease` stores the envelope, `continue` does not; the request to the collector goes on after the client's answer. */
type NextStep = 'answer' | 'store' | 'lease' | 'continue' | 'return';

/** The first step of a delivery, by the collector's state. */
export const FIRST_STEP: Readonly<Record<Storage, Readonly<Record<Outlook, FirstStep>>>> = {
  buffered: { up: 'send', saturated: 'store', down: 'store' },
  streaming: { up: 'store', saturated: 'store', down: 'store' },
  unstorable: { up: 'send', saturated: 'send', down: 'return' },
  unstored: { up: 'send', saturated: 'send', down: 'send' },
};

/** The step after a request to the collector, while the client waits. */
export const AFTER_SEND: Readonly<Record<Storage, Readonly<Record<DeliveryVerdict, NextStep>>>> = {
  buffered: {
    accepted: 'answer',
    limited: 'answer',
    'partly accepted': 'answer',
    rejected: 'answer',
    unavailable: 'store',
    pending: 'lease',
  },
  // The spool sends these, unless it fails: then they are `unstored`.
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
  unstored: {
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
