import {
  newRoom,
  SHAPES,
  type OpeningInput,
  type RoomInput,
} from '../../web/planner/measure/places/place-input.ts';

const opening = (part: Partial<OpeningInput> & Pick<OpeningInput, 'kind'>): OpeningInput => ({
  id: part.kind,
  wall: 'A',
  width: '',
  height: '',
  at: '',
  sill: '',
  ...part,
});

/** A living room of 4.5 × 4 m with a splayed bay window in the middle of wall A: 2.4 m wide, 0.6 m deep, sides at 45°. */
export const bayRoom: RoomInput = {
  ...newRoom('bay'),
  name: 'Living room',
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4.5 m', '4 m'][i] ?? '' })),
  height: '2.5 m',
  features: [
    { id: '1', kind: 'bay', wall: 'A', at: '', width: '2.4 m', depth: '0.6 m', form: 'splayed' },
  ],
  openings: [
    opening({
      kind: 'window',
      wall: 'A3',
      width: '1 m',
      height: '1.2 m',
      at: '0.1 m',
      sill: '0.9 m',
    }),
    opening({ kind: 'door', wall: 'C', width: '0.8 m', height: '2 m', at: '1 m' }),
  ],
};

/** An attic of 5 × 4 m whose ceiling comes down from 2.4 to 1 m, with a chimney that cuts its corner at 45°. */
export const attic: RoomInput = {
  ...newRoom('attic'),
  name: 'Attic',
  corners: 'any',
  sides: [
    { length: '4 m', turn: 'right', corner: { by: 'angle', text: '135' } },
    { length: '1414.2 mm', turn: 'right', corner: { by: 'angle', text: '135°' } },
    { length: '3 m', turn: 'right' },
    { length: '5 m', turn: 'right' },
    { length: '4 m', turn: 'right' },
  ],
  height: '2.4 m',
  slopes: [{ id: '1', low: 'bottom', height: '1 m', across: '' }],
  openings: [opening({ kind: 'door', wall: 'A', width: '0.8 m', height: '2 m', at: '1 m' })],
};

/**
 * A loft of 4 × 5 m between two slopes, each from a knee wall of 1.2 m to 2.25 m over 1.4 m, which is 1.75 m along the slope;
 * 1.2 m of it is level. A door in gable A, a window in the middle of gable C.
 */
export const loft: RoomInput = {
  ...newRoom('loft'),
  name: 'Loft',
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '5 m'][i] ?? '' })),
  height: '2.25 m',
  slopes: [
    { id: '1', low: 'right', height: '1.2 m', across: '1.4 m' },
    { id: '2', low: 'left', height: '1.2 m', across: '1.4 m' },
  ],
  openings: [
    opening({ kind: 'door', wall: 'A', width: '0.8 m', height: '2 m', at: '1.9 m' }),
    opening({
      kind: 'window',
      wall: 'C',
      width: '1 m',
      height: '1 m',
      at: '1.5 m',
      sill: '0.9 m',
    }),
  ],
};

/** A hall that turns by 45°: 4 m and 3 m long along its outer walls, 1.2 m wide; its inner walls follow. */
export const hall: RoomInput = {
  ...newRoom('hall'),
  name: 'Hall',
  corners: 'any',
  sides: [
    { length: '4 m', turn: 'right', corner: { by: 'angle', text: '135' } },
    { length: '3 m', turn: 'right' },
    { length: '1.2 m', turn: 'right' },
    { length: '', turn: 'left', corner: { by: 'angle', text: '225' } },
    { length: '', turn: 'right' },
    { length: '1.2 m', turn: 'right' },
  ],
  height: '2.4 m',
  openings: [opening({ kind: 'door', wall: 'F', width: '0.8 m', height: '2 m', at: '0.2 m' })],
};

export const ODD_ROOMS = [bayRoom, attic, loft, hall];
