import type { Fields } from '../../planner/schema/schema.ts';

/** The readable rest of a damaged bundle: each project, list or entry that is complete. */
export interface Salvaged {
  readonly value: Fields;
  /** Number of entries that begin but cannot be read. */
  readonly lost: number;
}

/**
 * Reads the complete parts of a JSON object whose text is cut off or changed somewhere: the entries of its lists and
 * records one by one. Text after a missing bracket is searched again. Never throws; in time linear in the text.
 */
export function salvage(text: string): Salvaged {
  const reader = new Reader(text);
  const value: [string, unknown][] = [];
  if (reader.take('{')) {
    do {
      const name = reader.key();
      if (name === undefined) break;
      const one = reader.part();
      if (one !== undefined) value.push([name, one]);
    } while (reader.take(','));
  }
  return { value: Object.fromEntries(value), lost: reader.lost };
}

/** Between a project or list and the next of its kind or the part after it: no text in a bundle has these signs bare. */
const NEXT =
  /\}(?:,(?=\{"version":)|(?=\],"(?:cutLists|plans|offcuts|settings|versions|damaged)":))/;
/** Each takes as long as what was swallowed. */
const MOST_FINDS = 20;

class Reader {
  lost = 0;
  private finds = 0;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private skipSpace(): void {
    while (/^\s$/.test(this.text.charAt(this.at))) this.at += 1;
  }

  take(sign: string): boolean {
    this.skipSpace();
    if (this.text.charAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }

  key(): string | undefined {
    const name = this.whole();
    return typeof name === 'string' && this.take(':') ? name : undefined;
  }

  /** A list or record entry by entry; any other value at once. */
  part(): unknown {
    if (this.take('[')) {
      const all: unknown[] = [];
      do {
        const one = this.whole();
        if (one !== undefined) all.push(one);
      } while (this.hasNext());
      return all;
    }
    if (!this.take('{')) return this.whole();
    const all: [string, unknown][] = [];
    do {
      const name = this.key();
      const one = name === undefined ? undefined : this.whole();
      if (name !== undefined && one !== undefined) all.push([name, one]);
    } while (this.take(','));
    this.take('}');
    return Object.fromEntries(all);
  }

  /** The next value; undefined if it is incomplete, or at the end. */
  private whole(): unknown {
    this.skipSpace();
    const from = this.at;
    this.at = this.endOf(from);
    const text = this.text.slice(from, this.at);
    if (text === '') return undefined;
    try {
      return JSON.parse(text);
    } catch {
      this.lost += 1;
      this.goOn(from, this.at);
      return undefined;
    }
  }

  /** A missing bracket or quote also takes the text after it: continue at the next value that may be complete. */
  private goOn(from: number, end: number): boolean {
    if (this.finds === MOST_FINDS) return false;
    this.finds += 1;
    const found = NEXT.exec(this.text.slice(from, end));
    if (found === null) return false;
    this.at = from + found.index + 1;
    return true;
  }

  /** True if a list continues. */
  private hasNext(): boolean {
    if (this.take(',')) return true;
    return !this.take(']') && this.goOn(this.at, this.text.length) && this.hasNext();
  }

  /** End of the value that begins here, by its brackets. */
  private endOf(from: number): number {
    let depth = 0;
    for (let i = from; i < this.text.length; i += 1) {
      const sign = this.text.charAt(i);
      if (sign === '"') i = this.endOfString(i);
      if (sign === '{' || sign === '[') depth += 1;
      const isEnd = sign === '}' || sign === ']';
      if (depth === 0 && (isEnd || sign === ',' || sign === ':')) return i;
      if (isEnd) depth -= 1;
      if (depth === 0 && (isEnd || sign === '"')) return i + 1;
    }
    return this.text.length;
  }

  /** The quote that ends a string, or the end of the text. */
  private endOfString(from: number): number {
    for (let i = from + 1; i < this.text.length; i += 1) {
      const sign = this.text.charAt(i);
      if (sign === '\\') i += 1;
      else if (sign === '"') return i;
    }
    return this.text.length;
  }
}
