import { isLeaf, rowOf, type Block, type Layout, type Row } from '../layout.ts';
import { ALONG_X, firstAxes, type Axis, type Model } from '../model.ts';
import { digitsOf, nextPart, type Subsets } from './subsets.ts';
import { pieceOf, type BlockFronts } from './block-fronts.ts';
import type { Chosen } from './cheapest-cover.ts';

interface Known {
  readonly model: Model;
  readonly subsets: Subsets;
  readonly blocks: BlockFronts;
}

/** A size of a list in the table of a form. */
interface Size {
  readonly form: number;
  readonly list: number;
  readonly dx: number;
  readonly dy: number;
}

/** The tree behind the size of a list: the tables hold sizes only, so the cuts are looked for again. */
export function rebuildLayout(known: Known, { kind, list }: Chosen): Layout {
  const { model, blocks } = known;
  const sheet = model.sheets[kind];
  if (!sheet) throw new Error(`no sheet ${kind}`);
  for (let form = 0; form < blocks.forms.length; form++) {
    const at = blocks.fitting(form, list, sheet);
    const table = blocks.tables[form];
    if (at === undefined || !table) continue;
    const size = { form, list, dx: table.dx[at] as number, dy: table.dy[at] as number };
    return { sheet: kind, root: asRoot(blockOf(known, size), model) };
  }
  throw new Error(`list ${list} fits on no sheet`);
}

/** A whole sheet is a row along an axis that the first cuts may have. */
function asRoot(block: Block, model: Model): Row {
  const [first = ALONG_X, ...others] = firstAxes(model);
  if (!isLeaf(block) && [first, ...others].includes(block.axis)) return block;
  return rowOf(first, [block]);
}

function blockOf(known: Known, size: Size): Block {
  const { model, subsets, blocks } = known;
  const form = blocks.forms[size.form];
  if (!form) throw new Error(`no form ${size.form}`);
  if (form.inner === undefined) {
    const { dx, dy } = size;
    const piece = pieceOf(size.list, subsets);
    const shape = model.pieces[piece];
    if (shape) return { piece, turned: shape.dx !== dx || shape.dy !== dy, dx, dy };
  } else if (has(known, { ...size, form: form.inner })) {
    return blockOf(known, { ...size, form: form.inner });
  }
  for (const axis of form.axes) {
    const halves = partsOf(known, size, axis);
    if (halves)
      return rowOf(
        axis,
        halves.flatMap((half) => membersAlong(blockOf(known, half), axis)),
      );
  }
  throw new Error(`no cut makes ${size.dx} x ${size.dy} of list ${size.list}`);
}

/** A row within a row of the same axis is one row. */
const membersAlong = (block: Block, axis: Axis): readonly Block[] =>
  !isLeaf(block) && block.axis === axis ? block.members : [block];

function has({ blocks }: Known, { form, list, dx, dy }: Size): boolean {
  const table = blocks.tables[form];
  if (!table) return false;
  for (let i = table.start[list] as number; i < (table.start[list + 1] as number); i++) {
    if (table.dx[i] === dx && table.dy[i] === dy) return true;
  }
  return false;
}

/** Two blocks that side by side have a size. */
function partsOf(known: Known, size: Size, axis: Axis): readonly [Size, Size] | undefined {
  const { subsets, blocks } = known;
  const { form, list } = size;
  const table = blocks.tables[form];
  if (!table) return undefined;
  const whole = new Int32Array(subsets.quantities.length);
  digitsOf(subsets, list, whole);
  const digits = new Int32Array(whole.length);
  let part = nextPart(subsets, whole, digits, 0);
  for (; part > 0 && 2 * part <= list; part = nextPart(subsets, whole, digits, part)) {
    const sizes = (of: number): Size[] => {
      const from = table.start[of] as number;
      return Array.from({ length: (table.start[of + 1] as number) - from }, (_, i) => {
        return {
          form,
          list: of,
          dx: table.dx[from + i] as number,
          dy: table.dy[from + i] as number,
        };
      });
    };
    for (const a of sizes(part)) {
      const b = sizes(list - part).find((other) => {
        const both = rowOf(axis, [leaf(a), leaf(other)]);
        return both.dx === size.dx && both.dy === size.dy;
      });
      if (b) return [a, b];
    }
  }
  return undefined;
}

const leaf = ({ dx, dy }: Size): Block => ({ piece: 0, turned: false, dx, dy });
