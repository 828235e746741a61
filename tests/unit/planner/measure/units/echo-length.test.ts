import { expect, it } from 'vitest';
import { inches, mm } from '../../../../../web/planner/measure/units/units.ts';
import { echoLength } from '../../../../../web/planner/measure/units/echo-length.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

it.each([
  ['4.02', mm(4020), 'metric', '4020 mm'],
  ['4.02 m', mm(4020), 'metric', '4020 mm'],
  // Typed just as we would say it: said again in the same units, the other way.
  ['4020 mm', mm(4020), 'metric', '4.02 m'],
  ['2.2 mm', mm(2.2), 'metric', '0.22 cm'],
  ['99.5 mm', mm(99.5), 'metric', '9.95 cm'],
  ['100 mm', mm(100), 'metric', '0.10 m'],
  ['0 mm', mm(0), 'metric', '0 cm'],
  [`13' 2 1/4"`, inches(158.25), 'metric', '4020 mm'],
  [`16'`, inches(192), 'metric', '4877 mm'],
  ['1000.5', mm(1000.5), 'metric', '1000.5 mm'],
  [`13' 2 1/4"`, inches(158.25), 'imperial', '158\u00a01/4″'],
  [`13ft 2.25in`, inches(158.25), 'imperial', '13′\u00a02\u00a01/4″'],
  ['13′ 2 1/4″', inches(158.25), 'imperial', '158\u00a01/4″'],
  ['13′', inches(156), 'imperial', '156″'],
  // Less than a foot there is no other way in inches.
  ['7 1/2″', inches(7.5), 'imperial', '190.5 mm'],
] as const)('%s is echoed in the person’s own units first', (typed, value, system, echo) => {
  expect(echoLength(typed, value, BRITISH[system])).toBe(echo);
});
