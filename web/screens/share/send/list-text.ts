import { words as materialsWords } from '../../../language/page/materials.ts';
import { words as paperWords } from '../../../language/page/paper.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { byAisle } from '../../../planner/shopping/aisles.ts';
import type { CutHardware } from '../../../planner/schema/cut-list.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import type { Currency } from '../../../planner/stock/region.ts';
import { costInWords, costOf, countInWords, rowsOf } from '../../project/buy/shop-rows.ts';
import { plainSpaces } from '../../../language/locale.ts';

const { aisles } = materialsWords;
const { text: words } = paperWords;
const { buying } = projectWords;

/** Shopping list without ticked items as plain text by group, then hardware; with prices if there is a currency. */
export function listText(
  project: string,
  lines: readonly ListLine[],
  currency: Currency | undefined,
  hardware: readonly CutHardware[] = [],
): string {
  const groups = byAisle(lines).flatMap(({ aisle, lines: here }) => {
    const rows = here.flatMap(rowsOf).filter(({ ticked }) => !ticked);
    if (rows.length === 0) return [];
    const said = rows.map((row) =>
      words.item(
        row.line.name,
        countInWords(row),
        currency === undefined ? undefined : costInWords(costOf(row), currency),
      ),
    );
    return [[aisles[aisle], ...said].join('\n')];
  });
  const left = hardware.filter(({ bought }) => bought !== true);
  const listed = left.map((row) => words.item(row.name, row.quantity, undefined));
  const fromLists = left.length === 0 ? [] : [[buying.fromList, ...listed].join('\n')];
  return plainSpaces([words.title(project), ...groups, ...fromLists].join('\n\n'));
}
