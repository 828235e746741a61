import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { layPiece } from '../../../../../web/planner/jobs/build-furniture/lay-piece.ts';
import {
  cutSize,
  type FurniturePart,
  type PartRole,
} from '../../../../../web/planner/jobs/build-furniture/parts.ts';
import { isLaid, type Design } from '../../../../../web/planner/jobs/build-furniture/piece.ts';
import {
  screwFor,
  type ScrewJoint,
} from '../../../../../web/planner/jobs/build-furniture/hardware.ts';
import { mm, toMm, type Length } from '../../../../../web/planner/measure/units/units.ts';
import { loadShelf } from '../../../../../web/planner/stock/load-shelf.ts';
import type { Region } from '../../../../../web/planner/stock/region.ts';
import { variantNearest, type Shelf } from '../../../../../web/planner/stock/shelf.ts';
import { REGION_NAMES } from '../../../../support/job-context.ts';
import { design, designs } from './designs.ts';

const shelves = new Map<Region, Shelf>();
beforeAll(async () => {
  for (const region of REGION_NAMES) shelves.set(region, await loadShelf(region));
});
const shelfOf = (region: Region): Shelf => {
  const shelf = shelves.get(region);
  if (shelf === undefined) throw new Error(`${region} is not loaded`);
  return shelf;
};

/** Screws through one part into another, whose thickness the tip would leave; undefined for an end or an edge. */
const DRIVEN: readonly (readonly [ScrewJoint, PartRole, PartRole | undefined])[] = [
  ['case', 'side', undefined],
  ['front', 'drawer-end', 'drawer-front'],
  ['unit', 'side', 'side'],
  ['drawer', 'drawer-side', undefined],
  ['back', 'back', undefined],
  ['bottom', 'bottom', undefined],
  ['frame', 'long-rail', 'leg'],
  ['top', 'top', undefined],
  ['board', 'long-board', 'post'],
  ['board', 'short-board', 'cleat'],
];

const ofKind: Partial<Record<ScrewJoint, Design['kind']>> = {
  bottom: 'box',
  top: 'workbench',
};

/** Boards that cases are made of, of all that a shop has. */
const LEAST = mm(12);
const boards = ({ mdf, plywood, 'melamine-board': melamine }: Shelf): readonly Length[] =>
  [mdf, plywood, melamine].flatMap((entry) =>
    entry.form === 'sheets'
      ? entry.variants.map(({ thickness }) => thickness).filter((one) => one >= LEAST)
      : [],
  );

/** A design of what the shops of a region sell. */
const soldIn = (region: Region, one: Design, pick: number): Design => {
  const shelf = shelfOf(region);
  const all = boards(shelf);
  return {
    ...one,
    board: all[pick % all.length] ?? one.board,
    drawer: variantNearest(shelf.plywood.variants, 'thickness', mm(12)).thickness,
    thin: shelf['back-board'].variants[0].thickness,
    frame: variantNearest(shelf['structural-timber'].variants, 'width', mm(95)),
    deck: variantNearest(shelf['deck-board'].variants, 'width', mm(145)),
    post: variantNearest(shelf.batten.variants, 'width', mm(50)),
  };
};

/** Screws of joints that are not ordinary wood screws. */
const PRODUCTS: Partial<Record<string, 'exterior-screws' | 'pocket-screws'>> = {
  board: 'exterior-screws',
  pocket: 'pocket-screws',
};

const pocketScrew = (region: Region, board: number): string =>
  screwFor(
    shelfOf(region)['pocket-screws'].variants,
    design({ board: mm(board), joint: 'pocket' }),
    'pocket',
  ).label;

describe('the screws of a joint', () => {
  it('stay 2 mm inside what they are driven into, and bite with a third of their length', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...REGION_NAMES), designs, fc.nat(50), (region, any, pick) => {
        const one = soldIn(region, any, pick);
        const laid = layPiece(one);
        if (!isLaid(laid)) return;
        const thick = (role: PartRole): number | undefined => {
          const found: FurniturePart | undefined = laid.parts.find((each) => each.role === role);
          return found && toMm(cutSize(found).thickness);
        };
        for (const [joint, first, second] of DRIVEN) {
          const through = thick(first);
          const into = second === undefined ? Infinity : thick(second);
          if (through === undefined || into === undefined) continue;
          if (ofKind[joint] !== undefined && ofKind[joint] !== one.kind) continue;
          const product = PRODUCTS[joint] ?? 'wood-screws';
          const { length } = screwFor(shelfOf(region)[product].variants, one, joint);
          const long = toMm(length ?? mm(0));
          const said = { region, joint, through, into, long };
          expect({ ...said, out: long > through + into - 2 }).toEqual({ ...said, out: false });
          seen.add(`${region} ${joint}`);
          expect({ ...said, bites: long - through >= long / 3 - 1e-6 }).toEqual({
            ...said,
            bites: true,
          });
        }
      }),
      { numRuns: 600 },
    );
    expect(seen.size).toBeGreaterThan(30);
  });

  it('pocket screws have the length that jig makers give for the board', () => {
    expect([12, 15, 18, 25].map((board) => pocketScrew('uk', board))).toEqual([
      '4 × 25 mm',
      '4 × 25 mm',
      '4 × 32 mm',
      '4 × 38 mm',
    ]);
    expect([12.7, 19.05].map((board) => pocketScrew('us', board))).toEqual([
      '#8 × 1 in',
      '#8 × 1-1/4 in',
    ]);
  });
});
