import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/board-a-loft.ts';
import type { Locale } from '../language/locale.ts';
import { formatArea } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { regionArea } from '../measure/polygon.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { layBoards } from '../takeoff/boards.ts';
import type { Material } from '../takeoff/material.ts';
import { insulationRolls } from '../takeoff/rates.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn, type TakeOff } from './old-contract.ts';
import { areaDrawing } from './drawings.ts';
import { packOf, packs, screwBoxes, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('boardALoft', en);
const materialsIn = (locale: Locale) => locale.words('materials', enMaterials);

/** Board and insulate a loft: loft panels across the joists, two layers of rolls. */
export const boardALoft = jobIn((locale) =>
  defineJob(
    {
      slug: 'board-a-loft',
      phase: 'boards',
      places: ['room', 'ground'],
      fields: {
        length: {
          kind: 'length',
          label: wordsIn(locale).fields.length.label,
          usual: { metric: mm(1220), imperial: inches(48) },
          least: mm(400),
          most: mm(3000),
        },
        width: {
          kind: 'length',
          label: wordsIn(locale).fields.width.label,
          usual: { metric: mm(325), imperial: inches(24) },
          least: mm(200),
          most: mm(1500),
        },
        spacing: {
          kind: 'length',
          label: wordsIn(locale).fields.spacing.label,
          usual: { metric: mm(400), imperial: inches(16) },
          least: mm(200),
          most: mm(1000),
        },
        joists: {
          kind: 'choice',
          label: wordsIn(locale).fields.joists.label,
          options: wordsIn(locale).fields.joists.options,
        },
        insulate: {
          kind: 'choice',
          label: wordsIn(locale).fields.insulate.label,
          options: wordsIn(locale).fields.insulate.options,
        },
        panelsAPack: {
          kind: 'number',
          label: wordsIn(locale).fields.panelsAPack.label,
          usual: 3,
          least: 1,
          most: 50,
          whole: true,
        },
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(place, values): TakeOff {
        const region = place.kind === 'room' ? place.floor : place.region;
        const covered = regionArea(region);
        const amount = toSquareMetres(covered);
        const figures = [
          { id: 'loft', label: wordsIn(locale).figures.loft, value: formatArea(covered, locale) },
        ];
        if (place.kind === 'ground' && place.shape !== 'right-angled') {
          const joists = wordsIn(locale).rightAngled;
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
            name: wordsIn(locale).insulation(thickness),
            aisle: 'insulation',
            form: 'packs',
            unit: 'piece',
            need: rolls.amount,
            why: formatReason(rolls.why, locale),
            packs: packs(id, locale, [
              '1-roll',
              materialsIn(locale).roll,
              1,
              thickness === 100 ? 2400 : 2600,
            ]),
          };
        });
        return {
          amount,
          figures: [
            ...figures,
            { id: 'panels', label: wordsIn(locale).figures.panels, value: String(layout.sheets) },
          ],
          materials: [
            {
              id: panelId,
              name: wordsIn(locale).panels(sidesOf(values.length, values.width, locale)),
              aisle: 'building',
              form: 'packs',
              unit: 'piece',
              need: layout.sheets,
              why: formatReason(layout.why, locale),
              packs: packs(panelId, locale, packOf(values.panelsAPack, 1500)),
            },
            {
              id: 'loft-screws',
              name: wordsIn(locale).loftScrews,
              aisle: 'fixings',
              form: 'packs',
              unit: 'piece',
              need: layout.screws,
              why: wordsIn(locale).screwsWhy(layout.screws),
              packs: screwBoxes('loft-screws', locale),
            },
            ...insulation,
          ],
          drawings: [
            {
              id: 'loft',
              name: wordsIn(locale).loftDrawing,
              counts: [panelId, 'loft-screws'],
              surface: region,
              seen: 'plan',
              pieces: layout.laid[0] ?? [],
            },
            ...insulation.map(({ id, name }) =>
              areaDrawing(id, name, [id], region, covered, locale),
            ),
          ],
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'check',
          ...wordsIn(locale).steps.check,

          minutes: 30,
        },
        {
          id: 'between',
          ...wordsIn(locale).steps.between,

          minutes: minutesFor(amount, 12),
        },
        {
          id: 'raise',
          ...wordsIn(locale).steps.raise,

          minutes: minutesFor(amount, 6),
        },
        {
          id: 'board',
          ...wordsIn(locale).steps.board,

          minutes: minutesFor(amount, 5),
        },
      ],
    },
    locale,
  ),
);
