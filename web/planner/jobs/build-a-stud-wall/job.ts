import { card } from './card.ts';
import { messages } from './messages.ts';
import { boundsOf, regionArea } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import {
  formatArea,
  formatDimension,
  formatLength,
  length,
  type Length,
} from '../../measure/units/units.ts';
import {
  doorHead,
  noggingRows,
  noggingRowsUs,
  spacingHolds,
} from '../../takeoff/structure/indoors/stud-wall.ts';
import { doorSize, doorwayProblem, withDoorways } from './doorways.ts';
import { LEAST_STRIP, wallScrews } from '../../takeoff/structure/indoors/plasterboard.ts';
import { frameWall, type StudOpening, type StudOptions } from '../../takeoff/walls/studs.ts';
import { tapeMark } from '../../takeoff/material.ts';
import { backJoints } from '../../takeoff/walls/back-joints.ts';
import {
  layWallBoards,
  type BoardJoint,
  type WallBoards,
} from '../../takeoff/walls/wall-boards.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { fieldsIn, type Inputs, framesOf } from './fields.ts';
import { studDrawings, studSays, studSolids } from './pictures.ts';
import {
  studParts,
  type StudParts,
  type StudValues,
  MOST_GAP,
  tallestOf,
  type Face,
  type StudJob,
} from './layout.ts';
import { studSteps } from './steps.ts';

/** Options of the frame layout. */
const framing = (
  { region }: Inputs,
  parts: StudParts,
  height: Length,
  longest: Length,
  isOnEdge: boolean,
): StudOptions => {
  const isSteel = parts.frame === 'steel';
  const plate = isSteel ? parts.track.thickness : parts.face;
  return {
    frame: parts.frame,
    face: parts.face,
    plate,
    // The head plate is on edge in Britain and Europe, flat in the US (structure/stud-wall.ts).
    head: isSteel || (region === 'us' && !isOnEdge) ? plate : parts.depth,
    spacing: parts.spacing,
    topPlates: region === 'us' && !isSteel ? 2 : 1,
    nogginRows: isSteel ? 0 : region === 'us' ? noggingRowsUs(height) : noggingRows(height),
    longest,
    hasDoorPosts: parts.hasDoorPosts,
    kerb: parts.kerb,
  };
};

/** Build a stud wall and board it: every stud placed, the boards laid on the studs, in timber or steel. */
export const job = defineJob({
  card,
  renews: ['wall'],
  words: messages,
  remedies: {
    'fixing-reach': { fields: ['frame', 'depth', 'double'], ask: 'maker' },
    'eu-timber-stud': { fields: ['depth', 'spacing', 'frame'] },
    'nhbc-6.3': { fields: ['depth', 'spacing', 'frame'] },
    'din-18183': { fields: ['depth', 'spacing', 'frame'] },
    'irc-r602.3': { fields: ['depth', 'spacing', 'frame'] },
  },
  fields: fieldsIn,
  takeOff(asked) {
    const inputs = withDoorways(asked);
    const { place, locale, words, shelf, region, bill } = inputs;
    const values: StudValues = {
      ...inputs.values,
      frame: framesOf(shelf, region).find((one) => one === inputs.values.frame) ?? 'steel',
    };
    const { shape, region: surface, openings } = place.wall;
    const parts = studParts(shelf, region, values, { ...shape, openings });
    const isSteel = parts.frame === 'steel';
    const longestStud = bill.longest(isSteel ? 'steel-stud' : 'stud', parts.stud);
    if (shape.height - parts.kerb > tallestOf(parts.frame, parts.face, [longestStud])) {
      return { problems: { height: words.tooHigh(formatLength(longestStud, locale)) } };
    }
    const plates = isSteel ? bill.longest('steel-track', parts.track) : longestStud;
    const wall = { length: shape.length, height: shape.height, openings };
    const isOnEdge = openings.some((one) => {
      const head = headOver(inputs, one);
      return head.ok && head.value === 'on-edge';
    });
    const framed = frameWall(wall, framing(inputs, parts, shape.height, plates, isOnEdge));
    if (!framed.ok) return { problems: { doorway: doorwayProblem(framed, inputs) } };
    // Boards end on the kerb, which is as wide as the wall.
    const aboveKerb =
      parts.kerb === 0 ? surface : clipRegion(surface, { ...boundsOf(surface), y0: parts.kerb });
    const boarded = (
      sheet: Face['sheet'],
      shifted: boolean,
      hidden: boolean,
      apartFrom: readonly BoardJoint[],
      opposite: readonly BoardJoint[],
    ) =>
      layWallBoards(aboveKerb, {
        sheet,
        run: parts.run,
        spacing: parts.spacing,
        face: parts.face,
        shifted,
        screwEvery: wallScrews(region, parts.spacing),
        least: LEAST_STRIP[region],
        mostGap: MOST_GAP[region],
        hidden,
        apartFrom,
        opposite,
      });
    // Visible layers first: openings leave them fewer studs. Each keeps off the joints of the other face.
    const layers = (hidden: boolean, beneath: readonly WallBoards[]): readonly WallBoards[] => {
      const laid: WallBoards[] = [];
      for (const [i, { sheet }] of parts.faces.entries()) {
        const under = beneath[i]?.joints ?? [];
        const opposite = laid[i - 1]?.joints ?? [];
        laid.push(boarded(sheet, i > 0 === (hidden || !values.double), hidden, under, opposite));
      }
      return laid;
    };
    const seen = layers(false, []);
    const boards = values.double ? layers(true, seen) : seen;
    const over = values.double ? seen : [];
    const levelJoints = [...boards, ...over].flatMap((one) => one.levelJoints);
    const whole: StudJob = {
      ...inputs,
      values,
      parts,
      openings,
      framed: backJoints(framed.value, levelJoints, {
        frame: parts.frame,
        face: parts.face,
        openings,
        tape: tapeMark(region),
      }),
      levelJoints,
      hasEdgeHeads: !isSteel && region === 'us' && isOnEdge,
      boards,
      over,
    };
    const solids = studSolids(whole);
    return {
      figures: figures(words.figures, {
        wall: formatArea(regionArea(surface), locale),
        long: formatDimension(shape.length, locale),
        studs: String(framed.value.studs),
      }),
      steps: studSteps(whole),
      drawings: studDrawings(whole, solids),
      scene: { says: studSays(whole), solids, hiding: ['board'] },
      warnings: warningsOf(whole),
      built: place,
    };
  },
});

/** Head that carries what is over an opening. */
function headOver(
  { region, place }: Pick<Inputs, 'region' | 'place'>,
  { width, sill, height }: StudOpening,
) {
  const above = length(place.wall.shape.height - sill - height);
  return doorHead(region === 'us' ? 'us' : 'metric', width, above);
}

/** Limits of stud height, stud spacing, board span and head over an opening. */
function warningsOf(whole: StudJob): readonly Warning[] {
  const { parts, values, locale, place, words } = whole;
  const { openings } = place.wall;
  const { stands } = parts;
  const isSpacing = !stands.ok && stands.beyond.what === 'spacing';
  const behind = values.wet ? 'tiles' : 'paint';
  const doors = openings.filter(({ kind }) => kind === 'door');
  const doorSizes = doors.flatMap((one) => doorSize(whole, one) ?? []);
  const bad = openings.map((one) => headOver(whole, one)).find(({ ok }) => !ok);
  return [
    ...(parts.isDeepest
      ? [
          {
            rule: 'stud-depth',
            severity: 'warn',
            field: 'depth',
            message: words.deepest(formatLength(parts.depth, locale)),
            fix: { field: 'depth', value: 'usual' },
          } as const,
        ]
      : []),
    ...doorSizes
      .slice(0, 1)
      .map((message): Warning => ({ rule: 'door-size', severity: 'warn', message })),
    ...warningOf(stands, 'stop', isSpacing ? 'spacing' : undefined, locale),
    ...(parts.faces.length === 0
      ? []
      : warningOf(spacingHolds(parts.wallBoard, behind, parts.spacing), 'stop', 'spacing', locale)),
    ...(bad === undefined || parts.frame === 'steel'
      ? []
      : warningOf(bad, 'stop', undefined, locale)),
  ];
}
