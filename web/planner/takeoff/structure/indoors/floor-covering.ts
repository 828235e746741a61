import { mm, type Length } from '../../../measure/units/units.ts';
import { up } from '../lookup.ts';

/** Maximum run without a profile, by many makers (Pergo: 13 m). Doorways always have one. */
const LONGEST_RUN = mm(8000);

/** Bays of a run between profiles. */
export const floorBays = (run: Length): number => Math.max(1, up(run / LONGEST_RUN));

/** Minimum end piece, stagger, first and last row. */
export const LEAST = { end: mm(300), stagger: mm(300), row: mm(60) } as const;

export type FloorLay = 'straight' | 'diagonal' | 'herringbone';

/**
 * Spare share on top of the layout's count, for breakage and matching (construction calculators' upper ends for
 * herringbone).
 */
export const FLOOR_SPARES: Record<FloorLay, number> = {
  straight: 5,
  diagonal: 10,
  herringbone: 15,
};

/** Limits before laying: moisture of screed and wood, hollows, days in the room (makers' guides, estimates). */
export const BEFORE_LAYING = {
  screedCm: 2,
  screedHumidity: 75,
  /** Over heating (as tiles: makers of screed). */
  heated: { humidity: 65, cm: 1.8 },
  woodMoisture: 12,
  hollow: mm(3),
  over: mm(2000),
  hours: 48,
  celsius: [18, 25],
} as const;
