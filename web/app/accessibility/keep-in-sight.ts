import { attempt } from '../../platform/attempt.ts';

/** Scrolls no further than it takes to see the field that has the focus. */
function showField(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLElement && focus.matches('input, select, textarea')) {
    focus.scrollIntoView({ block: 'nearest' });
  }
}

/** Whether its head, its middle and its foot are on the screen, under nothing else. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [1, height / 2, height - 1].every((down) => {
    const met = document.elementFromPoint(left + width / 2, top + down);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

/** For so long after a choice a scroll is the page's own answer to it. */
const FRESH_MS = 500;

/**
 * Scrolls to what was reached or chosen last where the page has changed so that it is under a bar or off the screen,
 * until somebody scrolls away from it or puts a finger elsewhere.
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
    // What is pressed must not slide away from under the finger.
    if (isDown || chosen?.isConnected !== true) return;
    // A scroll that comes with a change is the page's own, however late it answers.
    if (hasScrolled && !hasChanged && now > freshUntil && !isSeen(chosen)) chosen = undefined;
    // Where a message has come over it too, no edge is clear.
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
    // A radio is drawn by its label.
    chosen = control.closest('label') ?? control;
    freshUntil = timeStamp + FRESH_MS;
    change();
  };
  const letGo = (): void => {
    chosen = undefined;
  };
  // Not in every browser does what is tapped get the focus.
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

/** Keeps what a person is at in sight: as the keyboard comes, as the phone is turned, and as fields come and go. */
export function keepInSight(): void {
  attempt(() => window.visualViewport?.addEventListener('resize', showField), undefined);
  // The window's own event comes before the page is laid out afresh in some browsers.
  window.addEventListener('resize', () => requestAnimationFrame(showField));
  followChoices();
}
