import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import {
  closable,
  close,
  drop,
  FRESH,
  move,
  placePoint,
  closedRooms,
  scaleOf,
  takeBack,
  type Trace,
} from '../../../../web/screens/photo/trace.ts';

const { metric } = BRITISH;
const CORNERS: Trace = { ...FRESH, step: 'corners' };
const at = (x: number, y: number) => ({ x, y });
const tapped = (trace: Trace, ...points: readonly (readonly [number, number])[]): Trace =>
  points.reduce((now, [x, y]) => placePoint(now, at(x, y)).trace, trace);

describe('corners', () => {
  it('go on from the last one until the room is closed, then begin another', () => {
    const open = tapped(CORNERS, [0, 0], [400, 0]);
    expect(closable(open)).toBeUndefined();
    expect(close(open)).toEqual(open);
    const closed = close(tapped(open, [400, 300]));
    expect(closed.lines.map(({ isClosed }) => isClosed)).toEqual([true]);
    const { trace, set } = placePoint(closed, at(500, 0));
    expect(set).toEqual({ line: 1, at: 0 });
    expect(trace.lines.map(({ points }) => points.length)).toEqual([3, 1]);
    expect(drop(trace, 0).lines).toEqual([{ points: [at(500, 0)], isClosed: false }]);
  });

  it('are taken back one by one, each closing too, until nothing is left', () => {
    const acts = fc.array(
      fc.oneof(
        fc.record({ x: fc.nat(900), y: fc.nat(900) }),
        fc.constantFrom('close' as const, 'move' as const),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(acts, (list) => {
        const history: Trace[] = [CORNERS];
        let now = CORNERS;
        for (const act of list) {
          if (act === 'move') {
            // Moved corners keep their positions, however many later ones are undone.
            now = move(now, { line: 0, at: 0 }, at(1, 2));
            if (now.lines.length > 0) {
              for (const [i, before] of history.entries()) {
                if (before.lines.length > 0)
                  history[i] = move(before, { line: 0, at: 0 }, at(1, 2));
              }
            }
            continue;
          }
          const next = act === 'close' ? close(now) : placePoint(now, act).trace;
          if (next !== now) history.push(next);
          now = next;
        }
        for (const before of history.toReversed()) {
          expect(now).toEqual(before);
          now = takeBack(now);
        }
        expect(now).toEqual(CORNERS);
      }),
    );
  });
});

describe('the scale', () => {
  it('is known once both ends are marked and a length is typed that can be one', () => {
    const marked = tapped(FRESH, [100, 100], [500, 100]);
    const typing = (length: string) =>
      scaleOf({ ...marked, typed: { ...FRESH.typed, length } }, metric);
    expect(scaleOf(FRESH, metric).kind).toBe('open');
    for (const text of ['', ' ', '0', 'wide', '-4 m', '4 mm', '900 m', '1e9', '4 m 4 m']) {
      expect([text, typing(text).kind]).toEqual([text, 'open']);
    }
    const known = typing('4');
    expect(known.kind === 'known' ? known.scale.toPlan(at(500, 0)) : undefined).toEqual(
      at(5000, 0),
    );
  });

  it('says that two marks lie on each other before anything is typed', () => {
    expect(scaleOf(tapped(FRESH, [100, 100], [101, 101]), metric)).toEqual({
      kind: 'wrong',
      reason: 'together',
    });
    const folded = tapped({ ...FRESH, way: 'rectangle' }, [0, 0], [400, 300], [400, 0], [0, 300]);
    expect(scaleOf(folded, metric)).toEqual({ kind: 'wrong', reason: 'bent' });
  });

  it('moves the nearest mark to the next tap, and keeps the marks of the other mode', () => {
    const marked = tapped(FRESH, [100, 100], [500, 100], [480, 110]);
    expect(marked.marks.length).toEqual([at(100, 100), at(480, 110)]);
    const other = tapped({ ...marked, way: 'rectangle' }, [7, 7]);
    expect(other.marks.length).toEqual(marked.marks.length);
    expect(takeBack(other).marks.rectangle).toEqual([]);
  });

  it('makes rooms of closed lines, again after a change', () => {
    const lines = close(tapped(CORNERS, [0, 0], [400, 0], [400, 300], [0, 300])).lines;
    const trace = { ...tapped(FRESH, [0, 0], [400, 0]), lines };
    const widths = ['4 m', '5 m'].map((length) => {
      const scale = scaleOf({ ...trace, typed: { ...FRESH.typed, length } }, metric);
      if (scale.kind !== 'known') return undefined;
      const [room] = closedRooms(trace, scale.scale, metric);
      return room?.ok === true ? room.shape.sides[0]?.length : undefined;
    });
    expect(widths).toEqual(['4000 mm', '5000 mm']);
  });
});
