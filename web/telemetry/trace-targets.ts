/**
 * Where requests carry trace headers: a path of this very origin, localhost, a subdomain of the
 * provider. The SDK resolves a request's URL against the page first and matches what the URL parser
 * wrote (and the path alone only for the page's own origin), so these need not fear user info, odd
 * slashes or a host's name in a path: each is anchored from the scheme to the end of the host.
 */
export const traceTargets: RegExp[] = [
  /^\//,
  /^https?:\/\/localhost(?::\d+)?\//i,
  /^https:\/\/(?:[a-z\d-]+\.)+sentry\.io(?::\d+)?\//i,
];
