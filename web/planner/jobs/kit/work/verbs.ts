import type {
  Condition,
  Curing,
  Dust,
  Made,
  Needed,
  State,
  Target,
  Temporary,
  Work,
} from './states.ts';

interface Verb {
  /** State that its target needs in every job. */
  readonly needs?: State;
  readonly makes?: State;
  /** States that it ends. */
  readonly damages?: readonly State[];
  readonly strips?: true;
  readonly dust?: Dust;
  /** True if it puts weight on its target. */
  readonly loads?: true;
}

/** Effects of each kind of work on its target, in every job. */
const VERBS = {
  strip: { strips: true, makes: 'bare' },
  wash: { makes: 'clean', damages: ['papered'] },
  fill: { makes: 'flat' },
  sand: { makes: 'smooth', damages: ['papered', 'waterproofed', 'masked'] },
  mark: { makes: 'marked' },
  find: { makes: 'found' },
  rest: { makes: 'rested' },
  mask: { makes: 'masked' },
  prime: { makes: 'primed', damages: ['papered'] },
  paint: { makes: 'painted' },
  oil: { makes: 'oiled' },
  paper: { makes: 'papered' },
  board: { makes: 'boarded' },
  plaster: { makes: 'plastered' },
  waterproof: { makes: 'waterproofed' },
  underlay: { makes: 'underlaid', loads: true },
  tile: { makes: 'tiled', loads: true },
  grout: { needs: 'tiled', makes: 'grouted', loads: true },
  seal: { makes: 'sealed' },
  plank: { makes: 'planked', loads: true },
  panel: { makes: 'panelled' },
  // A screw or nail goes through all layers; a membrane leaks at it.
  screw: { damages: ['waterproofed'] },
  // A cut through the surface, as of a foam strip level with it.
  slit: { damages: ['waterproofed', 'papered'] },
  walk: { loads: true },
  dig: { makes: 'dug', strips: true },
  compact: { makes: 'compacted', loads: true },
  bed: { makes: 'bedded' },
  concrete: { makes: 'concreted' },
  pave: { makes: 'paved' },
  plant: { makes: 'planted' },
  saw: { makes: 'cut', dust: 'wood' },
  drill: { makes: 'drilled', damages: ['waterproofed'] },
  preserve: { makes: 'preserved' },
  assemble: { makes: 'assembled' },
  glue: { makes: 'glued' },
  frame: { makes: 'framed' },
  insulate: { makes: 'insulated' },
  fix: { makes: 'fixed' },
  fit: { makes: 'fitted' },
  test: { makes: 'tested' },
} as const satisfies Readonly<Record<string, Verb>>;

type VerbName = keyof typeof VERBS;

/**
 * Effects of a verb on its targets. `more.cures` is the wait of all that it makes. A step with `cures` needs no
 * `dryMinutes`, `slower` or `rests`: they follow.
 */
export function does(
  verb: VerbName,
  targets: Target | readonly Target[],
  more: { readonly cures?: Curing } = {},
): Work {
  const facts: Verb = VERBS[verb];
  const on = typeof targets === 'string' ? [targets] : targets;
  const each = (states: readonly State[]): readonly Condition[] =>
    on.flatMap((target) => states.map((state) => ({ target, state })));
  const { needs, makes, damages, strips, dust, loads } = facts;
  return {
    ...(needs && { needs: each([needs]) }),
    ...(makes && { makes: each([makes]).map((one) => ({ ...one, ...more })) }),
    ...(damages && { damages: each(damages) }),
    ...(strips && { strips: on }),
    ...(dust && { dust }),
    ...(loads && { loads: on }),
  };
}

/** Conditions for a step, on several targets. */
export const needs = (targets: Target | readonly Target[], ...states: readonly State[]): Work => ({
  needs: (typeof targets === 'string' ? [targets] : targets).flatMap((target) =>
    states.map((state) => ({ target, state })),
  ),
});

/** Work of a step that does several things, in any order. */
export function works(...parts: readonly (Work | false | undefined)[]): Work {
  const all = parts.filter((one) => one !== false && one !== undefined);
  const [dust] = all.flatMap((one) => one.dust ?? []);
  return {
    ...list(
      'needs',
      all.flatMap((one): readonly Needed[] => one.needs ?? []),
    ),
    ...list(
      'makes',
      all.flatMap((one): readonly Made[] => one.makes ?? []),
    ),
    ...list(
      'damages',
      all.flatMap((one): readonly Condition[] => one.damages ?? []),
    ),
    ...list(
      'strips',
      all.flatMap((one): readonly Target[] => one.strips ?? []),
    ),
    ...(dust && { dust }),
    ...list(
      'loads',
      all.flatMap((one): readonly Target[] => one.loads ?? []),
    ),
    ...list(
      'installs',
      all.flatMap((one): readonly Temporary[] => one.installs ?? []),
    ),
    ...list(
      'removes',
      all.flatMap((one): readonly Temporary[] => one.removes ?? []),
    ),
  };
}

const list = <Key extends keyof Work, One>(key: Key, values: readonly One[]) =>
  (values.length === 0 ? {} : { [key]: values }) as { readonly [K in Key]?: readonly One[] };

/** Longest wait of all that a step makes. */
export const longestCuring = ({ makes = [] }: Work): Curing | undefined =>
  makes
    .flatMap(({ cures }) => cures ?? [])
    .reduce<Curing | undefined>(
      (most, one) => (most === undefined || one.minutes > most.minutes ? one : most),
      undefined,
    );
