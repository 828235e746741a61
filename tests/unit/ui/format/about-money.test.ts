import { expect, test } from 'vitest';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { roundedMoney } from '../../../../web/ui/format/amounts.ts';

test.each([
  [0, 'GBP', '£0'],
  [1249, 'GBP', '£12'],
  [14_650, 'GBP', '£145'],
  [44_108, 'GBP', '£440'],
  [164_416, 'USD', '$1,650'],
  [634_100, 'CNY', '¥6,350'],
  [1234, 'JPY', '¥1,250'],
])('%d of the smallest unit of %s is about %s', (cost, currency, said) => {
  expect(roundedMoney(cents(cost), currency)).toBe(said);
});
