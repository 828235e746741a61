import { formatDimension } from '../../measure/format-length.ts';
import { boxRing, type Box, type Point } from '../../measure/polygon.ts';
import { mm, type Length } from '../../measure/units.ts';
import type { Opening } from '../../measure/place.ts';
import { alongWall, bandOf } from '../along-wall.ts';
import type { Drawing, Note } from '../contract.ts';
import { ARCHITRAVE_EDGE, USUAL_LEAF, type Asked, type Painted } from './painted.ts';

export const woodworkDrawings = (
  asked: Asked,
  painted: Painted,
  counts: readonly string[],
): readonly Drawing[] => [...doorOf(asked, painted, counts), ...planOf(asked, painted, counts)];

/** Of a panelled door, as most are made: what frames the panels, and where the middle rail begins. */
const STILE = mm(105);
const MUNTIN = mm(95);
const RAIL = { bottom: mm(200), middle: mm(150), top: mm(105) };
const MIDDLE = 0.4;
/** A flush door is rolled in so many pieces, two abreast. */
const ROWS = 4;

const box = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });

/** The parts of a leaf, those that are painted together in one group, in the order of the brush. */
function leafParts(
  isPanelled: boolean,
  width: Length,
  height: Length,
): readonly (readonly Box[])[] {
  if (!isPanelled) {
    const [across, up] = [width / 2, height / ROWS];
    return Array.from({ length: 2 * ROWS }, (_, i) => {
      const [x, y] = [(i % 2) * across, height - (Math.floor(i / 2) + 1) * up];
      return [box(x, y, x + across, y + up)];
    });
  }
  const middle = height * MIDDLE;
  const inner = [STILE, width - STILE] as const;
  const post = [(width - MUNTIN) / 2, (width + MUNTIN) / 2] as const;
  const rows = [
    [middle + RAIL.middle, height - RAIL.top],
    [RAIL.bottom, middle],
  ] as const;
  return [
    rows.flatMap(([y0, y1]) => [box(inner[0], y0, post[0], y1), box(post[1], y0, inner[1], y1)]),
    rows.map(([y0, y1]) => box(post[0], y0, post[1], y1)),
    [
      box(inner[0], height - RAIL.top, inner[1], height),
      box(inner[0], middle, inner[1], middle + RAIL.middle),
      box(inner[0], 0, inner[1], RAIL.bottom),
    ],
    [box(0, 0, STILE, height), box(width - STILE, 0, width, height)],
  ];
}

const middleOf = ({ x0, y0, x1, y1 }: Box): Point => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
const moved = ({ x0, y0, x1, y1 }: Box, by: number): Box => box(x0 + by, y0, x1 + by, y1);

/** So much wall, and skirting, is shown beside a door. */
const BESIDE = mm(350);

/** The first door with its frame and skirting, each part with its number in the order of the brush. */
function doorOf(
  { place, values, region, words, locale }: Asked,
  { leaves, faces, run }: Painted,
  counts: readonly string[],
): readonly Drawing[] {
  const door = leaves[0] ?? (place.kind === 'thing' ? USUAL_LEAF[region] : undefined);
  if (door === undefined) return [];
  const { width, height } = door;
  const isPanelled = values.leaf === 'panelled' && width > 2 * STILE + MUNTIN;
  const [jamb, trim] = [mm(40), values.frame];
  const out = jamb + trim;
  const left = BESIDE + out;
  const far = left + width + out + BESIDE;
  const leaf = faces === 0 ? [] : leafParts(isPanelled, width, height);
  const around = (from: number, to: number): readonly Box[] =>
    from === to
      ? []
      : [
          box(left - to, 0, left - from, height + to),
          box(left + width + from, 0, left + width + to, height + to),
          box(left - from, height + from, left + width + from, height + to),
        ];
  const skirting = Math.min(values.skirtingHeight, height);
  const groups = [
    ...leaf.map((parts) => parts.map((part) => moved(part, left))),
    around(0, jamb),
    around(jamb, out),
    run === 0 ? [] : [box(0, 0, BESIDE, skirting), box(far - BESIDE, 0, far, skirting)],
  ].filter((parts) => parts.length > 0);
  const notes = groups.flatMap((parts, i): readonly Note[] => {
    // Of what frames the leaf, numbers of parts as thin as these stand one above the other.
    const isThin = parts.length === 3 && i >= leaf.length;
    const shown = isThin ? parts.slice(0, 1) : parts;
    const high = i === leaf.length ? 0.8 : 0.6;
    return shown.map((part) => ({
      at: isThin ? { ...middleOf(part), y: height * high } : middleOf(part),
      text: String(i + 1),
    }));
  });
  const { drawing } = words;
  const said =
    leaf.length > 0 && !isPanelled
      ? [drawing.flush(leaf.length)]
      : leaf.map((_, i) => drawing.numbered(drawing.panelled[i] ?? '', i + 1));
  const rest = [
    drawing.jamb,
    ...(trim === 0 ? [] : [drawing.trim]),
    ...(run === 0 ? [] : [drawing.foot]),
  ];
  return [
    {
      id: 'door',
      name: drawing.door,
      counts,
      surface: [boxRing(box(0, 0, far, height + out + ARCHITRAVE_EDGE))],
      seen: 'wall',
      pieces: groups.flatMap((parts, i) =>
        parts.map((part) => ({
          shape: [boxRing(part)],
          // Frame and skirting are hatched, so that the leaf stands out.
          whole: i < leaf.length,
          from: i,
        })),
      ),
      notes,
      says: drawing.order(formatDimension(width, locale), formatDimension(height, locale), [
        ...said,
        ...rest.map((part, i) => drawing.numbered(part, leaf.length + i + 1)),
      ]),
    },
  ];
}

/** The room from above: windows first, then doors, and skirting with its lengths last. */
function planOf(
  { place, values, words, locale }: Asked,
  { stretches, windows, leaves, run }: Painted,
  counts: readonly string[],
): readonly Drawing[] {
  if (place.kind === 'thing') return [];
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
          return part(begin, at + long, 0, `3: ${formatDimension(long, locale)}`, false);
        }),
    ];
  });
  return [
    {
      id: 'plan',
      name: drawing.plan,
      counts,
      surface: place.floor,
      seen: 'plan',
      pieces: drawn.map(({ piece }) => piece),
      notes: drawn.map(({ note }) => note),
      says: drawing.says([
        ...(windows.length === 0 ? [] : [drawing.numbered(drawing.windows, 1)]),
        ...(leaves.length === 0 ? [] : [drawing.numbered(drawing.doors, 2)]),
        ...(run === 0 ? [] : [drawing.numbered(drawing.run(formatDimension(run, locale)), 3)]),
      ]),
    },
  ];
}
