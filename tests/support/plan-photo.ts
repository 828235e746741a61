// Pictures of a plan, drawn here: dark walls on light paper, as a scan has them.
import { crc32, deflateSync } from 'node:zlib';

type At = readonly [x: number, y: number];

/**
 * 5 mm a pixel: a living room of 4 × 3 m, and a bedroom of 3 × 3 m, 0.1 m further, whose corner is cut at 45° by 1 m.
 */
export const PHOTO = {
  width: 1600,
  height: 900,
  mmAPixel: 5,
  living: [
    [100, 150],
    [900, 150],
    [900, 750],
    [100, 750],
  ],
  bedroom: [
    [920, 150],
    [1320, 150],
    [1520, 350],
    [1520, 750],
    [920, 750],
  ],
} as const satisfies Readonly<Record<string, number | readonly At[]>>;

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
};

/** A grey PNG; `grey` returns the lightness of each pixel, from 0 to 255. */
export function greyPng(
  width: number,
  height: number,
  grey: (x: number, y: number) => number,
): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = grey(x, y);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function offSide(x: number, y: number, [ax, ay]: At, [bx, by]: At): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const on = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - on * dx, y - ay - on * dy);
}

/** The plan of `PHOTO` as a PNG of some kilobytes. */
export function planPng(): Buffer<ArrayBuffer> {
  const sides = [PHOTO.living, PHOTO.bedroom].flatMap((ring: readonly At[]) =>
    ring.map((from, i) => [from, ring[(i + 1) % ring.length] ?? from] as const),
  );
  return greyPng(PHOTO.width, PHOTO.height, (x, y) =>
    sides.some(([from, to]) => offSide(x, y, from, to) < 4) ? 40 : 245,
  );
}

/** A JPEG as a camera that was held on its side writes it: to be turned by 90° clockwise. */
export function turnedJpeg(jpeg: Buffer): Buffer<ArrayBuffer> {
  const exif = Buffer.from(
    'Exif\0\0' +
      // Big-endian TIFF, one entry: orientation (0x0112), a short, 6.
      'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  );
  const mark = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), mark, exif, jpeg.subarray(2)]);
}
