import { importCutList } from '../../web/planner/import/import-cut-list.ts';
import { previewTable } from '../../web/planner/import/preview-table.ts';
import { BRITISH } from '../../web/language/locale.ts';
import { cutDemand } from '../../web/planner/project/cuts/cut-demand.ts';
import {
  newCutList,
  newMaterial,
  newStock,
  readCutList,
} from '../../web/planner/schema/cut-list.ts';
import { FIRST } from '../../web/planner/schema/cut-materials.ts';
import { withMaterials } from '../../web/screens/cut/parts/add-imported.ts';

// `npm run bench -- import`: 2,000 rows pasted out of a spreadsheet, with materials and edges, until the engine is
// asked; the median of 15, in milliseconds.
const ROWS = 2000;
const TIMES = 15;

const rows = Array.from({ length: ROWS }, (_, i) =>
  [
    `part ${i}`,
    300 + (i % 900),
    100 + (i % 500),
    1 + (i % 3),
    i % 5 === 0 ? `Material ${i % 3}` : '',
    i % 2 === 0 ? '1 mm oak' : '',
  ].join('\t'),
);
const text = ['Name\tLength\tWidth\tQty\tMaterial\tEdge Length 1', ...rows].join('\n');
const { metric } = BRITISH;
const spent = new Map<string, number[]>();

function timed<T>(what: string, work: () => T): T {
  const start = performance.now();
  const result = work();
  spent.set(what, [...(spent.get(what) ?? []), performance.now() - start]);
  return result;
}

for (let i = 0; i < TIMES; i++) {
  timed('all', () => {
    timed('preview of the columns', () => previewTable(text, {}));
    const read = timed('reading', () => importCutList(text, 'mm', 'sheet', metric));
    if (!read.ok) throw new Error(read.reason);
    const { value: imported } = read;
    const empty = {
      ...newCutList('bench', 0, 'sheet'),
      stock: [{ ...newStock('s'), length: '2440', width: '1220' }],
    };
    const list = timed('adding', () =>
      withMaterials(
        empty,
        FIRST,
        { imported, parts: imported.parts, kind: undefined, locale: metric },
        (_, id, kind) => newMaterial(id, kind),
      ),
    );
    const kept = timed('keeping', () => JSON.stringify(list));
    timed('reading what is kept', () => readCutList(kept));
    timed('working out the request', () => cutDemand(list, { locale: metric }));
  });
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
console.table(
  Object.fromEntries(
    [...spent].map(([what, all]) => [what, { 'median ms': Number(median(all).toFixed(1)) }]),
  ),
);
