import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/fit-skirting.ts';
import { area } from '../language/language.ts';
import { formatDimension } from '../measure/format-length.ts';
import { doorways, type Wall } from '../measure/place.ts';
import { inches, length, mm, toMm } from '../measure/units.ts';
import { layTrim, TRIM_DEFAULTS, type TrimEnd, type TrimWall } from '../takeoff/trim.ts';
import { defineJob, minutesFor } from './contract.ts';
import { kerfField } from './kerf-field.ts';
import { longestTimber, named, timber, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';
import { trimDrawing } from './trim-drawing.ts';

const words = area('fitSkirting', en);
const materialWords = area('materials', enMaterials);

const trimEnd = (end: Wall['end']): TrimEnd => (end === 'free' ? 'square' : end);

/** The wall before in the room: its end is where this one starts. */
function startOf(walls: readonly Wall[], wall: Wall): TrimEnd {
  return trimEnd(walls.at(walls.indexOf(wall) - 1)?.end ?? 'inside');
}

/** Fit skirting or other trim: round the walls between the doorways, mitred at corners. */
export const fitSkirting = defineJob({
  slug: 'fit-skirting',
  title: words.title,
  summary: words.summary,
  phase: 'fittings',
  places: ['room'],
  fields: {
    walls: { kind: 'surfaces', label: words.fields.walls.label, of: ['walls'], usual: 'all' },
    thickness: {
      kind: 'length',
      label: words.fields.thickness.label,
      usual: { metric: TRIM_DEFAULTS.thickness, imperial: inches(9 / 16) },
      least: mm(5),
      most: mm(60),
    },
    frame: {
      kind: 'length',
      label: words.fields.frame.label,
      usual: { metric: mm(70), imperial: inches(2.5) },
      least: mm(0),
      most: mm(200),
      source: words.fields.frame.source,
    },
    kerf: kerfField(words.fields.kerf.label),
    profile: {
      kind: 'text',
      label: words.fields.profile.label,
      placeholder: words.fields.profile.placeholder,
      source: words.fields.profile.source,
      more: true,
    },
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(room, values, system, workshop) {
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
      longest: longestTimber(system, workshop),
      leastPiece: TRIM_DEFAULTS.leastPiece,
    });
    const id = variant('skirting', toMm(values.thickness), values.profile);
    const run = length(trim.laid.reduce((sum, piece) => sum + piece.length, 0));
    return {
      amount: toMm(run) / 1000,
      figures: [{ id: 'run', label: words.figures.run, value: formatDimension(run, system) }],
      materials: [
        {
          form: 'lengths',
          id,
          name: named(words.skirting, values.profile),
          aisle: materialWords.aisles.timber,
          pieces: trim.pieces,
          stock: timber(id, 450, system, workshop),
          kerf: values.kerf,
          why: formatReason(trim.why, system),
        },
      ],
      drawings: [trimDrawing(room, walls, trim.laid, [id], system)],
    };
  },
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'mark',
      ...words.steps.mark,

      minutes: 20,
    },
    {
      id: 'cut',
      ...words.steps.cut,

      minutes: minutesFor(amount, 15),
    },
    {
      id: 'fit',
      ...words.steps.fit,

      minutes: minutesFor(amount, 8),
    },
    {
      id: 'fill',
      ...words.steps.fill,

      minutes: minutesFor(amount, 12),
      dryMinutes: 240,
    },
  ],
});
