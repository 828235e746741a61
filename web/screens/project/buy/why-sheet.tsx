import { Fragment } from 'react';
import type { Locale } from '../../../language/locale.ts';
import type { Plan } from '../../../planner/plan.ts';
import { amountsOf } from '../../../planner/shopping/line-amounts.ts';
import { sharedWhy } from '../../../planner/shopping/shared-need.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import type { Currency } from '../../../planner/stock/region.ts';
import { LaidDrawing } from '../../../ui/drawings/layers/laid-drawing.tsx';
import { CompareStarts } from '../measure/job/compare-starts.tsx';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { formatNeed } from '../../../ui/format/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { costInWords } from './shop-rows.ts';
import { Boards } from './alike-boards.tsx';

const { why: words } = projectWords;

/** Needed, bought and spare amounts, and the deliberate part of the spare. */
function Amounts({ line, locale }: { readonly line: ListLine; readonly locale: Locale }) {
  const known = amountsOf(line);
  if (known === undefined) return null;
  const { need, own, buying, left, unit } = known;
  const show = (amount: number): string => formatNeed(amount, unit, locale);
  const { spare = 0, usualSpare = 0, slack, atOnce } = line.amounts ?? {};
  const shared = sharedWhy(atOnce, locale);
  return (
    <>
      <dl className="amounts">
        {[
          [words.need, need],
          ...(own > 0 ? [[words.home, own] as const] : []),
          [words.buying, buying],
          [words.left, left],
        ].map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{show(Number(amount))}</dd>
          </div>
        ))}
      </dl>
      {shared !== undefined && <p className="remark">{shared}</p>}
      {spare > 0 && (
        <p className="remark">
          {words.kept[spare === usualSpare && slack !== undefined ? slack : 'own'](show(spare))}
        </p>
      )}
    </>
  );
}

/** Explains one amount of the list: the jobs that need it and the drawing behind the count. */
export function WhySheet(props: {
  readonly project: string;
  readonly line: ListLine;
  readonly worked: Plan;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly onClose: () => void;
}) {
  const { project, line, worked, locale, currency } = props;
  const jobs = line.needs.flatMap((need) => {
    const found = worked.jobs.find(({ entry }) => entry.id === need.job);
    return found === undefined ? [] : [{ ...found, need }];
  });
  return (
    <Sheet title={line.name} onClose={props.onClose}>
      <Amounts line={line} locale={locale} />
      {jobs.map(({ need, ...one }) => {
        const { entry, job, placeName, plan } = one;
        const drawn = plan.drawings.filter(({ counts }) => counts.includes(line.id));
        const last = drawn.findLast(({ compare }) => compare !== undefined);
        return (
          <section key={entry.id} aria-labelledby={`why-${entry.id}`}>
            <h3 id={`why-${entry.id}`} className="group">
              {words.job(
                job.title,
                placeName,
                costInWords(line.unpriced > 0 ? undefined : need.cost, currency),
              )}
            </h3>
            <p>{need.why}</p>
            {drawn.map((drawing) => (
              <Fragment key={drawing.id}>
                <LaidDrawing drawing={drawing} />
                {drawing.compare !== undefined && (
                  <CompareStarts
                    project={project}
                    worked={one}
                    drawing={drawing}
                    isLast={drawing === last}
                  />
                )}
              </Fragment>
            ))}
          </section>
        );
      })}
      {line.cut !== undefined && (
        <Boards
          plan={line.cut}
          labels={new Map(line.offers.map(({ id, label }) => [id, label]))}
          locale={locale}
        />
      )}
    </Sheet>
  );
}
