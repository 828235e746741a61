import type { ReactNode } from 'react';
import { words } from '../../../language/page/model.ts';
import { FIRST_VIEW, type View } from './axonometric.ts';
import { ABOVE, EIGHTH, type Turning } from './turning.ts';

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
 * Buttons that rotate a view by 45°, raise or lower it, set it to straight above, or reset it. Shows only `children` if
 * there is no `turning`.
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
