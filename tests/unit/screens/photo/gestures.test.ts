import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  gestureAfter,
  type Act,
  type Gesture,
  type Input,
  type PhotoScene,
} from '../../../../web/screens/photo/gestures.ts';

/** A photo of 400 × 300 shown at its own size, with a triangle of corners that is closed. */
const SCENE: PhotoScene = {
  photo: { width: 400, height: 300 },
  box: { width: 400, height: 300 },
  view: { scale: 1, x: 0, y: 0 },
  lines: [
    {
      points: [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
        { x: 100, y: 200 },
      ],
      isClosed: true,
    },
  ],
};

function after(inputs: readonly Input[], scene = SCENE): readonly [Gesture, readonly Act[]] {
  let now = AT_REST;
  const all: Act[] = [];
  for (const input of inputs) {
    const [next, ...acts] = gestureAfter(now, input, scene);
    now = next;
    all.push(...acts);
  }
  return [now, all];
}

const finger = (kind: 'down' | 'move' | 'up' | 'cancel', x: number, y: number, pointer = 1) =>
  ({ kind, pointer, at: { x, y } }) as const;

const nudge = (x: number, by: number) => ({ kind: 'nudge', way: { x, y: 0 }, by }) as const;

describe('a finger', () => {
  it('sets a corner at the end of the touch, not at its start', () => {
    const [held] = after([finger('down', 300, 50), finger('move', 310, 60)]);
    expect(held.held).toEqual({ x: 310, y: 60 });
    const [rest, acts] = after([
      finger('down', 300, 50),
      finger('move', 310, 60),
      finger('up', 320, 70),
    ]);
    expect(acts).toEqual([{ kind: 'place', at: { x: 320, y: 70 }, isChosen: true }]);
    expect(rest.held).toBeUndefined();
  });

  it('moves a corner by as much as it slides, from wherever it took hold of it', () => {
    const [now, acts] = after([finger('down', 205, 110), finger('move', 225, 130)]);
    expect(now.chosen).toEqual({ line: 0, at: 1 });
    expect(acts).toEqual([{ kind: 'move', target: { line: 0, at: 1 }, to: { x: 220, y: 120 } }]);
  });

  it('that hardly moves taps the corner, which stays', () => {
    const [, acts] = after([
      finger('down', 205, 110),
      finger('move', 208, 112),
      finger('up', 208, 112),
    ]);
    expect(acts).toEqual([
      { kind: 'move', target: { line: 0, at: 1 }, to: { x: 200, y: 100 } },
      { kind: 'tap', target: { line: 0, at: 1 } },
    ]);
  });

  it('never leaves the photo with what it holds', () => {
    const [now] = after([finger('down', 300, 50), finger('move', 900, -40)]);
    expect(now.held).toEqual({ x: 400, y: 0 });
  });
});

it('a second finger puts back what the first has moved, and both then change what is seen alone', () => {
  const [now, acts] = after([
    finger('down', 200, 100),
    finger('move', 250, 100),
    finger('down', 350, 100, 2),
    finger('move', 450, 100, 2),
    finger('up', 450, 100, 2),
    finger('move', 260, 100),
    finger('up', 260, 100),
  ]);
  expect(acts.filter(({ kind }) => kind === 'move')).toEqual([
    { kind: 'move', target: { line: 0, at: 1 }, to: { x: 250, y: 100 } },
    { kind: 'move', target: { line: 0, at: 1 }, to: { x: 200, y: 100 } },
  ]);
  expect(acts.filter(({ kind }) => kind === 'pinch')).toEqual([
    { kind: 'pinch', start: SCENE.view, by: 2, from: { x: 300, y: 100 }, to: { x: 350, y: 100 } },
  ]);
  expect(acts.some(({ kind }) => kind === 'place' || kind === 'tap')).toBe(false);
  expect([now.pinch, now.fingers.size]).toEqual([undefined, 0]);
});

describe('keys', () => {
  it('move the cross from the middle by pixels of the screen, and set a corner there', () => {
    const scene = { ...SCENE, view: { scale: 2, x: 0, y: 0 } };
    const [now, acts] = after([nudge(1, 10), { kind: 'set' }], scene);
    expect(now.cross).toEqual({ x: 105, y: 75 });
    expect(acts.at(-1)).toEqual({ kind: 'place', at: { x: 105, y: 75 }, isChosen: false });
  });

  it('move a corner that was chosen, set it down, and take it up again', () => {
    const chosen: Gesture = { ...AT_REST, chosen: { line: 0, at: 0 } };
    const [moved, ...acts] = gestureAfter(chosen, nudge(-1, 1), SCENE);
    expect(acts[0]).toEqual({ kind: 'move', target: { line: 0, at: 0 }, to: { x: 99, y: 100 } });
    const [down] = gestureAfter(moved, { kind: 'set' }, SCENE);
    expect([down.chosen, down.cross]).toEqual([undefined, { x: 100, y: 100 }]);
    const [, tap] = gestureAfter(down, { kind: 'set' }, SCENE);
    expect(tap).toEqual({ kind: 'tap', target: { line: 0, at: 0 } });
  });
});

const coordinate = fc.integer({ min: -50, max: 450 });
const inputs: fc.Arbitrary<Input> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('down', 'move', 'up', 'cancel'),
    pointer: fc.integer({ min: 1, max: 3 }),
    at: fc.record({ x: coordinate, y: coordinate }),
  }),
  fc.record({
    kind: fc.constant('nudge'),
    way: fc.constantFrom({ x: 1, y: 0 }, { x: 0, y: -1 }),
    by: fc.constantFrom(1, 10),
  }),
  fc.record({ kind: fc.constantFrom('set', 'take-back') }),
);

it('ends every gesture when all fingers are lifted, with all marks on the photo', () => {
  fc.assert(
    fc.property(fc.array(inputs, { maxLength: 30 }), (all) => {
      const gone = [1, 2, 3].map((pointer) => finger('cancel', 0, 0, pointer));
      const [now, acts] = after([...all, ...gone]);
      expect([now.fingers.size, now.drag, now.pinch, now.held]).toEqual([
        0,
        undefined,
        undefined,
        undefined,
      ]);
      for (const act of acts) {
        const point = act.kind === 'move' ? act.to : act.kind === 'place' ? act.at : undefined;
        if (point === undefined) continue;
        expect(point.x >= 0 && point.x <= 400 && point.y >= 0 && point.y <= 300).toBe(true);
      }
    }),
  );
});
