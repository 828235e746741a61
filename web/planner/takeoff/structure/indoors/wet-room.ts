import { inches, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';

/** Waterproofing rules of a region. */
export interface WetRoom {
  /** Waterproofing of two coats, kg/m². */
  readonly kilos: number;
  /** Height of a floor's waterproofing on its walls. */
  readonly upstand: Length;
  /** Least fall of a floor to its drain; 0 if bathrooms have no drain in the floor. */
  readonly fall: number;
  /** Minimum height of waterproofing at a shower or bath. */
  readonly height: Length;
  /** Hours of the flood test before tiling; 0 if not required. */
  readonly flood: number;
  /** True if gypsum board or plaster may be behind the tiles of a shower or bath. */
  readonly gypsum: boolean;
}

/**
 * UK: makers' tanking sheets, 100 mm up (BS 5385-4). US: IRC 2024 R702.4.2 lists the backers of tub and shower walls,
 * gypsum board is none; 6 ft up (R307.2); floors by makers' sheets. EU: DIN 18534-1, W1-I, 50 mm above the finished
 * floor, which is 20 mm above the membrane; 200 mm above the shower's outlet. China: JGJ 298 (1.5 mm thick, 250 mm up,
 * at least 24 h of water; 1 % of fall to the drain), in practice 300 mm and 48 h; 2 m behind showers (GB 55030).
 */
export const WET_ROOMS: Readonly<Record<Region, WetRoom>> = {
  uk: { kilos: 1.2, upstand: mm(100), fall: 0, height: mm(1800), flood: 0, gypsum: true },
  us: { kilos: 1.2, upstand: inches(3), fall: 0, height: inches(72), flood: 0, gypsum: false },
  eu: { kilos: 1.2, upstand: mm(70), fall: 0, height: mm(2000), flood: 0, gypsum: true },
  cn: { kilos: 1.8, upstand: mm(300), fall: 0.01, height: mm(2000), flood: 48, gypsum: true },
};

/** Waterproofing of wet walls past the enclosure. */
export const PAST_SHOWER = mm(300);
