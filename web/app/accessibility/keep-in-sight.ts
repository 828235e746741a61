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

/** Keys that scroll and choose nothing. */
const SCROLLS = /^(?:PageUp|PageDown|Home|End)$/;

/**
 * Scrolls to what was reached or chosen last where the page has changed so that it is under a bar or off the screen,
 * until the person scrolls by themself.
 */
function followChoices(): void {
  let chosen: Element | undefined;
  let isDown = false;
  let frame = 0;

  const look = (): void => {
    frame = 0;
    // What is pressed must not slide away from under the finger.
    if (isDown || chosen?.isConnected !== true) return;
    // Where a message has come over it too, no edge is clear.
    for (const block of ['nearest', 'center'] as const) {
      if (!isSeen(chosen)) chosen.scrollIntoView({ block });
    }
  };
  const lookSoon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const follow = ({ target }: Event): void => {
    const control =
      target instanceof Element
        ? target.closest('a[href], button, input, select, summary, textarea')
        : null;
    if (control === null) return;
    // A radio is drawn by its label.
    chosen = control.closest('label') ?? control;
    lookSoon();
  };
  const letGo = (): void => {
    chosen = undefined;
  };
  // Not in every browser does what is tapped get the focus.
  for (const event of ['focusin', 'click', 'change']) document.addEventListener(event, follow);
  for (const event of ['wheel', 'touchmove']) {
    document.addEventListener(event, letGo, { passive: true });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (SCROLLS.test(key)) letGo();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    isDown = true;
    // The bar at the side of the window.
    if (target === document.documentElement) letGo();
  });
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, () => {
      isDown = false;
      lookSoon();
    });
  }
  new MutationObserver(lookSoon).observe(document.body, {
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
