import fc from 'fast-check';

/** The next action of a monkey. `pick` chooses among the tappable and editable elements. */
export type Step =
  | { readonly kind: 'tap' | 'double tap'; readonly pick: number }
  | { readonly kind: 'type'; readonly pick: number; readonly text: string }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'settings'; readonly change: Readonly<Record<string, unknown>> }
  | { readonly kind: 'other tab'; readonly pick: number; readonly text: string }
  | { readonly kind: 'back' | 'forward' | 'rotate' | 'reload' | 'undo' | 'redo' }
  /** The storage of the site. */
  | { readonly kind: 'clear' | 'fill' | 'make room' };

/** A walk begins on a screen of a user with `belongings`. */
export interface Walk {
  readonly path: string;
  readonly steps: readonly Step[];
}

const project = '/project/aaaa1111';
const PATHS = [
  '/',
  '/jobs/paint-a-room',
  '/settings',
  '/backup',
  ...['', '?place=wall', '?place=thing', '?opening=door', '?add=job', '/buy', '/cut', '/do'].map(
    (rest) => project + rest,
  ),
  `${project}/buy?prices=wall-paint`,
  '/project/aaaa2222',
  ...['', '/buy', '/cut', '/do', '?part=plate', '/cut?bench=1'].map(
    (rest) => `/project/cut/cccc3333${rest}`,
  ),
  '/project/cut/dddd4444',
  '/project/cut/dddd4444/cut',
];

/** Sizes, counts, prices and names, good and bad. */
const TEXTS = [
  '2.7',
  '3 m',
  `8' 3 1/2"`,
  '1200',
  '45',
  '2',
  '38.50',
  '0',
  '-1',
  '1e9',
  '2.4 m2.7',
  '24.0038',
  'Flur & “Küche” 厨房',
  ' ',
  '１２０ｃｍ',
];

const SETTINGS = [
  { units: 'imperial' },
  { units: 'metric' },
  { region: 'us' },
  { region: 'eu' },
  { region: 'cn' },
  { currency: 'USD' },
  { language: 'zh-Hans' },
  { language: 'en-US' },
  { large: true },
  { theme: 'dark' },
  { has: ['work-gloves', 'waterproof-gloves'] },
  { built: '1960', country: 'ie' },
];

const pick = fc.nat(997);
const text = fc.constantFrom(...TEXTS);
const kind = <Kind extends Step['kind']>(name: Kind) => fc.constant(name);
const only = <Kind extends 'back' | 'fill' | 'clear' | 'make room'>(...names: readonly Kind[]) =>
  fc.record({ kind: fc.constantFrom(...names) });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: kind('tap'), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('double tap'), pick }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('type'), pick, text }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('press'),
      key: fc.constantFrom('Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'ArrowDown'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('back' as const, 'back', 'forward', 'rotate', 'undo', 'redo'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('reload') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('settings'), change: fc.constantFrom(...SETTINGS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('other tab'), pick, text }) },
  { weight: 1, arbitrary: only('clear', 'fill', 'make room') },
);

const walks = (most: number): fc.Arbitrary<Walk> =>
  fc.record({
    path: fc.constantFrom(...PATHS),
    steps: fc.array(step, { minLength: Math.ceil(most * 0.7), maxLength: most, size: 'max' }),
  });

/** The walk of a seed, with a limit of steps; and all walks, for a search for a shorter one. */
export function walkOf(seed: number, most: number): { walk: Walk; all: fc.Arbitrary<Walk> } {
  const all = walks(most);
  const [walk] = fc.sample(all, { seed, numRuns: 1 });
  if (walk === undefined) throw new Error('no walk');
  return { walk, all };
}
