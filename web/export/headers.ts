const allow = (hashes: readonly string[]): string =>
  hashes.map((hash) => `'sha256-${hash}'`).join(' ');

/**
 * Content-Security-Policy of every page and script: scripts of this site, and inline scripts by
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
const LONGEST_LINE = 2000;

/** The `_headers` file of the export. Throws if a line is too long for the platform. */
export function headersFile(scriptHashes: readonly string[]): string {
  const file = written(scriptHashes);
  const long = file.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) throw new Error(`too long for _headers: ${long.slice(0, 60)} …`);
  return file;
}

function written(scriptHashes: readonly string[]): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(scriptHashes)}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: ${PERMISSIONS}
  Strict-Transport-Security: max-age=31536000
/sw.js
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
