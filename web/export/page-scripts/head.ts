import { addressIn, neutralPath, prefixAt, prefixOf } from '../../language/addresses.ts';
import { firstSpoken, isLanguage, LANGUAGES } from '../../language/language-tags.ts';
import { OFFERED } from '../../language/offered.ts';
import { attempt } from '../../platform/attempt.ts';
import { SETTINGS_KEY } from '../../documents/settings/settings-key.ts';
import { readLastSeen, showLastSeen } from '../../screens/home/last-seen.ts';

/**
 * Runs before first paint: shows the page in the user's language, sets the chosen theme and large type, and marks the
 * page of a user who measures in inches (by the rules of settings.ts) or who has projects or cut lists. So the layout
 * is stable and the words for newcomers do not flash when the app starts. If the app does not start, everything is
 * visible after four seconds. It must never throw.
 */

interface Kept {
  readonly theme?: unknown;
  readonly large?: unknown;
  readonly units?: unknown;
  readonly language?: unknown;
}

const WAIT_MS = 4000;
/** A crawler must read every language at its own address, or a search engine cannot find it. */
const CRAWLER = /bot|crawl|spider|slurp/i;
const page = document.documentElement;

/** Stored settings; none if storage is blocked or damaged. */
function readKept(): Kept {
  try {
    const kept = (JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') ?? {}) as Kept;
    if (Object.keys(localStorage).some((key) => /^measure-twice:(project|cuts):/.test(key))) {
      page.dataset['returning'] = '';
    }
    return kept;
  } catch {
    return {};
  }
}

/** Elements of the page that a variant of its language replaces: see `variantHtml`. */
const REPLACED = ['title', 'meta[name="description"]', 'link[rel="manifest"]'].concat(
  'link[rel="canonical"]',
  '#app',
);

/** Replaces the content by that of the page's language, which the page contains; loads that page if not. */
function becomeVariant(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${page.lang}"]`);
  if (template === null) {
    location.reload();
    return;
  }
  for (const selector of REPLACED) {
    const own = template.content.querySelector(selector);
    if (own !== null) document.querySelector(selector)?.replaceWith(own);
  }
  document.head.append(template.content);
  page.hidden = false;
}

/**
 * Shows the same page in the chosen language, or else in the browser's. A variant of English comes with the British
 * page; for another language this page shows and starts nothing, and the other page is opened.
 */
function leadToOwn({ language: chosen }: Kept): void {
  const own = isLanguage(chosen)
    ? chosen
    : firstSpoken(attempt(() => navigator.languages, undefined) ?? [], OFFERED);
  const { pathname, search, hash } = location;
  // Without a signal this may be a page of another language than that of its address.
  if (prefixOf(own) === prefixAt(pathname) || CRAWLER.test(navigator.userAgent)) return;
  page.hidden = true;
  const address = addressIn(own, neutralPath(pathname)) + search + hash;
  if (LANGUAGES[own].isVariant && page.lang === 'en' && document.readyState === 'loading') {
    page.lang = own;
    history.replaceState(history.state, '', address);
    // At the end of the HTML, before the modules run.
    document.addEventListener('readystatechange', becomeVariant, { once: true });
  } else {
    location.replace(address);
  }
}

/** Shows home as the user last saw it when the HTML is complete, before the modules run. False on other pages. */
function showsLastSeen(): boolean {
  const isHome = neutralPath(location.pathname) === '/';
  const parts = isHome ? attempt(() => readLastSeen(page.lang), undefined) : undefined;
  if (parts === undefined || document.readyState !== 'loading') return false;
  const show = (): void => attempt(() => showLastSeen(parts), undefined);
  document.addEventListener('readystatechange', show, { once: true });
  return true;
}

/** The documents of the device are not in the HTML: requests the scripts that show them without waiting for the paint. */
function requestScripts(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="later"],link[rel="own"]');
  for (const link of links) {
    link.fetchPriority = 'low';
    link.rel = 'modulepreload';
  }
}

const kept = readKept();
const { theme, large, units } = kept;
leadToOwn(kept);
if (page.dataset['returning'] !== undefined && !showsLastSeen() && !page.hidden) requestScripts();
// Back to a page that the browser held while another language was chosen.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leadToOwn(readKept());
});
if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
if (large === true) page.dataset['large'] = '';
const isAmerican = units !== 'metric' && navigator.language === 'en-US';
if (units === 'imperial' || isAmerican) page.dataset['inches'] = '';
// A touch before the app has started: see `firstTouch` in platform/scheduling.ts.
for (const type of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(type, () => void (page.dataset['touched'] = ''), { once: true, capture: true });
}
setTimeout(() => {
  // The user may have stopped the other page: then this one is visible.
  page.hidden = false;
  delete page.dataset['returning'];
}, WAIT_MS);
