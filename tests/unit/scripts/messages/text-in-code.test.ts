import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

/** Jobs whose messages are still TypeScript. The list may only become shorter. */
const IN_CODE = [
  'board-a-ceiling',
  'board-a-loft',
  'build-a-deck',
  'build-a-raised-bed',
  'build-a-stud-wall',
  'build-alcove-shelves',
  'build-furniture',
  'fit-skirting',
  'hang-a-door',
  'hang-on-a-wall',
  'hang-wallpaper',
  'insulate-a-hot-water-pipe',
  'lay-a-laminate-floor',
  'lay-a-lawn',
  'lay-a-path',
  'lay-a-patio',
  'paint-a-room',
  'paint-outside-wood',
  'paint-woodwork',
  'panel-a-wall',
  'put-up-a-fence',
  'tile-a-floor',
  'tile-a-wall',
  'tiling',
];

it('has message files for every area and job but these', () => {
  const committed = globSync('web/**/{en,zh,en-us}.ts').filter(
    (file) => globSync(file.replace(/\.ts$/, '.arb')).length === 0,
  );
  const areas = globSync('web/language/*/*.ts').filter(
    (file) =>
      globSync(file.replace(/\.ts$/, '.arb')).length === 0 &&
      globSync(`web/language/en/${basename(file, '.ts')}.arb`).length === 0 &&
      basename(file, '.ts') !== basename(dirname(file)),
  );
  const jobs = new Set(
    committed
      .filter((file) => !file.startsWith('web/language/'))
      .map((file) => basename(dirname(file))),
  );
  expect([...jobs, ...areas].sort()).toEqual(IN_CODE.toSorted());
});
