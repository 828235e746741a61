import { fetchText, type DoctorResponse, type Finding } from './finding.ts';

const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /max-age=\d{7}/,
  'content-security-policy': /^default-src 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /./,
};

const OF_FILES = {
  ...EVERYWHERE,
  'content-security-policy': /script-src 'self' 'sha256-/,
  'permissions-policy': /./,
};

/** A script needs no policy of a page. */
const OF_SCRIPTS = {
  'x-content-type-options': EVERYWHERE['x-content-type-options'],
  'strict-transport-security': EVERYWHERE['strict-transport-security'],
  'cross-origin-resource-policy': EVERYWHERE['cross-origin-resource-policy'],
  'cache-control': /immutable/,
};

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly wanted: Readonly<Record<string, RegExp>>;
  readonly status?: number;
}

/** One address per kind of response: files of the export, and responses of the Worker. */
const kinds = (tunnel: string, script: string): readonly Kind[] => [
  { name: 'a script', path: `/assets/${script}`, wanted: OF_SCRIPTS, status: 200 },
  { name: 'a page', path: '/jobs', wanted: OF_FILES, status: 200 },
  { name: 'a project', path: '/project/doctor', wanted: OF_FILES, status: 200 },
  { name: 'a page that is none', path: '/no-such-page', wanted: OF_FILES, status: 404 },
  { name: 'the service worker', path: '/sw.js', wanted: OF_FILES, status: 200 },
  { name: 'a missing asset', path: '/assets/no-such-file.js', wanted: EVERYWHERE, status: 404 },
  { name: 'the health', path: '/health', wanted: EVERYWHERE },
  { name: 'the status', path: '/status', wanted: EVERYWHERE },
  { name: 'a refusal of the tunnel', path: tunnel, wanted: EVERYWHERE, status: 405 },
];

function faults({ name, wanted, status }: Kind, answer: DoctorResponse): string[] {
  if (status !== undefined && answer.status !== status) {
    return [`${name} answers ${answer.status}, not ${status}`];
  }
  const policy = answer.headers.get('content-security-policy') ?? '';
  return [
    ...Object.entries(wanted)
      .filter(([header, value]) => !value.test(answer.headers.get(header) ?? ''))
      .map(([header]) => `${header} of ${name} is missing or weakened`),
    ...(/script-src[^;]*'unsafe-inline'/.test(policy)
      ? [`the policy of ${name} lets any inline script run`]
      : []),
  ];
}

/** Checks the security headers of every kind of response. */
export async function checkHeaders(site: string, tunnel: string, script: string): Promise<Finding> {
  const found: string[] = [];
  for (const kind of kinds(tunnel, script))
    found.push(...faults(kind, await fetchText(site + kind.path)));
  const check = 'headers';
  if (found.length > 0) return { check, verdict: 'wrong', says: found.join('; ') };
  return { check, verdict: 'ok', says: 'of every kind of answer are as built' };
}
