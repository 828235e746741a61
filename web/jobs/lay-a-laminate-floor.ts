import { formatArea } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { regionArea } from '../measure/polygon.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { layPlanks, PLANK_DEFAULTS } from '../takeoff/planks.ts';
import { withSpares } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { areaDrawing } from './drawings.ts';
import { named, packs, sidesOf, variant } from './stock.ts';
import { tell } from './tell.ts';

const PROBLEMS = {
  'too-narrow': 'Nothing is left between the gaps. Check the room and the gap.',
  slanted: 'Planks can be laid out on right-angled floors only.',
} as const;

/** Lay a laminate or vinyl plank floor, row by row. */
export const layALaminateFloor = defineJob({
  slug: 'lay-a-laminate-floor',
  title: 'Lay a laminate or vinyl floor',
  summary:
    'Planks laid row by row with staggered joints, each row started with the last one’s offcut, counted in whole packs.',
  phase: 'floor',
  places: ['room'],
  fields: {
    length: {
      kind: 'length',
      label: 'Plank length',
      usual: { metric: mm(1380), imperial: inches(48) },
      least: mm(600),
      most: mm(5000),
    },
    width: {
      kind: 'length',
      label: 'Plank width',
      usual: { metric: mm(190), imperial: inches(7.5) },
      least: mm(50),
      most: mm(600),
      source: 'What is seen, without tongue or click.',
    },
    along: {
      kind: 'choice',
      label: 'Planks run',
      options: { longer: 'Along the longer side', x: 'Along the length', y: 'Along the width' },
    },
    gap: {
      kind: 'length',
      label: 'Gap at the walls',
      usual: { metric: PLANK_DEFAULTS.gap, imperial: inches(3 / 8) },
      least: mm(0),
      most: mm(30),
    },
    stagger: {
      kind: 'length',
      label: 'Joints apart by',
      usual: { metric: PLANK_DEFAULTS.stagger, imperial: inches(12) },
      least: mm(100),
      most: mm(1000),
    },
    planksAPack: {
      kind: 'number',
      label: 'Planks in a pack',
      usual: 8,
      least: 1,
      most: 50,
      whole: true,
    },
    spares: { kind: 'number', label: 'Spares', unit: '%', usual: 0, least: 0, most: 30 },
    floor: {
      kind: 'text',
      label: 'Which floor',
      placeholder: 'Oak, light',
      source: 'Rooms with one floor share its packs',
      more: true,
    },
  },
  counts: [
    'Planks: laid in rows with a gap of 10 mm (3/8 in) all round, end joints at least 300 mm (12 in) apart, first and last row at least 50 mm wide (Pergo’s instructions).',
    'What is cut off the end of a row starts a later one, if it is at least 300 mm long and keeps the joints apart.',
    'Underlay: the floor’s area.',
  ],
  pitfalls: [
    'Packs opened on the day: planks must lie in the room for 48 hours first, or the floor moves.',
    'No gap at the walls, pipes and door frames: the floor lifts when it swells in summer.',
    'A concrete floor without a damp-proof sheet under the underlay.',
    'Kitchen units set on a floating floor pin it down: lay up to them.',
  ],
  takeOff(room, values, system): TakeOff {
    const covered = regionArea(room.floor);
    const amount = toSquareMetres(covered);
    const figures = [{ id: 'floor', label: 'floor', value: formatArea(covered, system) }];
    const laid = layPlanks(room.floor, {
      ...values,
      along: values.along === 'longer' ? longerWay(room.floor) : values.along,
      leastRow: PLANK_DEFAULTS.leastRow,
      leastPiece: PLANK_DEFAULTS.leastPiece,
      kerf: PLANK_DEFAULTS.kerf,
    });
    if (!laid.ok) {
      const problems = { gap: PROBLEMS[laid.reason] };
      return { amount, figures, materials: [], drawings: [], problems };
    }
    const { planks, tight, why } = laid.value;
    const size = `${toMm(values.length)}x${toMm(values.width)}`;
    const id = variant('planks', size, values.planksAPack, values.floor);
    const stagger = `In ${tight} rows no joint could keep this far from the next row’s.`;
    return {
      amount,
      ...(tight > 0 ? { problems: { stagger } } : {}),
      figures: [...figures, { id: 'planks', label: 'planks', value: String(planks) }],
      materials: [
        {
          id,
          name: named(
            `Laminate or vinyl planks, ${sidesOf(values.length, values.width, system)}`,
            values.floor,
          ),
          aisle: 'Flooring',
          form: 'packs',
          unit: 'piece',
          need: planks,
          spare: withSpares(planks, values.spares) - planks,
          why: tell(why, system),
          packs: packs(id, [`pack of ${values.planksAPack}`, values.planksAPack, 3200]),
        },
        {
          id: 'underlay',
          name: 'Underlay',
          aisle: 'Flooring',
          // In thousandths of a square metre, as packs are.
          form: 'packs',
          unit: 'm²/1000',
          need: Math.ceil(amount * 1000),
          why: `${formatArea(covered, system)} of floor.`,
          packs: packs(
            'underlay',
            ['roll of 10 m²', 10_000, 1800],
            ['roll of 15 m²', 15_000, 2500],
          ),
        },
      ],
      drawings: [
        {
          id: 'floor',
          name: 'Floor',
          counts: [id],
          surface: room.floor,
          seen: 'plan',
          pieces: laid.value.laid,
        },
        areaDrawing('Underlay', ['underlay'], room.floor, covered, system),
      ],
    };
  },
  tools: () => [
    'Tape measure, pencil, square',
    'Jigsaw or hand saw',
    'Spacers, 10 mm (3/8 in)',
    'Tapping block, pull bar and hammer',
    'Utility knife',
    'Knee pads, safety glasses, dust mask',
  ],
  steps: (_, amount) => [
    {
      id: 'rest',
      title: 'Let the packs rest in the room',
      detail: 'Lay them flat and closed for 48 hours at the temperature you live in.',
      minutes: 15,
      dryMinutes: 48 * 60,
    },
    {
      id: 'prepare',
      title: 'Clear, level, lay the underlay',
      detail: 'Take off the skirting or plan for beading. The floor must be flat to 3 mm in 2 m.',
      safety: 'Old floor tiles and their glue may hold asbestos: leave them whole and cover them.',
      minutes: minutesFor(amount, 8),
    },
    {
      id: 'lay',
      title: 'Lay row by row',
      detail:
        'Start at the wall of the drawing with the tongue side cut off the first row. Each row begins with the piece that the drawing shows. Spacers at every wall.',
      safety:
        'Wear glasses and a mask when you saw, and saw outside if you can. Knee pads spare your knees.',
      minutes: minutesFor(amount, 3),
    },
    {
      id: 'finish',
      title: 'Pull the spacers, fit skirting and thresholds',
      detail: 'Fix skirting to the wall, never to the floor.',
      minutes: 60,
    },
  ],
});
