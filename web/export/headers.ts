interface HeaderSettings {
  /** SHA-256 of each inline script, base64, in any order. */
  readonly scriptHashes: readonly string[];
  /** Likewise of each page's own style. */
  readonly styleHashes: readonly string[];
}

const allow = (hashes: readonly string[]): string =>
  hashes.map((hash) => `'sha256-${hash}'`).join(' ');

/**
 * The Content-Security-Policy of every page and script: scripts of this site and the inline ones by
 * their hash, connections to this site only, and no text becomes markup or the address of a script but
 * by `web/platform/own-script.ts`. What is stopped is reported by `web/telemetry/policy-reports.ts`, behind the
 * person's switch, and not by the browser itself. Style attributes are allowed because drawings set sizes by them.
 */
function contentSecurityPolicy(settings: HeaderSettings): string {
  const { scriptHashes, styleHashes } = settings;
  return [
    "default-src 'none'",
    `script-src 'self' ${allow(scriptHashes)} 'report-sample'`,
    `style-src 'self' ${allow(styleHashes)}`,
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
 * Closed, but for the screen kept on and the camera, which reads codes off another phone. Not Bluetooth, for a laser measure: it is this site's alone by default, and browsers
 * without it complain of its name.
 */
const PERMISSIONS = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope']
  .concat(['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'])
  .map((name) => `${name}=()`)
  .concat('camera=(self)', 'screen-wake-lock=(self)')
  .join(', ');

/** The platform ignores a longer line without a message (developers.cloudflare.com/workers/static-assets/headers). */
const PLATFORM_LINE = 2000;
/** Leaves room for one more hash, so that the build fails before the platform's limit is near. */
const LONGEST_LINE = 1900;

/** The `_headers` file of the export, with the headers of every file. Throws if a line is too long. */
export function headersFile(settings: HeaderSettings): string {
  const file = written(settings);
  const long = file.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `too long for _headers: ${long.slice(0, 60)} … has ${long.length} characters. The build allows ${LONGEST_LINE}, because the platform ignores a line of more than ${PLATFORM_LINE} and serves the site without it. Each inline script and each distinct page style adds a hash of 54.`,
    );
  }
  return file;
}

function written(settings: HeaderSettings): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(settings)}
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
