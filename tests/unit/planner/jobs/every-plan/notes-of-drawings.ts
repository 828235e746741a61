import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../../../web/planner/jobs/kit/contract.ts';
import { boundsOf } from '../../../../../web/planner/measure/outline/polygon.ts';
import { laidFrame } from '../../../../../web/ui/drawings/layers/laid-frame.ts';
import {
  notesRoom,
  noteWidth,
  placeNotes,
} from '../../../../../web/ui/drawings/plan/place-notes.ts';
import { REGION_NAMES } from '../../../../support/job-context.ts';
import type { Case } from './every-plan.ts';

/** Usual text, large type, and the largest that drawings follow. */
const SCALES = [1, 1.25, 1.75];
const ROUNDING = 0.11;

/** Problems of the notes' positions. */
function misplaced(drawing: Drawing, scale: number): readonly string[] {
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
    return isOut || isOver ? [`${drawing.id}, text × ${scale}: ${text}`] : [];
  });
}

/** Tests that the notes of all drawings are readable. */
export function notesOfDrawings(cases: readonly Case[]): void {
  describe('the notes of a drawing', () => {
    it.each(REGION_NAMES)(
      'stand within the surface where it has room, and none over another, in every drawing of all jobs in %s, however large the text',
      (region) => {
        const drawn = cases
          .filter(({ context }) => context.region === region)
          .flatMap(({ name, plan }) =>
            plan.drawings
              .filter(({ notes = [] }) => notes.length > 0)
              .map((drawing) => [name, drawing] as const),
          );
        expect(drawn.length).toBeGreaterThan(100);
        const wrong = drawn.flatMap(([name, drawing]) =>
          SCALES.flatMap((scale) => misplaced(drawing, scale).map((text) => `${name}: ${text}`)),
        );
        expect(wrong).toEqual([]);
      },
    );

    it('are all there in the examples, at the usual text size', () => {
      const examples = cases.filter(
        ({ context: { region, locale }, typed, isOdd }) =>
          region === 'uk' &&
          locale.units === 'metric' &&
          locale.language === 'en' &&
          !isOdd &&
          Object.keys(typed).length === 0,
      );
      const missing = examples.flatMap(({ name, plan }) =>
        plan.drawings.flatMap((drawing) => {
          const { notes = [], surface } = drawing;
          const placed = placeNotes(notes, surface, laidFrame(drawing, 1), 1);
          const texts = notes.map(({ text }) => text);
          return texts.length > placed.length
            ? [`${name} ${drawing.id}: ${placed.length} of ${texts.join(', ')}`]
            : [];
        }),
      );
      expect(examples.length).toBeGreaterThan(20);
      expect(missing).toEqual([]);
    });
  });
}
