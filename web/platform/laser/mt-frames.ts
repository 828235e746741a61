/**
 * Frames of Bosch's measuring tools ("MT connectivity protocol" 1.2.9, "LRF command set" 2.5.0),
 * limited to measurements: `mode command length data… crc`, integers in little-endian order.
 */

/** An event from the laser. `failed`: no target found. `other`: an area, an angle or a continuous length. */
export type LaserEvent =
  | {
      readonly kind: 'length';
      readonly metres: number;
      /** Number of the measurement; a repeated frame has the same number. */
      readonly id: number;
    }
  | { readonly kind: 'failed' | 'other' };

/** Complete events, and the start of a frame that continues in the next packet. */
export interface FrameReading {
  readonly events: readonly LaserEvent[];
  readonly rest: Uint8Array;
}

const POLYNOMIAL = 0xa6;
const START = 0xaa;

/**
 * Checksum of a frame. It detects damage within a byte except for the pattern 0xd3, because Bosch's
 * polynomial has no constant term.
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
/** Command "Exchange data container". */
const EXCHANGE = 0x55;
const CONTAINER_BYTES = 16;

/** A frame with its checksum. */
export function frame(command: number, data: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.of(REQUEST, command, data.length, ...data, 0);
  bytes[bytes.length - 1] = crc8(bytes.subarray(0, -1));
  return bytes;
}

/** Makes the laser send each measurement. */
export const AUTO_SYNC = frame(EXCHANGE, [1, 0]);

const HEAD = [REQUEST, EXCHANGE, CONTAINER_BYTES];
const FRAME_BYTES = HEAD.length + CONTAINER_BYTES + 1;

/** Device modes with a length in metres: direct, indirect, or a sum or difference of two. */
const LENGTHS: ReadonlySet<number> = new Set([1, 10, 11, 13, 16, 17]);
/** Device modes of settings, warnings and battery, without a measurement. */
const SILENT: ReadonlySet<number> = new Set([0, 58, 59, 60, 61, 62]);
const ERROR = 63;
/** Longest valid measurement, m; the longest range of these tools is 400 m. */
const FARTHEST = 500;

function eventOf(bytes: Uint8Array): LaserEvent | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset + HEAD.length);
  const mode = view.getUint8(0) >> 2;
  const isAiming = (view.getUint8(1) & 1) === 1;
  if (mode === ERROR) return { kind: 'failed' };
  if (SILENT.has(mode)) return undefined;
  if (!LENGTHS.has(mode)) return { kind: 'other' };
  const metres = view.getFloat32(4, true);
  // While aiming, or just after a change of mode, there is no measurement.
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
 * Reads the frames of a packet, after the rest of earlier packets. Frames may be split or joined at
 * any byte; damaged and unknown frames are skipped. A packet that starts with a complete frame
 * drops the rest, so a lost piece never becomes part of another length.
 */
export function readFrames(held: Uint8Array, packet: Uint8Array): FrameReading {
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
