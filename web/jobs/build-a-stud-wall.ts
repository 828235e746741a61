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
import { longestTimber, packs, screwBoxes, timber, variant } from './stock.ts';
import { tell } from './tell.ts';

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
  title: 'Build a stud wall',
  summary:
    'Studs, plates, noggins and the doorway placed one by one, plasterboard laid on them, and all timber cut from the cheapest lengths.',
  phase: 'structure',
  places: ['wall'],
  fields: {
    thickness: {
      kind: 'length',
      label: 'Timber thickness',
      usual: { metric: STUD_DEFAULTS.thickness, imperial: inches(1.5) },
      least: mm(20),
      most: mm(100),
    },
    spacing: {
      kind: 'length',
      label: 'Studs every',
      usual: { metric: STUD_DEFAULTS.spacing, imperial: inches(16) },
      least: mm(200),
      most: mm(1200),
    },
    sides: {
      kind: 'choice',
      label: 'Boarded',
      options: { both: 'On both sides', one: 'On one side', none: 'Not at all' },
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
    'Studs: length ÷ spacing, rounded up, and one; doubled at doors, with a head and short studs over it.',
    'Head plate along the whole wall, sole plate but for the doorway; noggins at 1200 mm.',
    'Boards: laid upright on the studs, cut-offs used again; screws every 300 mm (British Gypsum).',
    'Filler 0.41 L/m², tape 1.2 m/m².',
  ],
  pitfalls: [
    'A floor or ceiling that is not level: measure the height at both ends and in the middle.',
    'Plates fixed to plasterboard only: find the joists, or fix a noggin between them from above.',
    'Boards of 2400 × 1200 weigh about 25 kg: carry them on edge, with a second person where you can.',
    'A wall over a floor that was not made for it: ask before you build in brick or block.',
  ],
  takeOff(place, values, system): TakeOff {
    const { shape, region } = place.wall;
    const doors = doorways(place.wall);
    const framed = frameWall(
      { length: shape.length, height: shape.height, doors },
      {
        thickness: values.thickness,
        spacing: values.spacing,
        nogginEvery: STUD_DEFAULTS.nogginEvery,
        longest: longestTimber(system),
      },
    );
    if (!framed.ok) {
      const sentence = 'A doorway and its studs do not fit the wall. Move it, or make it smaller.';
      return { ...EMPTY, problems: { doorway: sentence } };
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
        name: 'Plasterboard, 12.5 mm',
        aisle: 'Building',
        form: 'packs',
        unit: 'piece',
        need: layout.sheets,
        why: tell(layout.why, system),
        packs: packs('plasterboard', ['1 sheet, 2400 × 1200', 1, 1100]),
      },
      {
        id: 'drywall-screws',
        name: 'Drywall screws, 38 mm',
        aisle: 'Fixings',
        form: 'packs',
        unit: 'piece',
        need: layout.screws,
        why: `${layout.screws} screws: every 300 mm on each stud that a board touches.`,
        packs: screwBoxes('drywall-screws'),
      },
      {
        id: 'joint-filler',
        name: 'Joint filler',
        aisle: 'Building',
        form: 'packs',
        unit: 'ml',
        need: filler.amount,
        why: tell(filler.why, system),
        packs: packs('joint-filler', ['5 L', 5000, 900], ['10 L', 10_000, 1500]),
      },
      {
        id: 'joint-tape',
        name: 'Joint tape',
        aisle: 'Building',
        form: 'packs',
        unit: 'mm',
        need: tape.amount,
        why: tell(tape.why, system),
        packs: packs('joint-tape', ['90 m roll', 90_000, 600]),
      },
    ];
    return {
      amount: toSquareMetres(regionArea(region)),
      figures: [
        { id: 'wall', label: 'wall', value: formatArea(regionArea(region), system) },
        { id: 'long', label: 'long', value: formatDimension(shape.length, system) },
        { id: 'studs', label: 'studs', value: String(framed.value.studs) },
      ],
      materials: [
        ...materials.filter(({ need }) => need > 0),
        {
          form: 'lengths',
          id: timberId,
          name: `Studwork timber, ${formatLength(values.thickness, system)}`,
          aisle: 'Timber',
          pieces: framed.value.pieces,
          stock: timber(timberId, 220, system),
          kerf: values.kerf,
          why: tell(framed.value.why, system),
        },
      ],
      drawings: [
        {
          id: 'studs',
          name: 'Studs',
          counts: [timberId],
          surface: region,
          seen: 'wall' as const,
          pieces: framed.value.laid.map(asPiece),
          says: tell(framed.value.why, system),
        },
        ...layout.laid.map((pieces, i) => ({
          id: `boards-${i + 1}`,
          name: `Boards, side ${i + 1}`,
          counts: ['plasterboard', 'drywall-screws', 'joint-filler', 'joint-tape'],
          surface: region,
          seen: 'wall' as const,
          pieces,
        })),
      ],
    };
  },
  tools: () => [
    'Tape measure, pencil, long level or laser',
    'Pipe and cable detector',
    'Saw, drill, drivers',
    'Hammer, nails or 100 mm screws',
    'Snap-off knife, rasp and board lifter',
    'Filling knives, 10 and 25 cm',
    'Safety glasses, dust mask, gloves',
  ],
  steps: (_, amount) => [
    {
      id: 'mark',
      title: 'Mark floor, walls and ceiling',
      detail:
        'Snap a line on the floor, take it up the walls with the level and across the ceiling.',
      safety: 'Look for pipes and cables wherever you will drill, in floor and ceiling too.',
      minutes: 60,
    },
    {
      id: 'frame',
      title: 'Fix the plates, then the studs',
      detail:
        'Head and sole plate first, a fixing every 600 mm. Cut each stud to the height that you measure there, a tight fit.',
      safety:
        'Wear glasses and ear defenders when you saw and nail. Prop the head plate: it falls on heads.',
      minutes: minutesFor(amount, 2.5),
    },
    {
      id: 'services',
      title: 'Cables and pipes, insulation',
      detail:
        'Lay them through the middle of the studs, then fill with mineral wool against noise.',
      safety:
        'Wiring in a new wall must be done or certified by a qualified person in most countries. Mask and gloves with mineral wool.',
      minutes: minutesFor(amount, 6),
    },
    {
      id: 'board',
      title: 'Board it',
      detail:
        'Boards tight to the ceiling, 10 mm off the floor, screws every 300 mm, their heads just below the paper. Stagger the joints of the two sides.',
      safety: 'A board weighs about 25 kg: carry it on edge, two of you where you can.',
      minutes: minutesFor(amount, 4),
    },
    {
      id: 'joint',
      title: 'Tape and fill',
      detail: 'Filler, tape bedded in it, two thin coats wider each time; sand between them.',
      safety: 'Wear a mask and glasses when you sand: the dust is fine and everywhere.',
      minutes: minutesFor(amount, 6),
      dryMinutes: 24 * 60,
    },
  ],
});
