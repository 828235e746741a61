import { maxBytesOf, plainType } from './categories.ts';
import { MAX_LINE_BYTES, NEWLINE, parseObject } from './lines.ts';
import { tooLarge } from './refusal.ts';

/** The part of the envelope that the next byte belongs to. */
type Position =
  | { readonly part: 'header'; readonly line: readonly Uint8Array[]; readonly bytes: number }
  | { readonly part: 'payload'; readonly left: number }
  /** A payload without a declared length; it ends at the next newline. */
  | { readonly part: 'line'; readonly type: string; readonly bytes: number }
  /** The beginning of the next item is unknown. */
  | { readonly part: 'unreadable' };

const NEXT_HEADER: Position = { part: 'header', line: [], bytes: 0 };

/**
 * Checks the size of every item while an envelope passes by. Takes linear time and remembers at most one header line.
 * `push` throws a 413 `Refusal` at an item that no collector accepts.
 */
export class ItemSizeCheck {
  #position: Position = NEXT_HEADER;
  #isFirstLine = true;

  /** True inside an item without a declared length whose size is bounded. */
  get isMeasuring(): boolean {
    return this.#position.part === 'line' && maxBytesOf(this.#position.type) < Infinity;
  }

  push(piece: Uint8Array): void {
    let at = 0;
    while (at < piece.length && this.#position.part !== 'unreadable') {
      at = this.#advance(this.#position, piece, at);
    }
  }

  /** Reads one part of `piece` from `at` and returns the index after it. */
  #advance(position: Position, piece: Uint8Array, at: number): number {
    switch (position.part) {
      case 'header':
        return this.#readHeader(position, piece, at);
      case 'payload': {
        const taken = Math.min(position.left, piece.length - at);
        const left = position.left - taken;
        this.#position = left > 0 ? { part: 'payload', left } : NEXT_HEADER;
        return at + taken;
      }
      case 'line': {
        const { end, isEnded } = lineIn(piece, at);
        const bytes = position.bytes + end - at;
        refuseLarge(position.type, bytes);
        this.#position = isEnded ? NEXT_HEADER : { ...position, bytes };
        return isEnded ? end + 1 : end;
      }
      case 'unreadable':
        return piece.length;
    }
  }

  #readHeader(
    { line, bytes: before }: Extract<Position, { part: 'header' }>,
    piece: Uint8Array,
    at: number,
  ): number {
    const { end, isEnded } = lineIn(piece, at);
    const bytes = before + end - at;
    const parts = [...line, piece.slice(at, end)];
    if (bytes > MAX_LINE_BYTES) this.#position = { part: 'unreadable' };
    else if (!isEnded) this.#position = { part: 'header', line: parts, bytes };
    else if (bytes === 0) this.#position = NEXT_HEADER;
    else if (this.#isFirstLine) {
      this.#isFirstLine = false;
      this.#position = NEXT_HEADER;
    } else this.#position = afterHeader(parseObject(joined(parts, bytes)));
    return isEnded ? end + 1 : end;
  }
}

function afterHeader(header: Record<string, unknown> | undefined): Position {
  if (typeof header?.['type'] !== 'string') return { part: 'unreadable' };
  const type = plainType(header['type'], header['platform']);
  const length = header['length'];
  if (!Number.isSafeInteger(length) || Number(length) < 0) return { part: 'line', type, bytes: 0 };
  refuseLarge(type, Number(length));
  return length === 0 ? NEXT_HEADER : { part: 'payload', left: Number(length) };
}

function refuseLarge(type: string, bytes: number): void {
  const most = maxBytesOf(type);
  if (bytes > most) throw tooLarge(`An item of type ${type}`, most);
}

function lineIn(piece: Uint8Array, from: number): { end: number; isEnded: boolean } {
  const found = piece.indexOf(NEWLINE, from);
  return found === -1 ? { end: piece.length, isEnded: false } : { end: found, isEnded: true };
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
