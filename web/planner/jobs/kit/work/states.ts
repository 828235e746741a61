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
