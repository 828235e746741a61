// Setup file of the unit and worker tests: comparisons take the no-break space before a unit for a plain one, so that
// tests read `2.4 m`. A test of the spaces themselves looks for '\u00a0' with `includes`.
import { chai, expect } from 'vitest';

// The proxy that names misspelt matchers doubles the cost of an assertion; the type check names them, too.
chai.config.useProxy = false;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Compiling an expression costs more than most comparisons with it. */
const plainExpressions = new WeakMap<RegExp, RegExp>();

function plainExpression(value: RegExp): RegExp {
  const source = plain(value.source).replaceAll(String.raw`\u00a0`, ' ');
  const made = plainExpressions.get(value) ?? new RegExp(source, value.flags);
  plainExpressions.set(value, made);
  return made;
}

const plainIn = (value: unknown): unknown => {
  if (typeof value === 'string') return plain(value);
  if (value instanceof RegExp) return plainExpression(value);
  return Array.isArray(value) && value.some((item) => typeof item === 'string')
    ? value.map(plainIn)
    : value;
};

expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string' ? plain(one) === plain(other) : undefined,
]);

/** Matchers that compare texts without the equality testers; only `toContain` looks into lists. */
for (const [matcher, ready] of [
  ['toBe', (value: unknown) => (typeof value === 'string' ? plain(value) : value)],
  ['toMatch', plainIn],
  ['toContain', plainIn],
] as const) {
  chai.util.overwriteMethod(
    chai.Assertion.prototype,
    matcher,
    (original: (...args: unknown[]) => unknown) =>
      function plainly(this: Chai.Assertion, ...args: unknown[]) {
        chai.util.flag(this, 'object', ready(chai.util.flag(this, 'object')));
        return Reflect.apply(original, this, args.map(ready));
      },
  );
}
