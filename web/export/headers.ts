const allow = (hashes: readonly string[]): string =>
  hashes.map((hash) => `'sha256-${hash}'`).join(' ');

/**
 * Content-Security-Policy of every page and worker: scripts of this site, and inline scripts by
 * hash; connections to this site only; only `web/platform/own-script.ts` may turn text into a
 * script address. `web/telemetry/policy-reports.ts` reports violations, so the user's reporting
 * switch applies. Style attributes are allowed because drawings set sizes with them.
 */
function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allow(scriptHashes)} 'report-sample'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-script',
  ].join('; ');
}

/**
 * Denies every feature except the wake lock and the camera, which reads codes from another phone.
 * Bluetooth is missing here: it is limited to this site by default, and browsers without it log a
 * warning about its name.
 */
const PERMISSIONS = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope']
  .concat(['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'])
  .map((name) => `${name}=()`)
  .concat('camera=(self)', 'screen-wake-lock=(self)')
  .join(', ');

/** The platform silently ignores longer lines (developers.cloudflare.com/workers/static-assets/headers). */
const PLATFORM_LINE = 2000;
/** Leaves room for one more hash, so that the build fails before the platform's limit is near. */
const LONGEST_LINE = 1900;

/**
 * The `_headers` file of the export. `workers`: paths of the scripts of workers, which have a policy of their own.
 * Throws if a line is too long for the platform.
 */
export function headersFile(scriptHashes: readonly string[], workers: readonly string[]): string {
  const file = written(scriptHashes, workers);
  const long = file.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `too long for _headers: ${long.slice(0, 60)} … has ${long.length} characters. The build allows ${LONGEST_LINE}, because the platform ignores a line of more than ${PLATFORM_LINE} and serves the site without it. Each inline script adds a hash of 54.`,
    );
  }
  return file;
}

/** Files that are neither a page nor a worker, besides assets. Packs keep the headers for their pages. */
const NO_PAGES = ['/icons/*', '/screenshots/*', '/*.webmanifest', '/robots.txt', '/sitemap.xml'];

/** Headers that only a document or a worker uses. */
const OF_PAGES = ['Content-Security-Policy', 'Referrer-Policy']
  .concat('Cross-Origin-Opener-Policy', 'Permissions-Policy')
  .map((name) => `  ! ${name}\n`)
  .join('');

function written(scriptHashes: readonly string[], workers: readonly string[]): string {
  const policy = `  Content-Security-Policy: ${contentSecurityPolicy(scriptHashes)}\n`;
  return `/*
${policy}  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: ${PERMISSIONS}
  Strict-Transport-Security: max-age=31536000
/sw.js
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
${OF_PAGES}${NO_PAGES.map((path) => `${path}\n${OF_PAGES}`).join('')}${workers.map((path) => `${path}\n${policy}`).join('')}`;
}
