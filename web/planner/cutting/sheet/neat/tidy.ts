import { ALONG_X, across, firstAxes, type RowAxis, type SheetModel } from '../model.ts';
import { isLeaf, leavesOf, type SlicingBlock, type SlicingRow } from '../layout.ts';
import { neatnessOfTree, neatnessScore, together, type Neatness } from './neatness.ts';
import type { PackedSheets } from '../plan.ts';

interface Room {
  readonly dx: number;
  readonly dy: number;
}

/** A sheet with more pieces is arranged in one way, without a comparison. */
const MOST_COMPARED = 300;

/**
 * Arranges the same pieces on the same sheet for sawing: long members first and equal ones together, so that each
 * distance is set once; narrow neighbours in one strip if that is less work and a further stage is allowed; the rest at
 * the sheet's end in one offcut.
 */
export function tidy(root: SlicingRow, room: Room, model: SheetModel): SlicingRow {
  const plain = sortRow(root);
  const trees = model.stages === Infinity ? [groupRow(plain), plain] : [plain];
  const arranged = trees.map(longFirst);
  const [first = plain] = arranged;
  if (leavesOf(root).length > MOST_COMPARED) return first;
  const starts = arranged.flatMap((tree) => startsOf(tree, room, model));
  const scores = starts.map((start) => neatnessScore(neatnessOfTree(start, room)));
  return starts[scores.indexOf(Math.max(...scores))] ?? first;
}

/** Neatness of a plan's sheets after tidying. */
export function neatnessOfPlan(plan: PackedSheets, model: SheetModel): Neatness {
  return together(
    plan.flatMap(({ sheet, root }) => {
      const room = model.sheets[sheet];
      return room ? [neatnessOfTree(tidy(root, room, model), room)] : [];
    }),
  );
}

/** Ways to begin: along the root's own row, or with a cut across it first. */
function startsOf(root: SlicingRow, room: Room, model: SheetModel): SlicingRow[] {
  const inner = root.members.length === 1 ? root.members[0] : undefined;
  const isIdle = inner !== undefined && !isLeaf(inner) && lengthAlong(root, room) === 0;
  if (isIdle && model.firstCut === 'any') return startsOf(inner, room, model);
  const around: SlicingRow = { axis: across(root.axis), dx: root.dx, dy: root.dy, members: [root] };
  const twice: SlicingRow = { axis: root.axis, dx: root.dx, dy: root.dy, members: [around] };
  const starts = lengthAlong(around, room) > 0 ? [root, around, twice] : [root];
  return starts.filter(
    (start) => start === root || (isFirst(start.axis, model) && stagesOf(start) <= model.stages),
  );
}

const isFirst = (axis: RowAxis, model: SheetModel): boolean => firstAxes(model).includes(axis);

/** Rest of a room along a row's own axis. */
function lengthAlong(row: SlicingRow, room: Room): number {
  return row.axis === ALONG_X ? room.dx - row.dx : room.dy - row.dy;
}

/** Number of stages below a block, without trimming cuts. */
export function stagesOf(block: SlicingBlock): number {
  return isLeaf(block) ? 0 : 1 + Math.max(0, ...block.members.map(stagesOf));
}

/** Wide members first, so that equal ones meet and the free ends are together. */
function sortRow(row: SlicingRow): SlicingRow {
  const wide = (block: SlicingBlock): number => (row.axis === ALONG_X ? block.dy : block.dx);
  const long = (block: SlicingBlock): number => (row.axis === ALONG_X ? block.dx : block.dy);
  const members = row.members
    .map((member) => (isLeaf(member) ? member : sortRow(member)))
    .sort((a, b) => wide(b) - wide(a) || long(b) - long(a));
  return { ...row, members };
}

/** Members in cutting order: the longest first, then the widest. */
function longFirst(row: SlicingRow): SlicingRow {
  const wide = (block: SlicingBlock): number => (row.axis === ALONG_X ? block.dy : block.dx);
  const long = (block: SlicingBlock): number => (row.axis === ALONG_X ? block.dx : block.dy);
  const members = row.members
    .map((member) => (isLeaf(member) ? member : longFirst(member)))
    .sort((a, b) => long(b) - long(a) || wide(b) - wide(a));
  return { ...row, members };
}

/** Joins runs of narrower members of one width into a strip; expects sorted rows. */
function groupRow(row: SlicingRow): SlicingRow {
  const alongX = row.axis === ALONG_X;
  const wide = (block: SlicingBlock): number => (alongX ? block.dy : block.dx);
  const widest = alongX ? row.dy : row.dx;
  const members: SlicingBlock[] = [];
  const grouped = row.members.map((member) => (isLeaf(member) ? member : groupRow(member)));
  for (let i = 0; i < grouped.length;) {
    let end = i + 1;
    const width = wide(grouped[i] as SlicingBlock);
    while (end < grouped.length && wide(grouped[end] as SlicingBlock) === width) end++;
    const run = grouped.slice(i, end);
    i = end;
    members.push(...(run.length === 1 || width === widest ? run : [strip(row.axis, run)]));
  }
  return { ...row, members };
}

/** A run of members as one member: a row along the other axis that contains a row along this one. */
function strip(axis: RowAxis, run: readonly SlicingBlock[]): SlicingRow {
  const alongX = axis === ALONG_X;
  const sum = run.reduce((total, member) => total + (alongX ? member.dx : member.dy), 0);
  const first = run[0] as SlicingBlock;
  const size = alongX ? { dx: sum, dy: first.dy } : { dx: first.dx, dy: sum };
  return { axis: across(axis), ...size, members: [{ axis, ...size, members: run }] };
}
