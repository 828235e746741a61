import fc from 'fast-check';

/** Names with markup, which must stay text. */
const MARKUP = [
  '<img src=x onerror="window.pwned=1">',
  '<script>window.pwned=1</script>',
  '"><svg/onload=window.pwned=1>',
  'javascript:window.pwned=1',
  '{{constructor.constructor("window.pwned=1")()}}',
  '\u202Egnp.exe\u0000\uD800',
  '__proto__',
  'constructor',
  '../../settings',
  'new',
  'cut',
  'a'.repeat(5000),
  'W'.repeat(500),
  '\u200B\u200B\u2060',
  '\u202Eright to left\u202C',
  '=1+1;=cmd|calc',
];

/** Sizes at the edge of what fields take, and beyond. */
const SIZES = ['100 m', '99.999 m', '10 mm', '0.001 mm', '0', '-1', '1e308', '9'.repeat(300)];

const text = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...MARKUP),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '4.02 m', '9e99', `11' 1 1/4"`, 'NaN', ...SIZES),
    fc.jsonValue({ maxDepth: 2 }),
  );

const id = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom<unknown>('aaaa1111', 'bbbb2222', 'r', ...MARKUP), fc.jsonValue());

const times = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom<unknown>(0, -1, 1.7e12, 8.64e15, 9e15, 1e308, null, '5'), fc.double());

const side = () => fc.record({ length: text(), turn: fc.constantFrom('left', 'right', 'up') });

const place = () =>
  fc.record(
    {
      kind: fc.constantFrom('room', 'wall', 'ground', 'run', 'thing', 'castle'),
      id: id(),
      name: text(),
      sides: fc.oneof(fc.array(side(), { maxLength: 9 }), fc.jsonValue()),
      height: text(),
      length: text(),
      openings: fc.array(fc.record({ id: id(), wall: text(), width: text(), at: text() }), {
        maxLength: 4,
      }),
      shape: fc.constantFrom('sides', 'circle', 'triangles', 'star'),
      diameter: text(),
      edges: fc.array(text(), { maxLength: 6 }),
      stretches: fc.array(text(), { maxLength: 6 }),
    },
    { requiredKeys: ['kind', 'id'] },
  );

const named = (value: fc.Arbitrary<unknown>) =>
  fc
    .array(fc.tuple(fc.constantFrom('a', 'tileLength', 'width', 'length', ...MARKUP), value), {
      maxLength: 4,
    })
    .map(
      (entries) =>
        // Built through JSON, so that __proto__ is an ordinary key.
        JSON.parse(
          `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one) ?? 'null'}`).join(',')}}`,
        ) as unknown,
    );

const project = () =>
  fc.record(
    {
      version: fc.constantFrom<unknown>(1, 2, 2, 2, 3, '2'),
      id: id(),
      changed: times(),
      name: text(),
      places: fc.oneof(
        { weight: 5, arbitrary: fc.array(place(), { maxLength: 4 }) },
        fc.jsonValue(),
      ),
      jobs: fc.array(
        fc.record({
          id: id(),
          slug: fc.oneof(
            fc.constantFrom('paint-a-room', 'tile-a-floor', 'lay-a-laminate-floor', 'build-a-deck'),
            fc.constantFrom('put-up-a-fence', 'hang-wallpaper', 'tile-a-wall', 'board-a-loft'),
            text(),
          ),
          place: id(),
          typed: named(text()),
        }),
        { maxLength: 4 },
      ),
      prices: named(fc.record({ text: text(), at: times() })),
      bought: named(times()),
      done: fc.array(text(), { maxLength: 4 }),
      timers: named(times()),
    },
    { requiredKeys: ['version', 'id', 'places'] },
  );

/** A cut board with invalid sizes. */
const doneBoard = () =>
  fc.record({
    number: times(),
    price: times(),
    board: fc.record({
      stock: id(),
      length: times(),
      width: times(),
      pieces: fc.array(fc.record({ part: id(), x: times(), length: times() }), { maxLength: 3 }),
    }),
    names: named(text()),
  });

const cutList = () =>
  fc.record(
    {
      version: fc.constantFrom<unknown>(1, 1, 1, 2, null),
      id: id(),
      changed: times(),
      project: fc.oneof(id(), fc.constant('')),
      name: text(),
      material: text(),
      kind: fc.constantFrom('linear', 'sheet', 'round'),
      parts: fc.array(fc.record({ id: id(), name: text(), length: text(), quantity: text() }), {
        maxLength: 6,
      }),
      stock: fc.array(fc.record({ id: id(), length: text(), price: text() }), { maxLength: 3 }),
      done: fc.array(fc.oneof(doneBoard(), fc.jsonValue()), { maxLength: 2 }),
    },
    { requiredKeys: ['version', 'id', 'parts'] },
  );

const storageKey = () =>
  fc.constantFrom(
    'measure-twice:project:zzzz9999',
    'measure-twice:project:aaaa1111',
    'measure-twice:cuts:../x',
    'measure-twice:settings',
    'measure-twice:reporting',
    'sentryReplaySession',
    '__proto__',
  );

const bundle = () =>
  fc.record(
    {
      app: fc.constantFrom<unknown>(...Array.from({ length: 29 }, () => 'measure-twice'), 'x'),
      version: fc.constantFrom<unknown>(...Array.from({ length: 29 }, () => 1), 2, 0, null),
      saved: times(),
      projects: fc.oneof(
        { weight: 5, arbitrary: fc.array(project(), { maxLength: 3 }) },
        fc.jsonValue(),
      ),
      cutLists: fc.oneof(
        { weight: 5, arbitrary: fc.array(cutList(), { maxLength: 3 }) },
        fc.jsonValue(),
      ),
      plans: named(text()),
      offcuts: fc.array(
        fc.record({
          id: id(),
          kind: fc.constantFrom('linear', 'sheet'),
          length: times(),
          width: times(),
        }),
        { maxLength: 3 },
      ),
      prices: named(fc.record({ text: text(), at: times() })),
      settings: named(text()),
      damaged: fc
        .array(fc.tuple(storageKey(), text()), { maxLength: 3 })
        .map((entries) => Object.fromEntries(entries) as unknown),
    },
    { requiredKeys: ['app', 'version'] },
  );

const where = (all: string, part: number): number => Math.floor(all.length * part);

/** One mutation of a text: none, a cut, a changed character, or inserted characters. */
const mutation = (): fc.Arbitrary<(all: string) => string> => {
  const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant((all: string) => all) },
    at.map((part) => (all: string) => all.slice(0, where(all, part))),
    fc.tuple(at, fc.string({ minLength: 1, maxLength: 3 })).map(
      ([part, put]) =>
        (all: string) =>
          all.slice(0, where(all, part)) + put + all.slice(where(all, part) + 1),
    ),
  );
};

/** Texts of shared files and backups as a broken program or an attacker would make them. */
export const hostileBundleText = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 16,
      arbitrary: fc
        .tuple(bundle(), mutation())
        .map(([value, mutate]) => mutate(JSON.stringify(value))),
    },
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '[', '['.repeat(200_000), '{"app":"measure-twice"', 'null'),
  );

/** The same change for what is packed in a link. */
export const hostileChange = mutation;

/** Lists to import as a spreadsheet or an attacker would write them. */
export const hostileCsv = (): fc.Arbitrary<string> => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Length',
      'Qty',
      'Label',
      '735',
      '4',
      '"',
      '""',
      '=cmd|calc',
      '@',
      'P',
      ...MARKUP,
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const separator = fc.constantFrom(',', ';', '\t', ' x ');
  return fc
    .tuple(separator, fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 12 }), mutation())
    .map(([between, rows, mutate]) => mutate(rows.map((row) => row.join(between)).join('\n')));
};
