import { firstTouch } from '../../platform/scheduling.ts';
import type { Navigation, ScreenRoute } from '../navigation.ts';

/** True if text is larger than usual; the exported drawings have room for usual text. */
const isLargeText = (): boolean =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;

/** Resolves when the user touches the page, makes its text larger or leaves its screen, as with the browser's Back. */
const untilUsed = (navigation: Navigation): Promise<void> =>
  new Promise((resolve) => {
    const used = new AbortController();
    const stop = navigation.subscribe(end);
    function end(): void {
      stop();
      used.abort();
      resolve();
    }
    const onResize = (): void => {
      if (isLargeText()) end();
    };
    window.addEventListener('resize', onResize, { signal: used.signal });
    void firstTouch().then(end);
  });

/** True for a click that opens a link within the app, in this tab. */
const opensHere = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { origin, target }: HTMLAnchorElement,
): boolean =>
  origin === window.location.origin &&
  target === '' &&
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Leaves the exported screen of a route as it is until the first touch, so that a page that is only
 * read loads no planner. React stops the events of such a screen, so its links are followed here
 * until it is loaded. False if the route has no such screen, and with large text.
 */
export function keepStill(route: ScreenRoute, navigation: Navigation): boolean {
  if (route.keepStill === undefined || isLargeText()) return false;
  const used = untilUsed(navigation);
  route.keepStill(used);
  const loaded = new AbortController();
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('main a') : null;
    if (!(link instanceof HTMLAnchorElement) || !opensHere(event, link)) return;
    event.preventDefault();
    navigation.to('PUSH', link.pathname + link.search + link.hash, undefined, false);
  };
  document.addEventListener('click', follow, { capture: true, signal: loaded.signal });
  const end = (): void => loaded.abort();
  navigation.subscribe(end);
  void used.then(route.load).then(end, end);
  return true;
}
