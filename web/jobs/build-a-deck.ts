import { formatArea, formatLength } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { DECK_DEFAULTS, layDeck } from '../takeoff/deck.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { longestTimber, screwBoxes, timber, variant } from './stock.ts';
import { tell } from './tell.ts';

/** Build a deck: rows of boards on joists, straight or diagonal. */
export const buildADeck = defineJob({
  slug: 'build-a-deck',
  title: 'Build a deck',
  summary:
    'Every board and joist laid out on your own outline, joints on joists and staggered, cut from the cheapest lengths.',
  phase: 'structure',
  places: ['ground'],
  fields: {
    lay: {
      kind: 'choice',
      label: 'Boards run',
      options: {
        longer: 'Along the longer side',
        x: 'Along the length',
        y: 'Along the width',
        diagonal: 'Diagonally',
      },
    },
    boardWidth: {
      kind: 'length',
      label: 'Board width',
      usual: { metric: mm(145), imperial: inches(5.5) },
      least: mm(50),
      most: mm(300),
    },
    material: {
      kind: 'choice',
      label: 'Boards of',
      options: { softwood: 'Softwood, 3 mm gaps', composite: 'Composite, 5 mm gaps' },
    },
    straightSpacing: {
      kind: 'length',
      label: 'Joists every',
      usual: { metric: DECK_DEFAULTS.joistSpacing, imperial: inches(16) },
      least: mm(150),
      most: mm(900),
    },
    diagonalSpacing: {
      kind: 'length',
      label: 'Joists every, diagonal boards',
      usual: { metric: DECK_DEFAULTS.diagonalSpacing, imperial: inches(12) },
      least: mm(150),
      most: mm(900),
    },
    kerf: {
      kind: 'length',
      label: 'Saw cut',
      usual: { metric: mm(3), imperial: inches(1 / 8) },
      least: mm(0),
      most: mm(10),
    },
  },
  counts: [
    'Boards: rows with gaps of 3 mm (wet softwood) or 5 mm (composite), the last one ripped; joints on joists, neighbours’ apart (Trex, TimberTech).',
    'Joists: every 400 mm (16 in), 300 under diagonal boards, and one at the end.',
    'Screws: two wherever a board meets a joist, on both sides of a joint.',
  ],
  pitfalls: [
    'No slope and no air: boards rot from below. Fall 1 : 100 away from the house, 100 mm of air under the joists.',
    'A deck higher than the damp-proof course brings water into the wall: stay 150 mm below.',
    'Over 600 mm above the ground it needs a guard rail, and in many places permission.',
    'Plain steel screws stain and break: stainless or coated ones only.',
  ],
  takeOff(place, values, system): TakeOff {
    const figures = [{ id: 'deck', label: 'deck', value: formatArea(place.area, system) }];
    const amount = toSquareMetres(place.area);
    if (place.shape !== 'right-angled') {
      const lay = 'Boards can be laid out on an outline with right angles only.';
      return { amount, figures, materials: [], drawings: [], problems: { lay } };
    }
    const diagonal = values.lay === 'diagonal';
    const deck = layDeck(place.region, {
      lay: values.lay === 'longer' ? longerWay(place.region) : values.lay,
      boardWidth: values.boardWidth,
      boardGap: DECK_DEFAULTS.gap[values.material],
      joistSpacing: diagonal ? values.diagonalSpacing : values.straightSpacing,
      longest: longestTimber(system),
      screwsACrossing: DECK_DEFAULTS.screwsACrossing,
    });
    const boardId = variant('deck-board', values.material, toMm(values.boardWidth));
    return {
      amount,
      figures: [...figures, { id: 'rows', label: 'rows', value: String(deck.rows) }],
      materials: [
        {
          id: 'deck-screws',
          name: 'Deck screws, 63 mm',
          aisle: 'Fixings',
          form: 'packs',
          unit: 'piece',
          need: deck.screws,
          why: tell(deck.why.screws, system),
          packs: screwBoxes('deck-screws'),
        },
        {
          form: 'lengths',
          id: boardId,
          name: `Deck boards, ${values.material}, ${formatLength(values.boardWidth, system)}`,
          aisle: 'Timber',
          pieces: deck.boards,
          stock: timber(boardId, values.material === 'softwood' ? 280 : 650, system),
          kerf: values.kerf,
          why: tell(deck.why.boards, system),
        },
        {
          form: 'lengths',
          id: 'deck-joist',
          name: 'Joists, treated',
          aisle: 'Timber',
          pieces: deck.joists,
          stock: timber('deck-joist', 420, system),
          kerf: values.kerf,
          why: tell(deck.why.joists, system),
        },
      ],
      drawings: [
        {
          id: 'deck',
          name: 'Deck',
          counts: [boardId, 'deck-screws'],
          surface: place.region,
          seen: 'plan',
          pieces: deck.laid.map(({ shape, row }) => ({ shape, whole: false, from: row })),
          says: `Boards: ${tell(deck.why.boards, system)}`,
        },
        {
          id: 'joists',
          name: 'Joists',
          counts: ['deck-joist'],
          surface: place.region,
          seen: 'plan',
          pieces: deck.framed.map((shape, i) => ({ shape, whole: false, from: i })),
          says: `Joists: ${tell(deck.why.joists, system)}`,
        },
      ],
    };
  },
  tools: () => [
    'String line, pegs, tape measure, square',
    'Spirit level, 1 m',
    'Spade, rake, tamper',
    'Circular or mitre saw',
    'Drill, countersink, drivers',
    'Spacers for the gaps',
    'Safety glasses, ear defenders, gloves',
  ],
  steps: (_, amount) => [
    {
      id: 'ground',
      title: 'Clear and level the ground',
      detail: 'Take off turf, lay weed sheet and gravel.',
      safety: 'Ask for the plans of cables and pipes before you dig, and dig by hand near them.',
      minutes: minutesFor(amount, 3),
    },
    {
      id: 'frame',
      title: 'Set the frame and joists',
      detail:
        'On pads or posts, with a fall of 1 : 100 away from the house. Measure both diagonals: equal means square. Treat every cut end.',
      minutes: minutesFor(amount, 1.5),
    },
    {
      id: 'boards',
      title: 'Lay the boards',
      detail:
        'Start along the house, spacers between, two screws in every joist, joints where the drawing has them.',
      safety:
        'Glasses and ear defenders when you saw; dust of treated wood and composite wants a mask.',
      minutes: minutesFor(amount, 2),
    },
    {
      id: 'edge',
      title: 'Trim, edge and oil',
      detail: 'Snap a line and saw the ends off in one cut; sand edges, oil or stain when dry.',
      safety: 'Oily rags catch fire by themselves: spread them out to dry outdoors.',
      minutes: minutesFor(amount, 6),
      dryMinutes: 24 * 60,
    },
  ],
});
