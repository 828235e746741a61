import { boxRing, type Box, type Point } from '../../measure/outline/polygon.ts';
import { formatDimension, mm } from '../../measure/units/units.ts';
import type { Opening } from '../../measure/places/place.ts';
import { alongWall, bandOf } from '../kit/place/along-wall.ts';
import type { JobDrawing, Note, Sparse } from '../kit/contract.ts';
import type { Product } from '../../stock/products.ts';
import type { Inputs } from './fields.ts';
import { ARCHITRAVE_EDGE, BOARD } from '../kit/finish/woodwork.ts';
import { around, boxFrom, hasPanels, leafParts, moved } from '../kit/finish/door-parts.ts';
import { finishOf, USUAL_LEAF, type Painted } from './layout.ts';

export const woodworkDrawings = (inputs: Inputs, painted: Painted): Sparse<JobDrawing> => [
  doorOf(inputs, painted),
  windowOf(inputs, painted),
  planOf(inputs, painted),
  ...onWalls(inputs, painted),
];

/** All of them count the paint; primer and undercoat cover what it covers. */
const COUNTS: readonly Product[] = [
  'trim-paint',
  'trim-eggshell',
  'trim-gloss',
  'trim-solvent',
  'wood-primer',
  'undercoat',
  'stain-blocker',
];

const middleOf = ({ x0, y0, x1, y1 }: Box): Point => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

/** Parts that are painted together. */
interface Group {
  readonly said?: string | undefined;
  /** Its number, or several of which it is the first. */
  readonly numbers?: string;
  readonly parts: readonly Box[];
  /** Drawn plain, not hatched, as an accent. */
  readonly whole?: true;
  /** Parts too thin for a number each: the first has it, so high. */
  readonly noteAt?: number;
}

/** An elevation on which each part has its number in the order of the brush. */
function numbered(
  { words, values }: Inputs,
  all: readonly Group[],
  base: Pick<JobDrawing, 'id' | 'name'> & { readonly size: Box; readonly first: string },
): JobDrawing {
  const { id, name, size, first } = base;
  const groups = all.filter(({ parts }) => parts.length > 0);
  const notes = groups.flatMap(({ parts, noteAt }, i): readonly Note[] =>
    (noteAt === undefined ? parts : parts.slice(0, 1)).map((part) => ({
      at: { ...middleOf(part), ...(noteAt === undefined ? {} : { y: noteAt }) },
      text: String(i + 1),
    })),
  );
  return {
    id,
    name,
    counts: COUNTS,
    surface: [boxRing(size)],
    seen: 'wall',
    colour: values.colour,
    pieces: groups.flatMap(({ parts, whole = false }, from) =>
      parts.map((part) => ({ shape: [boxRing(part)], whole, from })),
    ),
    notes,
    says: words.drawing.order(
      first,
      groups.flatMap(({ said, numbers }, i) =>
        said === undefined ? [] : [words.drawing.numbered(said, numbers ?? String(i + 1))],
      ),
    ),
  };
}

/** Drawn wall and skirting next to a door or a window. */
const BESIDE = mm(350);
const JAMB = mm(40);

const footOf = ({ values, words }: Inputs, { run }: Painted, ...parts: readonly Box[]): Group => ({
  said: words.drawing.foot,
  parts: run === 0 ? [] : parts.map((part) => ({ ...part, y1: values.skirtingHeight })),
});

/** The first door with its frame and skirting. */
function doorOf(inputs: Inputs, painted: Painted): JobDrawing | undefined {
  const { place, values, region, words, locale } = inputs;
  const { drawing } = words;
  const { leaves, faces } = painted;
  const door = leaves[0] ?? (place.kind === 'thing' ? USUAL_LEAF[region] : undefined);
  if (door === undefined) return undefined;
  const { width, height } = door;
  const isPanelled = values.leaf === 'panelled' && hasPanels(width);
  const out = JAMB + values.frame;
  const left = BESIDE + out;
  const far = left + width + out + BESIDE;
  const leaf = faces === 0 ? [] : leafParts(isPanelled, width, height);
  const opening = boxFrom(left, 0, left + width, height);
  return numbered(
    inputs,
    [
      ...leaf.map((parts, i) => ({
        // The first piece of a flush leaf describes all of them.
        ...(isPanelled
          ? { said: drawing.panelled[i] }
          : i === 0
            ? { said: drawing.flush, numbers: `1–${leaf.length}` }
            : {}),
        parts: parts.map((part) => moved(part, left)),
        whole: true as const,
      })),
      { said: drawing.jamb, parts: around(opening, 0, JAMB, false), noteAt: height * 0.8 },
      { said: drawing.trim, parts: around(opening, JAMB, out, false), noteAt: height * 0.6 },
      footOf(inputs, painted, boxFrom(0, 0, BESIDE, 0), boxFrom(far - BESIDE, 0, far, 0)),
    ],
    {
      id: 'door',
      name: drawing.door,
      size: boxFrom(0, 0, far, height + out + ARCHITRAVE_EDGE),
      first: drawing.size(formatDimension(width, locale), formatDimension(height, locale)),
    },
  );
}

/** Drawn sash and frame of a window, and front height of its board. */
const SASH = mm(60);
const BOARD_EDGE = mm(40);

/** The first window over the skirting. */
function windowOf(inputs: Inputs, painted: Painted): JobDrawing | undefined {
  const { values, region, words, locale } = inputs;
  const { drawing } = words;
  const [window] = painted.windows;
  if (window === undefined) return undefined;
  const { width, height, sill } = window;
  const isCased = region === 'us';
  const trim = isCased ? values.frame : 0;
  const left = BESIDE + trim;
  const far = width + 2 * left;
  const pane = boxFrom(left, sill, left + width, sill + height);
  const isWhole = values.windows === 'whole';
  const half = BOARD.longer / 2;
  const board = boxFrom(left - half, sill - BOARD_EDGE, left + width + half, sill);
  return numbered(
    inputs,
    [
      {
        said: drawing.sash,
        parts: isWhole ? around(pane, -2 * SASH, -1 * SASH, true) : [],
        whole: true,
        noteAt: sill + height * 0.75,
      },
      {
        said: drawing.sashFrame,
        parts: isWhole ? around(pane, -1 * SASH, 0, true) : [],
        whole: true,
        noteAt: sill + height * 0.5,
      },
      isCased
        ? {
            said: drawing.trim,
            parts: around(pane, 0, trim, sill > trim),
            noteAt: sill + height * 0.25,
          }
        : { said: drawing.board, parts: sill > BOARD_EDGE ? [board] : [] },
      footOf(inputs, painted, boxFrom(0, 0, far, 0)),
    ],
    {
      id: 'window',
      name: drawing.window,
      size: boxFrom(0, 0, far, sill + height + trim + BESIDE / 2),
      first: drawing.over(
        formatDimension(width, locale),
        formatDimension(height, locale),
        formatDimension(sill, locale),
      ),
    },
  );
}

/** Painted doors, windows and skirting on their walls. */
function onWalls(
  { place, values, region, words }: Inputs,
  { stretches, windows, leaves, faces }: Painted,
): readonly JobDrawing[] {
  if (place.kind === 'thing') return [];
  const partsOf = (one: Opening): readonly Box[] => {
    const { kind, at, sill, width, height } = one;
    const hole = boxFrom(at, sill, at + width, sill + height);
    if (windows.includes(one)) {
      const half = BOARD.longer / 2;
      return [
        ...(values.windows === 'whole' ? around(hole, -2 * SASH, 0, true) : []),
        ...(region === 'us'
          ? around(hole, 0, values.frame, sill > values.frame)
          : [boxFrom(at - half, sill - BOARD_EDGE, at + width + half, sill)]),
      ];
    }
    if (kind !== 'door' || !leaves.includes(one)) return [];
    const isPanelled = values.leaf === 'panelled' && hasPanels(width);
    const leaf = isPanelled
      ? leafParts(true, width, height).flat()
      : [boxFrom(0, 0, width, height)];
    return [
      ...around(hole, 0, values.frame, false),
      ...(faces === 0 ? [] : leaf.map((part) => moved(part, at))),
    ];
  };
  return values.walls.walls.map(({ id, region: surface, openings }) => ({
    id: `plan ${id}`,
    name: words.drawing.plan,
    counts: [],
    of: finishOf(values),
    colour: values.colour,
    surface,
    seen: 'wall',
    on: { wall: id },
    isTrim: true,
    pieces: [
      ...stretches
        .filter((one) => one.wall === id)
        .map(({ at, length }) => boxFrom(at, 0, at + length, values.skirtingHeight)),
      ...openings.flatMap(partsOf),
    ].map((part, from) => ({ shape: [boxRing(part)], whole: true, from })),
  }));
}

/** The room from above: windows first, then doors, and skirting with its lengths last. */
function planOf(
  { place, values, words, locale }: Inputs,
  { stretches, windows, leaves, run }: Painted,
): JobDrawing | undefined {
  if (place.kind === 'thing') return undefined;
  const { drawing } = words;
  const band = bandOf(place);
  const isPainted = (one: Opening): boolean =>
    windows.includes(one) || (one.kind === 'door' && leaves.includes(one));
  const drawn = values.walls.walls.flatMap((wall) => {
    const on = alongWall(place, wall);
    if (on === undefined) return [];
    const { point, isUpright } = on;
    const before = place.walls.at(place.walls.indexOf(wall) - 1);
    const part = (at: number, end: number, near: number, text: string, whole: boolean) => ({
      piece: {
        shape: [
          [point(at, near), point(end, near), point(end, near + band), point(at, near + band)],
        ],
        whole,
        from: 0,
      },
      note: { at: point((at + end) / 2, near + band * (isUpright ? 4 : 2.2)), text },
    });
    return [
      ...wall.openings.filter(isPainted).map(({ kind, at, width, sill }) =>
        // Skirting runs on under a window.
        part(at, at + width, sill > 0 ? band : 0, kind === 'window' ? '1' : '2', true),
      ),
      ...stretches
        .filter((one) => one.wall === wall.id)
        .map(({ at, length: long }) => {
          const begin = at === 0 && before?.end === 'inside' ? Math.min(band, long) : at;
          return part(
            begin,
            at + long,
            0,
            drawing.stretch('3', formatDimension(long, locale)),
            false,
          );
        }),
    ];
  });
  return {
    id: 'plan',
    name: drawing.plan,
    counts: COUNTS,
    surface: place.floor,
    seen: 'plan',
    on: 'floor',
    isView: true,
    pieces: drawn.map(({ piece }) => piece),
    colour: values.colour,
    notes: drawn.map(({ note }) => note),
    says: drawing.says([
      ...(windows.length === 0 ? [] : [drawing.numbered(drawing.windows, '1')]),
      ...(leaves.length === 0 ? [] : [drawing.numbered(drawing.doors, '2')]),
      ...(run === 0 ? [] : [drawing.numbered(drawing.run(formatDimension(run, locale)), '3')]),
    ]),
  };
}
