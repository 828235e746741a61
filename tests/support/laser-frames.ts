import { frame } from '../../web/platform/laser/mt-frames.ts';

/** Frames as the maker documents them; a single length from the rear edge unless noted. */
export interface Sent {
  readonly metres: number;
  readonly id?: number;
  /** 1: a single length. */
  readonly mode?: number;
  readonly isAiming?: boolean;
}

/** The frame of an event. */
export function sentFrame({ metres, id = 1, mode = 1, isAiming = false }: Sent): Uint8Array {
  const data = new DataView(new ArrayBuffer(16));
  data.setUint8(0, (mode << 2) | 2);
  data.setUint8(1, isAiming ? 9 : 8);
  data.setUint16(2, id, true);
  data.setFloat32(4, metres, true);
  return frame(0x55, [...new Uint8Array(data.buffer)]);
}
