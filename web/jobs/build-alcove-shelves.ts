import { formatLength } from '../measure/format-length.ts';
import { inches, length, mm, toMm } from '../measure/units.ts';
import { pieceCount } from '../takeoff/piece.ts';
import type { Panel } from '../takeoff/material.ts';
import { defineJob, minutesFor } from './contract.ts';
import { packs, sheets, timber, variant } from './stock.ts';
import { shelfDrawing } from './shelf-drawing.ts';

/** Build shelves or an open unit for an alcove from sheets. */
export const buildAlcoveShelves = defineJob({
  slug: 'build-alcove-shelves',
  title: 'Build alcove shelves',
  summary:
    'Shelves on battens or a free-standing unit, every panel sized from the alcove, sawn from the fewest sheets with a plan you can follow.',
  phase: 'fittings',
  places: ['thing'],
  example: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
  fields: {
    width: {
      kind: 'length',
      label: 'Alcove width',
      least: mm(200),
      most: mm(2400),
      source: 'The narrowest of three heights.',
    },
    height: { kind: 'length', label: 'Height', least: mm(200), most: mm(2400) },
    depth: { kind: 'length', label: 'Depth', least: mm(100), most: mm(1200) },
    shelves: { kind: 'number', label: 'Shelves', usual: 4, least: 1, most: 20, whole: true },
    build: {
      kind: 'choice',
      label: 'Built as',
      options: { unit: 'Unit with sides, top and bottom', battens: 'Shelves on battens' },
    },
    thickness: {
      kind: 'length',
      label: 'Board thickness',
      usual: { metric: mm(18), imperial: inches(3 / 4) },
      least: mm(6),
      most: mm(40),
    },
    fit: {
      kind: 'length',
      label: 'Play to slide it in',
      usual: mm(6),
      least: mm(0),
      most: mm(30),
    },
    grain: { kind: 'toggle', label: 'The grain shows', usual: false },
    kerf: {
      kind: 'length',
      label: 'Saw cut',
      usual: { metric: mm(3), imperial: inches(1 / 8) },
      least: mm(0),
      most: mm(10),
    },
  },
  counts: [
    'Unit: two sides as high as the alcove less the play; top, bottom and shelves between them.',
    'On battens: shelves as wide as the alcove less the play, a batten at the back and one at either end of each.',
    'Sheets: the cheapest mix of sizes, with the saw cut between panels and 10 mm trimmed off the edges.',
  ],
  pitfalls: [
    'Long shelves sag: 18 mm board carries books over 800 mm at most without a support or a front edge.',
    'Alcoves narrow towards the back: measure front, middle and back, use the least.',
    'Battens screwed into plaster alone: find the masonry or studs, and the cables.',
  ],
  takeOff(_, values, system) {
    const { thickness, fit, depth, shelves } = values;
    const outside = length(values.width - fit);
    const turns = !values.grain;
    const unit = values.build === 'unit';
    const inside = length(unit ? outside - 2 * thickness : outside);
    const problems: Record<string, string> = {};
    if (inside <= 0) problems['width'] = 'Nothing is left between the sides.';
    const high = length(values.height - fit);
    if (high <= shelves * thickness) problems['shelves'] = 'These shelves fill the whole height.';
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
          panel('top and bottom', inside, 2),
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
      { name: 'back batten', length: inside, quantity: shelves },
      { name: 'end batten', length: length(Math.max(0, depth - mm(50))), quantity: 2 * shelves },
    ];
    return {
      amount: (toMm(inside) / 1000) * (shelves + 2),
      problems,
      figures: [{ id: 'shelf', label: 'shelf length', value: shown }],
      materials: sound
        ? [
            {
              id: ids.screws,
              name: unit ? 'Screws, 4 × 50 mm' : 'Screws and wall plugs',
              aisle: 'Fixings',
              // Four in each end of a panel, or three in a back batten and two in each end batten.
              form: 'packs',
              unit: 'piece',
              need: unit ? 8 * (shelves + 2) : 7 * shelves,
              why: unit
                ? `4 in each end of ${shelves + 2} panels.`
                : `7 for the battens of each of ${shelves} shelves.`,
              packs: packs(ids.screws, ['box of 50', 50, 350], ['box of 200', 200, 900]),
            },
            {
              form: 'sheets',
              id: ids.board,
              name: `Board, ${formatLength(thickness, system)}`,
              aisle: 'Timber',
              panels: parts,
              stock: sheets(ids.board, 4800),
              kerf: values.kerf,
              trim: mm(10),
              why: `${count} panels: ${shelves} shelves of ${shown} × ${formatLength(depth, system)}${unit ? ', two sides, top and bottom' : ''}.`,
            },
            ...(unit
              ? []
              : [
                  {
                    form: 'lengths' as const,
                    id: ids.batten,
                    name: 'Batten, 25 × 38 mm',
                    aisle: 'Timber',
                    pieces: battens,
                    stock: timber(ids.batten, 160, system),
                    kerf: values.kerf,
                    why: `${pieceCount(battens)} battens: one at the back and two at the ends of each shelf.`,
                  },
                ]),
          ]
        : [],
      drawings: sound
        ? [shelfDrawing({ outside, high, inside, thickness, shelves }, unit, ids, system)]
        : [],
    };
  },
  tools: () => [
    'Tape measure, pencil, square',
    'Circular saw with a guide, or let the shop saw the panels',
    'Drill, countersink, drivers',
    'Spirit level',
    'Pipe and cable detector',
    'Clamps, wood glue, sandpaper',
    'Safety glasses, ear defenders, dust mask',
  ],
  steps: (_, amount) => [
    {
      id: 'measure',
      title: 'Measure again, three times',
      detail:
        'Width at the bottom, in the middle and at the top; depth on both sides; check the corners for square.',
      minutes: 20,
    },
    {
      id: 'saw',
      title: 'Saw the panels',
      detail:
        'Follow the numbered cuts. Support both halves, set the blade a tooth deeper than the board.',
      safety:
        'Stand beside the blade’s line, never behind it. Glasses, ear defenders and mask on; unplug the saw to set it.',
      minutes: minutesFor(amount, 5),
    },
    {
      id: 'build',
      title: 'Drill, glue and screw',
      detail:
        'Pilot holes keep the edges from splitting. Check for square by measuring both diagonals.',
      minutes: minutesFor(amount, 4),
      dryMinutes: 120,
    },
    {
      id: 'fix',
      title: 'Fix it to the wall',
      detail:
        'Level it with packing, mark the fixings through the back or the battens, drill and screw.',
      safety:
        'Look for pipes and cables first. A unit over 600 mm high must be fixed to the wall at its top, or a climbing child pulls it over.',
      minutes: 45,
    },
  ],
});
