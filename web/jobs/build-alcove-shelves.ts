import { en } from '../language/en/build-alcove-shelves.ts';
import type { Locale } from '../language/locale.ts';
import { formatLength } from '../measure/format-length.ts';
import { inches, length, mm, toMm } from '../measure/units.ts';
import { pieceCount } from '../takeoff/piece.ts';
import type { Panel } from '../takeoff/material.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn } from './old-contract.ts';
import { kerfField } from './kerf-field.ts';
import { boxOf, packs, sheets, timber, variant } from './stock.ts';
import { shelfDrawing } from './shelf-drawing.ts';

const wordsIn = (locale: Locale) => locale.words('buildAlcoveShelves', en);

/** Build shelves or an open unit for an alcove from sheets. */
export const buildAlcoveShelves = jobIn((locale) =>
  defineJob(
    {
      slug: 'build-alcove-shelves',
      phase: 'fittings',
      places: ['thing'],
      example: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
      fields: {
        width: {
          kind: 'length',
          label: wordsIn(locale).fields.width.label,
          least: mm(200),
          most: mm(2400),
          source: wordsIn(locale).fields.width.source,
        },
        height: {
          kind: 'length',
          label: wordsIn(locale).fields.height.label,
          least: mm(200),
          most: mm(2400),
        },
        depth: {
          kind: 'length',
          label: wordsIn(locale).fields.depth.label,
          least: mm(100),
          most: mm(1200),
        },
        shelves: {
          kind: 'number',
          label: wordsIn(locale).fields.shelves.label,
          usual: 4,
          least: 1,
          most: 20,
          whole: true,
        },
        build: {
          kind: 'choice',
          label: wordsIn(locale).fields.build.label,
          options: wordsIn(locale).fields.build.options,
        },
        thickness: {
          kind: 'length',
          label: wordsIn(locale).fields.thickness.label,
          usual: { metric: mm(18), imperial: inches(3 / 4) },
          least: mm(6),
          most: mm(40),
        },
        fit: {
          kind: 'length',
          label: wordsIn(locale).fields.fit.label,
          usual: mm(6),
          least: mm(0),
          most: mm(30),
        },
        grain: { kind: 'toggle', label: wordsIn(locale).fields.grain.label, usual: false },
        kerf: kerfField(wordsIn(locale).fields.kerf.label),
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(_, values, workshop) {
        const { thickness, fit, depth, shelves } = values;
        const outside = length(values.width - fit);
        const turns = !values.grain;
        const unit = values.build === 'unit';
        const inside = length(unit ? outside - 2 * thickness : outside);
        const problems: Record<string, string> = {};
        if (inside <= 0) problems['width'] = wordsIn(locale).nothingLeft;
        const high = length(values.height - fit);
        if (high <= shelves * thickness) problems['shelves'] = wordsIn(locale).tooMany;
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
        const shown = formatLength(inside, locale);
        const battens = [
          { name: 'back-batten', length: inside, quantity: shelves },
          {
            name: 'end-batten',
            length: length(Math.max(0, depth - mm(50))),
            quantity: 2 * shelves,
          },
        ];
        return {
          amount: (toMm(inside) / 1000) * (shelves + 2),
          problems,
          figures: [{ id: 'shelf', label: wordsIn(locale).figures.shelf, value: shown }],
          materials: sound
            ? [
                {
                  id: ids.screws,
                  name: wordsIn(locale).screws[values.build],
                  aisle: 'fixings',
                  // Four in each end of a panel, or three in a back batten and two in each end batten.
                  form: 'packs',
                  unit: 'piece',
                  need: unit ? 8 * (shelves + 2) : 7 * shelves,
                  why: unit
                    ? wordsIn(locale).unitScrewsWhy(shelves + 2)
                    : wordsIn(locale).battenScrewsWhy(shelves),
                  packs: packs(ids.screws, locale, boxOf(50, 350), boxOf(200, 900)),
                },
                {
                  form: 'sheets',
                  id: ids.board,
                  name: wordsIn(locale).board(formatLength(thickness, locale)),
                  aisle: 'timber',
                  panels: parts,
                  stock: sheets(ids.board, 4800, locale, workshop),
                  kerf: values.kerf,
                  trim: workshop.sheetTrim ?? mm(10),
                  why: wordsIn(locale).boardWhy(
                    count,
                    shelves,
                    shown,
                    formatLength(depth, locale),
                    unit,
                  ),
                },
                ...(unit
                  ? []
                  : [
                      {
                        form: 'lengths' as const,
                        id: ids.batten,
                        name: wordsIn(locale).batten,
                        aisle: 'timber' as const,
                        pieces: battens,
                        stock: timber(ids.batten, 160, locale, workshop),
                        kerf: values.kerf,
                        why: wordsIn(locale).battensWhy(pieceCount(battens)),
                      },
                    ]),
              ]
            : [],
          drawings: sound
            ? [shelfDrawing({ outside, high, inside, thickness, shelves }, unit, ids, locale)]
            : [],
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'measure',
          ...wordsIn(locale).steps.measure,

          minutes: 20,
        },
        {
          id: 'saw',
          ...wordsIn(locale).steps.saw,

          minutes: minutesFor(amount, 5),
        },
        {
          id: 'build',
          ...wordsIn(locale).steps.build,

          minutes: minutesFor(amount, 4),
          dryMinutes: 120,
        },
        {
          id: 'fix',
          ...wordsIn(locale).steps.fix,

          minutes: 45,
        },
      ],
    },
    locale,
  ),
);
