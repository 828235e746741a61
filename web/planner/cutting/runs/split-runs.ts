import { unitsToMm, type SheetProblem } from '../problem.ts';
import { cutsInMm, rectangleInMm, type GridBox, type GridCut } from '../in-mm.ts';
import { isAlongX, type JoinedPart, type JoinedProblem, type PanelNames } from './join-runs.ts';
import { stageAfter, type LastCut } from './stages.ts';
import type { CutSheet, PlacedPanel, Rectangle } from '../contract.ts';

/** Origin of a strip: the cut that made it, and the piece it was cut from. */
interface Made extends LastCut {
  /** Number of the sheet's cuts made before. */
  readonly after: number;
  /** Index of the last cut that made it. */
  readonly cut: number;
  readonly from: GridBox;
  readonly fromLast: LastCut;
}

/** Cuts of a strip, their position among the sheet's, and the changes they cause. */
interface Division {
  readonly after: number;
  readonly cuts: readonly GridCut[];
  /** Set if each panel is trimmed instead of the strip. */
  readonly instead: { readonly cut: number; readonly offcut: GridBox } | undefined;
  readonly offcuts: readonly GridBox[];
}

/**
 * A sheet of the joined problem with each strip divided into its panels as soon as it is separate. Undefined if the
 * stage limit allows no cut for that: a strip cut off in the last stage is divided in the same stage, but not across.
 */
export function splitRuns(
  problem: SheetProblem,
  joined: JoinedProblem,
  sheet: CutSheet,
  names: PanelNames,
): CutSheet | undefined {
  const units = (mm: number): number => Math.round((mm * 1e6) / problem.unit);
  const box = (r: Rectangle): GridBox => {
    return { x: units(r.x), y: units(r.y), dx: units(r.length), dy: units(r.width) };
  };
  const cuts = sheet.cuts.map(({ x1, y1, x2, y2, stage }): GridCut => {
    return { x1: units(x1), y1: units(y1), x2: units(x2), y2: units(y2), stage };
  });
  const stock = problem.stock.find(({ id }) => id === sheet.stock);
  const whole = { x: 0, y: 0, dx: stock?.length ?? 0, dy: stock?.width ?? 0 };
  const parts: PlacedPanel[] = [];
  const divisions: Division[] = [];
  for (const panel of sheet.parts) {
    const part = joined.parts[Number(panel.part)];
    if (part === undefined) throw new Error(`no joined part ${panel.part}`);
    parts.push(...panelsOf(problem, panel, part, names));
    if (part.strip === undefined || part.strip.rows.length < 2) continue;
    const made = howMade(problem, whole, cuts, box(panel));
    const division = divide(problem, part, panel.rotated, box(panel), made);
    if (division === undefined) return undefined;
    divisions.push(division);
  }
  if (divisions.length === 0) return { ...sheet, parts };
  return { ...sheet, parts, ...together(problem, sheet, cuts, divisions) };
}

/** Positions of the panels of one joined part. */
function panelsOf(
  problem: SheetProblem,
  panel: PlacedPanel,
  part: JoinedPart,
  names: PanelNames,
): PlacedPanel[] {
  const named = names.next(part);
  const { strip } = part;
  const { length, width, rotated } = panel;
  if (strip === undefined) return named.map((name) => ({ ...panel, ...name }));
  const alongX = isAlongX(strip, rotated);
  let from = Math.round(((alongX ? panel.x : panel.y) * 1e6) / problem.unit);
  return named.map((name, i) => {
    const size = strip.sizes[i] ?? 0;
    const [at, long] = [unitsToMm(from, problem), unitsToMm(size, problem)];
    from += size + problem.kerf;
    return alongX
      ? { ...name, x: at, y: panel.y, length: long, width, rotated }
      : { ...name, x: panel.x, y: at, length, width: long, rotated };
  });
}

/** Follows the material of a strip from cut to cut until only the strip is left. */
function howMade(
  { kerf, trim }: SheetProblem,
  whole: GridBox,
  cuts: readonly GridCut[],
  strip: GridBox,
): Made {
  let from = whole;
  let now = whole;
  let last: LastCut = { stage: 0, isUpright: undefined };
  let fromLast = last;
  let after = 0;
  for (let i = 0; i < cuts.length && !isSame(now, strip); i++) {
    const cut = cuts[i];
    if (cut === undefined || !isAcross(cut, now)) continue;
    const isUpright = cut.x1 === cut.x2;
    const [edge, at] = isUpright ? [trim.left, cut.x1] : [trim.top, cut.y1];
    // A trim narrower than the kerf: the blade runs over the sheet's edge.
    const lost = cut.stage === 0 && at === 0 ? Math.min(kerf, edge) : kerf;
    [from, fromLast] = [now, last];
    now = isUpright ? splitX(now, at, lost, strip.x) : splitY(now, at, lost, strip.y);
    last = { stage: cut.stage, isUpright };
    after = i + 1;
  }
  if (!isSame(now, strip)) throw new Error('no cuts make the strip of a run');
  return { ...last, after: endOfRow(cuts, after), cut: after - 1, from, fromLast };
}

/** All cuts of one row are made before its members are cut further. */
function endOfRow(cuts: readonly GridCut[], after: number): number {
  const last = cuts[after - 1];
  if (last === undefined) return after;
  const isUpright = last.x1 === last.x2;
  let end = after;
  for (let next = cuts[end]; next !== undefined; next = cuts[++end]) {
    const isSameRow = isUpright
      ? next.x1 === next.x2 && next.y1 === last.y1 && next.y2 === last.y2
      : next.y1 === next.y2 && next.x1 === last.x1 && next.x2 === last.x2;
    if (!isSameRow || next.stage !== last.stage) break;
  }
  return end;
}

/** Cuts between a strip's panels; undefined if the limit allows none. */
function divide(
  problem: SheetProblem,
  part: JoinedPart,
  rotated: boolean,
  strip: GridBox,
  made: Made,
): Division | undefined {
  if (part.strip === undefined) return undefined;
  const alongX = isAlongX(part.strip, rotated);
  const stages = problem.stages ?? Infinity;
  const { sizes } = part.strip;
  const stage = stageAfter(made, alongX, problem.firstCut);
  if (made.stage <= stages && stage <= stages) {
    const cuts = between(problem, strip, alongX, sizes, stage);
    return { after: made.after, cuts, instead: undefined, offcuts: [] };
  }
  const before = stageAfter(made.fromLast, alongX, problem.firstCut);
  const isTrimmed = made.stage > stages && made.isUpright !== alongX;
  if (!isTrimmed || before > stages) return undefined;
  const cuts = between(problem, made.from, alongX, sizes, before);
  return { after: made.after, ...trimEach(problem, strip, alongX, sizes, made, cuts) };
}

/** Cuts across a piece of material between panels of these sizes. */
function between(
  { kerf }: SheetProblem,
  { x, y, dx, dy }: GridBox,
  alongX: boolean,
  sizes: readonly number[],
  stage: number,
): GridCut[] {
  let at = (alongX ? x : y) - kerf;
  return sizes.slice(0, -1).map((size) => {
    at += size + kerf;
    return alongX
      ? { x1: at, x2: at, y1: y, y2: y + dy, stage }
      : { x1: x, x2: x + dx, y1: at, y2: at, stage };
  });
}

/** Replaces the trimming cut along the strip by one on each of its panels. */
function trimEach(
  { kerf }: SheetProblem,
  strip: GridBox,
  alongX: boolean,
  sizes: readonly number[],
  { from, stage, cut }: Made,
  first: readonly GridCut[],
) {
  const offcut = alongX
    ? { ...strip, y: strip.y + strip.dy + kerf, dy: from.dy - strip.dy - kerf }
    : { ...strip, x: strip.x + strip.dx + kerf, dx: from.dx - strip.dx - kerf };
  const offcuts: GridBox[] = [];
  const cuts: GridCut[] = [...first];
  let at = alongX ? strip.x : strip.y;
  for (const size of sizes) {
    const [end, edge] = [at + size, alongX ? strip.y + strip.dy : strip.x + strip.dx];
    cuts.push(
      alongX
        ? { x1: at, x2: end, y1: edge, y2: edge, stage }
        : { x1: edge, x2: edge, y1: at, y2: end, stage },
    );
    offcuts.push(alongX ? { ...offcut, x: at, dx: size } : { ...offcut, y: at, dy: size });
    at = end + kerf;
  }
  const isLeft = alongX ? offcut.dy > 0 : offcut.dx > 0;
  return { cuts, instead: { cut, offcut }, offcuts: isLeft ? offcuts : [] };
}

/** The sheet's cuts including those of its strips, renumbered, and its offcuts. */
function together(
  problem: SheetProblem,
  sheet: CutSheet,
  cuts: readonly GridCut[],
  divisions: readonly Division[],
): Pick<CutSheet, 'cuts' | 'offcuts'> {
  const rectangle = (box: GridBox): Rectangle => rectangleInMm(problem, box);
  const dropped = new Set(divisions.flatMap(({ instead }) => (instead ? [instead.cut] : [])));
  const added = new Map<number, GridCut[]>();
  for (const { after, cuts: own } of divisions) {
    added.set(after, [...(added.get(after) ?? []), ...own]);
  }
  const all = [...(added.get(0) ?? [])];
  cuts.forEach((cut, i) => {
    if (!dropped.has(i)) all.push(cut);
    all.push(...(added.get(i + 1) ?? []));
  });
  const gone = new Set(
    divisions.flatMap(({ instead }) =>
      instead ? [JSON.stringify(rectangle(instead.offcut))] : [],
    ),
  );
  const kept = sheet.offcuts.filter(
    ({ x, y, length, width }) => !gone.has(JSON.stringify({ x, y, length, width })),
  );
  return cutsInMm(problem, all, [
    ...kept,
    ...divisions.flatMap((one) => one.offcuts.map(rectangle)),
  ]);
}

function isAcross(cut: GridCut, { x, y, dx, dy }: GridBox): boolean {
  return cut.x1 === cut.x2
    ? cut.y1 === y && cut.y2 === y + dy && cut.x1 >= x && cut.x1 < x + dx
    : cut.x1 === x && cut.x2 === x + dx && cut.y1 >= y && cut.y1 < y + dy;
}

const isSame = (a: GridBox, b: GridBox): boolean =>
  a.x === b.x && a.y === b.y && a.dx === b.dx && a.dy === b.dy;

/** The half of a cut that contains a coordinate. */
const splitX = ({ x, y, dx, dy }: GridBox, at: number, kerf: number, wanted: number): GridBox =>
  wanted < at ? { x, y, dx: at - x, dy } : { x: at + kerf, y, dx: x + dx - at - kerf, dy };

const splitY = ({ x, y, dx, dy }: GridBox, at: number, kerf: number, wanted: number): GridBox =>
  wanted < at ? { x, y, dx, dy: at - y } : { x, y: at + kerf, dx, dy: y + dy - at - kerf };
