import { houseOptions } from '../../../../../web/documents/settings/page-names.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import type { RoomInput } from '../../../../../web/planner/measure/places/place-input.ts';
import { sidesOfRoom } from '../../../../../web/planner/measure/storey/facing-walls.ts';
import { overlaps } from '../../../../../web/planner/measure/storey/overlaps.ts';
import { againstWall } from '../../../../../web/planner/measure/storey/lay-out.ts';
import { readOffset } from '../../../../../web/planner/measure/storey/read-beside.ts';
import { mm, toMm, length } from '../../../../../web/planner/measure/units/units.ts';
import { deriveHouse } from '../../../../../web/planner/project/derive-house.ts';
import type { Project } from '../../../../../web/planner/schema/project.ts';
import { beside, flat, houseOf, houses, rectangle } from '../../../../support/storeys.ts';
import { runs } from '../../../../support/long.ts';

const { metric, imperial } = BRITISH;
const house = (project: Project) => deriveHouse(project, houseOptions(metric));

const cornersIn = (project: Project): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    house(project).rooms.map(({ id, ring }) => [
      id,
      ring.map(({ x, y }) => [x, y].map((at) => Math.round(toMm(length(at)))).join()),
    ]),
  );

const moved = (offset: string, thickness: string) =>
  cornersIn(
    houseOf(
      rectangle('hall', ['6 m', '1.2 m']),
      rectangle('bed', ['4 m', '3 m'], {
        beside: beside('hall', ['A', 'C'], offset, thickness),
      }),
    ),
  )['bed']?.[1];

const faults = (project: Project) =>
  Object.fromEntries(house(project).rooms.map(({ id, fault }) => [id, fault]));

describe('rooms that name their neighbour', () => {
  it('are wall to wall, flush with the start of the wall as the neighbour sees it', () => {
    expect(cornersIn(flat())).toEqual({
      hall: ['150,0', '6150,0', '6150,1200', '150,1200'],
      bed: ['2150,1300', '6150,1300', '6150,4300', '2150,4300'],
      bath: ['0,1300', '2000,1300', '2000,4300', '0,4300'],
    });
  });

  it('move along that wall either way, and with its thickness', () => {
    expect(moved('', '')).toBe('6000,1300');
    expect(moved('1.5 m', '20 cm')).toBe('4500,1400');
    expect(moved('-0.5 m', '0')).toBe('6500,1200');
    expect(readOffset('− 500', imperial)).toEqual({ ok: true, value: 0 - mm(500) });
    expect(readOffset('half', metric).ok).toBe(false);
  });

  it('keep their shape and area at any angle, the same way round', () => {
    fc.assert(
      fc.property(houses, (project) => {
        const { rooms } = house(project);
        expect(rooms.length).toBe(project.places.length);
        for (const { pose, ring, measured, fault } of rooms) {
          const before = measured.plan.ring ?? [];
          expect(pose.cos ** 2 + pose.sin ** 2).toBeCloseTo(1, 9);
          for (const [i, a] of ring.entries()) {
            for (const [j, b] of ring.entries()) {
              const [c, d] = [before[i] ?? a, before[j] ?? b];
              expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(
                Math.hypot(c.x - d.x, c.y - d.y),
                3,
              );
            }
          }
          expect([undefined, 'otherStorey']).toContain(fault);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('have the two walls face each other at the entered offset and distance', () => {
    fc.assert(
      fc.property(houses, (project) => {
        const { rooms } = house(project);
        for (const room of rooms) {
          const { beside: typed } = room.measured;
          const there = rooms.find(({ id }) => id === typed?.room);
          if (typed === undefined || there === undefined || room.fault !== undefined) continue;
          const own = sidesOfRoom(room).find(({ name }) => name === typed.wall);
          const theirs = sidesOfRoom(there).find(({ name }) => name === typed.theirs);
          if (own === undefined || theirs === undefined) throw new Error('no such wall');
          // A fiftieth of a millimetre.
          const [from, to] = [againstWall(theirs, own.to), againstWall(theirs, own.from)];
          expect(Math.abs(from.along - typed.offset)).toBeLessThan(6);
          expect(Math.abs(to.along - from.along - own.long)).toBeLessThan(6);
          for (const { out } of [from, to]) {
            expect(Math.abs(out - typed.thickness)).toBeLessThan(6);
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('do not overlap if their relation is unknown', () => {
    const loose = houseOf(...['a', 'b', 'c', 'd', 'e'].map((id) => rectangle(id, ['4 m', '3 m'])));
    const { rooms } = house(loose);
    const apart = rooms.map((room) => ({ ...room, group: 0 }));
    expect(overlaps(apart)).toEqual([]);
    expect(new Set(rooms.map(({ group }) => group)).size).toBe(5);
  });
});

const standing = (one: RoomInput, at: RoomInput['beside'], part: Partial<RoomInput> = {}) => ({
  ...one,
  ...(at === undefined ? {} : { beside: at }),
  ...part,
});

describe('impossible positions', () => {
  const [a, b] = [rectangle('a', ['4 m', '3 m']), rectangle('b', ['4 m', '3 m'])];

  it.each([
    ['gone', [standing(a, beside('nobody', ['A', 'C']))]],
    ['circle', [standing(a, beside('a', ['A', 'C']))]],
    ['ownWall', [standing(a, beside('b', ['Q', 'C'])), b]],
    ['theirWall', [standing(a, beside('b', ['A', 'E'])), b]],
    [
      'unmeasured',
      [
        standing(a, beside('b', ['A', 'C'])),
        { ...b, sides: b.sides.map((s) => ({ ...s, length: '' })) },
      ],
    ],
    [
      'otherStorey',
      [standing(a, beside('b', ['A', 'C'])), standing(b, undefined, { storey: 'Loft' })],
    ],
  ] as const)('is named: %s; the room stands by itself', (fault, places) => {
    const project = houseOf(...places);
    expect(faults(project)['a']).toBe(fault);
    expect(project.places[0]).toEqual(places[0]);
  });

  it('is a circle, in which the first room is placed alone and the others next to it', () => {
    const round = houseOf(
      rectangle('x', ['2 m', '2 m']),
      standing(a, beside('c', ['A', 'C'])),
      standing(b, beside('a', ['A', 'C'])),
      rectangle('c', ['4 m', '3 m'], { beside: beside('b', ['A', 'C']) }),
      rectangle('tail', ['4 m', '3 m'], { beside: beside('c', ['A', 'C']) }),
    );
    expect(faults(round)).toEqual({
      x: undefined,
      a: 'circle',
      b: undefined,
      c: undefined,
      tail: undefined,
    });
    const groups = house(round).rooms.map(({ group }) => group);
    expect(new Set(groups.slice(1)).size).toBe(1);
    expect(groups[0]).not.toBe(groups[1]);
  });

  it('is a storey of one name in another case: that is the same storey', () => {
    const same = houseOf(
      standing(a, beside('b', ['A', 'C']), { storey: ' first  Floor' }),
      standing(b, undefined, { storey: 'First floor' }),
    );
    expect(faults(same)).toEqual({ a: undefined, b: undefined });
  });

  it('is two rooms in each other', () => {
    const first = standing(a, beside('hall', ['A', 'C']));
    const at = (offset: string) =>
      overlaps(
        house(
          houseOf(
            rectangle('hall', ['9 m', '1.2 m']),
            first,
            standing(b, beside('hall', ['A', 'C'], offset)),
          ),
        ).rooms,
      ).map(([one, two]) => [one.id, two.id]);
    expect(at('')).toEqual([['a', 'b']]);
    expect(at('2 m')).toEqual([['a', 'b']]);
    expect(at('4.1 m')).toEqual([]);
    // Sizes that were measured room by room miss each other by some centimetres.
    expect(at('3.95 m')).toEqual([]);
  });

  it('is an invalid size, which is reported at its field', () => {
    const wrong = houseOf(a, standing(b, beside('a', ['A', 'C'], 'far', '5 m')));
    const { measured } = house(wrong).rooms[1] ?? {};
    expect(Object.keys(measured?.problems ?? {})).toEqual(['beside.offset', 'beside.thickness']);
  });
});
