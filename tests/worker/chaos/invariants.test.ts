import { expect, test } from 'vitest';

import type { Fate, Phase, Visit } from '../../collector/fickle-collector.ts';
import { isSettled, violations } from './invariants.ts';
import type { Sent, Story } from './story.ts';

const BODY = '{"dsn":"x","sent_at":"2026-01-01T00:00:00Z"}\n{"type":"event"}\n{}';
const BEGAN = 1000;
const PATH = '/api/1/envelope/?sentry_key=c';

function sent(more: Partial<Sent> = {}): Sent {
  const envelope = { types: ['event'], size: 2, coding: null, chunks: null } as const;
  const send = { at: 0, envelope, allergy: null };
  const times = { posted: BEGAN, answered: BEGAN + 10 };
  return { mark: 1, send, body: Buffer.from(BODY), ...times, status: 200, ...more };
}

function visit(fate: Fate = 'taken', began = BEGAN, more: Partial<Visit> = {}): Visit {
  const body = Buffer.from(BODY);
  return { mark: 1, path: PATH, body, fate, began, ended: began + 5, ...more };
}

function report(discarded: readonly object[]): Visit {
  const payload = JSON.stringify({ discarded_events: discarded });
  const body = Buffer.from(`{}\n{"type":"client_report"}\n${payload}`);
  return visit('taken', BEGAN + 50, { mark: undefined, body });
}

function story(more: Partial<Story> = {}): Story {
  return {
    scenario: { weather: [], sends: [], killAt: null },
    project: 1,
    began: BEGAN,
    spells: [],
    sent: [sent()],
    visits: [visit()],
    kills: [],
    lagMs: () => 0,
    ...more,
  };
}

const { send: plain } = sent();
const packed: Sent['send'] = {
  ...plain,
  envelope: { types: ['event', 'transaction'], size: 90_000, coding: 'gzip', chunks: null },
};
const drop = { reason: 'send_error', category: 'error', quantity: 1 };
const moved = Buffer.from(BODY.replace('2026', '2027'));
const killed = [{ from: BEGAN + 6, to: BEGAN + 900 }];
const outage = (manner: Phase['manner']): Pick<Story, 'scenario' | 'spells'> => ({
  scenario: { weather: [{ manner, ms: 3000 }], sends: [], killAt: null },
  spells: [{ manner, from: BEGAN, to: BEGAN + 3000 }],
});
const failing = outage({ kind: 'answer', status: 503 });
const tries = (times: readonly number[]): readonly Visit[] => [
  ...times.map((time) => visit('not taken', BEGAN + time)),
  visit('taken', BEGAN + 4000),
];

test.each<[string, Partial<Story>]>([
  ['what comes once', {}],
  ['another sent_at', { visits: [visit('taken', BEGAN, { body: moved })] }],
  [
    'a drop of which nobody could see all',
    { sent: [sent({ send: packed })], visits: [visit('refused'), report([drop])] },
  ],
  [
    'a limit on what nobody could see all of',
    { sent: [sent({ send: packed })], visits: [visit('limited')] },
  ],
  ['a drop that is told', { visits: [visit('refused'), report([drop])] }],
  [
    'a drop that is told a collector which refuses that as well',
    { visits: [visit('refused'), { ...report([drop]), fate: 'refused' }] },
  ],
  [
    'a second delivery where the answer took longer than anybody waits',
    { visits: [visit('taken', BEGAN, { ended: BEGAN + 10_001 }), visit('taken', BEGAN + 10_000)] },
  ],
  [
    'a second delivery where the machine kept the answer from whoever waited',
    {
      visits: [visit(), visit('taken', 12_000)],
      lagMs: (_, to) => (to > BEGAN + 10_000 ? 9996 : 0),
    },
  ],
  ['a second delivery of what may have come', { visits: [visit('maybe'), visit('taken', 1100)] }],
  ['one after a crash', { visits: [visit(), visit('taken', 1900)], kills: killed }],
  ['no answer in a crash', { sent: [sent({ status: 0 })], visits: [], kills: killed }],
  ['the collector’s own refusal', { sent: [sent({ status: 400 })], visits: [visit('refused')] }],
  [
    'a wait that the machine is to blame for',
    { sent: [sent({ answered: 3500 })], lagMs: () => 500 },
  ],
  [
    'a loss where a phone waited no longer for a disk that hung, and the runtime died',
    { sent: [sent({ answered: BEGAN + 2000 })], visits: [], kills: [{ from: 3100, to: 4000 }] },
  ],
  [
    'an envelope that its client keeps after two seconds without a confirmation',
    { sent: [sent({ status: 503, answered: BEGAN + 2000 })], visits: [] },
  ],
  ['a probe a step', { ...failing, visits: tries([0, 500, 1000, 2500]) }],
  [
    'many at once where an earlier one was taken in the middle of an outage',
    {
      ...failing,
      sent: [sent(), sent({ mark: 2 })],
      visits: [
        visit('taken', BEGAN - 1000, { mark: 2, ended: BEGAN + 2000 }),
        ...tries([0, 500, 1000, 2050, 2060, 2070, 2080, 2090, 2100]),
      ],
    },
  ],
  [
    'a limit on what is too long to be seen whole',
    {
      sent: [sent({ send: { ...sent().send, envelope: 'an event over 1 MiB' } })],
      visits: [visit('limited')],
    },
  ],
])('finds nothing wrong with %s', (_, more) => {
  expect(violations(story(more))).toEqual([]);
});

test.each<[string, Partial<Story>, RegExp]>([
  ['a loss', { visits: [] }, /error: 1 dropped, 0 reported/],
  ['a loss after a crash', { visits: [], kills: killed }, /error: 1 dropped, 0 reported/],
  ['a report of what came', { visits: [visit(), report([drop])] }, /0 dropped, 1 reported/],
  [
    'a limited envelope that nobody told of',
    { sent: [sent({ status: 429 })], visits: [] },
    /1 drop/,
  ],
  [
    'a hostile envelope that never came',
    { sent: [sent({ send: { ...sent().send, envelope: 'no items' } })], visits: [] },
    /never came/,
  ],
  ['a second delivery', { visits: [visit(), visit('taken', 1100)] }, /again 1 times/],
  ['a second try', { visits: [visit(), visit('not taken', 1100)] }, /again 1 times/],
  ['a redirect', { sent: [sent({ status: 307 })] }, /answered 307/],
  ['a fault of ours', { sent: [sent({ status: 500 })] }, /answered 500/],
  ['an envelope returned at once', { sent: [sent({ status: 503 })] }, /answered 503/],
  ['no answer', { sent: [sent({ status: 0 })] }, /no answer/],
  ['a refusal of ours', { sent: [sent({ status: 400 })], visits: [] }, /did not refuse/],
  ['a long wait', { sent: [sent({ answered: BEGAN + 2500 })] }, /waited 2500 ms/],
  ['a late one', { visits: [visit('taken', 30_000)] }, /too late/],
  ['another body', { visits: [visit('taken', BEGAN, { body: Buffer.from('{}\nx') })] }, /changed/],
  ['an empty report', { visits: [visit(), report([])] }, /without content/],
  ['a report of nothing', { visits: [visit(), report([{ ...drop, quantity: 0 }])] }, /content/],
  [
    'a report of too much',
    { visits: [visit(), report([{ ...drop, quantity: 2 ** 53 }])] },
    /content/,
  ],
  [
    'a post of nothing',
    { visits: [visit(), visit('taken', 1100, { mark: undefined })] },
    /content/,
  ],
  [
    'a redirect followed',
    { visits: [visit('taken', BEGAN, { path: '/redirected' })] },
    /redirected/,
  ],
  [
    'too many probes',
    { ...failing, visits: tries(Array.from({ length: 12 }, (__, n) => n * 200)) },
    /10 probes/,
  ],
])('finds %s', (_, more, what) => {
  expect(violations(story(more)).join('; ')).toMatch(what);
});

test('waits for what is not settled, until it is too late', () => {
  expect(isSettled(story(), BEGAN + 20)).toBe(true);
  expect(isSettled(story({ visits: [] }), BEGAN + 20)).toBe(false);
  expect(isSettled(story({ visits: [] }), BEGAN + 60_000)).toBe(true);
});
