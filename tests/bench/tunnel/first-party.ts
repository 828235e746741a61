import { handleTunnelRequest } from '@sentry/core';

/** The handler of `@sentry/core`. Its DSN names the collector, because it has no setting for another host. */
export default {
  fetch: (request: Request, env: { SENTRY_DSN: string }): Promise<Response> =>
    handleTunnelRequest(request, { allowedDsns: [env.SENTRY_DSN] }),
};
