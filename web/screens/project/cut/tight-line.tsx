import { words as projectWords } from '../../../language/page/project.ts';
import { words as amounts } from '../../../language/page/amounts.ts';
import { pageFormats } from '../../../language/language.ts';
import type { Locale } from '../../../language/locale.ts';
import { setAmple } from '../../../documents/edits/edit.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import type { Currency } from '../../../planner/stock/region.ts';
import { formatNeed } from '../../../ui/format/amounts.ts';

const { tight: words } = projectWords.buying;

/** Warning about a small spare amount, with a button for the alternative. */
export function TightLine(props: {
  readonly project: string;
  readonly line: ListLine;
  readonly locale: Locale;
  readonly currency: Currency;
}) {
  const { project, line, locale, currency } = props;
  const { tight, amounts: { unit } = { unit: 'piece' } } = line;
  if (tight === undefined) return null;
  const { over, isAmple, instead, extra = 0 } = tight;
  const items = amounts.and(instead.map(({ label, count }) => amounts.times(count, label)));
  const money = extra === 0 ? undefined : pageFormats().money(extra, currency);
  const spare = formatNeed(over, unit, locale);
  return (
    <p className={isAmple ? 'shop-row__tight' : 'shop-row__tight shop-row__tight--attention'}>
      <span>{over === 0 ? words.nothing : isAmple ? words.ample(spare) : words.little(spare)}</span>
      <button
        type="button"
        className="shop-row__choose dotted"
        onClick={() => changeProject(project, setAmple(line.id, !isAmple))}
      >
        {isAmple ? words.less(items, money) : words.more(items, money)}
      </button>
    </p>
  );
}
