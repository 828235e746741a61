import type { Result } from '../../planner/measure/units/units.ts';
import { transformBytes } from '../../platform/transform-bytes.ts';
import { words as sharedTextsWords } from '../../language/page/shared-texts.ts';

const words = sharedTextsWords.link;

const FORMAT = 'deflate';

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replaceAll('=', '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** Compresses a text into signs that an address can hold. */
export async function pack(text: string): Promise<string> {
  const packed = await transformBytes(text, new CompressionStream(FORMAT), Infinity);
  return toBase64Url(new Uint8Array((await packed?.arrayBuffer()) ?? new ArrayBuffer()));
}

/**
 * The text that was packed. Stops inflating at `most` bytes, so that a small link cannot fill the
 * phone's memory; the checksum of the format tells a link that was cut or changed.
 */
export async function unpack(packed: string, most: number): Promise<Result<string>> {
  try {
    const blob = await transformBytes(fromBase64Url(packed), new DecompressionStream(FORMAT), most);
    if (blob === undefined) {
      return { ok: false, reason: words.full };
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer());
    return { ok: true, value: text };
  } catch {
    return { ok: false, reason: words.damaged };
  }
}
