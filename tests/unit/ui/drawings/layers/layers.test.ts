import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import type { Drawing } from '../../../../../web/planner/jobs/kit/contract.ts';
import { boxRing, type Box } from '../../../../../web/planner/measure/outline/polygon.ts';
import { examplePlace } from '../../../../../web/planner/jobs/kit/place/example-places.ts';
import { colourOn } from '../../../../../web/ui/drawings/layers/layer-fill.tsx';
import { layersOn } from '../../../../../web/ui/drawings/layers/layers.ts';
import { wallFronts } from '../../../../../web/ui/drawings/plan/place-fronts.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });
const surface = [boxRing(box(0, 0, 1000, 1000))];

const drawing = (id: string, on: Drawing['on'], ...pieces: readonly Box[]): Drawing => ({
  id,
  name: id,
  counts: [],
  surface,
  seen: 'plan',
  ...(on === undefined ? {} : { on }),
  pieces: pieces.map((one, from) => ({ shape: [boxRing(one)], whole: true, from })),
});

const floor = { drawings: [drawing('floor', 'floor', box(0, 0, 1000, 1000))] };
const tiles = { drawings: [drawing('tiles', 'floor', box(0, 0, 1000, 1000))] };
const band = { drawings: [drawing('band', 'floor', box(0, 0, 1000, 50))] };
const idsOn = (...args: Parameters<typeof layersOn>) =>
  layersOn(...args).map((layer) => layer.drawing.id);

describe('layersOn', () => {
  it('puts a band over what covers the floor, whichever job is named first', () => {
    expect(idsOn([band, floor], 'floor')).toEqual(['floor', 'band']);
    expect(idsOn([floor, band], 'floor')).toEqual(['floor', 'band']);
  });

  it('puts on top that of two coverings which is named last', () => {
    expect(idsOn([floor, tiles], 'floor')).toEqual(['floor', 'tiles']);
    expect(idsOn([tiles, floor], 'floor')).toEqual(['tiles', 'floor']);
  });

  it('puts boards over what a job hangs them on', () => {
    const ceiling = {
      drawings: [
        drawing('battens', 'ceiling', box(0, 0, 1000, 50)),
        drawing('boards', 'ceiling', box(0, 0, 1000, 1000)),
      ],
    };
    const layers = layersOn([ceiling], 'ceiling');
    expect(layers.map(({ drawing: { id } }) => id)).toEqual(['battens', 'boards']);
    expect(layersOn([ceiling], 'ceiling')[1]).toBe(layers[1]);
  });

  it('separates walls and stretches, and leaves out things without a position', () => {
    const all = {
      drawings: [
        drawing('A', { wall: 'A' }),
        drawing('B', { wall: 'B' }),
        drawing('first', { stretch: 0 }),
        drawing('section', undefined),
      ],
    };
    expect(idsOn([all], { wall: 'B' })).toEqual(['B']);
    expect(idsOn([all], { stretch: 0 })).toEqual(['first']);
    expect(idsOn([all], { stretch: 1 })).toEqual([]);
    expect(idsOn([all], 'floor')).toEqual([]);
  });
});

describe('colourOn', () => {
  it('leaves trim out, which does not colour its wall', () => {
    const paint = drawing('paint', { wall: 'A' });
    const trim: Drawing = { ...drawing('trim', { wall: 'A' }), of: 'skirting', isTrim: true };
    expect(colourOn({ drawings: [trim] }, { wall: 'A' })).toBeUndefined();
    expect(colourOn({ drawings: [paint, trim] }, { wall: 'A' })).toBe(
      colourOn({ drawings: [paint] }, { wall: 'A' }),
    );
  });
});

describe('fronts of walls', () => {
  it('have names in words, since pieces have letters, and none on a single wall', () => {
    const locale = BRITISH.metric;
    const named = (kind: 'room' | 'wall'): readonly string[] =>
      wallFronts(examplePlace(kind, locale), [], locale).map(({ says }) => says.slice(0, 6));
    expect(named('room')).toEqual(['Wall A', 'Wall B', 'Wall C', 'Wall D']);
    expect(named('wall')).toEqual(['3.50\u00a0m']);
  });
});
