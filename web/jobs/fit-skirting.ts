import { en } from '../language/en/fit-skirting.ts';
import type { Locale } from '../language/locale.ts';
import { formatDimension } from '../measure/format-length.ts';
import { doorways, type Wall } from '../measure/place.ts';
import { inches, length, mm, toMm } from '../measure/units.ts';
import { layTrim, TRIM_DEFAULTS, type TrimEnd, type TrimWall } from '../takeoff/trim.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn } from './old-contract.ts';
import { kerfField } from './kerf-field.ts';
import { longestTimber, named, timber, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';
import { trimDrawing } from './trim-drawing.ts';

const wordsIn = (locale: Locale) => locale.words('fitSkirting', en);

const trimEnd = (end: Wall['end']): TrimEnd => (end === 'free' ? 'square' : end);

/** The wall before in the room: its end is where this one starts. */
function startOf(walls: readonly Wall[], wall: Wall): TrimEnd {
  return trimEnd(walls.at(walls.indexOf(wall) - 1)?.end ?? 'inside');
}

/** Fit skirting or other trim: round the walls between the doorways, mitred at corners. */
export const fitSkirting = jobIn((locale) =>
  defineJob(
    {
      slug: 'fit-skirting',
      phase: 'fittings',
      places: ['room'],
      fields: {
        walls: {
          kind: 'surfaces',
          label: wordsIn(locale).fields.walls.label,
          of: ['walls'],
          usual: 'all',
        },
        thickness: {
          kind: 'length',
          label: wordsIn(locale).fields.thickness.label,
          usual: { metric: TRIM_DEFAULTS.thickness, imperial: inches(9 / 16) },
          least: mm(5),
          most: mm(60),
        },
        frame: {
          kind: 'length',
          label: wordsIn(locale).fields.frame.label,
          usual: { metric: mm(70), imperial: inches(2.5) },
          least: mm(0),
          most: mm(200),
          source: wordsIn(locale).fields.frame.source,
        },
        kerf: kerfField(wordsIn(locale).fields.kerf.label),
        profile: {
          kind: 'text',
          label: wordsIn(locale).fields.profile.label,
          placeholder: wordsIn(locale).fields.profile.placeholder,
          source: wordsIn(locale).fields.profile.source,
          more: true,
        },
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(room, values, workshop) {
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
          longest: longestTimber(locale, workshop),
          leastPiece: TRIM_DEFAULTS.leastPiece,
        });
        const id = variant('skirting', toMm(values.thickness), values.profile);
        const run = length(trim.laid.reduce((sum, piece) => sum + piece.length, 0));
        return {
          amount: toMm(run) / 1000,
          figures: [
            { id: 'run', label: wordsIn(locale).figures.run, value: formatDimension(run, locale) },
          ],
          materials: [
            {
              form: 'lengths',
              id,
              name: named(locale, wordsIn(locale).skirting, values.profile),
              aisle: 'timber',
              pieces: trim.pieces,
              stock: timber(id, 450, locale, workshop),
              kerf: values.kerf,
              why: formatReason(trim.why, locale),
            },
          ],
          drawings: [trimDrawing(room, walls, trim.laid, [id], locale)],
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'mark',
          ...wordsIn(locale).steps.mark,

          minutes: 20,
        },
        {
          id: 'cut',
          ...wordsIn(locale).steps.cut,

          minutes: minutesFor(amount, 15),
        },
        {
          id: 'fit',
          ...wordsIn(locale).steps.fit,

          minutes: minutesFor(amount, 8),
        },
        {
          id: 'fill',
          ...wordsIn(locale).steps.fill,

          minutes: minutesFor(amount, 12),
          dryMinutes: 240,
        },
      ],
    },
    locale,
  ),
);
