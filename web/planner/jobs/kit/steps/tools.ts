import { en as enPlan } from '../../../../language/en/job-plan.ts';
import { en } from '../../../../language/en/tools.ts';
import type { Locale } from '../../../../language/locale.ts';
import { length, mm, toMm, type Length } from '../../../measure/units/units.ts';
import type { Material } from '../../../takeoff/material.ts';
import { formatRoundSize } from '../format-sizes.ts';
import type { HomeFacts } from '../place/home.ts';

/** Every tool that a step takes: most homes have it or buy it once (`own`), or it is hired for the day. */
const TOOLS = {
  auger: 'hire',
  bar: 'own',
  'board-hoist': 'hire',
  'board-lifter': 'own',
  'board-rasp': 'own',
  bolster: 'own',
  'bolt-cutter': 'own',
  'brad-nailer': 'hire',
  broom: 'own',
  bucket: 'own',
  'cable-finder': 'own',
  'caulk-gun': 'own',
  'chalk-line': 'own',
  chisel: 'own',
  'circular-saw': 'own',
  clamps: 'own',
  cloth: 'own',
  'club-hammer': 'own',
  'coping-saw': 'own',
  countersink: 'own',
  'crawl-board': 'own',
  'double-caulk-gun': 'own',
  'dowel-jig': 'own',
  drill: 'own',
  'ear-defenders': 'own',
  'edging-trowel': 'own',
  file: 'own',
  'filling-knife': 'own',
  'fine-trowel': 'own',
  'first-aid-kit': 'own',
  groover: 'own',
  'grout-float': 'own',
  hacksaw: 'own',
  float: 'own',
  'garden-fork': 'own',
  'garden-trowel': 'own',
  hammer: 'own',
  'hammer-drill': 'own',
  'hand-saw': 'own',
  'hex-keys': 'own',
  'hinge-bit': 'own',
  'hole-cleaner': 'own',
  'hole-saw': 'own',
  hose: 'own',
  'insulation-knife': 'own',
  'jab-saw': 'own',
  iron: 'own',
  jigsaw: 'own',
  'knee-pads': 'own',
  'lawn-roller': 'hire',
  lawnmower: 'own',
  'level-long': 'own',
  'level-short': 'own',
  'long-straightedge': 'own',
  'marking-gauge': 'own',
  'metal-bits': 'own',
  'mini-roller': 'own',
  'mitre-box': 'own',
  'mitre-saw': 'own',
  mixer: 'hire',
  'mixing-paddle': 'own',
  'moisture-meter': 'hire',
  'notched-trowel': 'own',
  'paint-kettle': 'own',
  'paper-brush': 'own',
  'paper-scorer': 'own',
  'paste-brush': 'own',
  'paste-table': 'own',
  pencil: 'own',
  plane: 'own',
  planks: 'own',
  'plastering-trowel': 'own',
  'plate-compactor': 'hire',
  'pocket-jig': 'own',
  'pole-sander': 'own',
  'post-hole-digger': 'own',
  'post-level': 'own',
  'pry-bar': 'own',
  'pull-saw': 'own',
  rake: 'own',
  roller: 'own',
  'roller-pole': 'own',
  rotavator: 'hire',
  router: 'own',
  'rubber-mallet': 'own',
  'sanding-block': 'own',
  scissors: 'own',
  'screed-rails': 'own',
  screwdriver: 'own',
  'seam-roller': 'own',
  'sliding-bevel': 'own',
  'snap-knife': 'own',
  spade: 'own',
  spanner: 'own',
  square: 'own',
  sprinkler: 'own',
  'staple-gun': 'own',
  steamer: 'hire',
  stepladder: 'own',
  straightedge: 'own',
  'string-line': 'own',
  'suction-cups': 'own',
  tamper: 'own',
  'tamping-beam': 'own',
  'tape-measure': 'own',
  'taping-knives': 'own',
  'tapping-block': 'own',
  'tile-cutter': 'own',
  'tile-hole-saw': 'own',
  'angle-grinder': 'own',
  'tile-nippers': 'own',
  'tin-snips': 'own',
  torch: 'own',
  trowel: 'own',
  'turf-cutter': 'hire',
  'tying-pliers': 'own',
  'utility-knife': 'own',
  vacuum: 'own',
  'wall-brush': 'own',
  'wood-bits': 'own',
  'sds-drill': 'hire',
  'stone-saw': 'hire',
  'wet-saw': 'hire',
  wheelbarrow: 'own',
  'work-platform': 'hire',
} as const satisfies Readonly<Record<string, 'own' | 'hire'>>;

export type ToolId = keyof typeof TOOLS;

/** A tool of a plan. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  /** True if it is usually owned; else it is rented. */
  readonly own: boolean;
  /** True if the user has it. */
  readonly there: boolean;
}

/** Tools that drill masonry; a drill/driver does not. */
const DRILLS_MASONRY: ReadonlySet<ToolId> = new Set(['hammer-drill', 'sds-drill']);

/** A step that takes a masonry bit needs a drill that hammers. */
export function withHammerDrill<
  One extends {
    readonly takes: readonly { readonly product?: string }[];
    readonly tools?: readonly ToolId[];
  },
>(step: One): One {
  const { takes, tools = [] } = step;
  const isDrilled = takes.some(({ product }) => product === 'masonry-drill-bit');
  return !isDrilled || tools.some((tool) => DRILLS_MASONRY.has(tool))
    ? step
    : { ...step, tools: [...tools, 'hammer-drill'] };
}

/** Depth that every usual masonry bit drills (ISO 5468, short series). */
const USUAL_REACH = mm(60);

/** Widest bit for a fixing, and the narrowest, of a screw that cuts its own thread, as shares of the fixing. */
const BIT = { most: 1.05, least: 0.7 } as const;

/** Masonry bits with the depth of their deepest hole, if usual ones do not drill it. The widest that fits a hole drills it. */
export const withBitDepths = (bill: readonly Material[], locale: Locale): readonly Material[] => {
  const holes = bill.flatMap((line) => (line.form === 'packs' ? (line.hole ?? []) : []));
  // A bit has no depth of its own.
  const bits = holes.filter(({ deep }) => deep === 0).map(({ wide }) => wide);
  const drillOf = (hole: Length) => Math.max(0, ...bits.filter((bit) => bit <= BIT.most * hole));
  return bill.map((one) => {
    if (one.product !== 'masonry-drill-bit' || one.form !== 'packs') return one;
    const { wide } = one.hole ?? { wide: mm(0) };
    const own = holes.filter(
      (hole) => wide === drillOf(hole.wide) && wide >= BIT.least * hole.wide,
    );
    const deep = length(Math.max(0, ...own.map((hole) => hole.deep)));
    if (deep <= USUAL_REACH) return one;
    const told = locale.words('jobPlan', enPlan).bitReach(formatRoundSize(toMm(deep), locale));
    return { ...one, why: locale.format.sentences([one.why, told]) };
  });
};

/** The tools of some steps, each once, in the order in which they are first needed. */
export function toolsOf(
  steps: readonly { readonly tools?: readonly ToolId[] }[],
  home: HomeFacts,
  locale: Locale,
): readonly Tool[] {
  const names = locale.words('tools', en);
  const ids = [...new Set(steps.flatMap(({ tools = [] }) => tools))];
  return ids.map((id) => ({
    id,
    name: names[id],
    own: TOOLS[id] === 'own',
    there: home.tools.includes(id),
  }));
}
