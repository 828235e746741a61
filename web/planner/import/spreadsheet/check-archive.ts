/** Limits on an untrusted archive. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Unpacked size of all entries, bytes. */
  readonly unpacked: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 500, unpacked: 30_000_000 };

export type ArchiveFault = 'entries' | 'unpacked' | 'entities' | 'damaged';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
}

function directoryAt(view: DataView): { readonly at: number; readonly count: number } | undefined {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--) {
    if (view.getUint32(at, true) === END) {
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
    }
  }
  return undefined;
}

/** Entries of a ZIP archive by its directory (APPNOTE 4.3); throws a RangeError for offsets outside the file. */
function entriesOf(bytes: Uint8Array, most: number): readonly Entry[] | ArchiveFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryAt(view);
  if (directory === undefined) return 'damaged';
  if (directory.count > most) return 'entries';
  const entries: Entry[] = [];
  let { at } = directory;
  for (let i = 0; i < directory.count; i++) {
    if (view.getUint32(at, true) !== CENTRAL) return 'damaged';
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== LOCAL) return 'damaged';
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))),
      method,
      packed: bytes.subarray(start, start + size),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Unpacks an entry; undefined if it exceeds `most` bytes. Does not trust the size in its header. */
async function unpack({ method, packed }: Entry, most: number): Promise<Uint8Array | undefined> {
  if (method === STORED) return packed.length > most ? undefined : packed;
  const stream = new Blob([Uint8Array.from(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * Checks an archive before a library opens it: number of entries, unpacked size, and no XML with entity declarations.
 * Undefined if the archive passes.
 */
export async function checkArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<ArchiveFault | undefined> {
  try {
    const entries = entriesOf(bytes, limits.entries);
    if (typeof entries === 'string') return entries;
    let left = limits.unpacked;
    for (const entry of entries) {
      if (entry.method !== STORED && entry.method !== DEFLATED) return 'damaged';
      const whole = await unpack(entry, left);
      if (whole === undefined) return 'unpacked';
      left -= whole.length;
      const isXml = /\.(?:xml|rels|vml)$/i.test(entry.name);
      if (isXml && /<!(?:DOCTYPE|ENTITY)/i.test(new TextDecoder().decode(whole))) return 'entities';
    }
    return undefined;
  } catch {
    return 'damaged';
  }
}
