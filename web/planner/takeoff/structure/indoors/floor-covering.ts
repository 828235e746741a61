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

/** Share of a pack that is as good as a pack of spares, so that a few pieces do not cost another pack. */
const ABOUT_A_PACK = 0.9;
/** Share of the pieces laid that is as good, where a pack holds many or few are laid (estimate). */
const AMPLE = 0.25;

/** Spare tiles or planks: per cent and about one pack at least, as the next batch differs; none for 0 %. */
export function sparePieces(laid: number, percent: number, aPack: number): number {
  if (percent === 0) return 0;
  const share = Math.ceil((laid * percent) / 100 - 1e-6);
  const left = Math.ceil((laid + share) / aPack) * aPack - laid;
  return left >= Math.min(aPack * ABOUT_A_PACK, laid * AMPLE)
    ? Math.max(share, Math.min(left, aPack))
    : Math.max(share, aPack);
}

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
