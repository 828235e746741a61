import { release } from '../../web/platform/release.ts';
import { heldMaps } from '../uploaded-maps.ts';
import { fetchText, type Finding } from './finding.ts';

const CHECK = 'maps';

/** Access to the collector, with the variable names of `@sentry/cli`. */
export type UploadSettings = Readonly<Record<string, string | undefined>>;

/** Checks that the served scripts have debug ids and that the collector has their maps. */
export async function checkMaps(
  site: string,
  script: string,
  environment: UploadSettings,
): Promise<Finding> {
  const { text } = await fetchText(`${site}/assets/${script}`);
  const debugId = /\n\/\/# debugId=([\da-f-]{36})\s*$/.exec(text)?.[1];
  if (debugId === undefined) {
    const says = `${script} names no debug id: stack traces stay as minified; deploy again`;
    return { check: CHECK, verdict: 'wrong', says };
  }
  const [token, org, project] = ['AUTH_TOKEN', 'ORG', 'PROJECT'].map(
    (name) => environment[`SENTRY_${name}`],
  );
  if (!token || !org || !project) {
    const says =
      'not asked for: set SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT to see whether the collector has them';
    return { check: CHECK, verdict: 'note', says };
  }
  const url = (environment['SENTRY_URL'] ?? 'https://sentry.io').replace(/\/$/, '');
  const held = await heldMaps({ url, org, project, token, release, debugId });
  if (held.kind === 'unknown') {
    return {
      check: CHECK,
      verdict: 'unknown',
      says: `not seen: the collector cannot be asked (${held.why})`,
    };
  }
  if (held.count === 0) {
    const says = `the collector has no source maps of this build: stack traces stay as minified; npm run deploy uploads them`;
    return { check: CHECK, verdict: 'wrong', says };
  }
  const what =
    held.kind === 'bundles' ? 'the bundle of this build' : `${held.count} files of ${release}`;
  return { check: CHECK, verdict: 'ok', says: `the collector has ${what}` };
}
