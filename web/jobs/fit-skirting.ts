import { formatDimension } from '../measure/format-length.ts';
import { doorways, type Wall } from '../measure/place.ts';
import { inches, length, mm, toMm } from '../measure/units.ts';
import { layTrim, TRIM_DEFAULTS, type TrimEnd, type TrimWall } from '../takeoff/trim.ts';
import { defineJob, minutesFor } from './contract.ts';
import { longestTimber, named, timber, variant } from './stock.ts';
import { tell } from './tell.ts';
import { trimDrawing } from './trim-drawing.ts';

const trimEnd = (end: Wall['end']): TrimEnd => (end === 'free' ? 'square' : end);

/** The wall before in the room: its end is where this one starts. */
function startOf(walls: readonly Wall[], wall: Wall): TrimEnd {
  return trimEnd(walls.at(walls.indexOf(wall) - 1)?.end ?? 'inside');
}

/** Fit skirting or other trim: round the walls between the doorways, mitred at corners. */
export const fitSkirting = defineJob({
  slug: 'fit-skirting',
  title: 'Fit skirting and trim',
  summary:
    'Every piece between doorways and corners with its mitres, cut from the cheapest mix of lengths that the shop sells.',
  phase: 'fittings',
  places: ['room'],
  fields: {
    walls: { kind: 'surfaces', label: 'Walls', of: ['walls'], usual: 'all' },
    thickness: {
      kind: 'length',
      label: 'Thickness of the profile',
      usual: { metric: TRIM_DEFAULTS.thickness, imperial: inches(9 / 16) },
      least: mm(5),
      most: mm(60),
    },
    frame: {
      kind: 'length',
      label: 'Door frame beside each doorway',
      usual: { metric: mm(70), imperial: inches(2.5) },
      least: mm(0),
      most: mm(200),
      source: 'Architrave, where the skirting stops.',
    },
    kerf: {
      kind: 'length',
      label: 'Saw cut',
      usual: { metric: mm(3), imperial: inches(1 / 8) },
      least: mm(0),
      most: mm(10),
    },
    profile: {
      kind: 'text',
      label: 'Profile',
      placeholder: 'Torus, 145 mm',
      source: 'Rooms of one profile share their lengths',
      more: true,
    },
  },
  counts: [
    'Pieces: each wall less its doorways and their frames; longer by the profile’s thickness for every mitred end.',
    'A wall longer than the longest length is jointed with a mitre, no piece shorter than 300 mm.',
    'Lengths: the cheapest mix of those sold, with the saw cut between pieces.',
  ],
  pitfalls: [
    'Inside corners are seldom 90°: scribe one piece to the other’s profile instead of trusting a mitre.',
    'Measuring at the floor after the skirting is bought: plaster is wider at the bottom. Measure where it will sit.',
    'Nails into pipes and cables: they run behind skirting. Use a detector.',
  ],
  takeOff(room, values, system) {
    const { walls } = values.walls;
    const trimWalls = walls.map((wall): TrimWall => ({
      length: wall.shape.length,
      start: walls.length === room.walls.length ? startOf(room.walls, wall) : 'inside',
      end: trimEnd(wall.end),
      doors: doorways(wall).map((door) => ({
        at: length(Math.max(0, door.at - values.frame)),
        width: length(door.width + 2 * values.frame),
      })),
    }));
    const trim = layTrim(trimWalls, {
      thickness: values.thickness,
      longest: longestTimber(system),
      leastPiece: TRIM_DEFAULTS.leastPiece,
    });
    const id = variant('skirting', toMm(values.thickness), values.profile);
    const run = length(trim.laid.reduce((sum, piece) => sum + piece.length, 0));
    return {
      amount: toMm(run) / 1000,
      figures: [{ id: 'run', label: 'along the walls', value: formatDimension(run, system) }],
      materials: [
        {
          form: 'lengths',
          id,
          name: named('Skirting', values.profile),
          aisle: 'Timber',
          pieces: trim.pieces,
          stock: timber(id, 450, system),
          kerf: values.kerf,
          why: tell(trim.why, system),
        },
      ],
      drawings: [trimDrawing(room, walls, trim.laid, [id], system)],
    };
  },
  tools: () => [
    'Tape measure, pencil, sliding bevel',
    'Mitre saw or mitre box',
    'Coping saw',
    'Pipe and cable detector',
    'Hammer or nail gun, or grab adhesive',
    'Filler, sandpaper',
    'Safety glasses, ear defenders',
  ],
  steps: (_, amount) => [
    {
      id: 'mark',
      title: 'Find pipes, cables and studs',
      detail: 'Run the detector along the wall and mark on the floor where you may fix.',
      safety: 'Cables and pipes run behind skirting. Fix nowhere that you have not checked.',
      minutes: 20,
    },
    {
      id: 'cut',
      title: 'Cut the pieces',
      detail:
        'Follow the cut list, the longest first. Mark which way each mitre leans before you saw.',
      safety:
        'Hold the piece firmly, fingers a hand’s width from the blade, glasses and ear defenders on; let the blade stop before you lift it.',
      minutes: minutesFor(amount, 15),
    },
    {
      id: 'fit',
      title: 'Fit from the longest wall',
      detail:
        'Square end into the inside corner, the next piece scribed to it; mitres round outside corners, glued as well.',
      minutes: minutesFor(amount, 8),
    },
    {
      id: 'fill',
      title: 'Fill, sand, paint',
      detail: 'Fill nail holes and joints, run flexible filler along the top edge.',
      safety: 'Wear a mask when you sand, and air the room while paint dries.',
      minutes: minutesFor(amount, 12),
      dryMinutes: 240,
    },
  ],
});
