/**
 * Reads the body and passes it on. Any tunnel that checks the envelope's own header must do at least this. Its distance
 * to `bare` is the price of reading.
 */
export default {
  async fetch(request: Request, env: { COLLECTOR_URL: string }): Promise<Response> {
    const body = await request.arrayBuffer();
    return fetch(env.COLLECTOR_URL, { method: 'POST', body });
  },
};
