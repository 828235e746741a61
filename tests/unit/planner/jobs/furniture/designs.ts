import fc from 'fast-check';
import { KINDS, type Design } from '../../../../../web/planner/jobs/build-furniture/piece.ts';
import { inches, mm, type Length } from '../../../../../web/planner/measure/units/units.ts';

/** A bookcase of 18 mm board with the given differences. */
export const design = (differs: Partial<Design> = {}): Design => ({
  kind: 'bookcase',
  width: mm(800),
  height: mm(1800),
  depth: mm(300),
  board: mm(18),
  thin: mm(3),
  drawer: mm(12),
  joint: 'screw',
  back: 'screwed',
  stands: 'plinth',
  lift: mm(80),
  shelves: 4,
  hold: 'pins',
  dividers: 0,
  doors: 0,
  drawers: 0,
  fronts: 'overlay',
  gap: mm(3),
  runners: [300, 350, 400, 450, 500].map(mm),
  lid: true,
  frame: { width: mm(95), thickness: mm(45) },
  deck: { width: mm(144), thickness: mm(28) },
  post: { width: mm(50), thickness: mm(47) },
  grain: mm(0.5),
  mark: mm(0.5),
  ...differs,
});

const sized = (least: number, most: number): fc.Arbitrary<Length> =>
  fc.oneof(
    fc.integer({ min: least, max: most }).map(mm),
    fc
      .integer({ min: Math.ceil(least / 1.6), max: Math.floor(most / 1.6) })
      .map((n) => inches(n / 16)),
  );

/** Designs of all kinds, of sizes that can and that cannot be built. */
export const designs: fc.Arbitrary<Design> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    width: sized(150, 3000),
    height: sized(150, 2400),
    depth: sized(120, 900),
    board: fc.constantFrom(mm(15), mm(16), mm(18), inches(0.703), mm(25)),
    thin: fc.constantFrom(mm(3), mm(5), inches(0.224)),
    drawer: fc.constantFrom(mm(9), mm(12), inches(0.5)),
    joint: fc.constantFrom('dowel', 'pocket', 'housing', 'screw'),
    back: fc.constantFrom('groove', 'screwed'),
    stands: fc.constantFrom('plinth', 'feet', 'floor'),
    lift: sized(40, 200),
    shelves: fc.integer({ min: 0, max: 8 }),
    hold: fc.constantFrom('pins', 'fixed'),
    dividers: fc.integer({ min: 0, max: 3 }),
    doors: fc.integer({ min: 0, max: 2 }),
    drawers: fc.integer({ min: 1, max: 6 }),
    fronts: fc.constantFrom('overlay', 'inset'),
    gap: fc.constantFrom(mm(2), mm(3), inches(1 / 8)),
    lid: fc.boolean(),
    frame: fc.constantFrom(
      { width: mm(95), thickness: mm(45) },
      { width: inches(3.5), thickness: inches(1.5) },
    ),
    deck: fc.constantFrom(
      { width: mm(144), thickness: mm(28) },
      { width: mm(95), thickness: mm(21) },
      { width: inches(5.5), thickness: inches(1) },
    ),
    post: fc.constantFrom(
      { width: mm(50), thickness: mm(47) },
      { width: mm(38), thickness: mm(28) },
    ),
  })
  .map((one) => {
    const { kind } = one;
    const isCase = kind === 'base' || kind === 'wall' || kind === 'wardrobe';
    return design({
      ...one,
      stands: kind === 'wall' ? 'floor' : one.stands,
      doors: isCase ? one.doors : 0,
      drawers: kind === 'drawers' ? one.drawers : 0,
      shelves: kind === 'drawers' ? 0 : one.shelves,
      dividers: kind === 'bookcase' ? one.dividers : 0,
    });
  });
