/** Kind of a file by its first bytes; `text` if it has no known signature. */
export type FileKind = 'xlsx' | 'ods' | 'zip' | 'pdf' | 'old' | 'picture' | 'text';

const SIGNATURES: readonly { readonly kind: FileKind; readonly bytes: readonly number[] }[] = [
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  // OLE: the spreadsheets and documents of Office before 2007.
  { kind: 'old', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
];

/** True if an archive contains an entry name; ZIP does not compress the names. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = new TextEncoder().encode(name);
  const last = bytes.length - wanted.length;
  for (let at = 0; at <= last; at++) {
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true;
  }
  return false;
}

/** Kind of a file by its signature, independent of its name. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(({ bytes: own }) => own.every((byte, i) => bytes[i] === byte));
  if (found?.kind !== 'zip') return found?.kind ?? 'text';
  if (holds(bytes.subarray(0, 200), 'opendocument.spreadsheet')) return 'ods';
  return holds(bytes, 'xl/workbook') ? 'xlsx' : 'zip';
}

/** Kind of a pasted text: some apps copy the bytes of a file. */
export const kindOfText = (text: string): FileKind =>
  kindOfFile(Uint8Array.from(text.slice(0, 8), (sign) => sign.charCodeAt(0)));
