/** Longer than the pause between two keys, so that only final results are announced. ms. */
const REST_MS = 900;
/** Time until the announced text is removed, ms; it must not be on the page twice. */
const STANDS_MS = 4000;

/** Text for the screen reader; parts that are apart on a line are separated. */
const textOf = (element: HTMLElement): string =>
  element.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/**
 * Announces elements with `data-spoken` when their text has changed and has been stable for a
 * moment, the latest first. The first text is not announced, because the user reads it in place.
 */
export function startLiveRegion(): void {
  const region = document.createElement('div');
  region.className = 'unseen';
  region.role = 'status';
  const changed = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (): void => {
    const texts = [...changed].toReversed().filter((one) => one.isConnected);
    region.textContent = texts.map(textOf).filter(Boolean).join('. ');
    changed.clear();
    timer = setTimeout(() => {
      region.textContent = '';
    }, STANDS_MS);
  };
  const look = (changes: readonly MutationRecord[]): void => {
    // Screen readers ignore content behind an open dialog.
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (region.parentElement !== host) host.append(region);
    let isNews = false;
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const spoken = element?.closest<HTMLElement>('[data-spoken]') ?? undefined;
      if (spoken === undefined) continue;
      isNews = true;
      changed.delete(spoken);
      changed.add(spoken);
    }
    if (!isNews) return;
    clearTimeout(timer);
    timer = setTimeout(say, REST_MS);
  };
  document.body.append(region);
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
