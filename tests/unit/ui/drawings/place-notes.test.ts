import { describe, expect, it } from 'vitest';
import { examplePlace } from '../../../../web/jobs/example-places.ts';
import type { Drawing, JobHere } from '../../../../web/jobs/contract.ts';
import type { Typed } from '../../../../web/jobs/fields.ts';
import { boundsOf } from '../../../../web/measure/polygon.ts';
import { laidFrame } from '../../../../web/ui/drawings/laid-frame.ts';
import { notesRoom, noteWidth, placeNotes } from '../../../../web/ui/drawings/place-notes.ts';
import { contextIn, jobsIn, LANGUAGE_NAMES, REGION_NAMES } from '../../../support/job-context.ts';

/** Usual text, large type, and the largest that drawings follow. */
const SCALES = [1, 1.25, 1.75];
const ROUNDING = 0.11;

/** What may be typed: each choice of a job, one at a time. */
const eachChoice = ({ fields }: JobHere): readonly Typed[] =>
  Object.entries(fields).flatMap(([id, spec]): readonly Typed[] => {
    if (spec.kind === 'choice') return Object.keys(spec.options).map((one) => ({ [id]: one }));
    return spec.kind === 'toggle' ? [{ [id]: !spec.usual }] : [];
  });

type Case = readonly [name: string, drawing: Drawing];

/** Every drawing with notes of all jobs in a region: of the example, and with each choice. */
async function drawingsIn(region: (typeof REGION_NAMES)[number]): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const language of LANGUAGE_NAMES) {
    const context = await contextIn(region, undefined, language);
    for (const job of await jobsIn(context)) {
      const typed = [{}, ...eachChoice(job)];
      for (const kind of job.places) {
        for (const more of typed) {
          const plan = job.plan(examplePlace(kind, context.locale), { ...job.example, ...more });
          for (const one of plan.drawings) {
            if ((one.notes ?? []).length > 0)
              found.push([`${job.slug} ${language} ${one.id}`, one]);
          }
        }
      }
    }
  }
  return found;
}

/** What is wrong with where the notes of a drawing stand. */
function misplaced([name, drawing]: Case, scale: number): readonly string[] {
  const frame = laidFrame(drawing, scale);
  const placed = placeNotes(drawing.notes ?? [], drawing.surface, frame, scale);
  const { x0, y0, x1, y1 } = boundsOf(drawing.surface);
  const [a, b] = [frame.at({ x: x0, y: y0 }), frame.at({ x: x1, y: y1 })];
  const [left, top, right, foot] = [a.x, Math.min(a.y, b.y), b.x, Math.max(a.y, b.y)];
  const high = notesRoom(1, scale) - 8;
  const all = notesRoom(drawing.notes?.length ?? 0, scale);
  return placed.flatMap(({ x, y, text }, i) => {
    const wide = noteWidth(text) * scale;
    const room = [
      [x, wide, left, right, wide + 8, frame.width],
      [y, high, top, foot, all, frame.height],
    ] as const;
    const isOut = room.some(([middle, size, from, to, needed, picture]) => {
      const [least, most] = to - from < needed ? [0, picture] : [from, to];
      return middle - size / 2 < least - ROUNDING || middle + size / 2 > most + ROUNDING;
    });
    const isOver = placed
      .slice(0, i)
      .some(
        (one) =>
          Math.abs(one.x - x) < (noteWidth(one.text) * scale + wide) / 2 &&
          Math.abs(one.y - y) < high - ROUNDING,
      );
    return isOut || isOver ? [`${name}, text × ${scale}: ${text}`] : [];
  });
}

describe('the notes of a drawing', () => {
  it.each(REGION_NAMES)(
    'stand within the surface where it has room, and none over another, in every drawing of all jobs in %s, however large the text',
    async (region) => {
      const cases = await drawingsIn(region);
      expect(cases.length).toBeGreaterThan(100);
      expect(cases.flatMap((one) => SCALES.flatMap((scale) => misplaced(one, scale)))).toEqual([]);
    },
  );

  it('are all there in the examples, at the usual text size', async () => {
    const context = await contextIn('uk');
    const missing = (await jobsIn(context)).flatMap((job) =>
      job
        .plan(examplePlace(job.places[0] ?? 'room', context.locale), job.example ?? {})
        .drawings.flatMap((drawing) => {
          const { notes = [], surface } = drawing;
          const placed = placeNotes(notes, surface, laidFrame(drawing, 1), 1);
          const texts = notes.map(({ text }) => text);
          return texts.length > placed.length
            ? [`${job.slug} ${drawing.id}: ${placed.length} of ${texts.join(', ')}`]
            : [];
        }),
    );
    expect(missing).toEqual([]);
  });
});
