import { en as enAmounts } from '../language/en/amounts.ts';
import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/lay-a-path.ts';
import type { Locale } from '../language/locale.ts';
import { formatArea } from '../measure/format-length.ts';
import { inches, mm, toSquareMetres } from '../measure/units.ts';
import type { Material } from '../takeoff/material.ts';
import { bulkNeed, concreteNeed, volumeOf, type Bulk, type Need } from '../takeoff/rates.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn, type TakeOff } from './old-contract.ts';
import { areaDrawing } from './drawings.ts';
import { layersDrawing } from './layers-drawing.ts';
import { concreteBags, kilos, packs, rollOf } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('layAPath', en);
const amountsIn = (locale: Locale) => locale.words('amounts', enAmounts);
const materialsIn = (locale: Locale) => locale.words('materials', enMaterials);

/** Loose material by weight, in grams: hand bags or bulk bags. */
function loose(kind: Bulk, need: Need, locale: Parameters<typeof formatReason>[1]): Material {
  return {
    id: kind,
    name: wordsIn(locale).loose[kind],
    aisle: 'garden',
    form: 'packs',
    unit: 'g',
    need: need.amount,
    why: formatReason(need.why, locale),
    packs: packs(kind, locale, kilos(20, 500), [
      'bulk-bag-800-kg',
      materialsIn(locale).bulkBag(amountsIn(locale).kilograms('800')),
      800_000,
      6500,
    ]),
  };
}

/** Lay a path, a gravel area, a bed or a small concrete slab. */
export const layAPath = jobIn((locale) =>
  defineJob(
    {
      slug: 'lay-a-path',
      phase: 'ground',
      places: ['ground'],
      fields: {
        top: {
          kind: 'choice',
          label: wordsIn(locale).fields.top.label,
          options: wordsIn(locale).fields.top.options,
        },
        depth: {
          kind: 'length',
          label: wordsIn(locale).fields.depth.label,
          usual: { metric: mm(50), imperial: inches(2) },
          least: mm(10),
          most: mm(1000),
          source: wordsIn(locale).fields.depth.source,
        },
        base: {
          kind: 'length',
          label: wordsIn(locale).fields.base.label,
          usual: mm(0),
          least: mm(0),
          most: mm(500),
          source: wordsIn(locale).fields.base.source,
        },
        membrane: { kind: 'toggle', label: wordsIn(locale).fields.membrane.label, usual: true },
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(place, values): TakeOff {
        const amount = toSquareMetres(place.area);
        const top = values.top;
        const concrete = concreteNeed(volumeOf(place.area, values.depth));
        const topMaterial: Material =
          top === 'concrete'
            ? {
                id: 'concrete',
                name: wordsIn(locale).concrete,
                aisle: 'building',
                form: 'packs',
                unit: 'ml',
                need: concrete.amount,
                why: formatReason(concrete.why, locale),
                packs: concreteBags(locale),
              }
            : loose(top, bulkNeed(place.area, values.depth, top), locale);
        const base =
          values.base > 0
            ? [loose('crushed-stone', bulkNeed(place.area, values.base, 'crushed-stone'), locale)]
            : [];
        const membrane: Material[] = values.membrane
          ? [
              {
                id: 'weed-membrane',
                name: wordsIn(locale).weedMembrane,
                aisle: 'garden',
                // In thousandths of a square metre, as rolls are.
                form: 'packs',
                unit: 'm²/1000',
                need: Math.ceil(amount * 1100 - 1e-6),
                why: wordsIn(locale).membraneWhy(formatArea(place.area, locale)),
                packs: packs('weed-membrane', locale, rollOf(10, 900), rollOf(25, 1800)),
              },
            ]
          : [];
        return {
          amount,
          figures: [
            {
              id: 'ground',
              label: wordsIn(locale).figures.ground,
              value: formatArea(place.area, locale),
            },
          ],
          materials: [topMaterial, ...base, ...membrane],
          drawings: [
            areaDrawing(
              'ground',
              wordsIn(locale).ground,
              [topMaterial, ...base, ...membrane].map(({ id }) => id),
              place.region,
              place.area,
              locale,
            ),
            layersDrawing(
              [
                { name: topMaterial.name, depth: values.depth, id: topMaterial.id },
                ...base.map(({ name, id }) => ({ name, id, depth: values.base })),
              ],
              locale,
            ),
          ],
        };
      },
      tools: (values) => [
        ...wordsIn(locale).tools.digging,
        ...(values.top === 'concrete' ? wordsIn(locale).tools.concrete : []),
        ...wordsIn(locale).tools.safety,
      ],
      steps: (values, amount) => [
        {
          id: 'mark',
          ...wordsIn(locale).steps.mark,

          minutes: minutesFor(amount, 2),
        },
        {
          id: 'base',
          ...wordsIn(locale).steps.base,

          minutes: minutesFor(amount, 4),
        },
        ...(values.top === 'concrete'
          ? [
              {
                id: 'pour',
                ...wordsIn(locale).steps.pour,

                minutes: minutesFor(amount, 2.5),
                dryMinutes: 3 * 24 * 60,
              },
            ]
          : [
              {
                id: 'spread',
                ...wordsIn(locale).steps.spread,

                minutes: minutesFor(amount, 8),
              },
            ]),
      ],
    },
    locale,
  ),
);
