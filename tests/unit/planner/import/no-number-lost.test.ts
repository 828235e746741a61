import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import type { Imported, ImportedPart } from '../../../../web/planner/import/imported.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { runs as counted } from '../../../support/long.ts';

function read(text: string, kind: 'linear' | 'sheet'): Imported {
  const result = importCutList(text, 'mm', kind, BRITISH.metric);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const runs = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** Runs of digits that occur more often in one text than in another. */
function missing(from: string, said: string): readonly string[] {
  const left = [...runs(said)];
  return runs(from).filter((run) => {
    const at = left.indexOf(run);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

const saidOf = ({ quantity, length, width, material }: ImportedPart): string =>
  [quantity, length, width, material].join(' ');

const number = fc.oneof(
  fc.integer({ min: 0, max: 4000 }).map(String),
  fc.constantFrom(
    '8 1/2',
    '23-5/8',
    '½',
    '12½',
    '3/4',
    '720,5',
    '1.200',
    '1 200',
    '2.440,5',
    '2m44',
    '0',
  ),
);
const unit = fc.constantFrom('', '', ' mm', 'mm', ' cm', '"', ' in', "'", ' m', '毫米', '米');
const size = fc.tuple(number, unit).map((both) => both.join(''));
const count = fc
  .tuple(
    fc.integer({ min: 1, max: 120 }),
    fc.constantFrom('# pcs', '#x', '# off', '(#)', '# @', 'x#', 'qty: #', '# Stk.', '# 件', '#'),
  )
  .map(([n, form]) => form.replace('#', String(n)));
const word = fc.constantFrom(
  'leg',
  'Side',
  'A4',
  'shelf 2',
  'M8 bolt',
  '2nd',
  'top (left)',
  '£3.50',
  '18mm thick',
  't=19',
  '@',
  '桌腿',
  'no. 7',
  '=',
  '#3',
);
const sign = fc.constantFrom(' x ', 'x', ' × ', ', ', ',', ' - ', ': ', '\t', ' ', ' @ ', '; ');
const line = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: size }, count, word), sign), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.flat().slice(0, -1).join(''));

/** Numbers of a row outside the marks of its parts. */
function unmarked(parts: readonly ImportedPart[]): readonly string[] {
  const text = parts[0]?.text ?? '';
  const rest = parts
    .flatMap(({ marks = [] }) => marks)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    );
  return runs(rest);
}

describe('every number of a written line', () => {
  it('has a role in the part, unless its row is a question or unread', () => {
    fc.assert(
      fc.property(line, fc.constantFrom('linear' as const, 'sheet' as const), (text, kind) => {
        expect(unmarked(read(text, kind).parts)).toEqual([]);
      }),
      { numRuns: counted(800) },
    );
  });

  it('has a role in each reading that is offered', () => {
    fc.assert(
      fc.property(line, fc.constantFrom('linear' as const, 'sheet' as const), (text, kind) => {
        for (const { readings } of read(text, kind).asked) {
          expect(readings.length).toBeGreaterThan(0);
          for (const parts of readings) expect(unmarked(parts)).toEqual([]);
        }
      }),
      { numRuns: counted(800) },
    );
  });
});

const brief = (text: string, kind: 'linear' | 'sheet') =>
  read(text, kind).parts.map(({ quantity, length, width }) => [quantity, length, width]);

describe('a line as the page shows one', () => {
  const n = fc.integer({ min: 1, max: 19 });
  const side = fc.integer({ min: 150, max: 3000 });
  const called = fc.constantFrom('', ' side', ' drawer front', ' (left)', ' top & back');

  it('is read as a count, one or two sizes, and a name', () => {
    fc.assert(
      fc.property(n, side, side, called, (count_, one, other, name) => {
        // The longer side is the length.
        const [long, wide] = [Math.max(one, other), Math.min(one, other)];
        const panel = [[`${count_}`, `${long} mm`, `${wide} mm`]];
        expect(brief(`${count_} x ${long} x ${wide}${name}`, 'sheet')).toEqual(panel);
        expect(brief(`${count_} pcs ${long}×${wide}mm${name}`, 'sheet').map(([q]) => q)).toEqual([
          `${count_}`,
        ]);
        expect(brief(`${long} x ${wide}${name} (${count_})`, 'sheet')).toEqual(panel);
        const board = [[`${count_}`, `${long} mm`, '']];
        expect(brief(`${count_} x ${long}${name}`, 'linear')).toEqual(board);
        expect(brief(`${long} mm${name}, ${count_} off`, 'linear')).toEqual(board);
        expect(brief(`${name}: ${count_} @ ${long}`.trim(), 'linear')).toEqual(board);
      }),
      { numRuns: counted(400) },
    );
  });
});

const TITLES = {
  Length: size,
  Width: size,
  Qty: fc.oneof(
    fc.integer({ min: 1, max: 40 }).map(String),
    fc.constantFrom('2 pcs', '3x', '', '(4)'),
  ),
  Thickness: fc.constantFrom('18', '16 mm', '3/4"', ''),
  Label: fc.constantFrom('side 1', 'A4', '', 'x'.repeat(85) + ' 77'),
  Material: fc.constantFrom('MDF', 'ply 9', ''),
  Grain: fc.constantFrom('h', 'v', 'way 5', ''),
  Price: fc.constantFrom('3.50', ''),
  Weight: fc.constantFrom('12.5', ''),
  'Edge Length 1': fc.constantFrom('ABS (2 mm)', ''),
};

describe('every number of a row of a table', () => {
  it('is in the part, in its note or under an ignored heading, unless its row is refused', () => {
    const titles = fc.shuffledSubarray(Object.keys(TITLES) as (keyof typeof TITLES)[], {
      minLength: 2,
    });
    const table = titles
      .filter((all) => all.includes('Length') && (all.includes('Width') || all.includes('Qty')))
      .chain((all) =>
        fc.record({
          all: fc.constant(all),
          rows: fc.array(fc.tuple(...all.map((title) => TITLES[title])), {
            minLength: 1,
            maxLength: 3,
          }),
          by: fc.constantFrom('\t', ';', '|'),
        }),
      );
    fc.assert(
      fc.property(table, ({ all, rows, by }) => {
        const text = [all, ...rows].map((cells) => cells.join(by)).join('\n');
        const imported = read(text, 'sheet');
        const untaken = imported.noted.find(({ line: at }) => at === 1)?.reason ?? '';
        const written = text.split('\n');
        for (const [i, cells] of rows.entries()) {
          const at = i + 2;
          if (written[i + 1]?.replaceAll(by, '').trim() === '') continue;
          if (imported.rejected.some((row) => row.line === at)) continue;
          const part = imported.parts.find((one) => one.line === at);
          const taken = all.flatMap((title, n) =>
            untaken.includes(title) ? [] : [cells[n] ?? ''],
          );
          const notes = imported.noted.flatMap((row) => (row.line === at ? [row.reason] : []));
          const bands = Object.values(part?.bands ?? {}).map(
            ({ name, thickness }) => name + thickness,
          );
          const own = part === undefined ? '' : `${saidOf(part)} ${part.name} ${bands.join(' ')}`;
          // A quantity of 1 that is left empty is said, and so is what a point was taken for.
          expect(missing(taken.join(' '), [own, ...notes].join(' '))).toEqual([]);
        }
      }),
      { numRuns: counted(600) },
    );
  });
});
