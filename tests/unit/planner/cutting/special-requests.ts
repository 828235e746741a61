import fc from 'fast-check';
import type {
  DefectInput,
  SheetPartInput,
  SheetRequest,
  SheetRunInput,
  SheetStockInput,
} from '../../../../web/planner/cutting/contract.ts';

const partOf = fc.record({
  length: fc.integer({ min: 40, max: 1200 }),
  width: fc.integer({ min: 40, max: 700 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  rotate: fc.boolean(),
});

const runOf = fc.record({
  size: fc.integer({ min: 1, max: 3 }),
  along: fc.constantFrom('length' as const, 'width' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
});

type Rows = Pick<SheetRequest, 'parts' | 'runs'>;

/** Parts, of which the first are in runs: one size across each run, and as many as the runs share. */
const rowsOf: fc.Arbitrary<Rows> = fc
  .tuple(
    fc.array(partOf, { minLength: 1, maxLength: 7 }),
    fc.array(runOf, { minLength: 1, maxLength: 3 }),
  )
  .map(([rows, sizes]) => {
    const parts: SheetPartInput[] = [];
    const runs: SheetRunInput[] = [];
    const left = [...rows];
    for (const { size, along, quantity } of sizes) {
      const members = left.splice(0, size);
      const [first] = members;
      if (first === undefined) break;
      const ids = members.map((_, i) => `part ${parts.length + i}`);
      parts.push(
        ...members.map((part, i) => ({
          ...part,
          ...(along === 'length' ? { width: first.width } : { length: first.length }),
          [along]: Math.ceil(part[along] / 3),
          id: ids[i] ?? '',
          quantity: part.quantity * quantity,
        })),
      );
      runs.push({ id: `run ${runs.length}`, parts: ids, along, quantity });
    }
    const others = left.map((part, i) => ({ ...part, id: `other ${i}` }));
    return { parts: [...parts, ...others], runs };
  });

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** A defect in shares of its sheet, so that it is inside a sheet of any size. */
const defectOf = fc.record({ x: share, y: share, length: share, width: share });

const stockOf: fc.Arbitrary<SheetStockInput> = fc
  .record({
    length: fc.integer({ min: 900, max: 2440 }),
    width: fc.integer({ min: 500, max: 1220 }),
    price: fc.constantFrom(0, 10, 42, null),
    quantity: fc.constantFrom(null, 1, 2),
    shares: fc.array(defectOf, { maxLength: 3 }),
  })
  .map(({ shares, ...row }) => ({
    ...row,
    id: '',
    defects: shares.map(({ x, y, length, width }): DefectInput => {
      const [fromX, fromY] = [Math.floor(x * (row.length - 1)), Math.floor(y * (row.width - 1))];
      const [mostX, mostY] = [row.length - fromX, row.width - fromY];
      return {
        x: fromX,
        y: fromY,
        length: Math.max(1, Math.floor(Math.min(300, mostX) * length)),
        width: Math.max(1, Math.floor(Math.min(300, mostY) * width)),
      };
    }),
  }));

/** Requests with runs and, on some sheets, defects; under every stage limit. */
export const specialRequestOf: fc.Arbitrary<SheetRequest> = fc
  .tuple(
    rowsOf,
    fc.array(stockOf, { minLength: 1, maxLength: 3 }),
    fc.record({
      kerf: fc.constantFrom(0, 3, 3.2),
      trim: fc.constantFrom(0, 2, 10, { left: 5, bottom: 20 }),
      stages: fc.constantFrom(null, 2, 3),
      firstCut: fc.constantFrom('any' as const, 'length' as const, 'width' as const),
    }),
  )
  .map(([rows, stock, saw]) => ({
    kind: 'sheet',
    ...saw,
    ...rows,
    stock: stock.map((row, i) => ({ ...row, id: `sheet ${i}` })),
  }));

/** The same request without its runs, with the same number of sheets but no defects. */
export function plainOf(special: SheetRequest): SheetRequest {
  const { runs: _, stock, ...request } = special;
  return {
    ...request,
    stock: stock.map(({ defects = [], ...row }) => {
      return { ...row, quantity: row.quantity ?? (defects.length > 0 ? 1 : null) };
    }),
  };
}
