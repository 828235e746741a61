import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DRILLING,
  fixingFor,
  leastFixings,
  loadOnFixing,
  type WallKind,
} from '../../../../../../web/planner/takeoff/structure/indoors/wall-fixings.ts';
import { expectStop, valueOf } from '../answers.ts';

test('a picture of 4 kg on two fixings; a cabinet of 30 kg on two stops on board alone', () => {
  expect(valueOf(fixingFor('board', { kilos: 4, fixings: 2, picture: true }))).toBe('nail-hook');
  expect(valueOf(fixingFor('board', { kilos: 4, fixings: 2 }))).toBe('self-drive');
  expect(valueOf(fixingFor('dot-and-dab', { kilos: 4, fixings: 2 }))).toBe('through-plug-8x100');
  expect(valueOf(fixingFor('board', { kilos: 30, fixings: 2 }))).toBe('spring-toggle');
  expectStop(fixingFor('board', { kilos: 31, fixings: 2 }), 'load', 'maker');
  expect(valueOf(fixingFor('masonry', { kilos: 80, fixings: 2 }))).toBe('plug-8');
  expectStop(fixingFor('masonry', { kilos: 81, fixings: 2 }), 'load', 'maker');
  expectStop(fixingFor('stud', { kilos: 5000, fixings: 2 }), 'load', 'maker');
});

test('a shelf pulls more than it weighs when it is deeper than its bracket is high', () => {
  const flat = { kilos: 20, fixings: 2 };
  expect(loadOnFixing(flat)).toBe(10);
  expect(loadOnFixing({ ...flat, bracket: { depth: 300, height: 150 } })).toBe(20);
  expect(loadOnFixing({ ...flat, bracket: { depth: 100, height: 300 } })).toBe(10);
});

test('ceilings count double, screens three times and on four fixings', () => {
  expect(loadOnFixing({ kilos: 10, fixings: 2, ceiling: true })).toBe(10);
  expect(loadOnFixing({ kilos: 20, fixings: 4, screen: true })).toBe(15);
  expect([leastFixings(false), leastFixings(true)]).toEqual([2, 4]);
});

test('more load never comes back inside the table, more fixings never bear more each', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<WallKind>('board', 'dot-and-dab', 'masonry'),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 2, max: 8 }),
      (wall, kilos, fixings) => {
        const heavier = fixingFor(wall, { kilos: kilos + 1, fixings });
        const own = fixingFor(wall, { kilos, fixings });
        expect(own.ok || !heavier.ok).toBe(true);
        expect(loadOnFixing({ kilos, fixings: fixings + 1 })).toBeLessThan(
          loadOnFixing({ kilos, fixings }),
        );
      },
    ),
  );
  expect(DRILLING.proof).toBe(2);
});
