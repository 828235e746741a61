import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/build-a-stud-wall.ts';
import type { Locale } from '../language/locale.ts';
import { formatArea, formatDimension, formatLength } from '../measure/format-length.ts';
import { doorways } from '../measure/place.ts';
import { regionArea, type Region } from '../measure/polygon.ts';
import { area, inches, mm, toMm, toSquareMetres, type Length } from '../measure/units.ts';
import { BOARD_DEFAULTS, countBoards, placeBoards, type BoardOptions } from '../takeoff/boards.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import { fillerNeed, tapeNeed } from '../takeoff/rates.ts';
import { frameWall, STUD_DEFAULTS, type LaidTimber } from '../takeoff/studs.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn, type TakeOff } from './old-contract.ts';
import { kerfField } from './kerf-field.ts';
import { longestTimber, packs, screwBoxes, timber, tin, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('buildAStudWall', en);
const materialsIn = (locale: Locale) => locale.words('materials', enMaterials);

const asPiece = ({ x, y, width, height }: LaidTimber, from: number): LaidPiece => ({
  shape: [
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  ],
  whole: false,
  from,
});

/** What goes on the studs: boards for the sides chosen, with screws, filler and tape. */
function boardUp(
  region: Region,
  sides: number,
  spacing: Length,
): { readonly options: BoardOptions; readonly layout: ReturnType<typeof countBoards> } {
  const options: BoardOptions = {
    length: mm(2400),
    width: mm(1200),
    along: 'y',
    supports: 'y',
    spacing,
    screwEvery: BOARD_DEFAULTS.wall.screwEvery,
    kerf: mm(0),
  };
  const placed = placeBoards(region, options);
  return {
    options,
    layout: countBoards(
      Array.from({ length: sides }, () => placed),
      options,
    ),
  };
}

const EMPTY = { amount: 0, figures: [], materials: [], drawings: [] } as const;

/** Build a stud wall and board it: every timber placed, the boards laid on the studs. */
export const buildAStudWall = jobIn((locale) =>
  defineJob(
    {
      slug: 'build-a-stud-wall',
      phase: 'structure',
      places: ['wall'],
      fields: {
        thickness: {
          kind: 'length',
          label: wordsIn(locale).fields.thickness.label,
          usual: { metric: STUD_DEFAULTS.thickness, imperial: inches(1.5) },
          least: mm(20),
          most: mm(100),
        },
        spacing: {
          kind: 'length',
          label: wordsIn(locale).fields.spacing.label,
          usual: { metric: STUD_DEFAULTS.spacing, imperial: inches(16) },
          least: mm(200),
          most: mm(1200),
        },
        sides: {
          kind: 'choice',
          label: wordsIn(locale).fields.sides.label,
          options: wordsIn(locale).fields.sides.options,
        },
        kerf: kerfField(wordsIn(locale).fields.kerf.label),
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(place, values, workshop): TakeOff {
        const { shape, region } = place.wall;
        const doors = doorways(place.wall);
        const framed = frameWall(
          { length: shape.length, height: shape.height, doors },
          {
            thickness: values.thickness,
            spacing: values.spacing,
            nogginEvery: STUD_DEFAULTS.nogginEvery,
            longest: longestTimber(locale, workshop),
          },
        );
        if (!framed.ok) {
          return { ...EMPTY, problems: { doorway: wordsIn(locale).doorway } };
        }
        const sides = { both: 2, one: 1, none: 0 }[values.sides];
        const { layout } = boardUp(region, sides, values.spacing);
        const boarded = area(regionArea(region) * sides);
        const filler = fillerNeed(boarded);
        const tape = tapeNeed(boarded);
        const timberId = variant('studwork', toMm(values.thickness));
        const materials: PackedMaterial[] = [
          {
            id: 'plasterboard',
            name: wordsIn(locale).plasterboard,
            aisle: 'building',
            form: 'packs',
            unit: 'piece',
            need: layout.sheets,
            why: formatReason(layout.why, locale),
            packs: packs('plasterboard', locale, [
              '1-sheet-2400-1200',
              materialsIn(locale).plasterboard,
              1,
              1100,
            ]),
          },
          {
            id: 'drywall-screws',
            name: wordsIn(locale).drywallScrews,
            aisle: 'fixings',
            form: 'packs',
            unit: 'piece',
            need: layout.screws,
            why: wordsIn(locale).screwsWhy(layout.screws),
            packs: screwBoxes('drywall-screws', locale),
          },
          {
            id: 'joint-filler',
            name: wordsIn(locale).jointFiller,
            aisle: 'building',
            form: 'packs',
            unit: 'ml',
            need: filler.amount,
            why: formatReason(filler.why, locale),
            packs: packs('joint-filler', locale, tin(5, 900), tin(10, 1500)),
          },
          {
            id: 'joint-tape',
            name: wordsIn(locale).jointTape,
            aisle: 'building',
            form: 'packs',
            unit: 'mm',
            need: tape.amount,
            why: formatReason(tape.why, locale),
            packs: packs('joint-tape', locale, [
              '90-m-roll',
              materialsIn(locale).longRoll(materialsIn(locale).metres(90)),
              90_000,
              600,
            ]),
          },
        ];
        return {
          amount: toSquareMetres(regionArea(region)),
          figures: [
            {
              id: 'wall',
              label: wordsIn(locale).figures.wall,
              value: formatArea(regionArea(region), locale),
            },
            {
              id: 'long',
              label: wordsIn(locale).figures.long,
              value: formatDimension(shape.length, locale),
            },
            {
              id: 'studs',
              label: wordsIn(locale).figures.studs,
              value: String(framed.value.studs),
            },
          ],
          materials: [
            ...materials.filter(({ need }) => need > 0),
            {
              form: 'lengths',
              id: timberId,
              name: wordsIn(locale).timber(formatLength(values.thickness, locale)),
              aisle: 'timber',
              pieces: framed.value.pieces,
              stock: timber(timberId, 220, locale, workshop),
              kerf: values.kerf,
              why: formatReason(framed.value.why, locale),
            },
          ],
          drawings: [
            {
              id: 'studs',
              name: wordsIn(locale).studsDrawing,
              counts: [timberId],
              surface: region,
              seen: 'wall' as const,
              pieces: framed.value.laid.map(asPiece),
              says: formatReason(framed.value.why, locale),
            },
            ...layout.laid.map((pieces, i) => ({
              id: `boards-${i + 1}`,
              name: wordsIn(locale).side(i + 1),
              counts: ['plasterboard', 'drywall-screws', 'joint-filler', 'joint-tape'],
              surface: region,
              seen: 'wall' as const,
              pieces,
            })),
          ],
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'mark',
          ...wordsIn(locale).steps.mark,

          minutes: 60,
        },
        {
          id: 'frame',
          ...wordsIn(locale).steps.frame,

          minutes: minutesFor(amount, 2.5),
        },
        {
          id: 'services',
          ...wordsIn(locale).steps.services,

          minutes: minutesFor(amount, 6),
        },
        {
          id: 'board',
          ...wordsIn(locale).steps.board,

          minutes: minutesFor(amount, 4),
        },
        {
          id: 'joint',
          ...wordsIn(locale).steps.joint,

          minutes: minutesFor(amount, 6),
          dryMinutes: 24 * 60,
        },
      ],
    },
    locale,
  ),
);
