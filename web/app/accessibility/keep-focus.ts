const TABBABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].join();

const isReachable = (element: Element): boolean =>
  element.isConnected &&
  element.getClientRects().length > 0 &&
  // Excludes elements that keep their place while hidden, such as undo with nothing to undo.
  getComputedStyle(element).visibility === 'visible' &&
  !element.matches(':disabled, [inert] *');

/** A focused element and its neighbours in tab order. */
interface Held {
  readonly element: Element;
  /** Nearest first: following elements, then preceding ones; none of a title, which a new title replaces. */
  readonly neighbours: readonly Element[];
}

function hold(element: Element, root: ParentNode): Held {
  const all = [...root.querySelectorAll(TABBABLE)];
  const at = all.indexOf(element);
  const neighbours = at < 0 ? [] : [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
  return { element, neighbours };
}

/**
 * Keeps keyboard focus in place when the focused element disappears, for example with a removed
 * row; the browser would restart at the top of the page. Moves focus to a neighbour, or to the
 * element that opened a sheet when the sheet has closed.
 */
export function keepFocus(): void {
  let inPage: Held | undefined;
  let inDialog: Held | undefined;
  let frame = 0;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest('dialog');
    // A touch shows no focus ring, and moving the focus would open the phone's keyboard, except to a title.
    const held = target.matches(':focus-visible, h1')
      ? hold(target, dialog ?? document)
      : undefined;
    if (dialog === null) [inPage, inDialog] = [held, undefined];
    else inDialog = held;
  };
  const restore = (): void => {
    const last = inDialog ?? inPage;
    if (last === undefined || document.activeElement !== document.body) return;
    if (isReachable(last.element)) return;
    // During a change of screens the next screen takes the focus.
    if (document.querySelector('h1') === null) return;
    const near = [last, inPage].flatMap((one) =>
      one === undefined ? [] : [one.element, ...one.neighbours],
    );
    const next = near.find(isReachable) ?? document.querySelector('h1');
    // The page does not jump back to a title that the user scrolled away from.
    if (next instanceof HTMLElement) next.focus({ preventScroll: last.element.matches('h1') });
  };
  // The browser removes focus from a disabled element at the next frame.
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore);
    });
  };
  const observer = new MutationObserver(look);
  const { dataset } = document.documentElement;
  document.addEventListener('keydown', () => (dataset['keys'] = ''), true);
  document.addEventListener('pointerdown', () => delete dataset['keys'], true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  });
  document.addEventListener('focusin', remember);
}

/**
 * Moves focus to the content when the skip link is used, because the browser focuses only fields
 * and links. Adds no history step and no fragment; at /open a fragment would be a shared link.
 */
export function skipToHeading(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.skip')) return;
    event.preventDefault();
    document.querySelector('h1')?.focus();
  });
}
