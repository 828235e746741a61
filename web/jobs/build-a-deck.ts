import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/build-a-deck.ts';
import { area } from '../language/language.ts';
import { formatArea, formatLength } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { DECK_DEFAULTS, layDeck } from '../takeoff/deck.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { kerfField } from './kerf-field.ts';
import { longestTimber, screwBoxes, timber, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = area('buildADeck', en);
const materialWords = area('materials', enMaterials);

/** Build a deck: rows of boards on joists, straight or diagonal. */
export const buildADeck = defineJob({
  slug: 'build-a-deck',
  title: words.title,
  summary: words.summary,
  phase: 'structure',
  places: ['ground'],
  fields: {
    lay: {
      kind: 'choice',
      label: words.fields.lay.label,
      options: words.fields.lay.options,
    },
    boardWidth: {
      kind: 'length',
      label: words.fields.boardWidth.label,
      usual: { metric: mm(145), imperial: inches(5.5) },
      least: mm(50),
      most: mm(300),
    },
    material: {
      kind: 'choice',
      label: words.fields.material.label,
      options: words.fields.material.options,
    },
    straightSpacing: {
      kind: 'length',
      label: words.fields.straightSpacing.label,
      usual: { metric: DECK_DEFAULTS.joistSpacing, imperial: inches(16) },
      least: mm(150),
      most: mm(900),
    },
    diagonalSpacing: {
      kind: 'length',
      label: words.fields.diagonalSpacing.label,
      usual: { metric: DECK_DEFAULTS.diagonalSpacing, imperial: inches(12) },
      least: mm(150),
      most: mm(900),
    },
    kerf: kerfField(words.fields.kerf.label),
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(place, values, system, workshop): TakeOff {
    const figures = [
      { id: 'deck', label: words.figures.deck, value: formatArea(place.area, system) },
    ];
    const amount = toSquareMetres(place.area);
    if (place.shape !== 'right-angled') {
      const lay = words.rightAngled;
      return { amount, figures, materials: [], drawings: [], problems: { lay } };
    }
    const diagonal = values.lay === 'diagonal';
    const deck = layDeck(place.region, {
      lay: values.lay === 'longer' ? longerWay(place.region) : values.lay,
      boardWidth: values.boardWidth,
      boardGap: DECK_DEFAULTS.gap[values.material],
      joistSpacing: diagonal ? values.diagonalSpacing : values.straightSpacing,
      longest: longestTimber(system, workshop),
      screwsACrossing: DECK_DEFAULTS.screwsACrossing,
    });
    const boardId = variant('deck-board', values.material, toMm(values.boardWidth));
    return {
      amount,
      figures: [...figures, { id: 'rows', label: words.figures.rows, value: String(deck.rows) }],
      materials: [
        {
          id: 'deck-screws',
          name: words.deckScrews,
          aisle: materialWords.aisles.fixings,
          form: 'packs',
          unit: 'piece',
          need: deck.screws,
          why: formatReason(deck.why.screws, system),
          packs: screwBoxes('deck-screws'),
        },
        {
          form: 'lengths',
          id: boardId,
          name: words.boards[values.material](formatLength(values.boardWidth, system)),
          aisle: materialWords.aisles.timber,
          pieces: deck.boards,
          stock: timber(boardId, values.material === 'softwood' ? 280 : 650, system, workshop),
          kerf: values.kerf,
          why: formatReason(deck.why.boards, system),
        },
        {
          form: 'lengths',
          id: 'deck-joist',
          name: words.deckJoist,
          aisle: materialWords.aisles.timber,
          pieces: deck.joists,
          stock: timber('deck-joist', 420, system, workshop),
          kerf: values.kerf,
          why: formatReason(deck.why.joists, system),
        },
      ],
      drawings: [
        {
          id: 'deck',
          name: words.deckDrawing,
          counts: [boardId, 'deck-screws'],
          surface: place.region,
          seen: 'plan',
          pieces: deck.laid.map(({ shape, row }) => ({ shape, whole: false, from: row })),
          says: words.boardsSay(formatReason(deck.why.boards, system)),
        },
        {
          id: 'joists',
          name: words.joistsDrawing,
          counts: ['deck-joist'],
          surface: place.region,
          seen: 'plan',
          pieces: deck.framed.map((shape, i) => ({ shape, whole: false, from: i })),
          says: words.joistsSay(formatReason(deck.why.joists, system)),
        },
      ],
    };
  },
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'ground',
      ...words.steps.ground,

      minutes: minutesFor(amount, 3),
    },
    {
      id: 'frame',
      ...words.steps.frame,

      minutes: minutesFor(amount, 1.5),
    },
    {
      id: 'boards',
      ...words.steps.boards,

      minutes: minutesFor(amount, 2),
    },
    {
      id: 'edge',
      ...words.steps.edge,

      minutes: minutesFor(amount, 6),
      dryMinutes: 24 * 60,
    },
  ],
});
