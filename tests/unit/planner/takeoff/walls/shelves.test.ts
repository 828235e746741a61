import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { length, mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  bayOf,
  partsUpTo,
  planShelf,
  type ShelfAsked,
} from '../../../../../web/planner/takeoff/walls/shelves.ts';
import {
  LIP_FROM,
  shelfSpan,
} from '../../../../../web/planner/takeoff/structure/indoors/shelf-sag.ts';
import { valueOf } from '../structure/answers.ts';

const MDF = { board: 'mdf', thickness: mm(18), depth: mm(250), load: 30 } as const;
const asked = (inside: number, more: Partial<ShelfAsked> = {}): ShelfAsked => ({
  shelf: MDF,
  inside: mm(inside),
  thickness: mm(18),
  lip: { board: 'pine', width: mm(18), height: mm(44) },
  grain: mm(1),
  lips: 'auto',
  uprights: true,
  ...more,
});
const bare = valueOf(shelfSpan(MDF)) / 320;

describe('planShelf', () => {
  test('leaves a shelf bare to the span that it holds, and lips it a millimetre beyond', () => {
    const most = Math.floor(bare);
    expect(planShelf(asked(most))).toMatchObject({ uprights: 0, hasLip: false, span: mm(most) });
    expect(planShelf(asked(most + 1))).toMatchObject({ uprights: 0, hasLip: true });
  });

  test('adds an upright if a lip is not enough, or not wanted', () => {
    expect(planShelf(asked(1200))).toMatchObject({ uprights: 1 });
    const plain = planShelf(asked(700, { lips: 'none' }));
    expect(plain).toMatchObject({ uprights: 1, hasLip: false, span: mm(341) });
  });

  test('reports the sag of the strongest variant if nothing more is allowed', () => {
    const none = planShelf(asked(1500, { uprights: false }));
    expect(none).toMatchObject({ uprights: 0, hasLip: true });
    expect(valueOf(none.sag).verdict).toBe('fails');
  });

  test('is limited if its board or its load is in no table', () => {
    const shelf = { ...MDF, load: 101 };
    expect(planShelf(asked(600, { shelf })).sag.ok).toBe(false);
    const thin = { ...MDF, thickness: mm(6) };
    expect(planShelf(asked(600, { shelf: thin })).sag.ok).toBe(false);
  });

  test('gives a batten a lip only above 900 or if it sags', () => {
    const shelf = { ...MDF, board: 'oak', thickness: mm(30), backBatten: true } as const;
    const at = (inside: number) => planShelf(asked(inside, { shelf, thickness: mm(30) })).hasLip;
    expect([at(LIP_FROM / 320), at(LIP_FROM / 320 + 1)]).toEqual([false, true]);
  });

  test('holds every shelf of an alcove within a 600th of its span, and its bays fit it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 2400 }),
        fc.integer({ min: 100, max: 600 }),
        fc.constantFrom('chipboard', 'mdf', 'softwood-ply', 'blockboard'),
        fc.constantFrom(15, 30, 52, 60),
        (inside, depth, board, load) => {
          const shelf = { board, thickness: mm(18), depth: mm(depth), load } as const;
          const planned = planShelf(asked(inside, { shelf }));
          expect(valueOf(planned.sag).verdict).toBe('good');
          const taken = (planned.uprights + 1) * planned.span + planned.uprights * mm(18);
          expect(taken).toBeLessThanOrEqual(mm(inside));
          expect(taken).toBeGreaterThan(mm(inside) - (planned.uprights + 1) * mm(1));
        },
      ),
    );
  });
});

test('bays end on what a tape shows', () => {
  expect(bayOf(mm(1158), 1, mm(18), mm(1))).toBe(mm(570));
  expect(bayOf(mm(1157), 1, mm(18), mm(1))).toBe(mm(569));
  expect(bayOf(mm(1157), 0, mm(18), mm(1))).toBe(mm(1157));
});

const parts = (high: number, behind: readonly number[]) =>
  partsUpTo(mm(high), mm(1200), behind.map(mm)).map((one) => one / 320);

test('a back is joined on a shelf if it is higher than a sheet is wide', () => {
  expect(parts(1200, [600])).toEqual([1200]);
  expect(parts(2000, [400, 850, 1300, 1700])).toEqual([850, 1150]);
  expect(parts(2600, [400])).toEqual([400, 1200, 1000]);
  expect(partsUpTo(length(0), mm(1200), [])).toEqual([0]);
});
