import { expect, test } from 'vitest';

import { admitOrigin } from '../../../worker/tunnel/admit-origin.ts';

const OWN = 'https://app.example';
const FRIEND = 'https://friend.example';

function admit(headers: Record<string, string>): string | undefined {
  return admitOrigin(new Headers(headers), OWN, new Set([FRIEND]));
}

test.each([
  ['a browser of this site', { Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }],
  ['a browser too old for Sec-Fetch-Site', { Origin: OWN }],
  ['a page of this site without referrers', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['a client that is no browser', {}],
])('admits %s without CORS headers', (_, headers) => {
  expect(admit(headers)).toBeUndefined();
});

test('admits an allowed origin and answers it', () => {
  expect(admit({ Origin: FRIEND, 'Sec-Fetch-Site': 'cross-site' })).toBe(FRIEND);
});

test.each([
  ['this host on another scheme', { Origin: 'http://app.example' }],
  ['this host on another port', { Origin: `${OWN}:8443` }],
  ['another host', { Origin: 'https://evil.example' }],
  ['a host that ends like this one', { Origin: 'https://evil-app.example' }],
  ['an allowed origin on another scheme', { Origin: 'http://friend.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['an opaque origin of another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site without Origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling without Origin', { 'Sec-Fetch-Site': 'same-site' }],
])('refuses %s with 403', (_, headers) => {
  expect(() => admit(headers)).toThrow(expect.objectContaining({ status: 403 }));
});
