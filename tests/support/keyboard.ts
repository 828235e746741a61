import type { Page } from '@playwright/test';

/** The focused element of a page, and its visibility. */
export interface Stop {
  /** Accessible name. */
  readonly name: string;
  readonly tag: string;
  /** A ring of two pixels or more, on what has the focus or on what is drawn in its place. */
  readonly ringed: boolean;
  /** Part of it is on the screen and under no bar. */
  readonly inSight: boolean;
}

/** The focused element. */
export const focusOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const input = element instanceof HTMLInputElement ? element : undefined;
    // A field has the ring on its frame; a radio and a file field on their labels.
    const drawn = [element, element.nextElementSibling, element.closest('.field, label')];
    const ringed = drawn.some((one) => {
      if (one === null || (one !== element && input === undefined)) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const seen = input?.closest('label') ?? element;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    const label = input?.labels?.[0]?.textContent;
    return {
      name: element.getAttribute('aria-label') ?? label ?? element.textContent ?? '',
      tag: element.tagName,
      ringed,
      inSight: spots.some(
        (spot) =>
          spot !== null && (seen.contains(spot) || (spot.contains(seen) && spot === element)),
      ),
    };
  });

/** Faults of a stop for a keyboard user; empty if it is correct. */
export const faultsOf = ({ name, tag, ringed, inSight }: Stop): readonly string[] => [
  ...(tag === 'BODY' ? ['the focus is lost'] : []),
  ...(name.trim() === '' ? [`${tag} has no name`] : []),
  ...(ringed ? [] : [`${tag} “${name}” shows no focus`]),
  ...(inSight ? [] : [`${tag} “${name}” is out of sight`]),
];
