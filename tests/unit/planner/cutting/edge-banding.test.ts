import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandedSize,
  bandLines,
  bandsInShort,
  PANEL_EDGES,
  NO_BANDS,
  tapeNeeds,
  type Bands,
  type Tape,
} from '../../../../web/planner/cutting/edge-banding.ts';
import { readTapeName, writeTapeName } from '../../../../web/planner/cutting/cell-words.ts';

const OAK: Tape = { id: 'oak', name: '1 mm oak', thickness: 1, price: 80 };
const THIN: Tape = { id: 'thin', name: 'iron-on', thickness: 0.4, price: null };
const TAPES = new Map([OAK, THIN].map((tape) => [tape.id, tape]));
const SIDE = { length: 720, width: 560 };

describe('the size to cut a banded part to', () => {
  it('loses the tapes at its ends in length and those along it in width', () => {
    const front: Bands = { ...NO_BANDS, l1: 'oak' };
    const all: Bands = { l1: 'oak', l2: 'oak', w1: 'oak', w2: 'oak' };
    expect(bandedSize(SIDE, front, TAPES, 'thick')).toEqual({ length: 720, width: 559 });
    expect(bandedSize(SIDE, all, TAPES, 'thick')).toEqual({ length: 718, width: 558 });
  });

  it('keeps what a thin tape would take, unless the shop takes every tape off', () => {
    const thin: Bands = { ...NO_BANDS, w1: 'thin', w2: 'thin' };
    expect(bandedSize(SIDE, thin, TAPES, 'thick')).toEqual(SIDE);
    expect(bandedSize(SIDE, thin, TAPES, 'all')).toEqual({ length: 719.2, width: 560 });
    expect(bandedSize(SIDE, { ...thin, l1: 'oak' }, TAPES, 'none')).toEqual(SIDE);
  });
});

describe('amount of a tape for a list', () => {
  it('is every strip with its allowance, at its price a metre, rounded up', () => {
    const parts = [
      { ...SIDE, quantity: 2, bands: { ...NO_BANDS, l1: 'oak', w1: 'oak' } },
      { length: 500, width: 300, quantity: 1, bands: { ...NO_BANDS, l2: 'thin' } },
    ];
    const needs = tapeNeeds(parts, TAPES.values(), 50);
    expect(needs).toEqual([
      // 2 × (720 + 50 + 560 + 50) mm at 80 pence a metre.
      { tape: OAK, number: 1, allowance: 50, strips: 4, length: 2760, cost: 221 },
      { tape: THIN, number: 2, allowance: 50, strips: 1, length: 550, cost: null },
    ]);
    expect(tapeNeeds([{ ...SIDE, quantity: 9, bands: NO_BANDS }], TAPES.values(), 50)).toEqual([]);
  });
});

const bandsAtWill = fc.record(
  Object.fromEntries(PANEL_EDGES.map((edge) => [edge, fc.constantFrom('', 'oak')])),
) as unknown as fc.Arbitrary<Bands>;

describe('the marks of bands', () => {
  it('say in short how many edges along the length and the width', () => {
    expect(bandsInShort({ ...NO_BANDS, l1: 'oak', l2: 'thin', w2: 'oak' })).toBe('L2 W1');
    expect(bandsInShort({ ...NO_BANDS, w1: 'oak' })).toBe('W1');
    expect(bandsInShort(NO_BANDS)).toBe('');
  });

  it('lie inside the piece, one for each band, along sides of the right length, turned or not', () => {
    const side = fc.integer({ min: 5, max: 2400 });
    fc.assert(
      fc.property(side, side, bandsAtWill, fc.boolean(), (length, width, bands, turned) => {
        const lies = turned ? { length: width, width: length } : { length, width };
        const lines = bandLines({ x: 7, y: 9, ...lies, turned }, bands, 10);
        expect(lines).toHaveLength(PANEL_EDGES.filter((edge) => bands[edge] !== '').length);
        for (const [x1, y1, x2, y2] of lines) {
          expect(Math.min(x1, y1 - 2)).toBeGreaterThan(7);
          expect(x2).toBeLessThan(7 + lies.length);
          expect(y2).toBeLessThan(9 + lies.width);
        }
        const across = lines.filter(([x1, , x2]) => x1 === x2).length;
        const ends = [bands.w1, bands.w2].filter(Boolean).length;
        expect(turned ? lines.length - across : across).toBe(ends);
      }),
    );
  });

  it('turn with the piece, by a quarter to the right', () => {
    const front: Bands = { ...NO_BANDS, l1: 'oak' };
    const piece = { x: 0, y: 0, length: 100, width: 200 };
    expect(bandLines({ ...piece, turned: false }, front, 5)).toEqual([[5, 195, 95, 195]]);
    expect(bandLines({ ...piece, turned: true }, front, 5)).toEqual([[5, 5, 5, 195]]);
  });
});

describe('tapes as files name them', () => {
  it.each([
    ['ABS white (2 mm x 23 mm)', 'ABS white', '2 mm'],
    ['Oak (0,8 mm)', 'Oak', '0,8 mm'],
    ['1 mm oak', '1 mm oak', '1 mm'],
    ['PVC 0.4mm grey', 'PVC 0.4mm grey', '0.4 mm'],
    ['Kante (Eiche)', 'Kante (Eiche)', ''],
    ['yes', '', ''],
  ])('reads %s', (cell, name, thickness) => {
    expect(readTapeName(cell)).toEqual({ name, thickness });
  });

  it.each(['', ' ', '-', '0', 'no', 'None', '无'])('takes %j for a bare edge', (cell) => {
    expect(readTapeName(cell)).toBeUndefined();
  });

  it('reads what it writes', () => {
    const name = fc
      .string({ unit: fc.constantFrom('a', 'b', ' ', '(', 'x', ')', '3') })
      .map((text) => `T ${text.trim()}`.trim().slice(0, 60));
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 99 }), (called, tenths) => {
        const tape = { name: called, thickness: `${tenths / 10} mm` };
        expect(readTapeName(writeTapeName(tape, 'Tape 1'))).toEqual(tape);
      }),
    );
  });
});
