import { houseOptions, pageMemo } from '../../../../web/documents/settings/page-names.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import type { RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../web/planner/measure/places/place-texts.ts';
import type { Room } from '../../../../web/planner/measure/places/place.ts';
import { toMm, toSquareMetres } from '../../../../web/planner/measure/units/units.ts';
import { copyRoom, copyStorey, nameOfCopy } from '../../../../web/documents/edits/copy-rooms.ts';
import { deriveHouse, sharedIn, storeyKey } from '../../../../web/planner/project/derive-house.ts';
import { catalogueLoader } from '../../../../web/app/catalogue-loader.ts';
import { plannedWith } from '../../../support/planned.ts';
import { measure } from '../../../../web/planner/project/read-typed.ts';
import { posedRing } from '../../../../web/planner/measure/storey/lay-out.ts';
import { sharedDoors } from '../../../../web/planner/measure/storey/shared-doors.ts';
import { houseTotals } from '../../../../web/planner/project/house-totals.ts';
import { removeFromHouse } from '../../../../web/documents/edits/remove-room.ts';
import { addStepTo } from '../../../../web/documents/edits/edit.ts';
import { readPlace } from '../../../../web/planner/schema/read-place.ts';
import type { Project } from '../../../../web/planner/schema/project.ts';
import { beside, door, flat, houseOf, houses, rectangle } from '../../../support/storeys.ts';
import { runs } from '../../../support/long.ts';

const { metric } = BRITISH;
const rooms = ({ places }: Project) => places as readonly RoomInput[];

const placeOf = (project: Project, id: string): Room => {
  const input = project.places.find((place) => place.id === id);
  if (input === undefined) throw new Error(`no ${id}`);
  const { place } = measure(input, metric, pageMemo, {
    shared: sharedIn(project, houseOptions(metric)).get(id),
  });
  if (place?.kind !== 'room') throw new Error(`${id} is not measured`);
  return place;
};

const wallAreas = (project: Project, id: string) =>
  placeOf(project, id).walls.map(({ area }) => toSquareMetres(area));

const change = (project: Project, id: string, part: Partial<RoomInput>): Project => ({
  ...project,
  places: rooms(project).map((room) => (room.id === id ? { ...room, ...part } : room)),
});

const wholeOf = (project: Project) => houseTotals(project, houseOptions(metric)).house;

describe('a door between two rooms', () => {
  it('is measured in one and taken off both walls, at the same place', () => {
    const project = flat();
    expect(wallAreas(project, 'hall')).toEqual([14.4, 2.88, 12.8, 2.88]);
    expect(wallAreas(project, 'bed')).toEqual([8, 7.2, 9.6, 7.2]);
    expect(wallAreas(project, 'bath')).toEqual([4.8, 7.2, 4.8, 7.2]);
    const [shared] = placeOf(project, 'bed').walls[0]?.openings ?? [];
    // From the bedroom's left corner: 4 m less the 0.5 m and the door.
    expect(shared && toMm(shared.at)).toBe(2700);
    expect(shared?.from).toEqual({ place: 'hall', name: 'hall', opening: 'd' });
  });

  it('counts once in the storey, and an opening or a hatch with it; a window is no door', () => {
    const openings = [
      door('d', 'C', '0.5 m'),
      door('hatch', 'C', '2 m', { kind: 'opening', sill: '1 m', height: '0.6 m' }),
      door('window', 'C', '3.1 m', { kind: 'window', sill: '1 m', height: '0.6 m' }),
    ];
    const project = change(flat(), 'hall', { openings });
    expect(placeOf(project, 'bed').walls[0]?.openings.map(({ id }) => id)).toEqual([
      'hall/hatch',
      'hall/d',
    ]);
    const { house, storeys } = houseTotals(project, houseOptions(metric));
    expect(house).toMatchObject({ rooms: 3, doors: 1, openings: 1, windows: 1, unmeasured: 0 });
    expect(storeys).toEqual([{ key: '', ...house }]);
    expect(toSquareMetres(house.floor)).toBeCloseTo(7.2 + 12 + 6, 9);
  });

  it('a door measured on both sides counts once, with a message', () => {
    const there = { openings: [door('e', 'A', '2.72 m')] };
    const project = change(flat(), 'bed', there);
    expect(wallAreas(project, 'bed')).toEqual([8, 7.2, 9.6, 7.2]);
    expect(wallAreas(project, 'hall')).toEqual(wallAreas(flat(), 'hall'));
    const { twice, shared } = deriveHouse(project, houseOptions(metric));
    expect(shared.size).toBe(0);
    expect(twice.map((pair) => pair.map(({ opening }) => opening.id))).toEqual([['d', 'e']]);
    expect(houseTotals(project, houseOptions(metric)).house.doors).toBe(1);
    // Two doors side by side are two.
    const two = change(flat(), 'bed', { openings: [door('e', 'A', '0.5 m')] });
    expect(houseTotals(two, houseOptions(metric)).house.doors).toBe(2);
    expect(wallAreas(two, 'bed')[0]).toBeCloseTo(9.6 - 3.2, 9);
  });

  it('a door without a position stays on its own side, with a message', () => {
    const project = change(flat(), 'hall', { openings: [door('d', 'C', '')] });
    expect(wallAreas(project, 'bed')).toEqual([9.6, 7.2, 9.6, 7.2]);
    const { lone } = deriveHouse(project, houseOptions(metric));
    expect(lone.map(({ door: { opening }, other, why }) => [opening.id, other.id, why])).toEqual([
      ['d', 'bed', 'nowhere'],
    ]);
    // One on either side, of which nobody said where, are taken for the same: no wall is smaller than it is.
    const both = change(project, 'bed', { openings: [door('e', 'A', '')] });
    expect(deriveHouse(both, houseOptions(metric)).twice.length).toBe(1);
    expect(houseTotals(both, houseOptions(metric)).house.doors).toBe(1);
  });

  it('a door that half faces the other room is not subtracted there, with a message', () => {
    const project = change(flat(), 'hall', { openings: [door('d', 'C', '3.5 m')] });
    expect(wallAreas(project, 'bed')).toEqual([9.6, 7.2, 9.6, 7.2]);
    expect(deriveHouse(project, houseOptions(metric)).lone[0]?.why).toBe('partly');
  });

  it('that does not fit under the ceiling there is left out without harm', () => {
    const low = change(flat(), 'bed', { height: '1.9 m' });
    expect(wallAreas(low, 'bed')).toEqual([7.6, 5.7, 7.6, 5.7]);
    const place = low.places[1];
    const shared = sharedIn(low, houseOptions(metric)).get('bed');
    const { problems } = measure(place ?? rectangle('', ['', '']), metric, pageMemo, { shared });
    expect(problems).toEqual({});
  });
});

describe('any house', () => {
  it('takes each shared door off exactly two walls, and counts it once', () => {
    let seen = 0;
    fc.assert(
      fc.property(houses, (project) => {
        const { shared, twice } = deriveHouse(project, houseOptions(metric));
        const alone = {
          ...project,
          places: rooms(project).map(({ beside: _beside, ...room }) => room),
        };
        const list = [...shared.values()].flat();
        seen += list.length;
        // No door is given to two rooms, none that is measured on both sides to any.
        const owners = list.map(({ from }) => `${from.place}/${from.opening}`);
        expect(new Set(owners).size).toBe(owners.length);
        for (const { wall, opening } of twice.flat()) {
          expect(owners).not.toContain(`${wall.room.id}/${opening.id}`);
        }
        let doors = 0;
        for (const { id, openings } of rooms(project)) {
          const [now, before] = [placeOf(project, id), placeOf(alone, id)];
          doors += openings.length;
          for (const [i, wall] of now.walls.entries()) {
            const own = before.walls[i];
            const others = wall.openings.filter(({ from }) => from !== undefined);
            const taken = others.reduce((all, one) => all + one.width * one.height, 0);
            // Its own openings stay as they are, and exactly those of the others come off.
            expect(wall.openings.filter(({ from }) => from === undefined)).toEqual(own?.openings);
            expect(wall.area).toBe((own?.area ?? 0) - taken);
          }
        }
        expect(houseTotals(project, houseOptions(metric)).house.doors).toBe(doors - twice.length);
      }),
      { numRuns: runs(480) },
    );
    expect(seen).toBeGreaterThan(runs(10));
  });

  it('shares the same doors at the same places however it is moved and turned', () => {
    fc.assert(
      fc.property(houses, fc.double({ min: -4, max: 4, noNaN: true }), (project, angle) => {
        const { rooms: placed } = deriveHouse(project, houseOptions(metric));
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const by = { cos, sin, x: 1e6 * angle, y: -3e5 };
        const turned = placed.map((room) => ({ ...room, ring: posedRing(by, room.ring) }));
        const [before, after] = [sharedDoors(placed), sharedDoors(turned)];
        const said = ({ shared, twice, lone }: typeof before) => ({
          shared: [...shared].map(([id, all]) => [id, all.map((one) => one.id)]),
          twice: twice.map((pair) => pair.map(({ opening }) => opening.id)),
          lone: lone.map(({ why, other }) => [why, other.id]),
        });
        expect(said(after)).toEqual(said(before));
        for (const [id, all] of before.shared) {
          for (const [i, { at }] of all.entries()) {
            const other = after.shared.get(id)?.[i]?.at;
            expect(other && toMm(other)).toBeCloseTo(toMm(at), 1);
          }
        }
      }),
      // A door that ends just where a wall does may end a hair beyond it once it is turned.
      { numRuns: runs(60), seed: 22 },
    );
  });

  it('the order of rooms does not change the result', () => {
    fc.assert(
      fc.property(houses, fc.nat(), (project, turn) => {
        const places = rooms(project);
        const at = turn % places.length;
        const turned = { ...project, places: [...places.slice(at), ...places.slice(0, at)] };
        expect(wholeOf(turned)).toEqual(wholeOf(project));
      }),
      { numRuns: runs(60) },
    );
  });

  it('is read back as it was, and its texts are texts like any other', () => {
    fc.assert(
      fc.property(houses, (project) => {
        for (const room of rooms(project)) {
          expect(readPlace(JSON.parse(JSON.stringify(room)))).toEqual(room);
          expect(withTexts(room, placeTexts(room))).toEqual(room);
        }
      }),
      { numRuns: runs(20) },
    );
    const [, bed] = rooms(flat());
    if (bed === undefined) throw new Error('no bedroom');
    const moved = withTexts(bed, { 'beside.offset': '1 m', 'beside.thickness': '12' });
    expect(moved).toMatchObject({ beside: { offset: '1 m', thickness: '12', wall: 'A' } });
    expect(readPlace({ ...bed, storey: 5, beside: { room: 'hall' } })).not.toHaveProperty('beside');
  });
});

describe('a project', () => {
  const jobs = [
    { id: 'paint', slug: 'paint-a-room', place: 'bed', typed: {} },
    { id: 'trim', slug: 'fit-skirting', place: 'bed', typed: {} },
  ];

  it('takes the door off paint and skirting in the room that has it from its neighbour', async () => {
    const loaded = await catalogueLoader.load(['paint-a-room', 'fit-skirting'], 'uk', 'en');
    const figures = (project: Project) =>
      plannedWith({ ...project, jobs }, { locale: metric, catalogue: loaded }).jobs.flatMap(
        ({ plan }) => plan.figures.map(({ id, value }) => `${id} ${value}`),
      );
    // Less the door of 0.8 × 2 m, and for skirting its architraves too.
    expect(figures(flat())).toEqual(['wall 32.0 m²', 'ceiling 12.0 m²', 'run 13.05 m']);
    const closed = figures(change(flat(), 'hall', { openings: [] }));
    expect(closed).toEqual(['wall 33.6 m²', 'ceiling 12.0 m²', 'run 14.00 m']);
  });

  it('asks for the position of a door once the room has a neighbour', async () => {
    const loaded = await catalogueLoader.load(['tile-a-floor'], 'uk', 'en');
    const tiled = [{ id: 'floor', slug: 'tile-a-floor', place: 'hall', typed: {} }];
    const asked = (project: Project) => {
      const { places } = plannedWith(
        { ...project, jobs: tiled },
        { locale: metric, catalogue: loaded },
      );
      const measured = places.get('hall');
      return measured?.kind === 'room' ? [...measured.parts] : [];
    };
    const loose = houseOf(...rooms(flat()).map(({ beside: _beside, ...room }) => room));
    expect(asked(loose)).toEqual(['doors']);
    expect(asked(flat())).toEqual(['doors', 'doorPlaces', 'doorHeights']);
  });

  it('rooms without positions are measured one by one', () => {
    const before = houseOf(...rooms(flat()).map(({ beside: _beside, ...room }) => room));
    expect(sharedIn(before, houseOptions(metric)).size).toBe(0);
    const storeyed = houseOf(...rooms(before).map((room) => ({ ...room, storey: 'Loft' })));
    for (const { id } of before.places) {
      expect(placeOf(storeyed, id)).toEqual(placeOf(before, id));
      expect(
        placeOf(before, id)
          .walls.flatMap(({ openings }) => openings)
          .every(({ from }) => !from),
      ).toBe(true);
    }
  });

  it('measures nothing again that a keystroke in another room does not change', () => {
    const project = flat();
    const before = sharedIn(project, houseOptions(metric)).get('bed');
    const typed = change(project, 'bath', { name: 'Bathroom' });
    expect(sharedIn(typed, houseOptions(metric)).get('bed')).toBe(before);
    expect(
      sharedIn(change(project, 'hall', { openings: [] }), houseOptions(metric)).get('bed'),
    ).toBeUndefined();
  });
});

const ids = () => {
  let id = 0;
  return () => `new${(id += 1)}`;
};

it('too many walls to compare: no door is shared, with a message, and the work is bounded', () => {
  const round = Array.from({ length: 26 }, () => ({
    length: '1 m',
    turn: 'right' as const,
    corner: { by: 'angle' as const, text: String(180 - 360 / 26) },
  }));
  // To and fro along one wall, so that all are near each other.
  const many = Array.from({ length: 200 }, (_, i) => ({
    ...rectangle(`r${i}`, ['', '']),
    corners: 'any' as const,
    sides: round,
    beside: beside(i === 0 ? 'hall' : `r${i - 1}`, ['A', i % 2 === 0 ? 'A' : 'N'], '', '0'),
  }));
  const {
    isTooLarge,
    shared,
    rooms: placed,
  } = deriveHouse(houseOf(...rooms(flat()), ...many), houseOptions(metric));
  expect(placed.length).toBe(203);
  expect({ isTooLarge, shared: shared.size }).toEqual({ isTooLarge: true, shared: 0 });
});

describe('a copy', () => {
  it('the copy of a room follows it with new ids for its openings, its own name and no position', () => {
    const copied = copyRoom(
      change(flat(), 'bed', { openings: [door('x', 'B', '')] }),
      'bed',
      'copy',
      ids(),
    );
    expect(rooms(copied).map(({ name }) => name)).toEqual(['hall', 'bed', 'bed (2)', 'bath']);
    const copy = rooms(copied)[2];
    expect(copy).toMatchObject({
      id: 'copy',
      openings: [{ id: 'new1', wall: 'B' }],
      height: '2.4 m',
    });
    expect(copy).not.toHaveProperty('beside');
    expect(nameOfCopy('bed (2)', new Set(['bed', 'bed (2)']))).toBe('bed (3)');
  });

  it('the copy of a room has the same jobs and inputs under new ids', () => {
    const paint = { id: 'p', slug: 'paint-a-room', place: 'bed', typed: { wallCoats: '3..' } };
    const other = { ...paint, id: 'q', place: 'bath' };
    const copied = copyRoom(
      { ...flat(), jobs: [paint, other], good: { p: { wallCoats: '3' } } },
      'bed',
      'copy',
      ids(),
    );
    expect(copied.jobs).toEqual([
      paint,
      other,
      { id: 'new1', slug: 'paint-a-room', place: 'copy', typed: { wallCoats: '3' } },
    ]);
  });

  it('goes on with what could be read last', () => {
    const half = {
      ...change(flat(), 'bed', { height: '2..' }),
      good: { bed: { height: '2.4 m' } },
    };
    expect(rooms(copyRoom(half, 'bed', 'copy', ids()))[2]?.height).toBe('2.4 m');
  });

  it('the copy of a storey has its rooms next to each other and shares the same doors', () => {
    const whole = copyStorey(flat(), (room) => storeyKey(room) === '', 'First floor', ids());
    const { storeys, house } = houseTotals(whole, houseOptions(metric));
    expect(storeys.map(({ key }) => key)).toEqual(['', 'first floor']);
    const [ground, first] = storeys.map(({ key: _key, ...totals }) => totals);
    expect(first).toEqual(ground);
    expect(house.doors).toBe(2);
    const copies = rooms(whole).slice(3);
    expect(copies[1]?.beside).toEqual({ ...beside('new1', ['A', 'C']) });
    expect(new Set(whole.places.map(({ id }) => id)).size).toBe(6);
  });
});

describe('a room that is removed', () => {
  it('other rooms keep their position if a wall fixes it', () => {
    const project = houseOf(
      rectangle('hall', ['6 m', '1.2 m']),
      rectangle('bed', ['4 m', '3 m'], { beside: beside('hall', ['A', 'C']) }),
      rectangle('bath', ['1.9 m', '3 m'], { beside: beside('hall', ['A', 'C'], '4.1 m') }),
      rectangle('porch', ['2 m', '1 m'], { beside: beside('hall', ['C', 'A']) }),
    );
    const after = removeFromHouse('hall', metric)(project);
    expect(rooms(after).map(({ id }) => id)).toEqual(['bed', 'bath', 'porch']);
    const where = (one: Project) =>
      new Map(
        deriveHouse(one, houseOptions(metric)).rooms.map(({ id, ring, group, fault }) => [
          id,
          { corner: ring[0], group, fault },
        ]),
      );
    const [was, is] = [where(project), where(after)];
    const between = (all: typeof was) =>
      ['x', 'y'].map((axis) => {
        const key = axis === 'x' ? 'x' : 'y';
        return Math.round(
          (all.get('bath')?.corner?.[key] ?? 0) - (all.get('bed')?.corner?.[key] ?? 0),
        );
      });
    expect(between(is)).toEqual(between(was));
    expect(is.get('bath')?.group).toBe(is.get('bed')?.group);
    expect(is.get('bath')?.fault).toBeUndefined();
    // The first to be left and the one that shares no wall say that their neighbour is gone.
    expect([is.get('bed')?.fault, is.get('porch')?.fault]).toEqual(['gone', 'gone']);
  });

  it('removing the middle of a chain moves the next room into its position if it fits', () => {
    const after = removeFromHouse('bath', metric)(flat());
    expect(rooms(after)).toEqual(rooms(flat()).slice(0, 2));
  });
});

it('a step in a wall does not move the rooms next to it', () => {
  const [hall] = rooms(flat());
  if (hall === undefined) throw new Error('no hall');
  const stepped = addStepTo(hall, 0, 'in')(flat());
  expect(rooms(stepped)[1]?.beside).toEqual(beside('hall', ['A', 'E']));
  expect(rooms(stepped)[0]?.openings[0]?.wall).toBe('E');
});
