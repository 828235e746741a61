import type { Locale } from '../../../language/locale.ts';
import { type Product, lookOf } from '../../stock/products.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { Scene } from '../../scene/scene.ts';
import type { LoneWall } from '../../measure/places/place.ts';
import type { Material, PackedMaterial } from '../../takeoff/material.ts';
import { productSold, type Bill } from './bill.ts';
import {
  type Drawing,
  type Figure,
  type JobDrawing,
  type JobContext,
  type JobPlan,
  type JobStep,
  type Step,
  type Sparse,
  type Warning,
  compact,
} from './contract.ts';
import { gatesFor, type Gate, withToolGates } from './gates/gate.ts';
import { isCovering } from './place/coverings.ts';
import { toolsOf, withBitDepths, withHammerDrill } from './steps/tools.ts';

/** Result of a job on a measured place; the bill follows from its steps. */
export interface TakeOff {
  readonly figures: readonly Figure[];
  readonly drawings: Sparse<JobDrawing>;
  /** Its result in three dimensions; coverings are added from the drawings. */
  readonly scene?: Scene;
  readonly warnings?: readonly Warning[];
  readonly steps: Sparse<JobStep>;
  /** See `JobPlan`. */
  readonly built?: LoneWall | undefined;
}

/** Reasons why the job is impossible: sentences by field id or another name. */
export interface JobRefusal {
  readonly figures?: readonly Figure[];
  readonly problems: Readonly<Record<string, string>>;
}

export const EMPTY_PLAN: JobPlan = {
  figures: [],
  materials: [],
  drawings: [],
  scene: { says: [], solids: [] },
  tools: [],
  steps: [],
  gates: [],
  warnings: [],
  problems: {},
  missing: [],
};

/** Plan of a take-off: bill, tools and gates follow from its steps. */
export function planOf(
  taken: TakeOff | JobRefusal,
  { home, locale, shelf }: JobContext,
  typedProblems: JobPlan['problems'],
  own: Bill,
): JobPlan {
  if (!('steps' in taken)) {
    const { figures = [], problems } = taken;
    return { ...EMPTY_PLAN, figures, problems: { ...problems, ...typedProblems } };
  }
  const { figures, scene = EMPTY_PLAN.scene, warnings = [], built } = taken;
  const declared = withBoughtTools(compact(taken.steps).map(withToolGates).map(withHammerDrill));
  const gates = gatesFor(
    declared.flatMap(({ gates: inputs = [] }) => inputs),
    home,
    locale,
  );
  const { bill, steps, drawings } = taking(
    { ...taken, steps: withFinestMasks(declared, gates, own) },
    shelf,
    locale,
  );
  // A plan without materials has no steps.
  const done = bill.length === 0 ? [] : steps;
  return {
    figures,
    drawings,
    scene: { ...scene, coverings: drawings.filter(isCovering) },
    warnings,
    steps: done,
    materials: bill,
    tools: toolsOf(done, home, locale),
    gates: done.length === 0 ? [] : gates,
    problems: typedProblems,
    missing: [],
    built,
  };
}

/** A tool that some step buys, such as a string line, is a line of every step that needs it. */
function withBoughtTools(steps: readonly JobStep[]): readonly JobStep[] {
  const bought = new Map<string | undefined, readonly Material[]>(
    Map.groupBy(
      steps.flatMap(({ takes }) => takes),
      ({ product }) => product,
    ),
  );
  return steps.map((one) => {
    const { takes, tools = [] } = one;
    const lines = tools.flatMap((tool) => bought.get(tool) ?? []);
    return lines.length === 0
      ? one
      : {
          ...one,
          takes: [...new Set([...takes, ...lines])],
          tools: tools.filter((tool) => !bought.has(tool)),
        };
  });
}

/** If a gate requires the finest mask, it replaces the others. */
function withFinestMasks(
  steps: readonly JobStep[],
  gates: readonly Gate[],
  bill: Bill,
): readonly JobStep[] {
  if (!gates.some(({ id }) => id === 'lead' || id === 'silica')) return steps;
  const finer = new Map<Material, readonly Material[]>();
  const finest = (line: Material): readonly Material[] => {
    if (line.product !== 'dust-mask' || line.form !== 'packs') return [line];
    const known = finer.get(line) ?? bill.pack('silica-mask', line.need, line.why);
    finer.set(line, known);
    return known;
  };
  return steps.map((one) => ({ ...one, takes: one.takes.flatMap(finest) }));
}

/** Products of which one serves all steps of a job. */
const ONCE: ReadonlySet<Product> = new Set([
  'dust-mask',
  'masonry-drill-bit',
  'safety-glasses',
  'silica-mask',
  'waterproof-gloves',
  'work-gloves',
]);

const isOnce = (one: Material): one is PackedMaterial =>
  one.form === 'packs' && one.product !== undefined && ONCE.has(one.product);

/** One line for each of these, with every reason once. */
function oncePerJob(bill: readonly Material[], locale: Locale): readonly Material[] {
  const alike = Map.groupBy(bill.filter(isOnce), ({ id }) => id);
  return bill.flatMap((one): readonly Material[] => {
    const all = alike.get(one.id) ?? [];
    if (!isOnce(one) || all.length < 2) return [one];
    if (one !== all[0]) return [];
    const why = locale.format.sentences([...new Set(all.map((each) => each.why))]);
    return [{ ...one, need: Math.max(...all.map(({ need }) => need)), why }];
  });
}

/** The bill is what the steps take, each line once; a drawing counted the lines of the products that it names. */
function taking(taken: TakeOff, shelf: Shelf, locale: Locale) {
  const declared = compact(taken.steps);
  const once = oncePerJob([...new Set(declared.flatMap(({ takes }) => takes))], locale);
  const bill = withBitDepths(once, locale);
  const idsOf = (counts: readonly Product[]): readonly string[] => {
    const sold = [...new Set(counts.map((product) => productSold(shelf, product)))];
    const lines = sold.flatMap((one) => bill.filter(({ product }) => product === one));
    return [...new Set(lines.map(({ id }) => id))];
  };
  const onBill = new Set(bill.map(({ product }) => product));
  const seenOf = (counts: readonly Product[]): Product | undefined =>
    counts
      .flatMap((product) => productSold(shelf, product) ?? [])
      .find((product) => onBill.has(product) && lookOf(product) !== undefined);
  return {
    bill,
    steps: declared.map(({ takes, ...step }): Step => ({
      ...step,
      uses: [...new Set(takes.flatMap(({ product }) => product ?? []))],
      lines: [...new Set(takes.map(({ id }) => id))],
    })),
    drawings: compact(taken.drawings).map(({ counts, ...drawing }): Drawing => {
      const { of = seenOf(counts) } = drawing;
      return { ...drawing, counts: idsOf(counts), ...(of && { of }) };
    }),
  };
}
