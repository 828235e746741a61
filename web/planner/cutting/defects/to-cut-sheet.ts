import { trimCuts } from '../sheet/to-answer.ts';
import { cutsInMm, rectangleInMm, type GridCut } from '../in-mm.ts';
import type { SheetProblem } from '../problem.ts';
import { cleanPart } from './clean-part.ts';
import { endsOf, inSawingOrder } from './material.ts';
import type { JoinedProblem, PanelNames } from '../runs/join-runs.ts';
import type { PackedSheet } from './packer.ts';
import type { CutSheet, PlacedPanel, Rectangle } from '../contract.ts';

/** A packed sheet in the format of answers: millimetres, the request's names, the cuts in order. */
export function toCutSheet(
  problem: SheetProblem,
  joined: JoinedProblem,
  { row, root }: PackedSheet,
  names: PanelNames,
): CutSheet {
  const stock = problem.stock[row];
  if (stock === undefined) throw new Error(`no stock row ${row}`);
  for (const material of endsOf(root)) {
    if (material.panel === undefined) cleanPart(material, joined);
  }
  const cuts: GridCut[] = trimCuts(problem, stock);
  const parts: PlacedPanel[] = [];
  const offcuts: Rectangle[] = [];
  const runs = new Map<number, ReturnType<PanelNames['next']>>();
  inSawingOrder(root, {
    cut: ({ x, y, dx, dy }, { isUpright, at, stage }) => {
      const [x1, x2] = isUpright ? [at, at] : [x, x + dx];
      const [y1, y2] = isUpright ? [y, y + dy] : [at, at];
      cuts.push({ x1, y1, x2, y2, stage });
    },
    end: (material) => {
      const { panel, defects } = material;
      if (panel === undefined) {
        if (defects.length === 0) offcuts.push(rectangleInMm(problem, material));
        return;
      }
      const part = joined.parts[panel.part];
      if (part === undefined) throw new Error(`no joined part ${panel.part}`);
      const named = runs.get(panel.copy) ?? names.next(part);
      runs.set(panel.copy, named);
      const name = named[panel.place];
      if (name === undefined) throw new Error(`no place ${panel.place}`);
      parts.push({ ...name, ...rectangleInMm(problem, material), rotated: panel.rotated });
    },
  });
  return { stock: stock.id, parts, ...cutsInMm(problem, cuts, offcuts) };
}
