/** An envelope of `size` bytes with one item and a binary payload, framed like the SDK's. */
export function sizedEnvelope(
  size: number,
  dsn: string,
  type: 'event' | 'replay_recording' = 'replay_recording',
): Buffer {
  const lines = (length: number): string =>
    `${JSON.stringify({ dsn, sent_at: new Date(0).toISOString() })}\n` +
    `${JSON.stringify({ type, length })}\n`;
  const length = size - lines(size).length;
  const filler = Buffer.alloc(length, Buffer.from(Array.from({ length: 251 }, (_, i) => i)));
  return Buffer.concat([Buffer.from(lines(length)), filler]);
}
