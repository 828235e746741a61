import { ALONG_X, across, firstAxes, type Axis, type Model } from './model.ts';
import { isLeaf, type Block, type Row } from './layout.ts';

interface Room {
  readonly dx: number;
  readonly dy: number;
}

/**
 * The same pieces on the same sheet, arranged for a person with a saw: equal ones together, narrow
 * neighbours cut off in one strip where a further stage is allowed, and what is over at the sheet's
 * end left in the largest single offcut that the first cuts can give.
 */
export function tidy(root: Row, room: Room, model: Model): Row {
  const sorted = sortRow(root);
  const neat = model.stages === Infinity ? groupRow(sorted) : sorted;
  const [best] = startsOf(neat, room, model).sort(
    (a, b) => b.offcut - a.offcut || stagesOf(a.root) - stagesOf(b.root),
  );
  return best ? best.root : neat;
}

/** The largest rectangle that can stay in one piece beside a block. */
export function largestOffcut(block: Room, room: Room): number {
  return Math.max((room.dx - block.dx) * room.dy, (room.dy - block.dy) * room.dx);
}

/** The ways to begin: along the root's own row, or cutting the sheet down across it first. */
function startsOf(root: Row, room: Room, model: Model): { root: Row; offcut: number }[] {
  const inner = root.members.length === 1 ? root.members[0] : undefined;
  const isIdle = inner !== undefined && !isLeaf(inner) && lengthAlong(root, room) === 0;
  if (isIdle && model.firstCut === 'any') return startsOf(inner, room, model);
  const around: Row = { axis: across(root.axis), dx: root.dx, dy: root.dy, members: [root] };
  const twice: Row = { axis: root.axis, dx: root.dx, dy: root.dy, members: [around] };
  const needsTrim = lengthAlong(around, room) > 0;
  const starts = needsTrim ? [root, around, twice] : [root];
  const allowed = starts.filter(
    (start) => start === root || (isFirst(start.axis, model) && stagesOf(start) <= model.stages),
  );
  return allowed.map((start) => ({ root: start, offcut: offcutAfter(start, room, needsTrim) }));
}

const isFirst = (axis: Axis, model: Model): boolean => firstAxes(model).includes(axis);

/** What a row leaves of a room along its own axis. */
function lengthAlong(row: Row, room: Room): number {
  return row.axis === ALONG_X ? room.dx - row.dx : room.dy - row.dy;
}

/** The larger of the two offcuts beside a root: the first along its axis, then the one across. */
function offcutAfter(start: Row, room: Room, needsTrim: boolean): number {
  const isBare = needsTrim && start.members.length > 1;
  const { dx, dy } = start;
  const [first, second] =
    start.axis === ALONG_X
      ? [(room.dx - dx) * room.dy, (room.dy - dy) * dx]
      : [(room.dy - dy) * room.dx, (room.dx - dx) * dy];
  return isBare ? first : Math.max(first, second);
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
