import { en as enAmounts } from '../language/en/amounts.ts';
import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/lay-a-path.ts';
import { area } from '../language/language.ts';
import { formatArea } from '../measure/format-length.ts';
import { inches, mm, toSquareMetres } from '../measure/units.ts';
import type { Material } from '../takeoff/material.ts';
import { bulkNeed, concreteNeed, volumeOf, type Bulk, type Need } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { areaDrawing } from './drawings.ts';
import { layersDrawing } from './layers-drawing.ts';
import { concreteBags, kilos, packs, rollOf } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = area('layAPath', en);
const amountWords = area('amounts', enAmounts);
const materialWords = area('materials', enMaterials);

/** Loose material by weight, in grams: hand bags or bulk bags. */
function loose(kind: Bulk, need: Need, system: Parameters<typeof formatReason>[1]): Material {
  return {
    id: kind,
    name: words.loose[kind],
    aisle: materialWords.aisles.garden,
    form: 'packs',
    unit: 'g',
    need: need.amount,
    why: formatReason(need.why, system),
    packs: packs(kind, kilos(20, 500), [
      'bulk-bag-800-kg',
      materialWords.bulkBag(amountWords.kilograms('800')),
      800_000,
      6500,
    ]),
  };
}

/** Lay a path, a gravel area, a bed or a small concrete slab. */
export const layAPath = defineJob({
  slug: 'lay-a-path',
  title: words.title,
  summary: words.summary,
  phase: 'ground',
  places: ['ground'],
  fields: {
    top: {
      kind: 'choice',
      label: words.fields.top.label,
      options: words.fields.top.options,
    },
    depth: {
      kind: 'length',
      label: words.fields.depth.label,
      usual: { metric: mm(50), imperial: inches(2) },
      least: mm(10),
      most: mm(1000),
      source: words.fields.depth.source,
    },
    base: {
      kind: 'length',
      label: words.fields.base.label,
      usual: mm(0),
      least: mm(0),
      most: mm(500),
      source: words.fields.base.source,
    },
    membrane: { kind: 'toggle', label: words.fields.membrane.label, usual: true },
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(place, values, system): TakeOff {
    const amount = toSquareMetres(place.area);
    const top = values.top;
    const concrete = concreteNeed(volumeOf(place.area, values.depth));
    const topMaterial: Material =
      top === 'concrete'
        ? {
            id: 'concrete',
            name: words.concrete,
            aisle: materialWords.aisles.building,
            form: 'packs',
            unit: 'ml',
            need: concrete.amount,
            why: formatReason(concrete.why, system),
            packs: concreteBags(system),
          }
        : loose(top, bulkNeed(place.area, values.depth, top), system);
    const base =
      values.base > 0
        ? [loose('crushed-stone', bulkNeed(place.area, values.base, 'crushed-stone'), system)]
        : [];
    const membrane: Material[] = values.membrane
      ? [
          {
            id: 'weed-membrane',
            name: words.weedMembrane,
            aisle: materialWords.aisles.garden,
            // In thousandths of a square metre, as rolls are.
            form: 'packs',
            unit: 'm²/1000',
            need: Math.ceil(amount * 1100 - 1e-6),
            why: words.membraneWhy(formatArea(place.area, system)),
            packs: packs('weed-membrane', rollOf(10, 900), rollOf(25, 1800)),
          },
        ]
      : [];
    return {
      amount,
      figures: [
        { id: 'ground', label: words.figures.ground, value: formatArea(place.area, system) },
      ],
      materials: [topMaterial, ...base, ...membrane],
      drawings: [
        areaDrawing(
          'ground',
          words.ground,
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
    ...words.tools.digging,
    ...(values.top === 'concrete' ? words.tools.concrete : []),
    ...words.tools.safety,
  ],
  steps: (values, amount) => [
    {
      id: 'mark',
      ...words.steps.mark,

      minutes: minutesFor(amount, 2),
    },
    {
      id: 'base',
      ...words.steps.base,

      minutes: minutesFor(amount, 4),
    },
    ...(values.top === 'concrete'
      ? [
          {
            id: 'pour',
            ...words.steps.pour,

            minutes: minutesFor(amount, 2.5),
            dryMinutes: 3 * 24 * 60,
          },
        ]
      : [
          {
            id: 'spread',
            ...words.steps.spread,

            minutes: minutesFor(amount, 8),
          },
        ]),
  ],
});
