let isWatched = false;
let isPressed = false;
let waiting: (() => void)[] = [];

function start(): void {
  isPressed = true;
}

function end(): void {
  isPressed = false;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

/** Starts to notice presses of a mouse, and of a finger, which browsers report as a mouse when it taps. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('mousedown', start, { capture: true });
  for (const type of ['mouseup', 'dragend', 'contextmenu', 'pointercancel']) {
    // The click follows in the same task.
    addEventListener(type, () => setTimeout(end), { capture: true });
  }
}

/**
 * Runs the work after the click of the current press, or at once if nothing is pressed. If leaving a field moved the
 * page during a press, the click would miss the control under the finger.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
