/**
 * An independent check of a printed plan: it replays the steps in their order and times, with its own idea of states,
 * and reads the texts for items that the list lacks. It knows nothing of the planner but the printed form
 * (docs/plan-format.md).
 */

interface On {
  readonly target: string;
  readonly state: string;
}

interface CheckedWork {
  readonly needs?: readonly (On & { readonly wet?: true })[];
  readonly makes?: readonly (On & { readonly cures?: { readonly minutes: number } })[];
  readonly damages?: readonly On[];
  readonly strips?: readonly string[];
  readonly loads?: readonly string[];
  readonly dust?: string;
  readonly installs?: readonly { readonly item: string; readonly count?: number }[];
  readonly removes?: readonly { readonly item: string; readonly count?: number }[];
}

export interface CheckedStep {
  readonly job: string;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly check?: string;
  readonly uses: readonly string[];
  readonly minutes: number;
  readonly dryMinutes: number;
  readonly starts: number;
  readonly after: readonly string[];
  readonly work?: CheckedWork;
}

interface CheckedLine {
  readonly id: string;
  readonly name: string;
  /** Number of packs or pieces bought, in the unit of the line. */
  readonly amount?: number;
  readonly joints?: readonly {
    readonly through: number;
    readonly embed: number;
    readonly thick: number;
    readonly nut: boolean;
  }[];
}

export interface CheckedPlan {
  readonly lines: readonly CheckedLine[];
  readonly tools: readonly { readonly id: string; readonly name: string }[];
  readonly steps: readonly CheckedStep[];
}

/** Classes of findings. */
export type Class =
  | 'damages earlier work'
  | 'works on what is not there'
  | 'wait missing'
  | 'loads what has not cured'
  | 'dust on wet paint'
  | 'no mask for its dust'
  | 'temporary item'
  | 'too few in use'
  | 'named, not listed'
  | 'fixing too short';

export interface Finding {
  readonly class: Class;
  /** `<job>/<step>`, or the id of a line. */
  readonly at: string;
  readonly says: string;
}

/** Layers cover a surface: they hide what was there, and stripping them undoes work. */
const LAYERS = new Set([
  'boarded',
  'plastered',
  'waterproofed',
  'underlaid',
  'tiled',
  'planked',
  'panelled',
  'papered',
  'painted',
  'oiled',
  'compacted',
  'bedded',
  'concreted',
  'paved',
  'planted',
]);

/** About the top layer only, so the next layer hides them. */
const QUALITIES = new Set(['bare', 'clean', 'flat', 'smooth', 'marked', 'primed', 'masked', 'wet']);

/** Tools that throw fine dust. */
const POWERED = /^(?:drill|angle-grinder|stone-saw|wet-saw|tile-cutter)$/;

/** Surfaces that dust spoils until they are dry. */
const SPOILT_BY_DUST = new Set(['painted', 'oiled', 'primed']);

interface Fact {
  readonly target: string;
  readonly state: string;
  readonly by: string;
  readonly curedAt: number;
  /** Targets, it or zones of it, where a later layer hides it. */
  readonly hiddenAt: string[];
}

const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}/`);
const isTouching = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);

/** All findings of a plan. */
export const checkPlan = (plan: CheckedPlan): readonly Finding[] => [
  ...replayed(plan),
  ...tooShort(plan),
];

function replayed({ steps, lines }: CheckedPlan): readonly Finding[] {
  const findings: Finding[] = [];
  let facts: Fact[] = [];
  const inUse = new Map<string, { by: string; count: number }>();
  for (const step of steps) {
    const { job, id, starts, minutes, dryMinutes, uses, work } = step;
    const at = `${job}/${id}`;
    const find = (kind: Class, says: string): void => {
      findings.push({ class: kind, at, says });
    };
    if (work === undefined) continue;
    const { needs = [], makes = [], damages = [], strips = [], loads = [], dust } = work;

    for (const { target, state, wet } of needs) {
      const made = facts.filter((one) => one.state === state && isWithin(target, one.target));
      const open = made.filter(
        ({ hiddenAt }) => !hiddenAt.some((hidden) => isWithin(target, hidden)),
      );
      if (open.length === 0) {
        find(
          'works on what is not there',
          `${target} is not ${state}${made.length > 0 ? ' any more' : ''}`,
        );
      } else if (wet !== true && (open.at(-1)?.curedAt ?? 0) > starts) {
        find('wait missing', `${target} is not yet ${state}: ${open.at(-1)?.by ?? ''} cures`);
      }
    }

    for (const target of loads) {
      const wetFact = facts.find((one) => isTouching(one.target, target) && one.curedAt > starts);
      if (wetFact !== undefined) {
        find(
          'loads what has not cured',
          `${target} is ${wetFact.state} by ${wetFact.by}, and still cures`,
        );
      }
    }

    if (dust !== undefined) {
      // A drill or saw in masonry needs the finer mask (FFP3, N100).
      const isCut = dust === 'silica' && uses.some((item) => POWERED.test(item));
      const mask = isCut ? /^silica-mask/ : /^(?:dust|silica)-mask/;
      if (!uses.some((item) => mask.test(item))) {
        find('no mask for its dust', dust);
      }
      // A dusty step in one room spoils what is wet in it; parts are in the place of their job.
      const places = new Set([...makes, ...needs, ...damages].map(({ target }) => placeOf(target)));
      const spoilt = facts.find(
        (one) =>
          SPOILT_BY_DUST.has(one.state) && one.curedAt > starts && places.has(placeOf(one.target)),
      );
      if (spoilt !== undefined) find('dust on wet paint', `${spoilt.target} by ${spoilt.by}`);
    }

    for (const { target, state } of damages) {
      const hurt = facts.filter((one) => one.state === state && isTouching(one.target, target));
      for (const one of hurt) {
        find('damages earlier work', `${one.target}, ${state} by ${one.by}`);
      }
      facts = facts.filter((one) => !hurt.includes(one));
    }

    for (const target of strips) {
      const gone = facts.filter((one) => isWithin(one.target, target));
      for (const one of gone.filter(({ state }) => LAYERS.has(state))) {
        find('damages earlier work', `strips ${one.target}, ${one.state} by ${one.by}`);
      }
      const kept = new Set(['isolated', 'found', 'tested', 'shored', 'traced']);
      facts = facts.filter((one) => !gone.includes(one) || kept.has(one.state));
    }

    const ends = starts + minutes;
    for (const { target, state, cures } of makes) {
      if (LAYERS.has(state)) {
        for (const one of facts) {
          const isHidden =
            QUALITIES.has(one.state) || (LAYERS.has(one.state) && one.state !== state);
          if (isHidden && isTouching(one.target, target)) one.hiddenAt.push(target);
        }
      }
      const wait = cures?.minutes ?? 0;
      if (wait > dryMinutes)
        find('wait missing', `${target} cures ${wait} min, the step waits ${dryMinutes}`);
      facts.push({ target, state, by: at, curedAt: ends + wait, hiddenAt: [] });
    }

    for (const { item, count = 1 } of work.installs ?? []) {
      const known = inUse.get(`${job} ${item}`);
      const total = count + (known?.count ?? 0);
      inUse.set(`${job} ${item}`, { by: at, count: total });
      const line = lines.find(({ id: one }) => one === item || one.startsWith(`${item}~`));
      if (!uses.some((one) => one === item || one.startsWith(`${item}~`))) {
        find('temporary item', `installs ${item}, which it does not take`);
      } else if (line?.amount !== undefined && total > line.amount) {
        find('too few in use', `${total} ${item} in use, ${line.amount} bought`);
      }
    }
    for (const { item, count } of work.removes ?? []) {
      const known = inUse.get(`${job} ${item}`);
      if (known === undefined) find('temporary item', `removes ${item}, which is not there`);
      else if (count === undefined || count >= known.count) inUse.delete(`${job} ${item}`);
      else inUse.set(`${job} ${item}`, { ...known, count: known.count - count });
    }
  }
  for (const [key, { by }] of inUse) {
    findings.push({
      class: 'temporary item',
      at: by,
      says: `${key.split(' ')[1] ?? ''} is left behind`,
    });
  }
  return findings;
}

/** `r1` of `r1/floor`; parts belong to their job: `part:j1`. */
const placeOf = (target: string): string => target.split('/')[0] ?? '';

/** Length and diameter in a fixing's id: `wood-screws~4.5x60-mm`; inches as `10x3-in` are not read. */
const sizeOf = (id: string): readonly [number, number] | undefined => {
  const found = /~(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)-mm$/.exec(id);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
};

function tooShort({ lines }: CheckedPlan): readonly Finding[] {
  return lines.flatMap(({ id, joints = [] }) => {
    const size = sizeOf(id);
    if (size === undefined) return [];
    const [thick, long] = size;
    return joints.flatMap((joint): Finding[] => {
      // Nut, washer and two turns of thread are about one and a half diameters.
      const least = joint.through + joint.embed + (joint.nut ? 1.4 * thick : 0);
      const says = `${long} mm through ${joint.through} and ${joint.embed} in`;
      return long + 0.5 < least || thick + 0.1 < joint.thick
        ? [{ class: 'fixing too short', at: id, says }]
        : [];
    });
  });
}
