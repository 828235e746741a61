// A person works on a phone whose browser kills tabs, clears stores, runs out of room and changes its clock. What was on the
// screen a second before is there, or the person was told and holds a copy.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOTS, Story } from '../../../support/keeping-story.ts';
import { runs } from '../../../support/long.ts';

const slot = fc.constantFrom(...SLOTS);
const n = fc.nat(5);

/** What may happen, each as often as it is there. */
const event = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), slot, n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), slot }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('second' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), slot, n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('upgrade' as const), n }) },
  {
    weight: 2,
    arbitrary: fc
      .record({ do: fc.constant('clear' as const), disk: fc.boolean(), shelf: fc.boolean() })
      .filter(({ disk, shelf }) => disk || shelf),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('room' as const), left: fc.option(fc.nat(900)) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('shelf' as const), isFull: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('block' as const), isBlocked: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      days: fc.integer({ min: -800, max: 800 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('save' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), slot }) },
);

async function happen(
  story: Story,
  one: typeof event extends fc.Arbitrary<infer T> ? T : never,
): Promise<void> {
  switch (one.do) {
    case 'type':
      return story.type(one.slot, one.n);
    case 'create':
      return story.create(one.slot);
    case 'second':
      return story.second();
    case 'kill':
      return story.kill(one.slot);
    case 'remove':
      return story.remove(one.slot, one.n);
    case 'undo':
      return story.undo(one.slot);
    case 'upgrade':
      return story.upgrade(one.n);
    case 'clear':
      return story.clear(one.disk, one.shelf);
    case 'room':
      story.phone.room = one.left === null ? Infinity : story.phone.used + one.left;
      return undefined;
    case 'shelf':
      story.phone.isShelfFull = one.isFull;
      return undefined;
    case 'block':
      story.phone.isBlocked = one.isBlocked;
      return undefined;
    case 'clock':
      story.phone.now += one.days * 86_400_000;
      return undefined;
    case 'save':
      return story.save(one.slot);
    case 'restore':
      return story.restore(one.slot);
  }
}

describe('whatever happens to a phone', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('what was on the screen a second before is there, or its person was told and holds a copy', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
        const story = new Story();
        for (const one of events) await happen(story, one);
        await story.end();
        expect(story.faults).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });
});
