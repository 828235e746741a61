import { boundsOf } from '../../measure/outline/polygon.ts';
import { wallBears, WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { formatLength, length, mm } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { formatRoundRun } from '../kit/format-sizes.ts';
import { areaWeight, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { tileWalls, type WallJob } from './layout.ts';
import { wallSteps } from './steps.ts';

/** Tile a wall: walls laid tile by tile round doors and windows, to a height, with all that holds them. */
export const job = defineJob({
  card,
  // A page draws its example: half the height keeps it light.
  example: { metric: { high: '1.2 m' }, imperial: { high: '42 in', start: 'centre' } },
  renews: ['tiles'],
  heeds: ['wall'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const whole = tileWalls(inputs);
    if (whole === undefined) return { figures: [], steps: [], drawings: [] };
    return {
      figures: tileFigures(whole),
      steps: wallSteps(inputs, whole),
      drawings: tileDrawings(whole),
      warnings: [
        ...loadWarnings(inputs, whole),
        ...lowShower(inputs, whole),
        ...wetSockets(inputs),
        ...wetDoor(inputs, whole),
        ...wetLength(inputs, whole),
        ...tileWarnings(whole),
      ],
    };
  },
});

/** Water of a shower runs down bare wall above tiles that end lower than the rule. */
function lowShower(inputs: Inputs, { surfaces }: WallJob): readonly Warning[] {
  const { words, values, region, locale } = inputs;
  const { height } = WET_ROOMS[region];
  const top = surfaces.reduce((most, one) => Math.max(most, boundsOf(one.region).y1), 0);
  if (values.wet !== 'shower' || top >= height) return [];
  const message = words.lowShower(formatRoundRun(height, locale));
  const fix = { field: 'high', value: formatLength(length(height - values.from), locale) };
  return [{ rule: 'wet-room', severity: 'warn', field: 'high', message, fix }];
}

/** No accessory in the zone of a shower or bath (BS 7671 701.512, NEC 406.9, IEC 60364-7-701). */
const wetSockets = ({ words, values }: Inputs): readonly Warning[] =>
  values.wet !== 'no' && values.cover === 'zone' && values.sockets > 0
    ? [
        {
          rule: 'wet-sockets',
          severity: 'stop',
          field: 'sockets',
          message: words.wetSockets,
          fix: { field: 'sockets', value: '0' },
        },
      ]
    : [];

/** No doorway leads through a shower or bath: its walls or its length are wrong. */
const wetDoor = ({ words }: Inputs, { isBlocked }: WallJob): readonly Warning[] =>
  isBlocked
    ? [{ rule: 'wet-door', severity: 'warn', field: 'wetWalls', message: words.wetDoor }]
    : [];

/** The walls of a room that a shower or bath is on hold all of its length, to a mark of the tape. */
function wetLength({ words, values, locale, place }: Inputs, { surfaces }: WallJob) {
  const held = surfaces.reduce((sum, { tub }) => sum + (tub ? tub.x1 - tub.x0 : 0), 0);
  if (values.wet === 'no' || place.kind === 'wall' || held > values.wetRun - mm(10)) return [];
  const fix = held > 0 && { fix: { field: 'wetRun', value: formatLength(length(held), locale) } };
  return [
    { rule: 'wet-length', severity: 'warn', field: 'wetWalls', message: words.wetLength, ...fix },
  ] as const;
}

/** Tiles too heavy for the wall go on boards; too heavy for boards too, they go nowhere. */
function loadWarnings({ words }: Inputs, whole: WallJob): readonly Warning[] {
  const { weight, bed, fill, boarded, bears } = whole;
  if (bears.ok) return [];
  const shown = areaWeight(weight + bed + fill, whole);
  const rule = 'bs-5385-1';
  return boarded.length > 0 && wallBears('cement-board', weight, bed).ok
    ? [{ rule, severity: 'warn', message: words.backed(shown), field: 'ground', ask: 'plan' }]
    : [{ rule, severity: 'stop', message: words.tooHeavy(shown), field: 'thickness' }];
}
