import type { Locale } from '../../../language/locale.ts';
import { leaveOffcut, putOwn, setPrice, setSpares } from '../../../documents/edits/edit.ts';
import { rememberPrice } from '../../../documents/store/remembered-prices.ts';
import type { OwnStock, Project, TypedPrice } from '../../../planner/schema/project.ts';
import { cents } from '../../../planner/measure/units/units.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import { cutsFromRack } from '../../../planner/project/cuts/offcuts-for.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import { plainPrice } from '../../../planner/shopping/money.ts';
import { type Currency, type Region, REGIONS } from '../../../planner/stock/region.ts';
import { amountUnit } from '../../../planner/shopping/own-stock.ts';
import type { PricedSize } from '../../../planner/shopping/priced.ts';
import { Field } from '../../../ui/controls/fields/field.tsx';
import { formatPacks, formatNeed } from '../../../ui/format/amounts.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { formatDay } from '../../../ui/format/time.ts';
import { OwnOffcuts } from '../../cut/boards/own-offcuts.tsx';
import { useRack } from '../../cut/use-cuts.ts';
import { markOwned } from './owned-lines.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { pageFormats } from '../../../language/language.ts';
import { emphasised } from '../../../ui/format/marked-text.tsx';

const { prices: words, buying } = projectWords;

/** Certainty of an amount: exact for packs, otherwise the state of the cutting plan's search. */
function proofWord({ cut }: ListLine): string {
  if (cut === undefined) return words.proof.packs;
  if (!cut.final) return words.proof.searching;
  return cut.answer.status === 'optimal' ? words.proof.proven : words.proof.found;
}

interface PriceSheetProps {
  readonly project: Project;
  readonly line: ListLine;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly region: Region;
  readonly onClose: () => void;
}

const priceNote = (
  { own, current, known, price }: PricedSize,
  isCompared: boolean,
  typed: TypedPrice | undefined,
  region: Region,
): string => {
  if (own === undefined && typed?.currency !== undefined) {
    return words.typedAs(`${typed.text} ${typed.currency}`);
  }
  if (own === undefined && known === undefined) {
    return words.exampleOf(pageFormats().money(price, REGIONS[region].currency));
  }
  if (own === undefined) return isCompared ? words.example : words.aside;
  return current === undefined ? words.notSold : words.yours(formatDay(own.at));
};

/** Initial text of a price field; empty if the example is in another currency. */
const startOf = ({ own, known }: PricedSize, currency: Currency): string =>
  own?.text ?? (known === undefined ? '' : plainPrice(known, currency));

function Prices({ project, line, region, currency }: PriceSheetProps) {
  const type = ({ id, own, problem }: PricedSize, text: string): void => {
    const now = Date.now();
    const good = problem === undefined ? own?.text : own?.good;
    const price = { text, at: now, currency, ...(good === undefined ? {} : { good }) };
    changeProject(project.id, setPrice(id, price));
    rememberPrice(id, price);
  };
  return (
    <div className="fields">
      {line.offers.map((offer) => (
        <div key={offer.id} className="fields__cell">
          <Field
            label={words.of(offer.label)}
            mode="decimal"
            large
            value={startOf(offer, currency)}
            problem={offer.problem}
            echo={priceNote(
              offer,
              line.compared.includes(offer.id),
              entryOf(project.prices, offer.id),
              region,
            )}
            onChange={(text) => type(offer, text)}
          />
        </div>
      ))}
    </div>
  );
}

const blank = (material: string): OwnStock => ({
  id: newId(),
  material,
  amount: '',
});

/** Spares and owned stock of a packed product. */
function PackExtras({ project, line, locale }: PriceSheetProps) {
  if (line.amounts === undefined) return null;
  const { unit, usualSpare, slack = 'breakage' } = line.amounts;
  const own = project.own.find(({ material }) => material === line.id);
  const bare = amountUnit(unit, locale);
  return (
    <div className="fields">
      <div className="fields__cell">
        <Field
          label={words.spare(bare)}
          mode="decimal"
          large
          value={entryOf(project.spares, line.id) ?? ''}
          placeholder={usualSpare === 0 ? '0' : formatNeed(usualSpare, unit, locale)}
          echo={usualSpare > 0 ? words.usualSpare[slack] : words.noSpare}
          problem={line.problems['spares']}
          onChange={(text) => changeProject(project.id, setSpares(line.id, text))}
        />
      </div>
      <div className="fields__cell">
        <Field
          label={words.own(bare)}
          mode="decimal"
          large
          value={own?.amount ?? ''}
          placeholder="0"
          echo={words.ownFirst}
          problem={own === undefined ? undefined : line.problems[`own.${own.id}`]}
          onChange={(amount) =>
            changeProject(project.id, putOwn({ ...(own ?? blank(line.id)), amount }))
          }
        />
      </div>
    </div>
  );
}

/** Owned offcuts of a material that is cut. */
function Offcuts({ project, line, locale }: PriceSheetProps) {
  return (
    <OwnOffcuts
      user={cutsFromRack(project, line)}
      rack={useRack()}
      without={project.without}
      problems={line.problems}
      locale={locale}
      onLeave={(id, leave) => changeProject(project.id, leaveOffcut(id, leave))}
    />
  );
}

/** Prices and owned stock of one material; the result above updates immediately. */
export function PriceSheet(props: PriceSheetProps) {
  const { line, currency, onClose } = props;
  const items = formatPacks(line);
  const spent = line.items.reduce((sum, item) => sum + item.spent, 0);
  const answer =
    line.items.length === 0 || line.unpriced > 0
      ? items
      : words.answer(proofWord(line), items, pageFormats().money(line.price.amount, currency));
  return (
    <Sheet title={line.name} onClose={onClose}>
      <p className="proof" data-spoken="">
        {emphasised(answer)}
      </p>
      <Prices {...props} />
      <p className="remark">{words.empty}</p>
      {spent > 0 && (
        <p className="remark">{words.paid(pageFormats().money(cents(spent), currency))}</p>
      )}
      {line.form === 'packs' ? <PackExtras {...props} /> : <Offcuts {...props} />}
      {line.form === 'packs' && line.items.every(({ bought }) => bought === 0) && !line.isHad && (
        <button
          type="button"
          className="button"
          onClick={() => {
            markOwned(props.project.id, [line]);
            onClose();
          }}
        >
          {buying.have}
        </button>
      )}
    </Sheet>
  );
}
