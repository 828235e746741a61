import { dirname, relative, resolve } from 'node:path';

/** The folders and root files of `web/`, from the ground up: each imports only what stands before it. */
const FLOORS = [
  'language',
  'measure',
  'stock',
  'takeoff',
  'cutting',
  'shopping',
  'jobs',
  'platform',
  'link.tsx',
  'router.ts',
  'projects',
  'privacy',
  'telemetry',
  'ui',
  'app',
  'screens',
  'styles.css',
  'routes.tsx',
  'start.tsx',
  'entry.tsx',
  'export',
  'sw',
];

/** What only the files named may import; `scripts` are the build. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  telemetry: ['entry.tsx', 'export'],
  export: ['scripts'],
  sw: ['scripts'],
};

/** What else a top-level folder may import: the Worker names the page's release. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  worker: ['web/platform/release.ts'],
};

/**
 * Why a file may not import another, in words for the linter; undefined when it may.
 * Both are paths from the root of the repository, with forward slashes.
 */
export function forbiddenArrow(from: string, to: string): string | undefined {
  const [house = '', room = ''] = from.split('/');
  const [otherHouse = '', otherRoom = ''] = to.split('/');
  if (otherHouse !== 'web' && otherHouse !== 'worker') return undefined;
  if (house === 'web' && otherHouse === 'web') return upward(room, otherRoom);
  if (house === 'scripts' || house === 'tests' || house === otherHouse) return undefined;
  return SHARED[house]?.includes(to) ? undefined : `${house}/ may not import ${to}.`;
}

function upward(room: string, otherRoom: string): string | undefined {
  if (room === otherRoom) return undefined;
  const [here, there] = [FLOORS.indexOf(room), FLOORS.indexOf(otherRoom)];
  if (here < 0 || there < 0) {
    const unknown = here < 0 ? room : otherRoom;
    return `web/${unknown} has no floor: give it one in scripts/lint/floors.ts.`;
  }
  if (here < there) return `web/${room} stands below web/${otherRoom} and may not import it.`;
  const door = DOORS[otherRoom];
  if (door === undefined || door.includes(room)) return undefined;
  return `web/${otherRoom} may be imported by ${door.join(' and ')} alone.`;
}

interface Source {
  readonly type: string;
  readonly value?: unknown;
}

interface Importing {
  readonly source?: Source | null;
}

interface Context {
  readonly filename: string;
  readonly cwd: string;
  report(fault: { readonly message: string; readonly node: Source }): void;
}

/** Refuses an import, a re-export and a dynamic import that go up or through another's door. */
const floors = {
  create(context: Context) {
    const path = (file: string): string => relative(context.cwd, file).replaceAll('\\', '/');
    const check = ({ source }: Importing): void => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = resolve(dirname(context.filename), source.value.replace(/\?.*$/, ''));
      const message = forbiddenArrow(path(context.filename), path(target));
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

/** The plugin as oxlint loads it. */
export default { meta: { name: 'house' }, rules: { floors } };
