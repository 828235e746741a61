const CONTROLS = 'a[href], button, input, select, summary, textarea';

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

/**
 * Scrolls to what was reached or tapped last, when what stands above it grew or shrank so that it went under a bar or
 * off the screen. A person who scrolled away from it is left where they are.
 */
function followChoices(): void {
  let chosen: Element | undefined;
  let wasOnScreen = false;
  let height = 0;
  // Told after the sizes are, so that it has what was shown before them.
  const onScreen = new IntersectionObserver((entries) => {
    wasOnScreen = entries.at(-1)?.isIntersecting ?? false;
  });
  const size = new ResizeObserver((entries) => {
    const before = height;
    height = entries.at(-1)?.contentRect.height ?? 0;
    if (before === 0 || before === height || chosen === undefined || !wasOnScreen) return;
    if (!isSeen(chosen)) chosen.scrollIntoView({ block: 'nearest' });
  });
  const follow = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    // A radio is drawn by its label.
    const next = control?.closest('label') ?? control;
    if (next === null || next === chosen) return;
    chosen = next;
    wasOnScreen = true;
    height = 0;
    onScreen.disconnect();
    onScreen.observe(next);
    size.disconnect();
    size.observe(next.closest('.sheet__body') ?? document.body);
  };
  document.addEventListener('focusin', follow);
  // Not in every browser does what is tapped get the focus.
  document.addEventListener('click', follow);
}

/** Keeps what a person is at in sight: as the keyboard comes, as the phone is turned, and as fields come and go. */
export function keepInSight(): void {
  window.visualViewport?.addEventListener('resize', showField);
  // The window's own event comes before the page is laid out afresh in some browsers.
  window.addEventListener('resize', () => requestAnimationFrame(showField));
  followChoices();
}
