/**
 * The frames of Bosch's measuring tools ("MT connectivity protocol" 1.2.9, "LRF command set" 2.5.0), as far as a laser
 * that sends what it measures needs them: `mode command length data… crc`, many-byte values with the lowest byte first.
 */

/** Something a laser has sent of itself. `failed`: it found no target. `other`: an area, an angle or a running length. */
export type LaserEvent =
  | {
      readonly kind: 'length';
      readonly metres: number;
      /** Of this measurement; a frame that comes twice has the same. */
      readonly id: number;
    }
  | { readonly kind: 'failed' | 'other' };

/** What could be read, and the beginning of a frame that the next packet may go on with. */
export interface Reading {
  readonly events: readonly LaserEvent[];
  readonly rest: Uint8Array;
}

const POLYNOMIAL = 0xa6;
const START = 0xaa;

/**
 * The checksum of a frame: sees damage within a byte, but for one pattern of 255, 0xd3, as the maker's polynomial has no
 * constant term.
 */
export function crc8(bytes: Uint8Array): number {
  let crc = START;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? POLYNOMIAL : 0)) & 0xff;
  }
  return crc;
}

const REQUEST = 0xc0;
/** "Exchange data container". */
const EXCHANGE = 0x55;
const CONTAINER_BYTES = 16;

/** A frame with its checksum. */
export function frame(command: number, data: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.of(REQUEST, command, data.length, ...data, 0);
  bytes[bytes.length - 1] = crc8(bytes.subarray(0, -1));
  return bytes;
}

/** Has a laser send each measurement as it is taken. */
export const AUTO_SYNC = frame(EXCHANGE, [1, 0]);

const HEAD = [REQUEST, EXCHANGE, CONTAINER_BYTES];
const FRAME_BYTES = HEAD.length + CONTAINER_BYTES + 1;

/** Device modes whose result is a length in metres: taken straight, indirectly, or as a sum or difference of two. */
const LENGTHS: ReadonlySet<number> = new Set([1, 10, 11, 13, 16, 17]);
/** Of settings, warnings and the battery: nothing was measured. */
const SILENT: ReadonlySet<number> = new Set([0, 58, 59, 60, 61, 62]);
const ERROR = 63;
/** The longest that any of them measures is 400 m. */
const FARTHEST = 500;

function eventOf(bytes: Uint8Array): LaserEvent | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset + HEAD.length);
  const mode = view.getUint8(0) >> 2;
  const isAiming = (view.getUint8(1) & 1) === 1;
  if (mode === ERROR) return { kind: 'failed' };
  if (SILENT.has(mode)) return undefined;
  if (!LENGTHS.has(mode)) return { kind: 'other' };
  const metres = view.getFloat32(4, true);
  // With its light on it is aimed; nothing, where the mode has just been chosen.
  if (isAiming || !(metres > 0 && metres < FARTHEST)) return undefined;
  return { kind: 'length', metres, id: view.getUint16(2, true) };
}

const startsAt = (bytes: Uint8Array, at: number): boolean =>
  HEAD.every((byte, i) => at + i >= bytes.length || bytes[at + i] === byte);

const isWhole = (bytes: Uint8Array, at: number): boolean =>
  startsAt(bytes, at) &&
  at + FRAME_BYTES <= bytes.length &&
  crc8(bytes.subarray(at, at + FRAME_BYTES - 1)) === bytes[at + FRAME_BYTES - 1];

const joined = (before: Uint8Array, after: Uint8Array): Uint8Array => {
  const all = new Uint8Array(before.length + after.length);
  all.set(before);
  all.set(after, before.length);
  return all;
};

/**
 * Reads the frames of a packet, after the rest of those before it. Frames may be split and put together at any byte;
 * what is damaged or of another kind is passed over. A packet that begins with a whole frame begins anew: a piece that
 * was lost before it can then never be taken for a part of another length.
 */
export function readFrames(held: Uint8Array, packet: Uint8Array): Reading {
  const bytes = isWhole(packet, 0) ? packet : joined(held, packet);
  const events: LaserEvent[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (isWhole(bytes, at)) {
      const event = eventOf(bytes.subarray(at, at + FRAME_BYTES));
      if (event !== undefined) events.push(event);
      at += FRAME_BYTES;
    } else if (startsAt(bytes, at) && at + FRAME_BYTES > bytes.length) break;
    else at += 1;
  }
  return { events, rest: bytes.slice(at) };
}
