import type { Locale } from '../../../language/locale.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import { inches, length, mm, toInches, toMm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { grams } from '../../takeoff/why.ts';
import { showAmount } from './format-reason.ts';
import { tapeLength } from './shop-size.ts';

/** The nearest eighth of an inch up to an inch, the nearest half up to four, then whole ones. */
const inchStep = (size: number): number => (size < 1 ? 1 / 8 : size < 4 ? 1 / 2 : 1);

/**
 * A rule of thumb as a person's tape shows it: `50 mm` or `2″`, `1 m` or `3 ft`. For sentences; nothing is
 * counted with it.
 */
export function roundSize(millimetres: number, locale: Locale): string {
  if (locale.units === 'metric') {
    return millimetres >= 1000
      ? tapeLength(mm(millimetres), locale)
      : formatLength(mm(millimetres), locale);
  }
  if (millimetres >= 900) return tapeLength(inches(12 * Math.round(millimetres / 304.8)), locale);
  const size = millimetres / 25.4;
  const step = inchStep(size);
  return formatLength(inches(Math.max(step, Math.round(size / step) * step)), locale);
}

/** Up to what a tape shows at a glance: a centimetre, or an inch where posts are sold in feet. */
export const measurable = (size: Length, region: Region): Length => {
  const step = region === 'us' ? inches(1) : mm(10);
  return length(Math.ceil(size / step) * step);
};

/** A temperature in the person's units: `10 °C` or `50 °F`. */
export const warmth = (celsius: number, locale: Locale): string =>
  locale.units === 'metric' ? `${celsius} °C` : `${Math.round(celsius * 1.8 + 32)} °F`;

/** A weight to be carried as a sentence needs it: `220 kg` or `480 lb`. */
export function roundWeight(kilos: number, locale: Locale): string {
  const [step, gramsEach] = locale.units === 'metric' ? [10, 1000] : [20, 453.592];
  const steps = Math.round((kilos * 1000) / gramsEach / step);
  return showAmount(grams(steps * step * gramsEach), locale);
}

const roundTo = (step: number, value: number): number => Math.round(value / step) * step;

/** A run of edges as a shop says it: `8.4 m` and, from 10 m on, `25 m`; or `81 ft`. */
export const roundRun = (run: Length, locale: Locale): string =>
  locale.units === 'metric'
    ? tapeLength(mm(roundTo(toMm(run) < 9950 ? 100 : 1000, toMm(run))), locale)
    : tapeLength(inches(12 * Math.round(toInches(run) / 12)), locale);
