import { type Body, tooLarge } from './read-body.ts';

/** Sends a body to the collector as it came. Rejects when the collector cannot be reached or the client breaks off. */
export async function send(
  url: string,
  headers: Headers,
  body: Body,
  maxBytes: number,
): Promise<Response> {
  const init = { method: 'POST', headers, redirect: 'manual' } as const;
  if (body.rest === undefined) return fetch(url, { ...init, body: body.head });
  const { readable, writable } =
    body.length === undefined ? new IdentityTransformStream() : new FixedLengthStream(body.length);
  const answer = fetch(url, { ...init, body: readable });
  const [response] = await Promise.all([answer, pump(body.head, body.rest, writable, maxBytes)]);
  return response;
}

async function pump(
  head: Uint8Array,
  rest: ReadableStreamBYOBReader,
  writable: WritableStream<Uint8Array>,
  maxBytes: number,
): Promise<void> {
  const writer = writable.getWriter();
  let sent = head.length;
  await writer.write(head);
  for (;;) {
    const next = await rest.read(new Uint8Array(64 * 1024));
    if (next.done) return writer.close();
    sent += next.value.length;
    if (sent > maxBytes) {
      await writer.abort(tooLarge(maxBytes));
      throw tooLarge(maxBytes);
    }
    await writer.write(next.value);
  }
}
