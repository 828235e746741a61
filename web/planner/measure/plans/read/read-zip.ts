/** A stored file of a ZIP archive. */
export interface ZipEntry {
  readonly name: string;
  /** Its bytes, deflated or stored. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
}

const END = 0x06_05_4b_50;
const LISTED = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
/** Sizes of the end record, without and with the longest comment. */
const END_SIZE = 22;
const LONGEST_END = END_SIZE + 0xff_ff;
const [STORED, DEFLATED] = [0, 8];

/** Bytes of an entry after its header; undefined if missing. */
function dataAt(view: DataView<ArrayBuffer>, at: number, size: number) {
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL) return undefined;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + size > view.byteLength) return undefined;
  return new Uint8Array(view.buffer, view.byteOffset + start, size);
}

/** Files of a ZIP archive by its directory; undefined for other files. Damaged and encrypted entries are left out. */
export function readZip(file: Uint8Array<ArrayBuffer>): readonly ZipEntry[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const first = Math.max(0, file.length - LONGEST_END);
  let end = file.length - END_SIZE;
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > file.length || view.getUint32(at, true) !== LISTED) break;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const nameSize = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameSize));
    const bytes = dataAt(view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    const isPlain = flags % 2 === 0 && (method === STORED || method === DEFLATED);
    if (bytes !== undefined && isPlain) {
      entries.push({ name, bytes, isDeflated: method === DEFLATED });
    }
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
