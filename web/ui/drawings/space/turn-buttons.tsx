import type { ReactNode } from 'react';
import { en } from '../../../language/en/model.ts';
import { area } from '../../../language/language.ts';
import { FIRST_VIEW, type View } from './axonometric.ts';
import { ABOVE, EIGHTH, type Turning } from './turning.ts';

const words = area('model', en);
const TILT = EIGHTH / 3;

const arrow = (to: Turning, sign: string, label: string, turn: number, tilt: number) => (
  <button
    type="button"
    className="button"
    aria-label={label}
    data-repeats=""
    onClick={() => to.by(turn, tilt)}
  >
    {sign}
  </button>
);

const look = (to: Turning, label: string, view: View) => (
  <button type="button" className="button" onClick={() => to.set(view)}>
    {label}
  </button>
);

/**
 * Turns a picture by an eighth of a circle, looks from higher up or lower down, from above, and as at first; nothing but
 * `children`, which stand above, where nothing is turned.
 */
export function TurnButtons(props: {
  readonly turning: Turning | undefined;
  readonly children: ReactNode;
}) {
  const { turning, children } = props;
  return (
    <>
      <div className="model__turns">
        {children}
        {turning && look(turning, words.reset, FIRST_VIEW)}
      </div>
      {turning && (
        <div className="model__turns for-keys" role="group" aria-label={words.turning}>
          {arrow(turning, '↺', words.left, EIGHTH, 0)}
          {arrow(turning, '↻', words.right, -EIGHTH, 0)}
          {arrow(turning, '↑', words.higher, 0, TILT)}
          {arrow(turning, '↓', words.lower, 0, -TILT)}
          {look(turning, words.above, { turn: 0, tilt: ABOVE })}
        </div>
      )}
    </>
  );
}
