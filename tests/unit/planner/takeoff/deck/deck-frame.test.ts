import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, PolygonRings } from '../../../../../web/planner/measure/outline/polygon.ts';
import { length, mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import { loadShelf } from '../../../../../web/planner/stock/load-shelf.ts';
import { metricRules } from '../../../../../web/planner/jobs/build-a-deck/rules-metric.ts';
import {
  deckBlocks,
  joistLines,
  joistRuns,
} from '../../../../../web/planner/takeoff/deck/deck-blocks.ts';
import { freeSides, layGuard } from '../../../../../web/planner/takeoff/deck/deck-edge.ts';
import { layFrame, type FrameOptions } from '../../../../../web/planner/takeoff/deck/deck-frame.ts';
import { cutAtJoints } from '../../../../../web/planner/takeoff/deck/deck-joints.ts';
import { layLowFrame } from '../../../../../web/planner/takeoff/deck/deck-low.ts';
import { TooManyPieces } from '../../../../../web/planner/takeoff/boards/most-pieces.ts';
import { pieceCount } from '../../../../../web/planner/takeoff/material.ts';
import { runs as cases } from '../../../../support/long.ts';
import { lOutline, rectangleOutline } from '../../../../support/outlines.ts';

const uk = await loadShelf('uk');
const deck = (x: number, y: number): PolygonRings => [rectangleOutline(mm(x), mm(y))];
const L: PolygonRings = [
  lOutline({ long: mm(4000), wide: mm(3000), notchLong: mm(2000), notchWide: mm(1500) }),
];

const usual: FrameOptions = {
  doubled: [],
  ledger: false,
  height: mm(900),
  board: mm(28),
  longest: mm(4800),
  least: undefined,
};

function framed(plan: PolygonRings, options: Partial<FrameOptions> = {}) {
  const rules = metricRules({ shelf: uk, spacing: mm(400), soil: 'clay', frost: mm(450) });
  if (!rules.ok) throw new Error('400 mm is in the tables');
  const blocks = deckBlocks(plan);
  return layFrame(blocks, joistRuns(blocks, { every: mm(400), thick: mm(45) }), rules.value, {
    ...usual,
    ...options,
  });
}

function frame(plan: PolygonRings, options: Partial<FrameOptions> = {}) {
  const answer = framed(plan, options);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.frame;
}

const counted = (
  pieces: readonly { readonly name: string; readonly length: number; readonly quantity: number }[],
) =>
  pieces.map(({ name, length: long, quantity }) => `${quantity} × ${name} ${toMm(length(long))}`);

describe('blocks', () => {
  it('divide an L at the change of joist length; the long joist at the corner serves both', () => {
    const blocks = deckBlocks(L);
    expect(blocks.map(({ x0, x1, y1 }) => [x0, x1, y1].map((one) => toMm(length(one))))).toEqual([
      [0, 2000, 3000],
      [2000, 4000, 1500],
    ]);
    const runs = joistRuns(blocks, { every: mm(400), thick: mm(45) });
    expect(runs.filter(({ block }) => block.y1 === mm(3000))).toHaveLength(6);
    expect(runs.filter(({ block }) => block.y1 === mm(1500))).toHaveLength(5);
  });

  it('have a joist every spacing and one at the end, with the rest of both last bays shared', () => {
    expect(joistLines({ x0: 0, x1: 1000, y0: 0, y1: 1 }, { every: 400, thick: 45 })).toEqual([
      0, 400, 678, 1000,
    ]);
    // 1300 − 45 − 1200 is no bay: 800 and 1255 have one joist between.
    expect(joistLines({ x0: 0, x1: 1300, y0: 0, y1: 1 }, { every: 400, thick: 45 })).toEqual([
      0, 400, 800, 1028, 1300,
    ]);
  });
});

const overlaps = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

describe('joists and noggins', () => {
  it('never overlap, stand no farther apart than they may, and are as long as listed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 900, max: 6000 }),
        fc.integer({ min: 900, max: 4000 }),
        fc.constantFrom(280, 350, 400, 450),
        (long, wide, every) => {
          const blocks = deckBlocks(deck(long, wide));
          const runs = joistRuns(blocks, { every: mm(every), thick: mm(45) });
          // Boards meet over one in the middle.
          const doubled = runs.length > 4 ? [runs[2]?.x ?? 0] : [];
          const [joist] = uk['structural-timber'].variants;
          const { drawn, pieces } = layLowFrame(blocks, runs, {
            joist,
            padEvery: mm(1500),
            nogginEvery: mm(1500),
            doubled,
            ledger: false,
            longest: mm(6000),
          });
          const all = [...drawn.joists, ...drawn.noggins];
          for (const [i, one] of all.entries()) {
            expect(all.slice(i + 1).some((other) => overlaps(one, other))).toBe(false);
          }
          const starts = drawn.joists.map(({ x0 }) => x0).toSorted((a, b) => a - b);
          for (const [i, x] of starts.slice(1).entries()) {
            expect(x - (starts[i] ?? x)).toBeLessThanOrEqual(mm(every));
          }
          const listed = pieces
            .filter(({ name }) => name === 'noggin')
            .reduce((sum, one) => sum + one.length * one.quantity, 0);
          expect(listed).toBe(drawn.noggins.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0));
        },
      ),
      { numRuns: cases(100) },
    );
  });
});

describe('a frame on posts', () => {
  it('stands on two beams under joists that reach past them', () => {
    // 300 past each beam: 2.4 m between, C24 47 × 125 at 400 reaches 2.55. A beam carries
    // 2.7² ÷ 4.8 = 1.52 m of deck over 2.0 m: C24 2/47 × 150 reaches 2.25 at 1.8.
    const built = frame(deck(4000, 3000));
    expect([built.joist.label, built.beam.section.label, built.beam.plies]).toEqual([
      '47 × 125 mm',
      '47 × 150 mm',
      2,
    ]);
    expect([built.span, built.overhang, built.postToPost].map(toMm)).toEqual([2400, 300, 2000]);
    // 900 − 28 − 120 − 145: a post 607 high is braced, 600 from it: at an end inwards and across, between both ways.
    expect([toMm(built.postHeight), built.posts]).toEqual([607, 6]);
    expect(built.braces).toMatchObject({ along: 4 + 2 * 2, across: 4 });
    expect(toMm(built.braces?.long ?? mm(0))).toBeCloseTo(600 * Math.SQRT2, 0);
    // 1.5 m × 2 m × 2 kN/m² ÷ 75: √0.08 = 283 mm, at least 300; 600 deep in clay.
    expect([built.footing.wide, built.footing.deep].map(toMm)).toEqual([300, 600]);
    expect(counted(built.pieces)).toEqual([
      '11 × joist 2910',
      '2 × rim 4000',
      '9 × noggin 355',
      '1 × noggin 310',
    ]);
    expect(counted(built.beams)).toEqual(['4 × beam 4000']);
    expect([built.hung, built.crossings]).toEqual([0, 22]);
  });

  it('hangs on a ledger if it is fixed to a house, with one beam less', () => {
    const built = frame(deck(4000, 3000), { ledger: true });
    expect(built.posts).toBe(3);
    expect([built.hung, toMm(built.ledger)]).toEqual([11, 4000]);
    expect(counted(built.pieces).slice(1, 3)).toEqual(['1 × rim 4000', '1 × ledger 4000']);
  });

  it('hangs its joists between beams if it is too low for beams below them', () => {
    const built = frame(deck(4000, 3000), { height: mm(300) });
    expect([built.flush, toMm(built.overhang), built.crossings]).toEqual([true, 0, 0]);
    // 3.0 m on edge beams: 47 × 150 reaches 3.20; between two beams of two plies at the edges
    // are 3000 − 2 × 90.
    expect(built.joist.label).toBe('47 × 150 mm');
    expect(counted(built.pieces)[0]).toBe('11 × joist 2820');
    const [first, last] = built.drawn.beams;
    expect(toMm(length((last?.y0 ?? 0) - (first?.y1 ?? 0)))).toBe(2820);
    expect(built.hung).toBe(22);
    expect(toMm(built.postHeight)).toBe(300 - 28 - 145);
  });

  it('says how high it is at least', () => {
    const answer = framed(deck(4000, 3000), { height: mm(200) });
    expect(!answer.ok && 'lowest' in answer && toMm(answer.lowest)).toBe(28 + 145 + 50);
  });

  it('is limited at the end of the post table, which it names', () => {
    const answer = framed(deck(4000, 3000), { height: mm(3500) });
    expect(!answer.ok && 'stops' in answer && answer.stops.rule).toBe('uk-deck-post');
  });

  it('takes more beams for a deeper deck, and laps joists that no shop has in one piece', () => {
    const built = frame(deck(4000, 6000));
    // Two pieces of a joist on each of the two beams in the middle.
    expect([built.laps, built.crossings]).toEqual([11 * 2, 11 * (4 + 2)]);
    // All pieces of a joist reach from rim to rim and lap by 300 mm, with or without a ledger.
    for (const ledger of [false, true]) {
      const lapped = frame(deck(4000, 8000), { ledger });
      const run = lapped.pieces
        .filter(({ name }) => name === 'joist')
        .reduce((sum, one) => sum + one.quantity * toMm(one.length), 0);
      expect(run / lapped.joists).toBeCloseTo(8000 - 90 + (300 * lapped.laps) / lapped.joists, 6);
    }
    const longest = Math.max(...built.pieces.map((one) => one.length));
    expect(toMm(length(longest))).toBeLessThanOrEqual(4800);
  });

  it('has two joists at joints of boards', () => {
    const single = frame(deck(4000, 3000));
    const doubled = frame(deck(4000, 3000), { doubled: [mm(2000)] });
    expect(doubled.joists).toBe(single.joists + 1);
  });

  it('never spans farther than its tables, whatever the size', () => {
    for (let x = 600; x <= 9000; x += 700) {
      for (let y = 600; y <= 9000; y += 700) {
        const { joist, span, beam, postToPost } = frame(deck(x, y));
        expect(toMm(span), `${x} × ${y}`).toBeLessThanOrEqual(3050);
        // C24 47 × 200 at 400, and a beam of two at 0.9 m.
        expect(joist.width).toBeLessThanOrEqual(mm(195));
        expect(toMm(postToPost)).toBeLessThanOrEqual(2440);
        expect(beam.section.width).toBeLessThanOrEqual(mm(195));
      }
    }
  });
});

describe('joints', () => {
  it('are at supports alone, in as few pieces as the timber allows, none longer than it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 19_000 }),
        fc.integer({ min: 700, max: 1500 }),
        fc.constantFrom(3600, 3960, 4000, 4800, 5000),
        (run, every, most) => {
          const bays = Math.ceil(run / every);
          const lines = Array.from({ length: bays + 1 }, (_, i) =>
            Math.round((i * mm(run)) / bays),
          );
          const to = mm(run - 45);
          const pieces = cutAtJoints({ name: 'joist', from: mm(45), to }, mm(most), lines);
          const ends: number[] = [];
          for (const piece of pieces) {
            expect(piece.length).toBeLessThanOrEqual(mm(most));
            ends.push((ends.at(-1) ?? mm(45)) + piece.length);
          }
          expect(ends.at(-1)).toBe(to);
          for (const end of ends.slice(0, -1)) expect(lines).toContain(end);
          // A joint at the last support within reach: a piece is shorter than the timber by less than a bay.
          const fewest = Math.ceil((to - mm(45)) / mm(most));
          const enough = Math.ceil((to - mm(45)) / (mm(most) - mm(run) / bays));
          expect(pieces.length).toBeGreaterThanOrEqual(fewest);
          expect(pieces.length).toBeLessThanOrEqual(enough);
        },
      ),
    );
  });

  it('puts the joints of a deck of 8 × 6.1 m over pads, and a block behind each joint of its rims', () => {
    // Five bays of 1220: 2440 or 3660 from the house, less the rim of 45; rims of two pieces of up to 5 m.
    const blocks = deckBlocks(deck(8000, 6100));
    const [joist] = uk['structural-timber'].variants;
    const low = layLowFrame(blocks, joistRuns(blocks, { every: mm(400), thick: mm(45) }), {
      joist: { ...joist, thickness: mm(45) },
      padEvery: mm(1250),
      nogginEvery: mm(9000),
      doubled: [],
      ledger: false,
      longest: mm(5000),
    });
    const joists = low.pieces.filter(({ name }) => name === 'joist');
    expect(new Set(joists.map((one) => toMm(one.length)))).toEqual(new Set([2395, 3615]));
    expect([low.jointed, low.rimJoints]).toEqual([low.joists, 2]);
    expect(counted(low.pieces.filter(({ name }) => name === 'noggin'))).toEqual(['2 × noggin 355']);
    // Never at a joist: 400·k + 45 + 355 ÷ 2.
    const rims = low.pieces.filter(({ name }) => name === 'rim');
    expect(counted(rims)).toEqual(['2 × rim 3822.5', '2 × rim 4177.5']);
  });
});

describe('a frame on the ground', () => {
  it('refuses a field of 100 × 100 m before its pads are laid one by one', () => {
    const field = deck(100_000, 100_000);
    const blocks = deckBlocks(field);
    const runs = joistRuns(blocks, { every: mm(150), thick: mm(45) });
    const [joist] = uk['structural-timber'].variants;
    const low = {
      joist,
      padEvery: mm(1500),
      nogginEvery: mm(2000),
      doubled: [],
      ledger: false,
      longest: mm(4800),
    };
    expect(() => layLowFrame(blocks, runs, low)).toThrow(TooManyPieces);
    const garden = deckBlocks(deck(20_000, 20_000));
    expect(() =>
      layLowFrame(garden, joistRuns(garden, { every: mm(150), thick: mm(45) }), low),
    ).not.toThrow();
  });

  it('has pads under each joist at the maximum distance, and none at the ledger', () => {
    const [joist] = uk['structural-timber'].variants;
    const blocks = deckBlocks(deck(3600, 2400));
    const options = {
      joist,
      padEvery: mm(1500),
      nogginEvery: mm(1500),
      doubled: [],
      longest: mm(4800),
    };
    const runs = joistRuns(blocks, { every: mm(400), thick: mm(45) });
    const low = layLowFrame(blocks, runs, { ...options, ledger: false });
    // 2.4 m is two bays of 1.2: three pads for each of 10 joists.
    expect([low.joists, low.pads, low.noggins]).toEqual([10, 30, 9]);
    expect(counted(low.pieces)).toEqual([
      '10 × joist 2310',
      '2 × rim 3600',
      '8 × noggin 355',
      '1 × noggin 310',
    ]);
    const hung = layLowFrame(blocks, runs, { ...options, ledger: true });
    expect([hung.pads, hung.hung, pieceCount(hung.pieces)]).toEqual([20, 10, 21]);
  });
});

describe('a guard', () => {
  const options = {
    postSpacing: mm(1500),
    post: mm(100),
    baluster: mm(41),
    gap: mm(95),
    flights: 0,
    stairs: mm(900),
    closed: false,
    rims: { across: mm(0), along: mm(0) },
    mark: mm(1),
  };

  const around = freeSides(deck(4000, 3000), true);

  it('leaves out the house', () => {
    expect(freeSides(deck(4000, 3000), true).map(({ run }) => toMm(run))).toEqual([
      3000, 3000, 4000,
    ]);
    expect(freeSides(deck(4000, 3000), false)).toHaveLength(4);
  });

  it('has posts at corners and none farther apart than they may be', () => {
    // 3 m: 2 bays, 4 m: 3 bays; 7 bays in one line have 8 posts.
    const guard = layGuard(around, options);
    expect([guard.posts, guard.bays.length]).toEqual([8, 7]);
    // 3000 − 100 over 2, less a post: 1350 clear takes ⌈1255 ÷ 136⌉ = 10; 1200 takes ⌈1105 ÷ 136⌉ = 9.
    expect(guard.balusters).toBe(4 * 10 + 3 * 9);
  });

  it('measures bays between posts that stand inside the rims', () => {
    const rims = { across: mm(45), along: mm(60) };
    const bays = (plan: PolygonRings) => [
      ...new Set(
        layGuard(freeSides(plan, false), { ...options, closed: true, rims }).bays.map(toMm),
      ),
    ];
    // (3000 − 2 × 45 − 100) ÷ 2 − 100, and (4000 − 2 × 60 − 100) ÷ 3 − 100.
    expect(bays(deck(4000, 3000)).toSorted((a, b) => a - b)).toEqual([1160, 1305]);
    // 2000 to an inner corner, less a rim at the outer one and more at the inner, and a post past it.
    expect(bays(L)).toContain((2000 + 100 - 100) / 2 - 100);
  });

  it('opens its longest side for stairs, with a post on both sides', () => {
    const guard = layGuard(around, { ...options, flights: 1 });
    // 4000 − 900 is two runs of 1550 with 2 bays each.
    expect([guard.posts, guard.bays.length]).toEqual([10, 8]);
    // Long side: two at the stairs, and one in the middle of each run.
    expect(guard.postsAcross).toBe(4);
  });
});
