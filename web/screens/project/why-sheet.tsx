import type { Locale } from '../../language/locale.ts';
import type { DerivedProject } from '../../projects/derive/derive-project.ts';
import { formatLength } from '../../measure/format-length.ts';
import { mm } from '../../measure/units.ts';
import type { CutPlan } from '../../shopping/cut-line.ts';
import type { ListLine } from '../../shopping/list.ts';
import type { Currency } from '../../stock/currency.ts';
import { BoardPicture } from '../../ui/drawings/board-picture.tsx';
import { LaidDrawing } from '../../ui/drawings/laid-drawing.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { showNeed } from '../../ui/format/show-need.ts';
import { en } from '../../language/en/project.ts';
import { area, pageFormats } from '../../language/language.ts';

const { why: words } = area('project', en);

/** From the needs of the jobs to what has to be bought, as a sum. */
function Sum({ line, locale }: { readonly line: ListLine; readonly locale: Locale }) {
  if (line.amounts === undefined) return null;
  const { need, spare, own, unit } = line.amounts;
  const some = (amount: number): string | undefined =>
    amount > 0 ? showNeed(amount, unit, locale) : undefined;
  return (
    <p className="row__why">{words.needed(showNeed(need, unit, locale), some(spare), some(own))}</p>
  );
}

/** How the pieces lie on the boards. */
function Boards({
  plan,
  labels,
  locale,
}: {
  readonly plan: CutPlan;
  readonly labels: ReadonlyMap<string, string>;
  readonly locale: Locale;
}) {
  return (
    <>
      <h3 className="group">{words.cut}</h3>
      <BoardPicture
        plan={plan}
        nameOf={(stock) => labels.get(stock.replace(/^bought /, '')) ?? words.offcut}
        lengthOf={(millimetres) => formatLength(mm(millimetres), locale)}
      />
    </>
  );
}

/** How one number of the list came about: the jobs that need it, the drawing that counted it. */
export function WhySheet(props: {
  readonly line: ListLine;
  readonly worked: DerivedProject;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly onClose: () => void;
}) {
  const { line, worked, locale, currency } = props;
  const jobs = line.needs.flatMap((need) => {
    const found = worked.jobs.find(({ entry }) => entry.id === need.job);
    return found === undefined ? [] : [{ ...found, need }];
  });
  return (
    <Sheet title={line.name} onClose={props.onClose}>
      <Sum line={line} locale={locale} />
      {jobs.map(({ entry, job, placeName, plan, need }) => (
        <section key={entry.id} aria-labelledby={`why-${entry.id}`}>
          <h3 id={`why-${entry.id}`} className="group">
            {words.job(job.title, placeName, pageFormats().money(need.cost, currency))}
          </h3>
          <p>{need.why}</p>
          {plan.drawings
            .filter(({ counts }) => counts.includes(line.id))
            .map((drawing) => (
              <LaidDrawing key={drawing.id} drawing={drawing} />
            ))}
        </section>
      ))}
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
