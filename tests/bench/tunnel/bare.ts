/** Passes the body on unread: the lower bound for every other contestant. */
export default {
  fetch: (request: Request, env: { COLLECTOR_URL: string }): Promise<Response> =>
    fetch(env.COLLECTOR_URL, { method: 'POST', body: request.body }),
};
