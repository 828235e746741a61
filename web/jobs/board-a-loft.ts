import { formatArea } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { regionArea } from '../measure/polygon.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { layBoards } from '../takeoff/boards.ts';
import type { Material } from '../takeoff/material.ts';
import { insulationRolls } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { areaDrawing } from './drawings.ts';
import { packs, screwBoxes, sidesOf, variant } from './stock.ts';
import { tell } from './tell.ts';

/** Board and insulate a loft: loft panels across the joists, two layers of rolls. */
export const boardALoft = defineJob({
  slug: 'board-a-loft',
  title: 'Board and insulate a loft',
  summary:
    'Loft panels laid across the joists with staggered ends, and insulation in two layers, by the roll.',
  phase: 'boards',
  places: ['room', 'ground'],
  fields: {
    length: {
      kind: 'length',
      label: 'Panel length',
      usual: { metric: mm(1220), imperial: inches(48) },
      least: mm(400),
      most: mm(3000),
    },
    width: {
      kind: 'length',
      label: 'Panel width',
      usual: { metric: mm(325), imperial: inches(24) },
      least: mm(200),
      most: mm(1500),
    },
    spacing: {
      kind: 'length',
      label: 'Joists every',
      usual: { metric: mm(400), imperial: inches(16) },
      least: mm(200),
      most: mm(1000),
    },
    joists: {
      kind: 'choice',
      label: 'Joists run',
      options: { shorter: 'Along the shorter side', x: 'Along the length', y: 'Along the width' },
    },
    insulate: {
      kind: 'choice',
      label: 'Insulate',
      options: {
        both: '100 mm between and 170 mm across',
        between: '100 mm between the joists',
        none: 'Not now',
      },
    },
    panelsAPack: {
      kind: 'number',
      label: 'Panels in a pack',
      usual: 3,
      least: 1,
      most: 50,
      whole: true,
    },
  },
  counts: [
    'Panels: laid across the joists, ends on a joist, every second row shifted; cut-offs used again.',
    'Insulation: 270 mm in two layers, 100 between the joists and 170 across; a roll covers 9.6 m² at 100 mm and 7.1 m² at 170.',
    'Screws: every 300 mm on each joist that a panel touches.',
  ],
  pitfalls: [
    'Boards laid straight on 100 mm joists squash a 270 mm layer: raise them on legs or battens.',
    'Insulation pushed into the eaves stops the air: leave 50 mm, or the roof timbers rot.',
    'Cables buried in insulation overheat: lift them onto it. Downlights need a cover.',
    'Ceiling joists are not floor joists: light storage only, unless an engineer says otherwise.',
  ],
  takeOff(place, values, system): TakeOff {
    const region = place.kind === 'room' ? place.floor : place.region;
    const covered = regionArea(region);
    const amount = toSquareMetres(covered);
    const figures = [{ id: 'loft', label: 'loft', value: formatArea(covered, system) }];
    if (place.kind === 'ground' && place.shape !== 'right-angled') {
      const joists = 'Panels can be laid out on an outline with right angles only.';
      return { amount, figures, materials: [], drawings: [], problems: { joists } };
    }
    const across = longerWay(region) === 'x' ? 'y' : 'x';
    const supports = values.joists === 'shorter' ? across : values.joists;
    const layout = layBoards(region, {
      length: values.length,
      width: values.width,
      along: supports === 'x' ? 'y' : 'x',
      supports,
      spacing: values.spacing,
      screwEvery: mm(300),
      kerf: mm(3),
    });
    const size = `${toMm(values.length)}x${toMm(values.width)}`;
    const panelId = variant('loft-panel', size, values.panelsAPack);
    const layers = { both: [100, 170], between: [100], none: [] } as const;
    const insulation = layers[values.insulate].map((thickness): Material => {
      const rolls = insulationRolls(covered, thickness);
      const id = `insulation-${thickness}`;
      return {
        id,
        name: `Loft insulation, ${thickness} mm`,
        aisle: 'Insulation',
        form: 'packs',
        unit: 'piece',
        need: rolls.amount,
        why: tell(rolls.why, system),
        packs: packs(id, ['1 roll', 1, thickness === 100 ? 2400 : 2600]),
      };
    });
    return {
      amount,
      figures: [...figures, { id: 'panels', label: 'panels', value: String(layout.sheets) }],
      materials: [
        {
          id: panelId,
          name: `Loft panels, ${sidesOf(values.length, values.width, system)}`,
          aisle: 'Building',
          form: 'packs',
          unit: 'piece',
          need: layout.sheets,
          why: tell(layout.why, system),
          packs: packs(panelId, [`pack of ${values.panelsAPack}`, values.panelsAPack, 1500]),
        },
        {
          id: 'loft-screws',
          name: 'Wood screws, 5 × 60 mm',
          aisle: 'Fixings',
          form: 'packs',
          unit: 'piece',
          need: layout.screws,
          why: `${layout.screws} screws: every 300 mm on each joist that a panel touches.`,
          packs: screwBoxes('loft-screws'),
        },
        ...insulation,
      ],
      drawings: [
        {
          id: 'loft',
          name: 'Loft',
          counts: [panelId, 'loft-screws'],
          surface: region,
          seen: 'plan',
          pieces: layout.laid[0] ?? [],
        },
        ...insulation.map(({ id, name }) => areaDrawing(name, [id], region, covered, system)),
      ],
    };
  },
  tools: () => [
    'Tape measure, pencil',
    'Saw, drill, drivers',
    'Long knife for insulation',
    'Crawl board and work light',
    'Dust mask (FFP3), gloves, safety glasses, long sleeves',
  ],
  steps: (_, amount) => [
    {
      id: 'check',
      title: 'Look before you cover',
      detail:
        'Look for damp, bats, bare cables and pipes without lagging, and put right what you find.',
      safety:
        'Stand on joists or a crawl board only: the ceiling does not carry you. Old loose insulation may hold asbestos (vermiculite): do not touch it.',
      minutes: 30,
    },
    {
      id: 'between',
      title: 'Lay the first layer between the joists',
      detail: '50 mm free at the eaves, cables lifted out, none under a water tank.',
      safety:
        'Mask (FFP3), gloves, glasses, long sleeves. Downlights and cables buried in it overheat.',
      minutes: minutesFor(amount, 12),
    },
    {
      id: 'raise',
      title: 'Raise the floor and lay the second layer',
      detail: 'Legs or battens as high as the insulation, the second layer across the joists.',
      minutes: minutesFor(amount, 6),
    },
    {
      id: 'board',
      title: 'Board from the hatch outwards',
      detail:
        'Ends on a joist, rows shifted as on the drawing, screws and no nails: shaking cracks the ceiling.',
      safety:
        'Cables and pipes cross joists: look under every panel before you screw. Kneel on boards only.',
      minutes: minutesFor(amount, 5),
    },
  ],
});
