import { formatLength, inches, mm, type Length } from '../../measure/units/units.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Material } from '../../takeoff/material.ts';
import { compact, type Sparse, type Target, type Work } from '../kit/contract.ts';
import { boardSection, type Fence } from './layout.ts';

export const POSTS: Target = 'part:posts';
export const RAILS: Target = 'part:rails';

/** Lines that several steps take. */
export interface Shared {
  /** Preserver and its brush for steps that saw: an end that is built in cannot be reached later. */
  readonly preserver: readonly Material[];
  readonly panels: readonly Material[] | false;
  /** What goes into the slots of concrete posts. */
  readonly slotted: Sparse<readonly Material[]>;
  readonly string: readonly Material[];
}

/** Braces and pegs come off, once the mix is hard, with the first step that builds on the posts. */
export const UNBRACED: Work = {
  loads: [POSTS],
  removes: [{ item: 'batten' }, { item: 'marking-pegs' }],
};

/** A rule of thumb as the user's tape shows it: 50 mm, or 2 inches. */
export const tidyBays = (millimetres: 10 | 25 | 150, locale: Locale): string =>
  formatLength(
    locale.units === 'metric'
      ? mm(millimetres)
      : inches(Math.max(3 / 8, Math.round(millimetres / 25.4))),
    locale,
  );

export const clearBays = ({ fence }: Fence) =>
  fence.stretches.flatMap(({ bays }) => bays).filter(({ is }) => is !== 'gate');

export const isStepped = ({ values, way }: Fence): boolean => values.fall > 0 && way === 'steps';

/**
 * What the capping of a bay covers of the posts at its two ends: half between level bays, where two meet, and the whole
 * one at the end of a stretch. A bay that steps down ends at the side of the higher post, which the bay above covers;
 * so does one at the higher post of a gate.
 */
export function cappedPosts(inputs: Fence, i: number, at: number): readonly [number, number] {
  const { fence, levels, parts, isRaised } = inputs;
  const bays = fence.stretches[i]?.bays ?? [];
  const isStep = (drop: Length | undefined): boolean => isStepped(inputs) && (drop ?? 0) > 0;
  const drops = levels[i]?.drops ?? [];
  const above = at === 0 ? levels[i - 1]?.drops.at(-1) : drops[at - 1];
  const half = parts.side / 2;
  const start = isStep(above) ? 0 : at === 0 ? parts.side : half;
  const next = bays[at + 1];
  if (next?.is === 'gate') return [start, isRaised ? 0 : parts.side];
  return [start, next === undefined || isStep(drops[at]) ? parts.side : half];
}

/** Clear widths and drops of bays without gates, the boards under them, and what a capping covers of their posts. */
export const bayDrops = (inputs: Fence) =>
  inputs.fence.stretches
    .flatMap(({ bays }, i) =>
      bays.map((bay, at) => ({
        ...bay,
        drop: inputs.levels[i]?.drops[at] ?? mm(0),
        covered: cappedPosts(inputs, i, at).reduce((sum, one) => sum + one, 0),
      })),
    )
    .map((bay, at) => ({ ...bay, under: inputs.under[at] ?? 0 }))
    .filter(({ is }) => is !== 'gate');

/** States how far each bay steps down, or that it follows the ground. */
export function slopeText(inputs: Fence): string | false {
  const { words, values, way, locale } = inputs;
  if (values.fall === 0) return false;
  const { line } = words.steps;
  const fall = formatLength(values.fall, locale);
  if (way === 'rake') return line.rake(fall);
  const drops = bayDrops(inputs).map(({ drop }) => drop);
  const steps = line.steps(
    fall,
    drops.map((drop) => formatLength(drop, locale)),
  );
  return locale.format.sentences(compact([steps, values.gates > 0 && line.atGates(values.gates)]));
}

/** Gravel boards of wood: one a bay, and those that close gaps over falling ground. */
export const gravelBoards = (inputs: Fence): number =>
  bayDrops(inputs).reduce(
    (sum, { under }) => sum + (inputs.parts.gravelBoard > 0 ? 1 : 0) + under,
    0,
  );

/** True if boards are sawn from longer ones. */
export const areBoardsSawn = ({ parts, shelf }: Fence): boolean =>
  !('panel' in parts.infill) &&
  boardSection(parts.infill.kind, shelf).stock.every((one) => one.length !== parts.boardLength);

/** True if a capping, which covers the boards too, leaves a part of the post tops under it open. */
export function isCappingNarrow({ parts, shelf }: Fence): boolean {
  const capping = shelf['capping-rail'];
  return capping.form === 'lengths' && capping.variants[0].width < parts.side;
}

/** Own posts of the gates of a slotted fence: the first next to the last slotted post, and one after each gate. */
export const woodPosts = ({ parts, values: { gates } }: Fence): number =>
  parts.woodPost === undefined || gates === 0 ? 0 : gates + 1;
