const TABBABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].join();

const isReachable = (element: Element): boolean =>
  element.isConnected &&
  element.getClientRects().length > 0 &&
  // What keeps its place unseen, as undo where there is nothing to undo, takes no focus.
  getComputedStyle(element).visibility === 'visible' &&
  !element.matches(':disabled, [inert] *');

/** A place in the order of what Tab reaches. */
interface Held {
  readonly element: Element;
  /** What comes next, nearest first: behind it, then before it. */
  readonly neighbours: readonly Element[];
}

function hold(element: Element, root: ParentNode): Held {
  const all = [...root.querySelectorAll(TABBABLE)];
  const at = all.indexOf(element);
  return {
    element,
    neighbours: [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).toReversed()],
  };
}

/**
 * Keeps the focus of a person at the keyboard in its place: what has it may go with what was done, as
 * a row that is removed or a button of no more use, and the browser would then start over from the
 * top of the page. Goes on to what stood next to it; where a sheet has gone, to what opened it.
 */
export function keepFocus(): void {
  let inPage: Held | undefined;
  let inDialog: Held | undefined;
  let frame = 0;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest('dialog');
    // A touch leaves no mark to keep, and moving the focus would bring up the phone's keyboard.
    const held = target.matches(':focus-visible') ? hold(target, dialog ?? document) : undefined;
    if (dialog === null) [inPage, inDialog] = [held, undefined];
    else inDialog = held;
  };
  const restore = (): void => {
    const last = inDialog ?? inPage;
    if (last === undefined || document.activeElement !== document.body) return;
    if (isReachable(last.element)) return;
    // Between two screens: the one that comes takes the focus.
    if (document.querySelector('h1') === null) return;
    const near = [last, inPage].flatMap((one) =>
      one === undefined ? [] : [one.element, ...one.neighbours],
    );
    const next = near.find(isReachable) ?? document.querySelector('h1');
    if (next instanceof HTMLElement) next.focus();
  };
  // The browser takes the focus from what is disabled when it draws next.
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  });
  document.addEventListener('focusin', remember);
}
