// oxlint-disable unicorn/consistent-function-scoping -- these run in the page, where nothing of this file is.
import type { Page } from '@playwright/test';

/**
 * Lines and frames under 3 to 1 and words under 4.5 to 1 on the user's own colours (WCAG 1.4.11 and 1.4.3).
 */
export const faintOnCanvas = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.background = 'Canvas';
    document.body.append(probe);
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (colour: string): number => {
      const [low = 0, high = 0] = [light(colour), light(ground)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const faint = (selector: string, paint: 'stroke' | 'fill' | 'borderTopColor', least: number) =>
      [...document.querySelectorAll(selector)]
        .map((element) => getComputedStyle(element)[paint])
        .filter((colour) => contrast(colour) < least)
        .map((colour) => `${paint} of ${selector}: ${colour} on ${ground}`);
    const lines =
      '.plan__wall, .plan__outline, .plan__dim, .plan__fine, .plan__hole, .laid__plain, .laid__now, .board__piece';
    return [
      ...faint(lines, 'stroke', 3),
      // The sizes of the example are on wood, not on the page.
      ...faint('svg text', 'fill', 4.5),
      ...faint('.board, .field, .choice__option span', 'borderTopColor', 3),
    ];
  });
