import { expect, test } from 'vitest';
import { toArea, length } from '../../../../../web/planner/measure/units/units.ts';
import {
  hoursUntil,
  slowerThanAt20,
} from '../../../../../web/planner/takeoff/structure/outdoors/concrete.ts';
import {
  beamSpanMetric,
  joistSpanMetric,
} from '../../../../../web/planner/takeoff/structure/deck/deck-metric.ts';
import { beamSpanUs } from '../../../../../web/planner/takeoff/structure/deck/deck-us-beams.ts';
import { joistSpanUs } from '../../../../../web/planner/takeoff/structure/deck/deck-us-joists.ts';
import { ledgerSpacing } from '../../../../../web/planner/takeoff/structure/deck/deck-us-ledger.ts';
import {
  footingUs,
  postHeightUs,
} from '../../../../../web/planner/takeoff/structure/deck/deck-us-supports.ts';
import { postStands } from '../../../../../web/planner/takeoff/structure/outdoors/fence-rules.ts';
import { asbestosRisk, leadRisk } from '../../../../../web/planner/takeoff/structure/gates.ts';
import { loftLoad } from '../../../../../web/planner/takeoff/structure/indoors/loft-rules.ts';
import { driesSlowerThanAt20 } from '../../../../../web/planner/takeoff/structure/indoors/paint-rates.ts';
import { deckPermit, fencePermit } from '../../../../../web/planner/takeoff/structure/permits.ts';
import { shelfSpan } from '../../../../../web/planner/takeoff/structure/indoors/shelf-sag.ts';
import {
  adhesiveRate,
  wallBears,
} from '../../../../../web/planner/takeoff/structure/indoors/tile-bed.ts';
import { fixingFor } from '../../../../../web/planner/takeoff/structure/indoors/wall-fixings.ts';

const no = length(Number.NaN);
const noArea = toArea(Number.NaN);
const foot = length(12 * 8128);
const pine = { group: 'southern-pine', load: 40 } as const;

test('NaN is never carried, dried or exempt', () => {
  const answers = [
    joistSpanUs({ ...pine, spacing: no }, '2x8'),
    joistSpanUs({ ...pine, spacing: foot, load: Number.NaN }, '2x8'),
    beamSpanUs({ ...pine, effective: no }, '2-2x8'),
    ledgerSpacing({ joistSpan: no, load: 40, rim: 'lumber' }, 'lag'),
    ledgerSpacing({ joistSpan: foot, load: Number.NaN, rim: 'lumber' }, 'lag'),
    footingUs(noArea, 40, 'clay'),
    footingUs(toArea(foot * foot), Number.NaN, 'clay'),
    postHeightUs({ ...pine, area: noArea }, '6x6'),
    joistSpanMetric({ grade: 'c24', spacing: no, section: 'uk' }, 150),
    beamSpanMetric('c24', no, 150),
    postStands('sheltered', no, foot, foot),
    loftLoad(Number.NaN, 'cut'),
    slowerThanAt20(Number.NaN),
    hoursUntil('walk', Number.NaN),
    driesSlowerThanAt20(Number.NaN),
    shelfSpan({ board: 'mdf', thickness: length(18 * 320), depth: foot, load: Number.NaN }),
    adhesiveRate(no, 'wall'),
    wallBears('plaster', Number.NaN),
    fixingFor('board', { kilos: Number.NaN, fixings: 2 }),
    fencePermit('gb', no, false),
    deckPermit('gb', {
      height: no,
      area: noArea,
      attached: false,
      inFront: false,
      atExit: false,
      listed: false,
    }),
  ];
  expect(answers.filter(({ ok }) => ok)).toEqual([]);
});

test('a year that is none counts as an old home', () => {
  expect([asbestosRisk('gb', Number.NaN), leadRisk('us', Number.NaN)]).toEqual([
    'likely',
    'likely',
  ]);
});
