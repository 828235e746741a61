import { registerHooks } from 'node:module';
import type { solve } from '../../../web/planner/cutting/solve.ts';

/** Layers of the sheet search that can be left out: an export, and its replacement. */
const LAYERS = {
  'cover/': ['cover/found-sheets.ts', 'FoundSheets', '{ for: () => undefined }'],
  'columns/': ['columns/relaxed-plan.ts', 'relaxedPlan', '() => undefined'],
  'proof/': ['proof/proven-rank.ts', 'provenRank', '() => 0'],
  'proof/ of every cut': ['proof/least-rank.ts', 'leastRank', '() => undefined'],
  'proof/ by scales': [
    'proof/dual-feasible-functions.ts',
    'DualFeasibleFunctions',
    'class { refuting() { return undefined; } }',
  ],
  'neat/': ['neat/neatest-plan.ts', 'neatestPlan', '(model, plan) => plan'],
} as const satisfies Record<string, readonly [file: string, name: string, instead: string]>;

export type Layer = keyof typeof LAYERS;

export const ALL_LAYERS = Object.keys(LAYERS) as Layer[];

const ENGINE = new URL('../../../web/planner/cutting/', import.meta.url).href;

// Each engine is loaded under its own addresses (`?without=`), so that several run in one process. A file with a
// replaced export is loaded again for its other exports.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const without = new URL(context.parentURL ?? ENGINE).searchParams.get('without');
    if (without === null || !found.url.startsWith(ENGINE) || found.url.includes('?')) return found;
    return { ...found, url: `${found.url}?${new URLSearchParams({ without })}` };
  },
  load(address, context, next) {
    const { href, searchParams } = new URL(address);
    const without = searchParams.get('without')?.split(',') ?? [];
    const layer = ALL_LAYERS.find(
      (one) => without.includes(one) && href.startsWith(`${ENGINE}sheet/${LAYERS[one][0]}`),
    );
    if (layer === undefined || searchParams.has('whole')) return next(address, context);
    const [, name, instead] = LAYERS[layer];
    const source = `export * from '${href}&whole'; export const ${name} = ${instead};`;
    return { format: 'module', source, shortCircuit: true };
  },
});

/** The engine without some of its layers. */
export async function solveWithout(layers: readonly Layer[]): Promise<typeof solve> {
  const query = new URLSearchParams({ without: layers.join(',') });
  const engine = (await import(`${ENGINE}solve.ts?${query}`)) as { solve: typeof solve };
  return engine.solve;
}
