import { ALONG_X, across, firstAxes, type Axis, type Model } from '../model.ts';
import { isLeaf, leavesOf, type Block, type Row } from '../layout.ts';
import { neatnessOfTree, scoreOf, together, type Neatness } from './neatness.ts';
import type { Plan } from '../plan.ts';

interface Room {
  readonly dx: number;
  readonly dy: number;
}

/** More pieces on a sheet are arranged in one way, without a comparison. */
const MOST_COMPARED = 300;

/**
 * The same pieces on the same sheet, arranged for a person with a saw: long members first and equal
 * ones together, so that each distance is set once; narrow neighbours cut off in one strip where that
 * is less work and a further stage is allowed; what is over at the sheet's end left in one offcut.
 */
export function tidy(root: Row, room: Room, model: Model): Row {
  const plain = sortRow(root);
  const trees = model.stages === Infinity ? [groupRow(plain), plain] : [plain];
  const arranged = trees.map(longFirst);
  const [first = plain] = arranged;
  if (leavesOf(root).length > MOST_COMPARED) return first;
  const starts = arranged.flatMap((tree) => startsOf(tree, room, model));
  const scores = starts.map((start) => scoreOf(neatnessOfTree(start, room)));
  return starts[scores.indexOf(Math.max(...scores))] ?? first;
}

/** How neat a plan's sheets are once they are tidy. */
export function neatnessOfPlan(plan: Plan, model: Model): Neatness {
  return together(
    plan.flatMap(({ sheet, root }) => {
      const room = model.sheets[sheet];
      return room ? [neatnessOfTree(tidy(root, room, model), room)] : [];
    }),
  );
}

/** The ways to begin: along the root's own row, or cutting the sheet down across it first. */
function startsOf(root: Row, room: Room, model: Model): Row[] {
  const inner = root.members.length === 1 ? root.members[0] : undefined;
  const isIdle = inner !== undefined && !isLeaf(inner) && lengthAlong(root, room) === 0;
  if (isIdle && model.firstCut === 'any') return startsOf(inner, room, model);
  const around: Row = { axis: across(root.axis), dx: root.dx, dy: root.dy, members: [root] };
  const twice: Row = { axis: root.axis, dx: root.dx, dy: root.dy, members: [around] };
  const starts = lengthAlong(around, room) > 0 ? [root, around, twice] : [root];
  return starts.filter(
    (start) => start === root || (isFirst(start.axis, model) && stagesOf(start) <= model.stages),
  );
}

const isFirst = (axis: Axis, model: Model): boolean => firstAxes(model).includes(axis);

/** What a row leaves of a room along its own axis. */
function lengthAlong(row: Row, room: Room): number {
  return row.axis === ALONG_X ? room.dx - row.dx : room.dy - row.dy;
}

/** Most stages of cuts below a block, trimming cuts not counted. */
export function stagesOf(block: Block): number {
  return isLeaf(block) ? 0 : 1 + Math.max(0, ...block.members.map(stagesOf));
}

/** Wide members first, so that equal ones meet and the free ends lie together. */
function sortRow(row: Row): Row {
  const wide = (block: Block): number => (row.axis === ALONG_X ? block.dy : block.dx);
  const long = (block: Block): number => (row.axis === ALONG_X ? block.dx : block.dy);
  const members = row.members
    .map((member) => (isLeaf(member) ? member : sortRow(member)))
    .sort((a, b) => wide(b) - wide(a) || long(b) - long(a));
  return { ...row, members };
}

/** Members in the order in which they are cut off: the longest first, then the widest. */
function longFirst(row: Row): Row {
  const wide = (block: Block): number => (row.axis === ALONG_X ? block.dy : block.dx);
  const long = (block: Block): number => (row.axis === ALONG_X ? block.dx : block.dy);
  const members = row.members
    .map((member) => (isLeaf(member) ? member : longFirst(member)))
    .sort((a, b) => long(b) - long(a) || wide(b) - wide(a));
  return { ...row, members };
}

/** Joins runs of narrower members of one width into a strip of their own; expects sorted rows. */
function groupRow(row: Row): Row {
  const alongX = row.axis === ALONG_X;
  const wide = (block: Block): number => (alongX ? block.dy : block.dx);
  const widest = alongX ? row.dy : row.dx;
  const members: Block[] = [];
  const grouped = row.members.map((member) => (isLeaf(member) ? member : groupRow(member)));
  for (let i = 0; i < grouped.length;) {
    let end = i + 1;
    const width = wide(grouped[i] as Block);
    while (end < grouped.length && wide(grouped[end] as Block) === width) end++;
    const run = grouped.slice(i, end);
    i = end;
    members.push(...(run.length === 1 || width === widest ? run : [strip(row.axis, run)]));
  }
  return { ...row, members };
}

/** A run of members as one member: a row along the other axis that holds a row along this one. */
function strip(axis: Axis, run: readonly Block[]): Row {
  const alongX = axis === ALONG_X;
  const sum = run.reduce((total, member) => total + (alongX ? member.dx : member.dy), 0);
  const first = run[0] as Block;
  const size = alongX ? { dx: sum, dy: first.dy } : { dx: first.dx, dy: sum };
  return { axis: across(axis), ...size, members: [{ axis, ...size, members: run }] };
}
