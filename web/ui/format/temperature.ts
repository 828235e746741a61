import type { Region } from '../../planner/stock/region.ts';

/** A temperature in the region's unit, rounded up to whole degrees: `8 °C`, `47 °F`. */
export const formatTemperature = (celsius: number, region: Region): string =>
  region === 'us' ? `${Math.ceil((celsius * 9) / 5 + 32)} °F` : `${Math.ceil(celsius)} °C`;
