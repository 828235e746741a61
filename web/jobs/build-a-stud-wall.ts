import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/build-a-stud-wall.ts';
import { area as wordsOf } from '../language/language.ts';
import { formatArea, formatDimension, formatLength } from '../measure/format-length.ts';
import { doorways } from '../measure/place.ts';
import { regionArea, type Region } from '../measure/polygon.ts';
import { area, inches, mm, toMm, toSquareMetres, type Length } from '../measure/units.ts';
import { BOARD_DEFAULTS, countBoards, placeBoards, type BoardOptions } from '../takeoff/boards.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import { fillerNeed, tapeNeed } from '../takeoff/rates.ts';
import { frameWall, STUD_DEFAULTS, type LaidTimber } from '../takeoff/studs.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { kerfField } from './kerf-field.ts';
import { longestTimber, packs, screwBoxes, timber, tin, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = wordsOf('buildAStudWall', en);
const materialWords = wordsOf('materials', enMaterials);

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
export const buildAStudWall = defineJob({
  slug: 'build-a-stud-wall',
  title: words.title,
  summary: words.summary,
  phase: 'structure',
  places: ['wall'],
  fields: {
    thickness: {
      kind: 'length',
      label: words.fields.thickness.label,
      usual: { metric: STUD_DEFAULTS.thickness, imperial: inches(1.5) },
      least: mm(20),
      most: mm(100),
    },
    spacing: {
      kind: 'length',
      label: words.fields.spacing.label,
      usual: { metric: STUD_DEFAULTS.spacing, imperial: inches(16) },
      least: mm(200),
      most: mm(1200),
    },
    sides: {
      kind: 'choice',
      label: words.fields.sides.label,
      options: words.fields.sides.options,
    },
    kerf: kerfField(words.fields.kerf.label),
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(place, values, system, workshop): TakeOff {
    const { shape, region } = place.wall;
    const doors = doorways(place.wall);
    const framed = frameWall(
      { length: shape.length, height: shape.height, doors },
      {
        thickness: values.thickness,
        spacing: values.spacing,
        nogginEvery: STUD_DEFAULTS.nogginEvery,
        longest: longestTimber(system, workshop),
      },
    );
    if (!framed.ok) {
      return { ...EMPTY, problems: { doorway: words.doorway } };
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
        name: words.plasterboard,
        aisle: materialWords.aisles.building,
        form: 'packs',
        unit: 'piece',
        need: layout.sheets,
        why: formatReason(layout.why, system),
        packs: packs('plasterboard', ['1-sheet-2400-1200', materialWords.plasterboard, 1, 1100]),
      },
      {
        id: 'drywall-screws',
        name: words.drywallScrews,
        aisle: materialWords.aisles.fixings,
        form: 'packs',
        unit: 'piece',
        need: layout.screws,
        why: words.screwsWhy(layout.screws),
        packs: screwBoxes('drywall-screws'),
      },
      {
        id: 'joint-filler',
        name: words.jointFiller,
        aisle: materialWords.aisles.building,
        form: 'packs',
        unit: 'ml',
        need: filler.amount,
        why: formatReason(filler.why, system),
        packs: packs('joint-filler', tin(5, 900), tin(10, 1500)),
      },
      {
        id: 'joint-tape',
        name: words.jointTape,
        aisle: materialWords.aisles.building,
        form: 'packs',
        unit: 'mm',
        need: tape.amount,
        why: formatReason(tape.why, system),
        packs: packs('joint-tape', [
          '90-m-roll',
          materialWords.longRoll(materialWords.metres(90)),
          90_000,
          600,
        ]),
      },
    ];
    return {
      amount: toSquareMetres(regionArea(region)),
      figures: [
        { id: 'wall', label: words.figures.wall, value: formatArea(regionArea(region), system) },
        { id: 'long', label: words.figures.long, value: formatDimension(shape.length, system) },
        { id: 'studs', label: words.figures.studs, value: String(framed.value.studs) },
      ],
      materials: [
        ...materials.filter(({ need }) => need > 0),
        {
          form: 'lengths',
          id: timberId,
          name: words.timber(formatLength(values.thickness, system)),
          aisle: materialWords.aisles.timber,
          pieces: framed.value.pieces,
          stock: timber(timberId, 220, system, workshop),
          kerf: values.kerf,
          why: formatReason(framed.value.why, system),
        },
      ],
      drawings: [
        {
          id: 'studs',
          name: words.studsDrawing,
          counts: [timberId],
          surface: region,
          seen: 'wall' as const,
          pieces: framed.value.laid.map(asPiece),
          says: formatReason(framed.value.why, system),
        },
        ...layout.laid.map((pieces, i) => ({
          id: `boards-${i + 1}`,
          name: words.side(i + 1),
          counts: ['plasterboard', 'drywall-screws', 'joint-filler', 'joint-tape'],
          surface: region,
          seen: 'wall' as const,
          pieces,
        })),
      ],
    };
  },
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'mark',
      ...words.steps.mark,

      minutes: 60,
    },
    {
      id: 'frame',
      ...words.steps.frame,

      minutes: minutesFor(amount, 2.5),
    },
    {
      id: 'services',
      ...words.steps.services,

      minutes: minutesFor(amount, 6),
    },
    {
      id: 'board',
      ...words.steps.board,

      minutes: minutesFor(amount, 4),
    },
    {
      id: 'joint',
      ...words.steps.joint,

      minutes: minutesFor(amount, 6),
      dryMinutes: 24 * 60,
    },
  ],
});
