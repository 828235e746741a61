import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** A file of the built tree and what it gives away. */
export interface Leak {
  readonly file: string;
  readonly what: string;
}

/** What the build may know and the public may not. */
export interface Private {
  /** The folder that the tree was built in. */
  readonly project: string;
  /** As `process.env`; what is called like a secret there is one. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Values that are public by design, whatever file names them. */
  readonly open: readonly string[];
}

/** Shorter values are words such as `production`, which any file may hold. */
const SHORTEST_SECRET = 12;
const SECRET_NAME = /TOKEN|SECRET|PASSW|CREDENTIAL|PRIVATE|AUTH(?!OR)|API_?KEY/i;

const notToBeServed: readonly (readonly [RegExp, string])[] = [
  [/\.map$/, 'is a source map'],
  [/(?:^|\/)\.(?:env|dev\.vars)(?:\.|$)/, 'is a file of secrets'],
];

const notToBeWritten: readonly (readonly [RegExp, string])[] = [
  [/\/[/*][#@]\s*sourceMappingURL=/, 'says where its source map is'],
  [/\/\/\w+:\w+@[\w.-]+\/\d/, 'holds a DSN with its secret key'],
  [/\bsntry[a-z]_[\w=+/-]{20}/, 'holds a token of Sentry'],
  [/\b(?:gh[a-z]_|github_pat_|npm_)\w{30}|\bAKIA[A-Z0-9]{16}\b/, 'holds an access token'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY/, 'holds a private key'],
  [/\b(?:SENTRY_AUTH_TOKEN|CLOUDFLARE_API_TOKEN|STATUS_TOKEN)\b/, 'names a secret'],
  [/file:\/\/\/\w/, 'holds a path of the machine that built it'],
];

/** The values of the secrets at hand, by name. */
function secrets({ project, environment, open }: Private): Map<string, string> {
  const named = Object.entries(environment).filter(([name]) => SECRET_NAME.test(name));
  const written = globSync(['.env*', '.dev.vars*', 'web/.env*'], { cwd: project })
    .map((file) => join(project, file))
    // Python keeps its packages in a folder of that name.
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => Object.entries(parseEnv(readFileSync(file, 'utf8'))));
  const all = [...named, ...written].flatMap(([name, value = '']) =>
    value.length < SHORTEST_SECRET || open.includes(value) ? [] : [[name, value] as const],
  );
  return new Map(all);
}

/**
 * Looks through a built tree for what must never be public: source maps, secrets (by their shape, by
 * name, and by the very values in the environment and in `.env` and `.dev.vars` files) and paths of the
 * machine that built it. Never says a secret itself.
 */
export function findLeaks(dist: string, known: Private): Leak[] {
  const values = secrets(known);
  const sources = ['web', 'worker', 'scripts', 'node_modules'].map(
    (folder) => `${resolve(known.project)}/${folder}/`,
  );
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const file = path.slice(join(dist, '/').length);
      const text = readFileSync(path, 'utf8');
      return [
        ...notToBeServed.filter(([name]) => name.test(file)).map(([, what]) => what),
        ...notToBeWritten.filter(([pattern]) => pattern.test(text)).map(([, what]) => what),
        ...[...values].filter(([, value]) => text.includes(value)).map(([name]) => `holds ${name}`),
        ...sources.filter((source) => text.includes(source)).map((source) => `names ${source}`),
      ].map((what) => ({ file, what }));
    });
}
