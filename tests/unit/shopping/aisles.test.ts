import { describe, expect, it } from 'vitest';
import { JOBS } from '../../../web/jobs/catalogue.ts';
import { examplePlace } from '../../../web/jobs/example-places.ts';
import { byAisle } from '../../../web/shopping/aisles.ts';

const line = (id: string, aisle: string) => ({ id, aisle });

describe('byAisle', () => {
  it('goes round the shop once, whatever the order of the jobs', () => {
    const lines = [
      line('post', 'Garden'),
      line('batten', 'Timber'),
      line('screws', 'Fixings'),
      line('board', 'Timber'),
    ];
    const told = byAisle(lines).map((one) => [one.aisle, one.lines.map(({ id }) => id)]);
    expect(told).toEqual([
      ['Fixings', ['screws']],
      ['Timber', ['batten', 'board']],
      ['Garden', ['post']],
    ]);
  });

  it('loses no line of an aisle that it does not know', () => {
    expect(byAisle([line('x', 'Elsewhere')])).toHaveLength(1);
  });

  it('knows the aisle of every material of every job', () => {
    const known = JOBS.flatMap(
      (job) =>
        job.plan(examplePlace(job.places[0] ?? 'room', 'metric'), job.example ?? {}, 'metric')
          .materials,
    );
    expect(known.length).toBeGreaterThan(20);
    const order = byAisle([...known, line('last', 'Zzz')]).map(({ aisle }) => aisle);
    // What is not known stands last.
    expect(order.at(-1)).toBe('Zzz');
    expect(order[0]).toBe('Fixings');
    expect(order.at(-2)).toBe('Garden');
  });
});
