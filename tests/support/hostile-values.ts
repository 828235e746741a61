import fc from 'fast-check';

const boom = (): never => {
  throw new Error('a trap');
};

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const cyclic = (): object => {
  const own: Record<string, unknown> = {};
  own['message'] = own;
  own['cause'] = own;
  own['errors'] = [own, own, own, own];
  return own;
};

const throwing = (name: string): object => Object.defineProperty({}, name, { get: boom });

/** Values of every kind that a program may throw and that are hard to read, with a name each. */
export const HOSTILE: readonly (readonly [name: string, make: () => unknown])[] = [
  ['an object without a stack', () => ({ message: 'x', stack: null })],
  ['a number', () => 42],
  ['zero', () => 0],
  ['null', () => null],
  ['undefined', () => undefined],
  ['an array', () => ['one', 2, null]],
  ['an empty array', () => []],
  ['a symbol', () => Symbol('hard')],
  ['a BigInt', () => 10n],
  ['a function', () => boom],
  ['a throwing message', () => throwing('message')],
  ['a throwing stack', () => throwing('stack')],
  ['a throwing name', () => throwing('name')],
  ['an object without a prototype', () => Object.create(null) as unknown],
  ['a BigInt as message', () => ({ message: 10n })],
  ['a symbol as message', () => ({ message: Symbol('hard') })],
  ['itself as message', cyclic],
  ['a revoked proxy', revoked],
  ['a revoked proxy as message', () => ({ message: revoked() })],
  ['a proxy whose every trap throws', () => new Proxy({}, { get: boom, ownKeys: boom, has: boom })],
  ['a text of 300 kB', () => 'long '.repeat(60_000)],
  ['an error with a message of 300 kB', () => new Error('long '.repeat(60_000))],
  [
    'an error with a stack of 300 kB',
    () => Object.assign(new Error('x'), { stack: '@'.repeat(300_000) }),
  ],
  ['half a character', () => '\uD83E'],
  [
    'an error whose cause is itself',
    () => {
      const error = new Error('round');
      return Object.assign(error, { cause: error });
    },
  ],
];

/** A way to make a value: fast-check itself could not look at some of the values. */
type Make = () => unknown;

const made = (make: Make): unknown => make();

const leaf: fc.Arbitrary<Make> = fc.oneof(
  fc.constantFrom(...HOSTILE.map(([, make]) => make)),
  fc
    .anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true })
    .map((value) => () => value),
  fc.string({ unit: 'binary', maxLength: 40 }).map((value) => () => value),
);

const { tree } = fc.letrec<{ tree: Make }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }).map((makes) => () => makes.map(made)),
    fc
      .dictionary(fc.constantFrom('name', 'message', 'stack', 'cause', 'errors', 'x'), tie('tree'))
      .map((fields) => () => withFields({}, fields)),
    fc
      .record({ message: tie('tree'), name: tie('tree'), cause: tie('tree') })
      .map((fields) => () => withFields(new Error('own'), fields)),
  ),
}));

const withFields = (target: object, fields: Readonly<Record<string, Make>>): object =>
  Object.assign(
    target,
    Object.fromEntries(Object.entries(fields).map(([name, make]) => [name, make()])),
  );

/** A way to make any value that a program may throw. */
export const hostileValue: fc.Arbitrary<Make> = tree;
