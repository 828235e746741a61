import { handleTunnelRequest } from '@sentry/core';

/** The handler `@sentry/core` ships; its DSN names the collector directly, for it has no host of its own to set. */
export default {
  fetch: (request: Request, env: { SENTRY_DSN: string }): Promise<Response> =>
    handleTunnelRequest(request, { allowedDsns: [env.SENTRY_DSN] }),
};
