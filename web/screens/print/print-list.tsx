import { isRough } from '../../planner/shopping/rough-price.ts';
import { sumOfMoney } from '../../ui/format/amounts.ts';
import { words as materialsWords } from '../../language/page/materials.ts';
import { words as paperWords } from '../../language/page/paper.ts';
import { words as projectWords } from '../../language/page/project.ts';
import { emphasised } from '../../ui/format/marked-text.tsx';
import { byAisle } from '../../planner/shopping/aisles.ts';
import {
  costInWords,
  costOf,
  countInWords,
  rowsOf,
  sumInWords,
  whyOf,
  type ShopRow,
} from '../project/buy/shop-rows.ts';
import { hardwareOfLists, useHardwareLists } from '../project/buy/from-your-lists.tsx';
import type { ProjectView } from '../project/tab-screen.tsx';
import { PrintHardware } from './print-hardware.tsx';

const { aisles } = materialsWords;
const { list: words } = paperWords;
const { trouble: troubles } = projectWords.buying;

function Row({ row, view }: { readonly row: ShopRow; readonly view: ProjectView }) {
  const {
    locale,
    settings: { currency },
  } = view;
  const { line, ticked } = row;
  return (
    <li className="print__row">
      <span className={ticked ? 'print__tick print__tick--done' : 'print__tick'} />
      <span className="print__count">{countInWords(row)}</span>
      <span className="print__what">
        <b>{line.name}</b>
        <span className="remark">{whyOf(row, locale)}</span>
      </span>
      <span className="print__money">{costInWords(costOf(row), currency)}</span>
    </li>
  );
}

/** Printed shopping list: tick box, item, purpose and cost. */
export function PrintList({ view }: { readonly view: ProjectView }) {
  const { list } = view.worked;
  const { lines } = list;
  const hardware = hardwareOfLists(useHardwareLists(view.project.id));
  return (
    <>
      <h1>{words.title}</h1>
      <p>
        {list.unpriced > 0
          ? emphasised(sumInWords(list, view.settings.currency))
          : words.total(sumOfMoney(list.cost, lines.some(isRough), view.settings.currency))}
      </p>
      {byAisle(lines).map(({ aisle, lines: here }) => (
        <section key={aisle}>
          <h2>{aisles[aisle]}</h2>
          <ul className="print__rows">
            {here.flatMap(rowsOf).map((row) => (
              <Row key={row.key} row={row} view={view} />
            ))}
            {here.map(
              ({ id, name, trouble }) =>
                trouble !== undefined && (
                  <li key={id} className="print__row">
                    <span className="print__tick" />
                    <span className="print__what">
                      <b>{name}</b>
                      <span className="remark">{troubles[trouble]}</span>
                    </span>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
      <PrintHardware rows={hardware} />
    </>
  );
}
