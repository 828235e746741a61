import { attempt } from '../../platform/attempt.ts';

/** Scrolls the shortest way that shows the focused field. */
function showField(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLElement && focus.matches('input, select, textarea')) {
    focus.scrollIntoView({ block: 'nearest' });
  }
}

/** True if the top, middle and bottom of the element are visible and not covered. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [1, height / 2, height - 1].every((down) => {
    const met = document.elementFromPoint(left + width / 2, top + down);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

/** Time after a choice during which a scroll is the page's own response, ms. */
const FRESH_MS = 500;

/**
 * Scrolls back to the last chosen element if a change moved it under a bar or off the screen, until
 * the user scrolls away or touches something else.
 */
function followChoices(): void {
  let chosen: Element | undefined;
  let freshUntil = 0;
  let hasChanged = false;
  let hasScrolled = false;
  let isDown = false;
  let frame = 0;

  const look = (now: number): void => {
    frame = 0;
    // A pressed element must not move away from the finger.
    if (isDown || chosen?.isConnected !== true) return;
    // A scroll together with a change is the page's own, even if it comes late.
    if (hasScrolled && !hasChanged && now > freshUntil && !isSeen(chosen)) chosen = undefined;
    // If a message covers the element too, neither edge is free.
    for (const block of hasChanged ? (['nearest', 'center'] as const) : []) {
      if (chosen !== undefined && !isSeen(chosen)) chosen.scrollIntoView({ block });
    }
    hasChanged = false;
    hasScrolled = false;
  };
  const lookSoon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const change = (): void => {
    hasChanged = true;
    lookSoon();
  };
  const follow = ({ target, timeStamp }: Event): void => {
    const control =
      target instanceof Element
        ? target.closest('a[href], button, input, select, summary, textarea')
        : null;
    if (control === null) return;
    // The label of a radio button is its visible part.
    chosen = control.closest('label') ?? control;
    freshUntil = timeStamp + FRESH_MS;
    change();
  };
  const letGo = (): void => {
    chosen = undefined;
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
  const scroll = (): void => {
    hasScrolled = true;
    lookSoon();
  };
  document.addEventListener('scroll', scroll, { capture: true, passive: true });
  new MutationObserver(change).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** Keeps the current field visible when the keyboard opens, the phone is turned, or fields change. */
export function keepInSight(): void {
  attempt(() => window.visualViewport?.addEventListener('resize', showField), undefined);
  // In some browsers the event fires before layout.
  window.addEventListener('resize', () => requestAnimationFrame(showField));
  followChoices();
}
