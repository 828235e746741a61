import { describe, expect, it } from 'vitest';
import { reachable } from '../../../../web/cutting/sheet/reachable.ts';
import type { Piece, Model } from '../../../../web/cutting/sheet/model.ts';

const never = (): boolean => false;

const model = (pieces: readonly Piece[]): Model => ({
  sheets: [
    { dx: 100, dy: 60, rank: 1, quantity: Infinity },
    { dx: 45, dy: 45, rank: 1, quantity: Infinity },
  ],
  pieces,
  stages: Infinity,
  firstCut: 'any',
});

describe('reachable', () => {
  it('ends where no sum of sides lies beyond on the sheet', () => {
    const pieces = [{ dx: 40, dy: 25, quantity: 3, rotate: false }];
    expect(reachable(model(pieces), never)).toEqual([
      { dx: 80, dy: 50 },
      { dx: 40, dy: 25 },
    ]);
  });

  it('lays no more pieces side by side than there are, either way if they may turn', () => {
    const once = { dx: 30, dy: 20, quantity: 1, rotate: false };
    expect(reachable(model([once]), never)[0]).toEqual({ dx: 30, dy: 20 });
    expect(reachable(model([{ ...once, rotate: true }]), never)[0]).toEqual({ dx: 30, dy: 30 });
    const twice = { ...once, quantity: 2, rotate: true };
    expect(reachable(model([twice]), never)[0]).toEqual({ dx: 60, dy: 60 });
  });
});
