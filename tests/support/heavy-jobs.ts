import process from 'node:process';
import type { JobHere } from '../../web/planner/jobs/kit/contract.ts';
import type { FieldSpec, Typed } from '../../web/planner/jobs/kit/fields.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  wallLetter,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
  type SideInput,
} from '../../web/planner/measure/places/place-input.ts';
import { toMm, type Length } from '../../web/planner/measure/units/units.ts';

const side = (long: number | undefined, turn: SideInput['turn']): SideInput => {
  return { length: long === undefined ? '' : `${long} mm`, turn };
};

const rectangle = (x: string, y: string): readonly SideInput[] =>
  SHAPES.rectangle.map((one, i) => ({ ...one, length: [x, y][i] ?? '' }));

/** A corner cut off in many steps, as another program's file may have it. */
function stairs(steps: number): readonly SideInput[] {
  const step = Math.floor(90_000 / steps);
  return [
    side(100_000, 'right'),
    side(100_000, 'right'),
    side(100_000 - steps * step, 'right'),
    ...Array.from({ length: steps }, () => [side(step, 'left'), side(step, 'right')]).flat(),
    side(undefined, 'right'),
  ];
}

/** Strips 80 m long, side by side. */
function comb(teeth: number): readonly SideInput[] {
  const wide = Math.floor(100_000 / (2 * teeth));
  const tooth = (): readonly SideInput[] => [
    side(wide, 'right'),
    side(80_000, 'left'),
    side(wide, 'left'),
    side(80_000, 'right'),
  ];
  return [
    side(100_000, 'right'),
    side(90_000, 'right'),
    ...Array.from({ length: teeth }, tooth).flat(),
    side(100_001 - 2 * wide * teeth, 'right'),
    side(undefined, 'right'),
  ];
}

const hole = (i: number): OpeningInput => ({
  id: `o${i}`,
  kind: 'opening',
  wall: 'A',
  width: `${101 + (i % 7)} mm`,
  height: '400 mm',
  at: `${i * 333 + 11} mm`,
  sill: `${500 + (i % 3) * 37} mm`,
});

/** Places at the limits of what can be measured: size, sides, holes and stretches. */
export const HEAVY_PLACES: readonly PlaceInput[] = [
  { ...newRoom('hall'), sides: rectangle('100 m', '100 m'), height: '12 m' },
  {
    ...newRoom('attic'),
    sides: rectangle('100 m', '37.7 m'),
    height: '12 m',
    slopes: [
      { id: '1', low: 'top', height: '0.3 m', across: '' },
      { id: '2', low: 'bottom', height: '0.4 m', across: '5 m' },
      { id: '3', low: 'left', height: '0.5 m', across: '' },
      { id: '4', low: 'right', height: '0.6 m', across: '7 m' },
    ],
  },
  { ...newRoom('stairs'), sides: stairs(247), height: '12 m' },
  { ...newRoom('comb'), sides: comb(122), height: '12 m' },
  {
    ...newRoom('round'),
    corners: 'any',
    sides: Array.from({ length: 26 }, () => ({
      length: '12 m',
      turn: 'right' as const,
      corner: { by: 'angle' as const, text: String(180 - 360 / 26) },
    })),
    features: [1, 2, 3, 4, 5].map((id) => ({
      id: String(id),
      kind: 'bay' as const,
      wall: wallLetter(id),
      at: '',
      width: '8 m',
      depth: '4 m',
      form: 'curved' as const,
    })),
    height: '12 m',
  },
  { ...newWall('wall'), length: '100 m', height: '12 m' },
  {
    ...newWall('holes'),
    length: '100 m',
    height: '12 m',
    openings: Array.from({ length: 300 }, (_, i) => hole(i)),
  },
  { ...newGround('field'), sides: rectangle('100 m', '100 m') },
  { ...newGround('field-comb'), sides: comb(122) },
  { ...newGround('circle'), shape: 'circle', diameter: '100 m' },
  {
    ...newGround('uneven'),
    shape: 'triangles',
    edges: ['100 m', '100 m', '99 m', '98 m'],
    diagonals: ['99.5 m'],
  },
  { ...newRun('border'), stretches: Array.from({ length: 500 }, () => '500 m') },
  newThing('thing'),
];

const inMm = (size: Length): string => `${toMm(size)} mm`;

/** Every length and number of a job as small, or as large, as its field takes it. */
const extreme = (job: JobHere, end: 'least' | 'most'): Typed =>
  Object.fromEntries(
    Object.entries(job.fields).flatMap(([id, spec]) => {
      if (spec.kind === 'length') return [[id, inMm(spec[end])]];
      return spec.kind === 'number' && spec.read === undefined ? [[id, String(spec[end])]] : [];
    }),
  );

const choicesOf = ([id, spec]: readonly [string, FieldSpec]): readonly Typed[] => {
  if (spec.kind === 'choice') return Object.keys(spec.options).map((one) => ({ [id]: one }));
  return spec.kind === 'toggle' ? [{ [id]: !spec.usual }] : [];
};

/** Every wall, and the ceiling and floor, of a field that asks which. */
const everySurface = (job: JobHere): Typed =>
  Object.fromEntries(
    Object.entries(job.fields)
      .filter(([, spec]) => spec.kind === 'surfaces')
      .flatMap(([id]) =>
        ['A', 'B', 'C', 'D', 'ceiling', 'floor'].map((surface) => [`${id}.${surface}`, true]),
      ),
  );

/** Inputs that make a job as heavy as possible: every size at its limit, with each choice. */
export function heavyTyped(job: JobHere): readonly Typed[] {
  const fields = Object.entries(job.fields);
  const sizes: readonly Typed[] = [
    {},
    extreme(job, 'least'),
    extreme(job, 'most'),
    ...fields.flatMap(([id, spec]) => (spec.kind === 'length' ? [{ [id]: inMm(spec.least) }] : [])),
  ];
  return sizes.flatMap((size) =>
    [{}, ...fields.flatMap(choicesOf)].map((choice) => ({
      ...job.example,
      ...everySurface(job),
      ...size,
      ...choice,
    })),
  );
}

/** Processor time of this thread that a call takes, ms. */
export function ownTime(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
