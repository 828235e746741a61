import type { Page } from '@playwright/test';

/** Latin words that Chinese text has too: names, standards, units and file formats. */
const NAMES =
  /Measure Twice|English \((?:UK|US)\)|Do Not Track|Global Privacy Control|Cookie|Trex|TimberTech|KN\d+|IRC|DCA|NHBC|(?:BS EN|BS|EN|DIN|GB|JGJ) [\d-]+|LED|wL⁴|384EI|kg|cm|ml|MHz|[kM]B|mm|构建 \S+|\d m\b|CutList Optimizer|Cutlist Evo|optiCutter|OpenCutList|CSV|SVG|DXF|JSON/g;

/** The texts of a page, as a screen reader reads them, that have English words in them. */
export async function englishWords(page: Page): Promise<readonly string[]> {
  const read = await page.locator('body').ariaSnapshot();
  return read
    .split('\n')
    .filter((line) => !line.includes('/url:'))
    .flatMap((line) => [...line.matchAll(/"([^"]*)"|: (.*)$/g)])
    .map(([, name, text]) => name ?? text ?? '')
    .filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, '')));
}
