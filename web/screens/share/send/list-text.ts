import { en as enMaterials } from '../../../language/en/materials.ts';
import { en } from '../../../language/en/paper.ts';
import { area } from '../../../language/language.ts';
import { byAisle } from '../../../planner/shopping/aisles.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import type { Currency } from '../../../planner/stock/currency.ts';
import { costInWords, costOf, countInWords, rowsOf } from '../../project/buy/shop-rows.ts';

const { aisles } = area('materials', enMaterials);
const { text: words } = area('paper', en);

/** Shopping list without ticked items as plain text by group; with prices if there is a currency. */
export function listText(
  project: string,
  lines: readonly ListLine[],
  currency: Currency | undefined,
): string {
  const groups = byAisle(lines).flatMap(({ aisle, lines: here }) => {
    const rows = here.flatMap(rowsOf).filter(({ ticked }) => !ticked);
    if (rows.length === 0) return [];
    const said = rows.map((row) => {
      const item = words.item(row.line.name, countInWords(row));
      return currency === undefined ? item : words.priced(item, costInWords(costOf(row), currency));
    });
    return [[aisles[aisle], ...said].join('\n')];
  });
  return [words.title(project), ...groups].join('\n\n');
}
