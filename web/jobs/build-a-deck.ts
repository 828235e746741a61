import { en } from '../language/en/build-a-deck.ts';
import type { Locale } from '../language/locale.ts';
import { formatArea, formatLength } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { DECK_DEFAULTS, layDeck } from '../takeoff/deck.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn, type TakeOff } from './old-contract.ts';
import { kerfField } from './kerf-field.ts';
import { longestTimber, screwBoxes, timber, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('buildADeck', en);

/** Build a deck: rows of boards on joists, straight or diagonal. */
export const buildADeck = jobIn((locale) =>
  defineJob(
    {
      slug: 'build-a-deck',
      phase: 'structure',
      places: ['ground'],
      fields: {
        lay: {
          kind: 'choice',
          label: wordsIn(locale).fields.lay.label,
          options: wordsIn(locale).fields.lay.options,
        },
        boardWidth: {
          kind: 'length',
          label: wordsIn(locale).fields.boardWidth.label,
          usual: { metric: mm(145), imperial: inches(5.5) },
          least: mm(50),
          most: mm(300),
        },
        material: {
          kind: 'choice',
          label: wordsIn(locale).fields.material.label,
          options: wordsIn(locale).fields.material.options,
        },
        straightSpacing: {
          kind: 'length',
          label: wordsIn(locale).fields.straightSpacing.label,
          usual: { metric: DECK_DEFAULTS.joistSpacing, imperial: inches(16) },
          least: mm(150),
          most: mm(900),
        },
        diagonalSpacing: {
          kind: 'length',
          label: wordsIn(locale).fields.diagonalSpacing.label,
          usual: { metric: DECK_DEFAULTS.diagonalSpacing, imperial: inches(12) },
          least: mm(150),
          most: mm(900),
        },
        kerf: kerfField(wordsIn(locale).fields.kerf.label),
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(place, values, workshop): TakeOff {
        const figures = [
          {
            id: 'deck',
            label: wordsIn(locale).figures.deck,
            value: formatArea(place.area, locale),
          },
        ];
        const amount = toSquareMetres(place.area);
        if (place.shape !== 'right-angled') {
          const lay = wordsIn(locale).rightAngled;
          return { amount, figures, materials: [], drawings: [], problems: { lay } };
        }
        const diagonal = values.lay === 'diagonal';
        const deck = layDeck(place.region, {
          lay: values.lay === 'longer' ? longerWay(place.region) : values.lay,
          boardWidth: values.boardWidth,
          boardGap: DECK_DEFAULTS.gap[values.material],
          joistSpacing: diagonal ? values.diagonalSpacing : values.straightSpacing,
          longest: longestTimber(locale, workshop),
          screwsACrossing: DECK_DEFAULTS.screwsACrossing,
        });
        const boardId = variant('deck-board', values.material, toMm(values.boardWidth));
        return {
          amount,
          figures: [
            ...figures,
            { id: 'rows', label: wordsIn(locale).figures.rows, value: String(deck.rows) },
          ],
          materials: [
            {
              id: 'deck-screws',
              name: wordsIn(locale).deckScrews,
              aisle: 'fixings',
              form: 'packs',
              unit: 'piece',
              need: deck.screws,
              why: formatReason(deck.why.screws, locale),
              packs: screwBoxes('deck-screws', locale),
            },
            {
              form: 'lengths',
              id: boardId,
              name: wordsIn(locale).boards[values.material](
                formatLength(values.boardWidth, locale),
              ),
              aisle: 'timber',
              pieces: deck.boards,
              stock: timber(boardId, values.material === 'softwood' ? 280 : 650, locale, workshop),
              kerf: values.kerf,
              why: formatReason(deck.why.boards, locale),
            },
            {
              form: 'lengths',
              id: 'deck-joist',
              name: wordsIn(locale).deckJoist,
              aisle: 'timber',
              pieces: deck.joists,
              stock: timber('deck-joist', 420, locale, workshop),
              kerf: values.kerf,
              why: formatReason(deck.why.joists, locale),
            },
          ],
          drawings: [
            {
              id: 'deck',
              name: wordsIn(locale).deckDrawing,
              counts: [boardId, 'deck-screws'],
              surface: place.region,
              seen: 'plan',
              pieces: deck.laid.map(({ shape, row }) => ({ shape, whole: false, from: row })),
              says: wordsIn(locale).boardsSay(formatReason(deck.why.boards, locale)),
            },
            {
              id: 'joists',
              name: wordsIn(locale).joistsDrawing,
              counts: ['deck-joist'],
              surface: place.region,
              seen: 'plan',
              pieces: deck.framed.map((shape, i) => ({ shape, whole: false, from: i })),
              says: wordsIn(locale).joistsSay(formatReason(deck.why.joists, locale)),
            },
          ],
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'ground',
          ...wordsIn(locale).steps.ground,

          minutes: minutesFor(amount, 3),
        },
        {
          id: 'frame',
          ...wordsIn(locale).steps.frame,

          minutes: minutesFor(amount, 1.5),
        },
        {
          id: 'boards',
          ...wordsIn(locale).steps.boards,

          minutes: minutesFor(amount, 2),
        },
        {
          id: 'edge',
          ...wordsIn(locale).steps.edge,

          minutes: minutesFor(amount, 6),
          dryMinutes: 24 * 60,
        },
      ],
    },
    locale,
  ),
);
