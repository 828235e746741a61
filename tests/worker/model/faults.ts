import fc from 'fast-check';

/** The awaits on an envelope's way, in the Worker and in the spool. */
export const AWAITS = [
  'isDown',
  'accept',
  'settle',
  'withdraw',
  'report',
  'post by the Worker',
  'post by the spool',
  'end of an answer',
  'getAlarm',
  'setAlarm',
  'write',
] as const;
export type Await = (typeof AWAITS)[number];

/**
 * The fate of one await. `reject` and `hang`: nothing happens on the other side. `lost` and `silent`: it happens, and the
 * answer is an error, or none. `twice`: it happens twice. `limited`, `rejected` and `failed`: answers of a collector.
 */
const FATES = [
  'well',
  'reject',
  'hang',
  'lost',
  'silent',
  'twice',
  'limited',
  'rejected',
  'failed',
] as const;
export type Fate = (typeof FATES)[number];

/** One run: the fates of the awaits in order, by kind, and the disturbances of the object. */
export interface Plan {
  readonly fates: Readonly<Record<Await, readonly Fate[]>>;
  /** Times of the envelopes, ms. */
  readonly posts: readonly number[];
  /** Times of envelopes that the Worker drops itself, as it does above the limit of an address. */
  readonly drops: readonly number[];
  /** Times at which the object is reset: its memory and its calls under way are gone. */
  readonly resets: readonly number[];
  /** Alarms that the platform loses or runs twice, by their order. */
  readonly alarms: readonly ('well' | 'lost' | 'twice')[];
  /** Room for this number of envelopes. */
  readonly room: number;
}

/** A plan for half a minute. */
export function plan(): fc.Arbitrary<Plan> {
  const fate = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fate>('well') },
    { weight: 4, arbitrary: fc.constantFrom(...FATES) },
  );
  const fates = fc.array(fate, { maxLength: 12 });
  const time = fc.integer({ min: 0, max: 25_000 });
  return fc.record({
    fates: fc.record(
      Object.fromEntries(AWAITS.map((name) => [name, fates])) as Record<Await, typeof fates>,
    ),
    posts: fc.array(time, { minLength: 1, maxLength: 8 }),
    drops: fc.array(time, { maxLength: 3 }),
    resets: fc.array(time, { maxLength: 3 }),
    alarms: fc.array(fc.constantFrom('well', 'well', 'lost', 'twice'), { maxLength: 8 }),
    room: fc.constantFrom(2, 5, 100, 100),
  });
}
