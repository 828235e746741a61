import { card } from './card.ts';
import { messages } from './messages.ts';
import { formatLength, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { SHELF_PIN_KILOS } from '../../takeoff/structure/indoors/shelf-sag.ts';
import type { Figure, Warning } from '../kit/contract.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { formatGrams, formatRoundWeight } from '../kit/format-sizes.ts';
import type { FurnitureInputs } from './values.ts';
import { canBeSawn, wholeOf } from './lines.ts';
import {
  deepForRecords,
  isThickness,
  recordsWarning,
  soldThicknesses,
} from '../kit/walls/shelf-boards.ts';
import { wallWarnings } from '../kit/walls/wall-fixing.ts';
import { isStraight, overPins, sagOf } from './checks.ts';
import { fixingsOf, isFixedToWall } from './wall-fixings.ts';
import { furnitureFields } from './fields.ts';
import { behindDoors, leastClear } from './heights.ts';
import { furnitureDrawings, furnitureScene } from './pictures.ts';
import { roomFor, wallFor } from './fit.ts';
import { tallest } from '../../takeoff/walls/shelves.ts';
import { builtOf, isBuilt, isCase, kilosOf, tooThinFor, type Built } from './layout.ts';
import { furnitureSteps } from './steps.ts';
import type { PartRole } from './parts.ts';

/** Build a bookcase, a cabinet, drawers, a wardrobe, a workbench, a box or a planter of the sizes that were typed. */
export const job = defineJob({
  card,
  heeds: ['wall'],
  words: messages,
  remedies: {
    'shelf-clear': { fields: ['hold', 'shelves', 'height'] },
    'shelf-sag': { fields: ['thickness', 'board', 'hold', 'width'] },
    // The user cannot choose the material of a wall.
    'wall-fixing': { fields: [], ask: 'maker' },
  },
  fields: furnitureFields,
  takeOff(declared) {
    const inputs = withBoard(declared);
    const { words, locale } = inputs;
    const tight = tooLarge(inputs);
    if (tight !== undefined) return { problems: tight };
    const least = tooThinFor(inputs);
    if (least !== undefined) {
      const message = words.tooThin(formatLength(least, locale));
      return { problems: { thickness: message } };
    }
    const built = builtOf(inputs);
    if (!isBuilt(built)) return { problems: { [built.field]: words.cannot[built.why] } };
    const isFixed = isFixedToWall(built.design);
    const fixing = isFixed ? fixingsOf(inputs, built) : undefined;
    const whole = wholeOf(inputs, built, fixing?.ok === true ? fixing.value : undefined);
    if (!canBeSawn(whole)) {
      return { problems: { [tooLargeFor(inputs)]: words.cannot.sheet } };
    }
    const warnings = [
      ...warningsOf(inputs, built),
      ...(fixing === undefined ? [] : wallWarnings(inputs, fixing)),
    ];
    if (fixing?.ok === false) return { figures: [], steps: [], drawings: [], warnings };
    const scene = furnitureScene(whole);
    return {
      figures: figuresOf(inputs, built),
      steps: furnitureSteps(whole),
      drawings: furnitureDrawings(whole, scene),
      scene,
      warnings,
    };
  },
});

/** A workbench is of plywood: it holds screws and takes blows. */
const withBoard = (inputs: FurnitureInputs): FurnitureInputs =>
  inputs.values.kind === 'workbench'
    ? { ...inputs, values: { ...inputs.values, board: 'plywood' } }
    : inputs;

/** Sentences for what a wall or an alcove has no room for. */
function tooLarge({
  place,
  values,
  words,
  locale,
}: FurnitureInputs): Readonly<Record<string, string>> | undefined {
  if (place.kind === 'thing') return undefined;
  const wall = wallFor(place, values.walls);
  if (wall === undefined) return undefined;
  const room = roomFor(place, wall, values);
  const shown = (one: Length): string => formatLength(one, locale);
  const [isWide, isHigh] = [values.width > room.width, values.height > room.height];
  if (!isWide && !isHigh) return undefined;
  return {
    ...(isWide ? { width: words.noRoom.width(shown(room.width)) } : {}),
    ...(isHigh ? { height: words.noRoom.height(shown(room.height)) } : {}),
  };
}

const SIDES = ['width', 'height', 'depth'] as const;

/** The side that has to shrink least until all parts come out of what shops have. */
function tooLargeFor(inputs: FurnitureInputs): (typeof SIDES)[number] {
  for (let share = 0.95; share > 0.1; share -= 0.05) {
    for (const side of SIDES) {
      const smaller = length(Math.round(inputs.values[side] * share));
      const one = { ...inputs, values: { ...inputs.values, [side]: smaller } };
      const built = builtOf(one);
      if (isBuilt(built) && canBeSawn(wholeOf(one, built, undefined))) return side;
    }
  }
  return 'width';
}

const kilos = (weight: number, { locale }: FurnitureInputs): string =>
  formatGrams(Math.round(weight) * 1000, locale);

function figuresOf(inputs: FurnitureInputs, built: Built): readonly Figure[] {
  const { words, locale } = inputs;
  const { parts, units, clear, runner, stagger = 0 } = built;
  const shown = (size: number): string | undefined =>
    size > 0 ? formatLength(length(size), locale) : undefined;
  return figures(words.figures, {
    cases: units > 1 ? String(units) : undefined,
    parts: String(parts.filter(({ stock }) => stock !== 'foot').length),
    weight: formatRoundWeight(Math.max(10, kilosOf(inputs, parts)), locale),
    clear: shown(clear),
    stagger: shown(stagger),
    top: stagger > 0 ? shown(leastClear(built)) : undefined,
    runner: shown(runner),
  });
}

function warningsOf(inputs: FurnitureInputs, built: Built): readonly Warning[] {
  const { values, words, locale } = inputs;
  const { board } = built.boards;
  const isOther =
    values.kind !== 'planter' && !isThickness(inputs, board.thickness, values.thickness);
  const weight = overPins(inputs, built);
  return [
    ...sagWarnings(inputs, built),
    ...(weight === undefined
      ? []
      : [
          {
            rule: 'shelf-pin',
            severity: 'warn',
            field: 'hold',
            message: words.warn.pins(kilos(weight, inputs), kilos(4 * SHELF_PIN_KILOS, inputs)),
          } as const,
        ]),
    ...(isOther
      ? [
          {
            rule: 'shelf-thickness',
            severity: 'warn',
            field: 'thickness',
            message: words.warn.otherBoard(formatLength(board.thickness, locale)),
            fix: { field: 'thickness', value: formatLength(board.thickness, locale) },
          } as const,
        ]
      : []),
    ...sizeWarnings(inputs, built),
    ...recordsWarning(inputs, leastClear(built), (...sizes) =>
      words.warn.records((built.stagger ?? 0) > 0, ...sizes),
    ),
    ...(built.design.doors > 0
      ? deepForRecords(inputs, behindDoors(built), words.warn.deepRecords)
      : []),
    ...tiltWarnings(inputs, built),
  ];
}

/** Longest span of a shelf of this board that stays straight, in whole millimetres. */
function longestStraight(inputs: FurnitureInputs, { design, span, shelfDepth }: Built): Length {
  let [good, bad] = [0, Math.ceil(toMm(span))];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const one = { span: mm(middle), shelfDepth };
    if (isStraight(sagOf(inputs, design, one), one.span, design)) good = middle;
    else bad = middle;
  }
  return mm(good);
}

/** True if shops of the region have the board thicker. */
const isThickerSold = (inputs: FurnitureInputs, thick: Length): boolean =>
  soldThicknesses(inputs, inputs.values.board).some((sold) => sold > thick);

function sagWarnings(inputs: FurnitureInputs, built: Built): readonly Warning[] {
  const { words, locale } = inputs;
  const { design, span } = built;
  if (span === 0) return [];
  const sag = sagOf(inputs, design, built);
  if (!sag.ok) return warningOf(sag, 'warn', 'thickness', locale);
  if (isStraight(sag, span, design)) return [];
  // The widest of a wardrobe is its hat shelf, which is joined whatever holds the others.
  const isJoined = design.hold === 'fixed' || design.kind === 'wardrobe';
  const isFailing = sag.value.verdict === 'fails';
  const tenth = (one: Length): string =>
    formatLength(length(Math.round(one / mm(0.5)) * mm(0.5)), locale);
  return [
    {
      rule: 'shelf-sag',
      severity: isFailing ? 'stop' : 'warn',
      field: 'thickness',
      message: words.warn[isJoined ? 'joinedSags' : 'sags'](
        formatLength(span, locale),
        tenth(sag.value.first),
        tenth(sag.value.final),
        formatLength(longestStraight(inputs, built), locale),
        isThickerSold(inputs, design.board),
      ),
    },
  ];
}

/** A case that is built lying down must pass under the ceiling while it is tilted up. */
function tiltWarnings(
  { place, values, words, locale }: FurnitureInputs,
  { design }: Built,
): readonly Warning[] {
  if (place.kind === 'thing' || !isCase(values.kind) || values.kind === 'wall') return [];
  const wall = wallFor(place, values.walls);
  if (wall === undefined) return [];
  const { height } = roomFor(place, wall, design);
  const most = tallest(height, design.depth);
  if (design.height <= most) return [];
  return [
    {
      rule: 'stand-up',
      severity: 'warn',
      field: 'height',
      message: words.warn.tilt(formatLength(most, locale)),
    },
  ];
}

/** A hanger is 450 mm wide; with a jacket on it, and room to move, it takes this from front to back (wardrobe makers). */
const HANGER = mm(530);
/** Widest door for concealed hinges, 24 in (makers' planning tables are for 600 mm). */
const WIDEST_DOOR = mm(610);
/** A rail of 25 mm bends beyond this without a support in its middle (wardrobe makers). */
const LONGEST_RAIL = mm(1000);
/** Span of a drawer's bottom as a multiple of its thickness: 600 mm of 3 mm hardboard (an estimate). */
const BOTTOM_SPANS = 200;

/** Width of the widest part of a role; 0 if there is none. */
const widest = ({ parts }: Built, role: PartRole): Length =>
  length(Math.max(0, ...parts.filter((one) => one.role === role).map(({ size }) => size[0])));

/** Warnings of sizes that can be built but are not useful. */
export function sizeWarnings({ words, locale }: FurnitureInputs, built: Built): readonly Warning[] {
  const { kind, thin } = built.design;
  const { warn } = words;
  const shown = (one: Length): string => formatLength(one, locale);
  const [door, rail, bottom] = [
    widest(built, 'door'),
    widest(built, 'rod'),
    widest(built, 'drawer-bottom'),
  ];
  const rules = [
    {
      rule: 'hanger-depth',
      field: 'depth',
      is: kind === 'wardrobe' && behindDoors(built) < HANGER,
      message: warn.hangers(shown(behindDoors(built)), shown(HANGER)),
    },
    {
      rule: 'door-width',
      field: 'doors',
      is: door > WIDEST_DOOR,
      message: warn.wideDoor(shown(door), shown(WIDEST_DOOR)),
    },
    {
      rule: 'rail-length',
      field: 'width',
      is: rail > LONGEST_RAIL,
      message: warn.longRail(shown(rail), shown(LONGEST_RAIL)),
    },
    {
      rule: 'drawer-bottom',
      field: 'width',
      is: bottom > BOTTOM_SPANS * thin,
      message: warn.drawerBottom(shown(bottom), shown(thin), shown(length(BOTTOM_SPANS * thin))),
    },
  ];
  return rules.flatMap(({ rule, field, is, message }): readonly Warning[] =>
    is ? [{ rule, severity: 'warn', field, message }] : [],
  );
}
