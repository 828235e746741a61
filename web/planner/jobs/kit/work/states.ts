import type { Product } from '../../../stock/products.ts';
import type { ToolId } from '../steps/tools.ts';

/**
 * A surface of the place. All jobs of a place share its states. `walls` is every wall of the place, `wall:A` one of
 * them. `run` is a fence line or an edging; `woodwork` is doors, frames and window boards; `wardrobe` and other
 * built things are parts.
 */
type Surface =
  | 'floor'
  | 'ceiling'
  | 'walls'
  | `wall:${string}`
  | 'woodwork'
  | 'skirting'
  | 'doorway'
  | 'ground'
  | 'run';

/**
 * The target of a step: a surface, a zone of a surface (`walls/wet zone`, `floor/edge`), or a part that the job
 * makes (`part:frame`), which no other job sees.
 */
export type Target = Surface | `${Surface}/${string}` | `part:${string}`;

/**
 * Kinds of states.
 * - `quality`: about the top layer of a surface. The next layer hides it: a primed wall that is boarded needs primer again.
 * - `layer`: covers the target, so it hides qualities and earlier layers. Hidden layers can still be damaged.
 * - `lasting`: about the thing itself; no layer hides it.
 */
type StateKind = 'quality' | 'layer' | 'lasting';

/** Every state of a target, with its kind. */
export const STATES = {
  // Surfaces, from the base outwards.
  bare: 'quality',
  clean: 'quality',
  flat: 'quality',
  smooth: 'quality',
  marked: 'quality',
  primed: 'quality',
  masked: 'quality',
  boarded: 'layer',
  plastered: 'layer',
  waterproofed: 'layer',
  underlaid: 'layer',
  tiled: 'layer',
  planked: 'layer',
  panelled: 'layer',
  papered: 'layer',
  painted: 'layer',
  oiled: 'layer',
  grouted: 'lasting',
  sealed: 'lasting',
  // Ground.
  traced: 'lasting',
  dug: 'lasting',
  compacted: 'layer',
  bedded: 'layer',
  concreted: 'layer',
  paved: 'layer',
  edged: 'lasting',
  planted: 'layer',
  wet: 'quality',
  // Structure, parts and fittings.
  found: 'lasting',
  rested: 'lasting',
  isolated: 'lasting',
  shored: 'lasting',
  cut: 'lasting',
  drilled: 'lasting',
  preserved: 'lasting',
  assembled: 'lasting',
  glued: 'lasting',
  framed: 'lasting',
  insulated: 'lasting',
  'load-bearing': 'lasting',
  fixed: 'lasting',
  fitted: 'lasting',
  tested: 'lasting',
} as const satisfies Readonly<Record<string, StateKind>>;

export type State = keyof typeof STATES;

/** A target in a state. */
export interface Condition {
  readonly target: Target;
  readonly state: State;
}

/** Minutes at 20 °C until a result may be used, and the reason for a longer wait. */
export interface Curing {
  readonly minutes: number;
  /** `rest`: nothing dries; boards acclimatise or soil settles. */
  readonly kind: 'drying' | 'hardening' | 'rest';
}

/** A condition that a step requires. */
export interface Needed extends Condition {
  /** The result may be used before it has cured: tape comes off wet paint. */
  readonly wet?: true;
}

/** A condition that a step brings about. */
export interface Made extends Condition {
  readonly cures?: Curing;
}

/** A thing in use for a time only: a batten, pegs, formwork, tape, a prop. */
export interface Temporary {
  readonly item: Product | ToolId;
  /** Number in use; 1 if left out. */
  readonly count?: number;
  /** Surface or part that it is on. */
  readonly on?: Target;
}

export type Dust = 'wood' | 'silica' | 'plaster' | 'metal';

/** Effects of a step on its targets. `does` (`steps/step.ts`) makes the usual ones. */
export interface Work {
  /** Conditions that an earlier step of any job of the place must have made, and which have cured. */
  readonly needs?: readonly Needed[];
  readonly makes?: readonly Made[];
  /** States that end if the target has them: a screw ends `waterproofed`. */
  readonly damages?: readonly Condition[];
  /** Targets that are stripped: all their states end, on purpose. */
  readonly strips?: readonly Target[];
  readonly dust?: Dust;
  /** Targets that carry weight during the step; nothing on them may be curing. */
  readonly loads?: readonly Target[];
  readonly installs?: readonly Temporary[];
  readonly removes?: readonly Temporary[];
}
