import { LAST_SEEN_KEY, SETTINGS_KEY } from '../../documents/settings/settings-key.ts';
import { type NodeData, nodeOf } from '../../platform/node-data.ts';

/**
 * Home as the user last saw it: its text as data, without pictures. The head script paints it before
 * the app is loaded, and React replaces it. Until then only its links work.
 */
export interface LastSeen {
  readonly language: string;
  /** Stored settings, because units and currency depend on them. */
  readonly settings: string | null;
  readonly parts: readonly NodeData[];
}

/** Parts of the page that depend on the documents of the device. */
export const SEEN_PARTS = ['.home__first', '.screen__action'];

function inactive(name: string): Element {
  const element = document.createElement(name);
  if ('disabled' in element) element.disabled = true;
  return element;
}

/** What the user last saw in this language and with these settings. Throws if storage is blocked or damaged. */
export function readLastSeen(language: string): LastSeen['parts'] | undefined {
  const seen = JSON.parse(localStorage.getItem(LAST_SEEN_KEY) ?? 'null') as LastSeen | null;
  const isRight =
    seen?.language === language && seen.settings === localStorage.getItem(SETTINGS_KEY);
  return isRight ? seen.parts : undefined;
}

/** Shows it in the exported home screen, which React then renders again: see `startApp`. */
export function showLastSeen(parts: LastSeen['parts']): void {
  document.querySelector('#app')?.removeAttribute('lang');
  for (const [at, part] of parts.entries()) {
    document.querySelector(SEEN_PARTS[at] ?? '')?.replaceWith(nodeOf(part, inactive));
  }
  document.querySelector('.home__second')?.replaceChildren();
}
