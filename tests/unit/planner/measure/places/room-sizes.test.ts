import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { measurePlace } from '../../../../../web/planner/measure/places/measure-place.ts';
import {
  newRoom,
  SHAPES,
  type OpeningInput,
  type RoomInput,
  type SideInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../../web/planner/measure/places/place-texts.ts';
import {
  ROOM_PARTS,
  WHOLE_ROOM,
  type RoomPart,
} from '../../../../../web/planner/measure/places/room-parts.ts';
import { roomSizes } from '../../../../../web/planner/measure/places/room-sizes.ts';

const opening = (id: string, kind: OpeningInput['kind'], wall: string): OpeningInput => {
  return { id, kind, wall, width: '', height: '', at: '', sill: '' };
};
const room: RoomInput = {
  ...newRoom('room'),
  openings: [opening('d', 'door', 'C'), opening('w', 'window', 'A')],
};
const fields = (of: RoomInput, ...parts: readonly RoomPart[]): readonly string[] =>
  roomSizes(of, parts.length === 0 ? WHOLE_ROOM : new Set(parts)).map(({ field }) => field);

describe('the sizes of a room to measure', () => {
  it('come in the order of its screen: walls, height, openings', () => {
    expect(fields(room)).toEqual([
      'sides.0',
      'sides.1',
      'height',
      'openings.d.width',
      'openings.d.height',
      'openings.d.at',
      'openings.w.width',
      'openings.w.height',
      'openings.w.at',
      'openings.w.sill',
    ]);
  });

  it('are those alone that the jobs ask', () => {
    expect(fields(room, 'slope')).toEqual(['sides.0', 'sides.1']);
    expect(fields(room, 'doors')).toEqual(['sides.0', 'sides.1', 'openings.d.width']);
    expect(fields(room, 'height', 'doors', 'doorPlaces')).toEqual([
      'sides.0',
      'sides.1',
      'height',
      'openings.d.width',
      'openings.d.at',
    ]);
  });

  it('include the low side of a sloped ceiling, and features of the walls', () => {
    const odd: RoomInput = {
      ...room,
      slopes: [{ id: '1', low: 'top', height: '', across: '' }],
      features: [{ id: '1', kind: 'breast', wall: 'A', at: '', width: '', depth: '' }],
      openings: [],
    };
    expect(fields(odd)).toEqual([
      'sides.0',
      'sides.1',
      'height',
      'slopes.1.height',
      'features.1.at',
      'features.1.width',
      'features.1.depth',
    ]);
  });

  it('are all walls of a room at any angle, each followed by the line across its corner', () => {
    const corners: readonly (SideInput['corner'] | undefined)[] = [
      { by: 'diagonal', text: '' },
      undefined,
      { by: 'angle', text: '80' },
      { by: 'open', text: '' },
    ];
    const sides = SHAPES.rectangle.map((side, i) => {
      const corner = corners[i];
      return corner === undefined ? side : { ...side, corner };
    });
    expect(fields({ ...newRoom('room'), corners: 'any', sides })).toEqual([
      'sides.0',
      'corners.0',
      'sides.1',
      'sides.2',
      'sides.3',
      'height',
    ]);
    // Stored corners of a right-angled room are not asked.
    expect(fields({ ...newRoom('room'), sides })).toEqual(['sides.0', 'sides.1', 'height']);
  });

  it('are each a text of the room, whose problem is found under the same name', () => {
    const shapes = fc.constantFrom(...Object.values(SHAPES));
    const asked = fc.subarray([...ROOM_PARTS]).map((parts) => new Set(parts));
    fc.assert(
      fc.property(shapes, asked, (sides, parts) => {
        const whole = { ...room, sides };
        for (const { field } of roomSizes(whole, parts)) {
          expect(placeTexts(whole)).toHaveProperty([field]);
          const wrong = withTexts(whole, { [field]: 'a tape' });
          const { problems } = measurePlace(wrong, BRITISH.metric, parts);
          expect(Object.keys(problems)).toEqual([field]);
        }
      }),
    );
  });
});
