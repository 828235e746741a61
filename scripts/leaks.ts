import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** A file of the built tree with private content. */
export interface Leak {
  readonly file: string;
  readonly what: string;
}

/** Facts of the build that must not be public. */
export interface Private {
  /** Folder that contains the built tree. */
  readonly project: string;
  /** As `process.env`; variables with names of secrets are secret. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Values that are public by design. */
  readonly open: readonly string[];
}

/** Shorter values are common words such as `production`. */
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
    // Python projects may have a folder named `.env`.
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => Object.entries(parseEnv(readFileSync(file, 'utf8'))));
  const all = [...named, ...written].flatMap(([name, value = '']) =>
    value.length < SHORTEST_SECRET || open.includes(value) ? [] : [[name, value] as const],
  );
  return new Map(all);
}

/**
 * Searches a built tree for private content: source maps, secrets (by shape, by name, and by the
 * values in the environment, `.env` and `.dev.vars`) and paths of the build machine. Never prints a
 * secret.
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
