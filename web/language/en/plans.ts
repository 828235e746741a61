import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** Floor plans of other programs, in and out. */
export const en = {
  title: 'Rooms from a file',
  lead: 'A plan that another program drew: DXF, or Sweet Home 3D (.sh3d).',
  points: [
    'You see its rooms and their sizes before anything is added.',
    'The file stays on this device.',
    'Gaps of a door’s width in a wall become doors; windows and furniture are left out.',
    'A photo or a picture of a plan can be traced instead.',
  ],
  pick: 'Open a plan',
  another: 'Open another plan',
  reading: 'Reading the file…',
  refused: {
    tooLarge: (name: string, megabytes: string) =>
      `${name} has ${megabytes} MB. Save the part that you need as a file of its own.`,
    unreadable: (name: string) => `${name} could not be read from this device.`,
    noPlan: (name: string) => `${name} is no DXF and no Sweet Home 3D file. Nothing was changed.`,
    dwg: (name: string) =>
      `${name} is a DWG. Save it as DXF in the program that made it, or in a free converter.`,
    binary: (name: string) => `${name} is a binary DXF. Save it again as DXF in text (ASCII).`,
    oldHome: (name: string) =>
      `${name} was saved by an old Sweet Home 3D. Open it in version 5.3 or newer and save it again.`,
    damaged: (name: string) => `${name} is damaged, and no room could be read from it.`,
    noRooms:
      'No rooms were found. The lines around a room must meet: in the program that made the plan, draw each room as one closed line.',
  },
  unit: 'The plan is drawn in',
  units: { mm: 'mm', cm: 'cm', m: 'm', in: 'inches', ft: 'feet' },
  whichUnit: 'The file does not say in which unit it is drawn. Check it by a size that you know.',
  unlikelyUnit: (unit: string) =>
    `The file says that it is drawn in ${unit}, and no house is of that size. Check the unit by a size that you know.`,
  picture: (rooms: number) =>
    plural(rooms, { one: 'The plan, with # room', other: 'The plan, with # rooms' }),
  room: (number: number) => `Room ${number}`,
  numbered: (number: number, name: string) => `${number} · ${name}`,
  size: (long: string, wide: string, area: string, walls: number) =>
    `${long} × ${wide}, ${area}, ${plural(walls, { one: '# wall', other: '# walls' })}`,
  doors: (count: number) =>
    plural(count, {
      one: 'A gap of a door’s width is closed, and is a door.',
      other: '# gaps of a door’s width are closed, and are doors.',
    }),
  closed: (gap: string) => `Ends that were ${gap} apart are joined.`,
  simpler: (off: string) => `Small corners are left out: up to ${off} off the plan.`,
  unfit: {
    crossing: 'Its lines cross: it cannot be added.',
    large: 'It is larger than 100 m: check the unit.',
    fine: 'It is too fine or too slanted to be measured.',
  },
  brokenAt: (line: number) => `The file is damaged at line ${line}. What comes before it was read.`,
  leftOut: (count: number) =>
    plural(count, { one: '# free curve is left out.', other: '# free curves are left out.' }),
  tooMuch: 'The file holds more than can be read. What comes first in it was read.',
  tooDense:
    'There are too many loose lines to look for rooms among them. Only closed lines are shown.',
  more: (count: number) =>
    plural(count, {
      one: '# smaller outline is not shown.',
      other: '# smaller outlines are not shown.',
    }),
  noRoom: (places: number) => `A project holds ${places} places. Choose fewer rooms.`,
  add: (rooms: number) => plural(rooms, { one: 'Add # room', other: 'Add # rooms' }),
  added: (rooms: number) => plural(rooms, { one: '# room added', other: '# rooms added' }),
  save: {
    title: 'Save the plan as a file',
    which: 'Which rooms',
    all: (rooms: number) => plural(rooms, { one: '# room', other: 'All # rooms' }),
    formats: {
      svg: 'a drawing at 1:50, for screens and drawing programs',
      dxf: 'for CAD, in mm; this app reads it too',
      pdf: (scale: number) => `one page to print, at 1:${scale}`,
    },
    foot: (name: string, scale: number) => `${name}, 1:${scale}`,
    /** The name of a file without one; letters and spaces. */
    unnamed: 'plan',
  },
};
