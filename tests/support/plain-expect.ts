// `expect` of the browser tests: comparisons take the no-break space before a unit for a plain one, as in the unit tests
// (`locale.ts`), so that tests read `2.4 m`.
import { expect as exact } from '@playwright/test';

/** The value with plain spaces, in lists and objects at every depth; other objects stay the same. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u00a0', ' ');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

const plainText = (value: unknown): unknown => (typeof value === 'string' ? plain(value) : value);

type Matcher = 'toBe' | 'toContain' | 'toEqual' | 'toMatch';

/** A matcher that compares plainly; its message is that of the exact one. */
const plainly =
  (matcher: Matcher, ready: (value: unknown) => unknown) =>
  (received: unknown, expected: unknown): { pass: boolean; message: () => string } => {
    try {
      Reflect.apply(exact(ready(received))[matcher], undefined, [ready(expected)]);
      return { pass: true, message: () => `expected not ${matcher} ${String(expected)}` };
    } catch (error) {
      return { pass: false, message: () => (error instanceof Error ? error.message : '') };
    }
  };

export const expect = exact.extend({
  toBe: plainly('toBe', plainText),
  toContain: plainly('toContain', plain),
  toEqual: plainly('toEqual', plain),
  toMatch: plainly('toMatch', plain),
}) as typeof exact;
