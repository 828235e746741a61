import { houseOptions } from '../../documents/settings/page-names.ts';
import type { Locale } from '../../language/locale.ts';
import { words as amountsWords } from '../../language/page/amounts.ts';
import { words } from '../../language/page/storey.ts';
import { formatArea } from '../../planner/measure/units/units.ts';
import { houseTotals, type Totals } from '../../planner/project/house-totals.ts';
import type { Project } from '../../planner/schema/project.ts';
import type { Storey } from './storey-names.ts';

const { commas } = amountsWords;

const some = (count: number, say: (count: number) => string): readonly string[] =>
  count === 0 ? [] : [say(count)];

function inWords(totals: Totals, locale: Locale): string {
  const { counts } = words;
  return commas([
    counts.rooms(totals.rooms),
    counts.floor(formatArea(totals.floor, locale)),
    counts.walls(formatArea(totals.walls, locale)),
    ...some(totals.doors, counts.doors),
    ...some(totals.openings, counts.openings),
    ...some(totals.windows, counts.windows),
    ...some(totals.unmeasured, counts.unmeasured),
  ]);
}

/** Sums of each storey, and of the house if it has several. */
export function StoreySums(props: {
  readonly project: Project;
  readonly storeys: readonly Storey[];
  readonly locale: Locale;
}) {
  const { project, storeys, locale } = props;
  const { storeys: sums, house } = houseTotals(project, houseOptions(locale));
  const rows = [
    ...sums.map((totals) => ({
      name: storeys.find(({ key }) => key === totals.key)?.name ?? '',
      totals,
    })),
    ...(sums.length > 1 ? [{ name: words.house, totals: house }] : []),
  ];
  return (
    <>
      <h2 className="group">{words.sums}</h2>
      <ul className="rows">
        {rows.map(({ name, totals }, i) => (
          <li key={`${name} ${i < sums.length ? '' : 'house'}`} className="row">
            <div className="row__main">
              <strong>{name}</strong>
              <span>{inWords(totals, locale)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className="remark">{words.sumsHow}</p>
    </>
  );
}
