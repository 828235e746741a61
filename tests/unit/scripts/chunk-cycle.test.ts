import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { chunkCycle } from '../../../scripts/chunk-cycle.ts';

let dist = '';

afterEach(() => rmSync(dist, { recursive: true, force: true }));

const built = (scripts: Readonly<Record<string, string>>): string => {
  dist = mkdtempSync(join(tmpdir(), 'chunk-cycle-'));
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(dist, 'assets', name), text);
  }
  return dist;
};

it('finds scripts that import each other in a circle', () => {
  const circle = {
    'start.js': 'import"./a.js";',
    'a.js': 'import{x}from"./b.js";x()',
    'b.js': "import './c.js';export{x}from'./d.js'",
    'c.js': 'import{y}from"./a.js"',
    'd.js': 'export const x=1',
  };
  expect(chunkCycle(built(circle))).toEqual(['a.js', 'b.js', 'c.js']);
});

it('takes one that is fetched on demand, or wanted twice, for none', () => {
  const fine = {
    'a.js': 'import{x}from"./b.js";import"./c.js"',
    'b.js': 'import"./c.js";()=>import("./a.js")',
    'c.js': '',
  };
  expect(chunkCycle(built(fine))).toBeUndefined();
});
