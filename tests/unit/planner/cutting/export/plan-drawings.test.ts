import { describe, expect, it } from 'vitest';
import { drawBoards } from '../../../../../web/planner/cutting/export/draw-boards.ts';
import {
  drawingDxf,
  drawingSvg,
} from '../../../../../web/planner/measure/plans/write/drawing-files.ts';
import type { NamedBoard } from '../../../../../web/planner/cutting/export/parts-csv.ts';
import { readBoard } from '../../../../../web/planner/schema/board.ts';
import { BOARDS } from './exports.ts';

const planDxf = (boards: readonly NamedBoard[]): string => drawingDxf(drawBoards(boards));
const planSvg = (boards: readonly NamedBoard[]): string => drawingSvg(drawBoards(boards), 1);

/** DXF as its pairs of code and value. */
function pairs(dxf: string): readonly (readonly [number, string])[] {
  const lines = dxf.split('\r\n').slice(0, -1);
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, i) => {
    return [Number(lines[2 * i]), lines[2 * i + 1] ?? ''] as const;
  });
}

describe('a plan as DXF', () => {
  const all = pairs(planDxf(BOARDS));

  it('is R12 with lines and texts alone', () => {
    expect(all.find(([code]) => code === 1)?.[1]).toBe('AC1009');
    const kinds = new Set(all.filter(([code]) => code === 0).map(([, value]) => value));
    expect([...kinds].toSorted()).toEqual([
      'ENDSEC',
      'ENDTAB',
      'EOF',
      'LAYER',
      'LINE',
      'SECTION',
      'TABLE',
      'TEXT',
    ]);
    expect(all.every(([code]) => Number.isInteger(code))).toBe(true);
  });

  it('draws four lines a part, board and offcut and one a cut', () => {
    const lines = all.flatMap(([code, value], i) =>
      code === 0 && value === 'LINE' ? [all[i + 1]?.[1]] : [],
    );
    const count = (layer: string): number => lines.filter((one) => one === layer).length;
    expect([count('BOARD'), count('PART'), count('CUT'), count('OFFCUT')]).toEqual([8, 12, 2, 8]);
  });

  it('lets no name end its line and write its own entities', () => {
    const texts = all.filter(([code]) => code === 1).map(([, value]) => value);
    expect(texts).toContain('frame?0?LINE 800');
  });

  it('labels a piece in any letters, with both sides for a panel', () => {
    const board = readBoard({
      length: 2440,
      width: 1220,
      pieces: [{ part: 'p', x: 0, y: 0, length: 720, width: 560 }],
    });
    if (board === undefined) throw new Error('no board');
    const named = (name: string) => [{ number: 1, title: 'Tür', board, names: { p: name } }];
    const textsOf = (name: string) =>
      pairs(planDxf(named(name)))
        .filter(([code]) => code === 1)
        .map(([, value]) => value);
    expect(textsOf('Tür, 门')).toEqual([
      'AC1009',
      '1: T\\U+00FCr',
      'T\\U+00FCr, \\U+95E8 720 x 560',
    ]);
    // A name contains no control code of CAD.
    expect(textsOf('\\U+000A %%c 🪚')).toContain('\\U+005CU+000A ?c ? 720 x 560');
    expect(textsOf('门'.repeat(200)).every(({ length }) => length <= 255)).toBe(true);
  });
});

describe('a plan as SVG', () => {
  const svg = planSvg(BOARDS);

  it('has one unit a millimetre and room for every board', () => {
    expect(svg).toContain('width="2520mm"');
    expect(svg.match(/<path class="PART"/g)).toHaveLength(3);
    // The second board is below the first, 500 mm wide, and both titles.
    expect(svg).toContain('class="PART" d="M0 740L800 740L755 830L45 830L0 740"');
  });

  it('escapes what people type and drops what XML cannot hold', () => {
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;&#38;&#34;');
    expect(svg).not.toContain('\u0000');
  });
});

it('has finite sizes for a board of 1e308 mm from a link, in SVG and in DXF', () => {
  const pieces = [{ part: 'a', x: 1e308, y: 0, length: 1e308, width: 1e308 }];
  const board = readBoard({ stock: 's', length: 1e308, width: 1e308, pieces });
  if (board === undefined) throw new Error('no board');
  const boards = [1, 2].map((number) => ({ number, title: '', names: {}, board }));
  expect(planSvg(boards)).not.toMatch(/Infinity|NaN/);
  expect(planDxf(boards)).not.toMatch(/Infinity|NaN/);
});
