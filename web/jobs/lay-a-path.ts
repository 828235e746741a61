import { formatArea } from '../measure/format-length.ts';
import { inches, mm, toSquareMetres } from '../measure/units.ts';
import type { Material } from '../takeoff/material.ts';
import { bulkNeed, concreteNeed, volumeOf, type Bulk, type Need } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { areaDrawing } from './drawings.ts';
import { layersDrawing } from './layers-drawing.ts';
import { concreteBags, packs } from './stock.ts';
import { tell } from './tell.ts';

const NAMES: Readonly<Record<Bulk, string>> = {
  gravel: 'Gravel',
  'crushed stone': 'Crushed stone (sub-base)',
  sand: 'Sand',
  topsoil: 'Topsoil',
  compost: 'Compost',
  mulch: 'Bark mulch',
};

/** Loose material by weight, in grams: hand bags or bulk bags. */
function loose(kind: Bulk, need: Need, system: Parameters<typeof tell>[1]): Material {
  const id = kind.replaceAll(' ', '-');
  return {
    id,
    name: NAMES[kind],
    aisle: 'Garden',
    form: 'packs',
    unit: 'g',
    need: need.amount,
    why: tell(need.why, system),
    packs: packs(id, ['20 kg bag', 20_000, 500], ['bulk bag, 800 kg', 800_000, 6500]),
  };
}

/** Lay a path, a gravel area, a bed or a small concrete slab. */
export const layAPath = defineJob({
  slug: 'lay-a-path',
  title: 'Lay a path, gravel or a small slab',
  summary:
    'Gravel, stone, soil or concrete for any shape of ground, by depth, in bags or bulk bags, whichever is cheaper.',
  phase: 'ground',
  places: ['ground'],
  fields: {
    top: {
      kind: 'choice',
      label: 'Top layer',
      options: {
        gravel: 'Gravel',
        concrete: 'Concrete slab',
        topsoil: 'Topsoil',
        compost: 'Compost',
        mulch: 'Bark mulch',
        sand: 'Sand',
      },
    },
    depth: {
      kind: 'length',
      label: 'Depth',
      usual: { metric: mm(50), imperial: inches(2) },
      least: mm(10),
      most: mm(1000),
      source: '50 to 75 mm for a path, 100 to 150 for a drive or a slab.',
    },
    base: {
      kind: 'length',
      label: 'Sub-base of crushed stone',
      usual: mm(0),
      least: mm(0),
      most: mm(500),
      source: '100 mm under a slab or where a car stands.',
    },
    membrane: { kind: 'toggle', label: 'Weed membrane', usual: true },
  },
  counts: [
    'Volume: area × depth; weight by t/m³: gravel 1.6, crushed stone 1.7, sand 1.6, topsoil 1.3, compost 0.75, mulch 0.4 (yards’ own data, middle of the range).',
    'Concrete: volume and 10 % more; 108 bags of 20 kg make a cubic metre (Blue Circle Southern).',
    'Membrane: area and 10 % for overlaps.',
  ],
  pitfalls: [
    'Digging into a cable, gas or water pipe: ask for plans, dig by hand.',
    'Water that runs to the house: fall 1 : 60 away from it, 150 mm below the damp-proof course.',
    'Gravel without an edging walks onto the lawn.',
    'More than about a quarter of a cubic metre of concrete by hand sets before you are done: hire a mixer or order it ready.',
  ],
  takeOff(place, values, system): TakeOff {
    const amount = toSquareMetres(place.area);
    const top = values.top;
    const concrete = concreteNeed(volumeOf(place.area, values.depth));
    const topMaterial: Material =
      top === 'concrete'
        ? {
            id: 'concrete',
            name: 'Concrete mix',
            aisle: 'Building',
            form: 'packs',
            unit: 'ml',
            need: concrete.amount,
            why: tell(concrete.why, system),
            packs: concreteBags(system),
          }
        : loose(top, bulkNeed(place.area, values.depth, top), system);
    const base =
      values.base > 0
        ? [loose('crushed stone', bulkNeed(place.area, values.base, 'crushed stone'), system)]
        : [];
    const membrane: Material[] = values.membrane
      ? [
          {
            id: 'weed-membrane',
            name: 'Weed membrane',
            aisle: 'Garden',
            // In thousandths of a square metre, as rolls are.
            form: 'packs',
            unit: 'm²/1000',
            need: Math.ceil(amount * 1100 - 1e-6),
            why: `${formatArea(place.area, system)} and 10 % for overlaps.`,
            packs: packs(
              'weed-membrane',
              ['roll of 10 m²', 10_000, 900],
              ['roll of 25 m²', 25_000, 1800],
            ),
          },
        ]
      : [];
    return {
      amount,
      figures: [{ id: 'ground', label: 'ground', value: formatArea(place.area, system) }],
      materials: [topMaterial, ...base, ...membrane],
      drawings: [
        areaDrawing(
          'Ground',
          [topMaterial, ...base, ...membrane].map(({ id }) => id),
          place.region,
          place.area,
          system,
        ),
        layersDrawing(
          [
            { name: topMaterial.name, depth: values.depth, id: topMaterial.id },
            ...base.map(({ name, id }) => ({ name, id, depth: values.base })),
          ],
          system,
        ),
      ],
    };
  },
  tools: (values) => [
    'String line, pegs, tape measure',
    'Spade, rake, wheelbarrow',
    'Tamper or plate compactor',
    'Cable and pipe detector',
    ...(values.top === 'concrete'
      ? ['Mixer or mixing trough', 'Boards for the edge', 'Float']
      : []),
    'Gloves, safety glasses, sturdy shoes',
  ],
  steps: (values, amount) => [
    {
      id: 'mark',
      title: 'Mark and dig out',
      detail: 'As deep as all layers together, with straight sides and a flat bottom.',
      safety:
        'Ask for the plans of cables and pipes first, dig by hand near them; lift with your legs, fill barrows half.',
      minutes: minutesFor(amount, 2),
    },
    {
      id: 'base',
      title: 'Base, edging, membrane',
      detail: 'Compact the ground and the sub-base in layers of 75 mm, then set the edging.',
      safety:
        'Ear defenders and steel toecaps with the compactor; wet dusty stone, or wear a mask.',
      minutes: minutesFor(amount, 4),
    },
    ...(values.top === 'concrete'
      ? [
          {
            id: 'pour',
            title: 'Pour and level',
            detail:
              'Boards round the edge, mix, pour, tamp with a straight board, float. Cover it and keep it damp.',
            safety: 'Wet cement burns: gloves, glasses, boots, long sleeves. Rinse skin at once.',
            minutes: minutesFor(amount, 2.5),
            dryMinutes: 3 * 24 * 60,
          },
        ]
      : [
          {
            id: 'spread',
            title: 'Spread and rake',
            detail: 'Tip it in heaps, rake it level, water mulch and soil in.',
            safety: 'Gloves on, and a mask with dry bark or compost: their dust carries mould.',
            minutes: minutesFor(amount, 8),
          },
        ]),
  ],
});
