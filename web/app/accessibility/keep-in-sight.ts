import { attempt } from '../../platform/attempt.ts';

/** Fields whose `change` event comes when the user leaves them. */
const TYPED = 'input:not([type="checkbox"],[type="radio"],[type="range"]),textarea';

/** Controls that matter less than what is above them. */
const UNFOLLOWED = '[data-unfollowed]';

/** True if the top, middle and bottom of the element are visible and not covered. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [1, height / 2, height - 1].every((down) => {
    const met = document.elementFromPoint(left + width / 2, top + down);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

/** Place of an element in the window, and how far everything around it is scrolled, px. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scrolledX: number;
  readonly scrolledY: number;
}

function placeOf(element: Element): Place {
  const { x, y } = element.getBoundingClientRect();
  let [scrolledX, scrolledY] = [0, 0];
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    scrolledX += at.scrollLeft;
    scrolledY += at.scrollTop;
  }
  return { x, y, scrolledX, scrolledY };
}

/** True if scrolls moved the element farther than changes of the page did. */
function isMovedByScroll(before: Place, now: Place): boolean {
  const [scrolledX, scrolledY] = [
    now.scrolledX - before.scrolledX,
    now.scrolledY - before.scrolledY,
  ];
  const [changedX, changedY] = [now.x - before.x + scrolledX, now.y - before.y + scrolledY];
  return Math.hypot(scrolledX, scrolledY) > Math.hypot(changedX, changedY);
}

/** Time from a change that left the element in its place to the test whether something covers it, ms. */
const COVER_MS = 100;

/**
 * Scrolls back to the last chosen element if a change moved it under a bar or off the screen, until
 * the user scrolls away or touches something else.
 */
function followChoices(): void {
  let chosen: Element | undefined;
  let place: Place | undefined;
  let hasChanged = false;
  let isDown = false;
  let frame = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  const letGo = (): void => {
    chosen = undefined;
    place = undefined;
  };
  const show = (): void => {
    if (isDown || chosen?.isConnected !== true) return;
    if (hasChanged && !isSeen(chosen)) {
      chosen.scrollIntoView({ block: 'nearest' });
      // If a message covers the element too, neither edge is free.
      if (!isSeen(chosen)) chosen.scrollIntoView({ block: 'center' });
    }
    place = placeOf(chosen);
    hasChanged = false;
  };
  /** Lets go of an element that the user has scrolled away. */
  const letGoIfScrolled = (): void => {
    if (chosen === undefined || place === undefined) return;
    if (isMovedByScroll(place, placeOf(chosen)) && !isSeen(chosen)) letGo();
  };
  const look = (): void => {
    frame = 0;
    // A pressed element must not move away from the finger.
    if (isDown || chosen?.isConnected !== true) return;
    letGoIfScrolled();
    if (chosen === undefined) return;
    const moved = placeOf(chosen);
    const isStill = moved.x === place?.x && moved.y === place.y;
    if (hasChanged && isStill) {
      // A hit test takes long, so it is not part of the frame that shows what the user types.
      place = moved;
      later ??= setTimeout(() => {
        later = undefined;
        // The user may have scrolled since the last frame.
        letGoIfScrolled();
        show();
      }, COVER_MS);
    } else {
      show();
    }
  };
  const lookSoon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const change = (): void => {
    hasChanged = true;
    lookSoon();
  };
  const follow = ({ target, type }: Event): void => {
    const control =
      target instanceof Element
        ? target.closest('a[href], button, input, select, summary, textarea')
        : null;
    if (control === null || control.matches(UNFOLLOWED)) return;
    if (type === 'change' && control.matches(TYPED)) return;
    // The label of a radio button is its visible part.
    chosen = control.closest('label') ?? control;
    // Measured in the next frame, because a measurement here would lay out the page once more.
    place = undefined;
    change();
  };
  // Some browsers do not focus a tapped element.
  for (const event of ['focusin', 'click', 'change']) document.addEventListener(event, follow);
  for (const event of ['wheel', 'touchmove', 'pointerdown']) {
    document.addEventListener(event, letGo, { passive: true });
  }
  document.addEventListener('pointerdown', () => {
    isDown = true;
  });
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, () => {
      isDown = false;
      lookSoon();
    });
  }
  document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
  new MutationObserver(change).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

function focusedField(): HTMLElement | undefined {
  const focus = document.activeElement;
  const isField = focus instanceof HTMLElement && focus.matches('input, select, textarea');
  return isField ? focus : undefined;
}

/** Scrolls the shortest way that shows the focused field. */
const showField = (): void => focusedField()?.scrollIntoView({ block: 'nearest' });

/** Keeps the focused field in sight if the window gets another size, unless the user scrolled away from it. */
function followSize(): void {
  let isAway = false;
  const resize = (): void => {
    if (isAway) return;
    showField();
    // In some browsers the event fires before layout.
    requestAnimationFrame(showField);
  };
  const come = (): void => {
    isAway = false;
  };
  document.addEventListener('focusin', come);
  document.addEventListener('click', ({ target }) => {
    if (target === focusedField()) come();
  });
  const scroll = (): void => {
    const field = focusedField();
    if (field !== undefined) isAway = !isSeen(field);
  };
  document.addEventListener('scroll', scroll, { capture: true, passive: true });
  attempt(() => window.visualViewport?.addEventListener('resize', resize), undefined);
  window.addEventListener('resize', resize);
}

/** Keeps the current field visible when the keyboard opens, the phone is turned, or fields change. */
export function keepInSight(): void {
  followSize();
  followChoices();
}
