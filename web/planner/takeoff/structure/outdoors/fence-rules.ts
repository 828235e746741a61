import {
  inches,
  length,
  litres,
  mm,
  toMm,
  type Length,
  type Millilitres,
} from '../../../measure/units/units.ts';
import { long, momentAmount } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { down, up } from '../lookup.ts';

/**
 * Panels of full width along a run. Between posts: n·panel + (n + 1)·post + 2·play·n = run; slotted concrete posts hold
 * the panel's edges, so their module is panel + web; in front of the posts the panels follow each other directly.
 */
export interface PanelRun {
  readonly whole: number;
  /** Widths of the cut panels at the run's end: none, one, or two equal ones. */
  readonly cuts: readonly Length[];
  readonly posts: number;
  /** Distance between the posts of a full panel. */
  readonly module: Length;
}

export type PanelFixing = 'between' | 'slotted' | 'in-front';

/** Play on each side of a panel between posts (trade: 2.5 to 5 mm), and web of a slotted post. */
const PLAY = mm(2.5);
const SLOT_WEB = mm(50);
const LEAST_CUT = mm(300);

export function panelModule(panel: Length, post: Length, fixing: PanelFixing): Length {
  if (fixing === 'in-front') return panel;
  return length(panel + (fixing === 'slotted' ? SLOT_WEB : post + 2 * PLAY));
}

/**
 * Full panels and the rest of a run, which is a cut panel of at least 300 mm. A smaller rest is shared with the last
 * full panel, so that both are cut equally; a rest up to the play of all panels is closed by moving posts.
 */
export function panelsOn(run: Length, panel: Length, post: Length, fixing: PanelFixing): PanelRun {
  const module = panelModule(panel, post, fixing);
  const covered = run - (fixing === 'in-front' ? 0 : post);
  const whole = Math.max(0, down(covered / module));
  const rest = covered - whole * module;
  const less = module - panel;
  const slack = fixing === 'in-front' ? 0 : whole * 2 * PLAY;
  if (whole > 0 && rest <= slack) return plan(whole, [], module);
  const cut = rest - less;
  if (cut >= LEAST_CUT || whole === 0) return plan(whole, [Math.max(1, cut)], module);
  const half = Math.floor((rest + module) / 2 - less);
  return plan(whole - 1, [half, half], module);
}

const plan = (whole: number, cuts: readonly number[], module: Length): PanelRun => ({
  whole,
  cuts: cuts.map(length),
  posts: whole + cuts.length + 1,
  module,
});

/** Boards of a feather-edge fence: ⌈(run − lap) ÷ (board − lap)⌉. */
export const featherEdgeBoards = (run: Length, board: Length, lap: Length): number =>
  Math.max(1, up((run - lap) / (board - lap)));

/** Pickets with a gap between them: ⌈run ÷ (picket + gap)⌉. */
export const picketsOn = (run: Length, picket: Length, gap: Length): number =>
  Math.max(1, up(run / (picket + gap)));

/** Trade practice (AWBS, BS 1722-5): boards of 125 mm lap 25, at least 15; bays of 3.0 m, 2.4 in wind. */
export const FEATHER_EDGE = {
  board: mm(125),
  lap: mm(25),
  leastLap: mm(15),
  bay: { sheltered: mm(3000), windy: mm(2400) },
  nailsARail: 2,
} as const;

/** US wood fences: posts at 8 ft, 6 in wind (trade practice, an estimate). */
export const PICKET_BAY = { sheltered: inches(96), windy: inches(72) } as const;

/** Rails per bay: feather-edge three above 1.2 m; pickets three above 5 ft. */
export const railsFor = (kind: 'feather-edge' | 'picket', height: Length): 2 | 3 =>
  height > (kind === 'feather-edge' ? mm(1200) : inches(60)) ? 3 : 2;

export type Exposure = 'sheltered' | 'open' | 'coast';
export type FenceSoil = 'firm' | 'clay-or-sand';

/** Six feet, which the trade calls 1.8 m. */
const SIX_FEET = mm(1830);

/**
 * Depth of a post: 600 mm up to six feet and a third of the height above, 750 if exposed, in clay or sand (BS 1722-5 as
 * quoted by fencing merchants), and to the frost line.
 */
export function postDepth(
  height: Length,
  ground: { readonly soil: FenceSoil; readonly exposure: Exposure; readonly frostLine: Length },
): Length {
  const least = ground.soil === 'firm' && ground.exposure === 'sheltered' ? 600 : 750;
  const third = height <= SIX_FEET ? 0 : Math.ceil(height / 3);
  return length(Math.max(mm(least), third, ground.frostLine));
}

/** Length of a post: above the ground, below it, and over a gravel board inside the height. */
export const postLength = (height: Length, depth: Length): Length => length(height + depth);

/** Side of a wooden post by height, one size larger at corners and gates; above 1.8 m concrete or 125 mm. */
export function postSide(
  height: Length,
  place: 'line' | 'corner-or-gate',
): StructuralAnswer<Length> {
  const rule = 'fence-post';
  const sides = [mm(75), mm(100), mm(125)];
  const first = height <= mm(1200) ? 0 : height <= mm(1830) ? 1 : 2;
  const side = sides[first + (place === 'line' ? 0 : 1)];
  if (side === undefined || height > mm(2000)) {
    return beyond(rule, 'building-office', 'height', long(mm(2000)));
  }
  return found(rule, side);
}

/** Width of a hole: three times the post, and at least 250 mm. */
export const holeWidth = (post: Length): Length => length(Math.max(3 * post, mm(250)));

/** Concrete around one square post: (πØ²/4 − post²) × depth. */
export function holeConcrete(hole: Length, post: Length, depth: Length): Millilitres {
  const decimetre = mm(100);
  return litres(((Math.PI / 4) * hole ** 2 - post ** 2) * (depth / decimetre ** 3));
}

/** Layer of gravel under a post, for drainage: the hole is deeper by it (trade practice). */
export const GRAVEL_UNDER_POST = { metric: mm(75), us: inches(3) } as const;

/** Grams of gravel in a round hole: a layer of 1.6 t/m³. */
export const gravelInHole = (hole: Length, layer: Length): number =>
  Math.ceil((((Math.PI / 4) * toMm(hole) ** 2 * toMm(layer)) / 1e6) * 1600);

/** kN/m² on a solid fence (estimates after EN 1991-1-4 for fences in gardens). */
const PRESSURE: Record<Exposure, number> = { sheltered: 0.5, open: 0.8, coast: 1 };

/**
 * Moment capacity at the ground, kNm: C16 wet, from code stress to failure (100 × 100: 1.2 to 1.8); grows with the cube
 * of the side.
 */
const HOLDS_AT_100 = 1.8;

/** Code stress over failure: 1.2 to 1.8 kNm. */
export const CODE_SHARE = 1.2 / 1.8;

/** Moment that the code allows on a square wooden post at the ground, kNm. */
export const allowedMoment = (side: Length): number => CODE_SHARE * heldMoment(side);

/** Wind moment of one bay at the post's foot, kNm: ½ × pressure × bay × height². */
export const windMoment = (exposure: Exposure, bay: Length, height: Length): number =>
  (0.5 * PRESSURE[exposure] * toMm(bay) * toMm(height) ** 2) / 1e9;

/** Widest bay, post to post, that a square post of this side holds against wind. */
export const widestBay = (exposure: Exposure, height: Length, side: Length): Length =>
  mm(Math.floor((heldMoment(side) * 1e9) / (0.5 * PRESSURE[exposure] * toMm(height) ** 2)));

/** Moment that a square post holds at the ground, kNm. */
const heldMoment = (side: Length): number => HOLDS_AT_100 * (toMm(side) / 100) ** 3;

/**
 * Checks a square wooden post behind a solid fence against wind. Limited beyond the failure moment: 1.8 kNm for 100 mm,
 * proportional to the cube of the side. Then wider posts, shorter bays or gaps between boards.
 */
export function postStands(
  exposure: Exposure,
  bay: Length,
  height: Length,
  side: Length,
): StructuralAnswer<number> {
  const rule = 'fence-wind';
  const holds = heldMoment(side);
  const wind = windMoment(exposure, bay, height);
  return wind <= holds ? found(rule, wind) : beyond(rule, 'engineer', 'load', momentAmount(holds));
}
