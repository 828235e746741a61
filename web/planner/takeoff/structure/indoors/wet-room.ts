import { inches, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';

/** What keeps water out of a bathroom in a region. */
export interface WetRoom {
  /** Sealing of two coats, kg/m². */
  readonly kilos: number;
  /** How far the sealing of a floor goes up its walls. */
  readonly upstand: Length;
  /** How high the wall of a shower or bath is sealed at least. */
  readonly height: Length;
  /** Hours that water stands on a sealed floor before it is tiled; 0 where nobody asks for it. */
  readonly flood: number;
  /** Whether gypsum, board or plaster, may be behind the sealed tiles of a shower or bath. */
  readonly gypsum: boolean;
}

/**
 * UK: makers' sheets of tanking, 100 mm up (BS 5385-4). US: IRC 2024 R702.4.2, backers of tub and shower walls are those of its
 * table, gypsum board is none; 6 ft up (R307.2); floors by makers' sheets. EU: DIN 18534-1, W1-I, 50 mm over the finished
 * floor, which is 20 mm over the sealing; 200 mm over the shower's outlet. China: JGJ 298 (1.5 mm thick, 250 mm up, 24 h
 * of water at least), as built 300 mm and 48 h; 2 m behind showers (GB 55030).
 */
export const WET_ROOMS: Readonly<Record<Region, WetRoom>> = {
  uk: { kilos: 1.2, upstand: mm(100), height: mm(1800), flood: 0, gypsum: true },
  us: { kilos: 1.2, upstand: inches(3), height: inches(72), flood: 0, gypsum: false },
  eu: { kilos: 1.2, upstand: mm(70), height: mm(2000), flood: 0, gypsum: true },
  cn: { kilos: 1.8, upstand: mm(300), height: mm(2000), flood: 48, gypsum: true },
};

/** Sealing of wet walls goes so far past the enclosure. */
export const PAST_SHOWER = mm(300);
