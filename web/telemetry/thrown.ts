import { attempt } from '../platform/attempt.ts';
import { cutValue } from './storage-snapshot.ts';

/** Anything can be thrown; an event has these three texts of it. */
export interface ThrownText {
  readonly type: string;
  readonly value: string;
  readonly stack: string;
}

/** UTF-16 units; collectors cut a message at 8192. */
const LONGEST_MESSAGE = 8_000;
const LONGEST_NAME = 200;
const LONGEST_STACK = 100_000;
const MOST_ITEMS = 20;
const DEEPEST = 3;

const UNREADABLE = 'unreadable value';
const EMPTY = 'empty value';

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const read = (from: object, name: string): unknown =>
  attempt((): unknown => Reflect.get(from, name), undefined);

function objectText(value: object, depth: number): string {
  const message = read(value, 'message');
  if (typeof message === 'string' && message !== '') return message;
  if (depth >= DEEPEST) return UNREADABLE;
  if (message !== undefined && typeof message !== 'string') return textOf(message, depth + 1);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.slice(0, MOST_ITEMS);
    return items.map((item) => textOf(item, depth + 1)).join(', ');
  }
  const name = read(value, 'name');
  if (typeof name === 'string' && name !== '') return name;
  const keys = Object.keys(value).slice(0, MOST_ITEMS);
  // The SDK's own words for an object.
  return `Object captured as exception with keys: ${keys.join(', ') || '[object has no keys]'}`;
}

/** A text for any value: a getter, a proxy or a method of the value may throw. */
function textOf(value: unknown, depth = 0): string {
  return attempt(() => (isObject(value) ? objectText(value, depth) : String(value)), UNREADABLE);
}

/** A stack that is short enough. Browsers put the message before the frames, which a long one would push out. */
function stackText(stack: string, message: unknown, value: string): string {
  const isLong = typeof message === 'string' && message.length > LONGEST_MESSAGE;
  return cutValue(isLong ? stack.replace(message, () => value) : stack, LONGEST_STACK);
}

/** Name, message and stack of a thrown value, whatever it is. Never throws. */
export function describeThrown(thrown: unknown): ThrownText {
  const name = isObject(thrown) ? read(thrown, 'name') : undefined;
  const stack = isObject(thrown) ? read(thrown, 'stack') : undefined;
  const message = isObject(thrown) ? read(thrown, 'message') : undefined;
  const value = cutValue(textOf(thrown), LONGEST_MESSAGE) || EMPTY;
  return {
    type: typeof name === 'string' && name !== '' ? cutValue(name, LONGEST_NAME) : 'Error',
    value,
    stack: typeof stack === 'string' ? stackText(stack, message, value) : '',
  };
}

const isShort = (value: unknown, longest: number): boolean =>
  typeof value === 'string' ? value.length <= longest : value === undefined;

const PLAIN: ReadonlySet<string> = new Set(['number', 'boolean', 'undefined']);

const isPlain = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' ? isShort(value, LONGEST_MESSAGE) : PLAIN.has(typeof value));

/** True for an error whose fields, and those of its causes, are short texts that can be read. */
function isOrdinaryError(thrown: Error, seen = new Set<object>()): boolean {
  if (seen.has(thrown)) return false;
  seen.add(thrown);
  const { name, message, stack, cause, errors } = thrown as unknown as Record<string, unknown>;
  // Other fields are the error's own data, which the SDK reads too.
  for (const key of Object.keys(thrown)) Reflect.get(thrown, key);
  const linked: readonly unknown[] = [cause, ...(Array.isArray(errors) ? errors : [])];
  return (
    isShort(name, LONGEST_NAME) &&
    isShort(message, LONGEST_MESSAGE) &&
    isShort(stack, LONGEST_STACK) &&
    linked.every((other) =>
      other instanceof Error ? isOrdinaryError(other, seen) : isPlain(other),
    )
  );
}

/** True for a value that the SDK can read. */
function isOrdinary(thrown: unknown): boolean {
  if (!isObject(thrown)) return isPlain(thrown);
  if (thrown instanceof Error) return isOrdinaryError(thrown);
  return Object.getPrototypeOf(thrown) === Object.prototype && Object.values(thrown).every(isPlain);
}

/**
 * The value that the SDK can report: an ordinary value as it is, anything else as an error that says the same in text.
 * Longer texts are cut, as collectors do: a page that closes has no room for them. Never throws.
 */
export function reportable(thrown: unknown): unknown {
  if (attempt(() => isOrdinary(thrown), false)) return thrown;
  const { type, value, stack } = describeThrown(thrown);
  return isObject(thrown)
    ? Object.assign(new Error(value), { name: type, stack: stack || undefined })
    : value;
}
