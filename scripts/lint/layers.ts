import { dirname, relative, resolve } from 'node:path';

/** Folders and root files of `web/`, lowest layer first. A file imports from its own layer and from lower ones. */
const LAYERS = [
  'language',
  'planner',
  'platform',
  'documents',
  'telemetry',
  'ui',
  'app',
  'screens',
  'styles.css',
  'routes.tsx',
  'start.tsx',
  'entry.tsx',
  'export',
  'service-worker',
];

/** Parts of `web/` that only the listed importers may use; `scripts` are the build. The first match decides. */
const RESTRICTED: readonly (readonly [path: string, importers: readonly string[]])[] = [
  ['telemetry/reports', ['telemetry', 'ui', 'app', 'screens', 'entry.tsx', 'export']],
  ['telemetry', ['entry.tsx', 'export']],
  ['export', ['scripts']],
  ['service-worker', ['scripts']],
];

/** Files of `web/` that another top-level folder may import: the Worker reports the page's release. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  worker: ['web/platform/release.ts'],
};

/**
 * Reason why a file may not import another, for the linter's message; undefined if it may.
 * Both paths start at the root of the repository and use forward slashes.
 */
export function forbiddenImport(from: string, to: string): string | undefined {
  const [top = '', layer = ''] = from.split('/');
  const [otherTop = '', otherLayer = ''] = to.split('/');
  if (otherTop !== 'web' && otherTop !== 'worker') return undefined;
  if (top === 'web' && otherTop === 'web') {
    return upwardImport(layer, otherLayer) ?? restrictedImport(layer, to);
  }
  if (top === 'scripts' || top === 'tests' || top === otherTop) return undefined;
  return SHARED[top]?.includes(to) ? undefined : `${top}/ may not import ${to}.`;
}

function upwardImport(layer: string, other: string): string | undefined {
  const [own, target] = [LAYERS.indexOf(layer), LAYERS.indexOf(other)];
  if (own < 0 || target < 0) {
    const unknown = own < 0 ? layer : other;
    return `web/${unknown} has no layer: add it in scripts/lint/layers.ts.`;
  }
  return own < target
    ? `web/${layer} is a lower layer than web/${other} and may not import it.`
    : undefined;
}

function restrictedImport(layer: string, to: string): string | undefined {
  const [path, importers] = RESTRICTED.find(([part]) => to.startsWith(`web/${part}/`)) ?? [];
  if (path === undefined || importers === undefined) return undefined;
  if (path.split('/')[0] === layer || importers.includes(layer)) return undefined;
  return `web/${path} may be imported by ${importers.join(', ')} only.`;
}

interface Source {
  readonly type: string;
  readonly value?: unknown;
}

interface ImportNode {
  readonly source?: Source | null;
}

interface Context {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { readonly message: string; readonly node: Source }): void;
}

/** Reports imports, re-exports and dynamic imports from a higher layer or of a restricted folder. */
const layers = {
  create(context: Context) {
    const path = (file: string): string => relative(context.cwd, file).replaceAll('\\', '/');
    const check = ({ source }: ImportNode): void => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = resolve(dirname(context.filename), source.value.replace(/\?.*$/, ''));
      const message = forbiddenImport(path(context.filename), path(target));
      if (message !== undefined) context.report({ message, node: source });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

/** Plugin in the form that oxlint loads. */
export default { meta: { name: 'project' }, rules: { layers } };
