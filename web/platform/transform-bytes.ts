/** Output of a transform stream; undefined if it exceeds the limit. Throws if the stream rejects the input. */
export async function transformBytes(
  bytes: BlobPart,
  stream: GenericTransformStream,
  most: number,
): Promise<Blob | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return new Blob(chunks as BlobPart[]);
}
