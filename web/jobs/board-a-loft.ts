import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/board-a-loft.ts';
import { area } from '../language/language.ts';
import { formatArea } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { regionArea } from '../measure/polygon.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { layBoards } from '../takeoff/boards.ts';
import type { Material } from '../takeoff/material.ts';
import { insulationRolls } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { areaDrawing } from './drawings.ts';
import { packOf, packs, screwBoxes, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = area('boardALoft', en);
const materialWords = area('materials', enMaterials);

/** Board and insulate a loft: loft panels across the joists, two layers of rolls. */
export const boardALoft = defineJob({
  slug: 'board-a-loft',
  title: words.title,
  summary: words.summary,
  phase: 'boards',
  places: ['room', 'ground'],
  fields: {
    length: {
      kind: 'length',
      label: words.fields.length.label,
      usual: { metric: mm(1220), imperial: inches(48) },
      least: mm(400),
      most: mm(3000),
    },
    width: {
      kind: 'length',
      label: words.fields.width.label,
      usual: { metric: mm(325), imperial: inches(24) },
      least: mm(200),
      most: mm(1500),
    },
    spacing: {
      kind: 'length',
      label: words.fields.spacing.label,
      usual: { metric: mm(400), imperial: inches(16) },
      least: mm(200),
      most: mm(1000),
    },
    joists: {
      kind: 'choice',
      label: words.fields.joists.label,
      options: words.fields.joists.options,
    },
    insulate: {
      kind: 'choice',
      label: words.fields.insulate.label,
      options: words.fields.insulate.options,
    },
    panelsAPack: {
      kind: 'number',
      label: words.fields.panelsAPack.label,
      usual: 3,
      least: 1,
      most: 50,
      whole: true,
    },
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(place, values, system): TakeOff {
    const region = place.kind === 'room' ? place.floor : place.region;
    const covered = regionArea(region);
    const amount = toSquareMetres(covered);
    const figures = [{ id: 'loft', label: words.figures.loft, value: formatArea(covered, system) }];
    if (place.kind === 'ground' && place.shape !== 'right-angled') {
      const joists = words.rightAngled;
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
        name: words.insulation(thickness),
        aisle: materialWords.aisles.insulation,
        form: 'packs',
        unit: 'piece',
        need: rolls.amount,
        why: formatReason(rolls.why, system),
        packs: packs(id, ['1-roll', materialWords.roll, 1, thickness === 100 ? 2400 : 2600]),
      };
    });
    return {
      amount,
      figures: [
        ...figures,
        { id: 'panels', label: words.figures.panels, value: String(layout.sheets) },
      ],
      materials: [
        {
          id: panelId,
          name: words.panels(sidesOf(values.length, values.width, system)),
          aisle: materialWords.aisles.building,
          form: 'packs',
          unit: 'piece',
          need: layout.sheets,
          why: formatReason(layout.why, system),
          packs: packs(panelId, packOf(values.panelsAPack, 1500)),
        },
        {
          id: 'loft-screws',
          name: words.loftScrews,
          aisle: materialWords.aisles.fixings,
          form: 'packs',
          unit: 'piece',
          need: layout.screws,
          why: words.screwsWhy(layout.screws),
          packs: screwBoxes('loft-screws'),
        },
        ...insulation,
      ],
      drawings: [
        {
          id: 'loft',
          name: words.loftDrawing,
          counts: [panelId, 'loft-screws'],
          surface: region,
          seen: 'plan',
          pieces: layout.laid[0] ?? [],
        },
        ...insulation.map(({ id, name }) => areaDrawing(id, name, [id], region, covered, system)),
      ],
    };
  },
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'check',
      ...words.steps.check,

      minutes: 30,
    },
    {
      id: 'between',
      ...words.steps.between,

      minutes: minutesFor(amount, 12),
    },
    {
      id: 'raise',
      ...words.steps.raise,

      minutes: minutesFor(amount, 6),
    },
    {
      id: 'board',
      ...words.steps.board,

      minutes: minutesFor(amount, 5),
    },
  ],
});
