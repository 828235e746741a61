/** Longer than between two keys: a result is said when it stands, not while it is typed. */
const REST_MS = 900;
/** Once it has been read it must not stand twice on the page. */
const STANDS_MS = 4000;

/** As it is read: what stands apart on a line is told apart. */
const textOf = (element: HTMLElement): string =>
  element.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/**
 * Has a screen reader say what is marked with `data-spoken` whenever it has come to something else and
 * stood for a moment, the latest first. What first appears is not said: it is read in its place.
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
    // What lies under an open dialog is not read.
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
