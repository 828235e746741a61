import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/build-alcove-shelves.ts';
import { area } from '../language/language.ts';
import { formatLength } from '../measure/format-length.ts';
import { inches, length, mm, toMm } from '../measure/units.ts';
import { pieceCount } from '../takeoff/piece.ts';
import type { Panel } from '../takeoff/material.ts';
import { defineJob, minutesFor } from './contract.ts';
import { kerfField } from './kerf-field.ts';
import { boxOf, packs, sheets, timber, variant } from './stock.ts';
import { shelfDrawing } from './shelf-drawing.ts';

const words = area('buildAlcoveShelves', en);
const materialWords = area('materials', enMaterials);

/** Build shelves or an open unit for an alcove from sheets. */
export const buildAlcoveShelves = defineJob({
  slug: 'build-alcove-shelves',
  title: words.title,
  summary: words.summary,
  phase: 'fittings',
  places: ['thing'],
  example: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
  fields: {
    width: {
      kind: 'length',
      label: words.fields.width.label,
      least: mm(200),
      most: mm(2400),
      source: words.fields.width.source,
    },
    height: { kind: 'length', label: words.fields.height.label, least: mm(200), most: mm(2400) },
    depth: { kind: 'length', label: words.fields.depth.label, least: mm(100), most: mm(1200) },
    shelves: {
      kind: 'number',
      label: words.fields.shelves.label,
      usual: 4,
      least: 1,
      most: 20,
      whole: true,
    },
    build: {
      kind: 'choice',
      label: words.fields.build.label,
      options: words.fields.build.options,
    },
    thickness: {
      kind: 'length',
      label: words.fields.thickness.label,
      usual: { metric: mm(18), imperial: inches(3 / 4) },
      least: mm(6),
      most: mm(40),
    },
    fit: {
      kind: 'length',
      label: words.fields.fit.label,
      usual: mm(6),
      least: mm(0),
      most: mm(30),
    },
    grain: { kind: 'toggle', label: words.fields.grain.label, usual: false },
    kerf: kerfField(words.fields.kerf.label),
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(_, values, system, workshop) {
    const { thickness, fit, depth, shelves } = values;
    const outside = length(values.width - fit);
    const turns = !values.grain;
    const unit = values.build === 'unit';
    const inside = length(unit ? outside - 2 * thickness : outside);
    const problems: Record<string, string> = {};
    if (inside <= 0) problems['width'] = words.nothingLeft;
    const high = length(values.height - fit);
    if (high <= shelves * thickness) problems['shelves'] = words.tooMany;
    const panel = (name: string, long: typeof depth, quantity: number): Panel => ({
      name,
      length: long,
      width: depth,
      quantity,
      turns,
    });
    const parts = unit
      ? [
          panel('side', high, 2),
          panel('top-and-bottom', inside, 2),
          panel('shelf', inside, shelves),
        ]
      : [panel('shelf', inside, shelves)];
    const sound = Object.keys(problems).length === 0;
    const ids = {
      board: variant('shelf-board', toMm(thickness)),
      screws: variant('wood-screws', unit ? '4x50' : 'plugs'),
      batten: 'batten',
    };
    const count = parts.reduce((sum, part) => sum + part.quantity, 0);
    const shown = formatLength(inside, system);
    const battens = [
      { name: 'back-batten', length: inside, quantity: shelves },
      { name: 'end-batten', length: length(Math.max(0, depth - mm(50))), quantity: 2 * shelves },
    ];
    return {
      amount: (toMm(inside) / 1000) * (shelves + 2),
      problems,
      figures: [{ id: 'shelf', label: words.figures.shelf, value: shown }],
      materials: sound
        ? [
            {
              id: ids.screws,
              name: words.screws[values.build],
              aisle: materialWords.aisles.fixings,
              // Four in each end of a panel, or three in a back batten and two in each end batten.
              form: 'packs',
              unit: 'piece',
              need: unit ? 8 * (shelves + 2) : 7 * shelves,
              why: unit ? words.unitScrewsWhy(shelves + 2) : words.battenScrewsWhy(shelves),
              packs: packs(ids.screws, boxOf(50, 350), boxOf(200, 900)),
            },
            {
              form: 'sheets',
              id: ids.board,
              name: words.board(formatLength(thickness, system)),
              aisle: materialWords.aisles.timber,
              panels: parts,
              stock: sheets(ids.board, 4800, system, workshop),
              kerf: values.kerf,
              trim: workshop.sheetTrim ?? mm(10),
              why: words.boardWhy(count, shelves, shown, formatLength(depth, system), unit),
            },
            ...(unit
              ? []
              : [
                  {
                    form: 'lengths' as const,
                    id: ids.batten,
                    name: words.batten,
                    aisle: materialWords.aisles.timber,
                    pieces: battens,
                    stock: timber(ids.batten, 160, system, workshop),
                    kerf: values.kerf,
                    why: words.battensWhy(pieceCount(battens)),
                  },
                ]),
          ]
        : [],
      drawings: sound
        ? [shelfDrawing({ outside, high, inside, thickness, shelves }, unit, ids, system)]
        : [],
    };
  },
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'measure',
      ...words.steps.measure,

      minutes: 20,
    },
    {
      id: 'saw',
      ...words.steps.saw,

      minutes: minutesFor(amount, 5),
    },
    {
      id: 'build',
      ...words.steps.build,

      minutes: minutesFor(amount, 4),
      dryMinutes: 120,
    },
    {
      id: 'fix',
      ...words.steps.fix,

      minutes: 45,
    },
  ],
});
