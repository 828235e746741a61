import type { UnitSystem } from '../../measure/format-length.ts';
import { leaveOffcut, putOwn, setPrice, setSpares } from '../../projects/edit.ts';
import { rememberPrice } from '../../projects/remembered-prices.ts';
import type { OwnStock, Project } from '../../projects/schema.ts';
import { changeProject, newId } from '../../projects/store.ts';
import { cutsFromRack } from '../../projects/work-out.ts';
import type { ListLine } from '../../shopping/list.ts';
import { formatMoney, type Currency } from '../../shopping/money.ts';
import { bareUnitOf } from '../../shopping/own-stock.ts';
import type { Priced } from '../../shopping/priced.ts';
import { Field } from '../../ui/field.tsx';
import { itemsInWords } from '../../ui/items-in-words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { formatDay } from '../../ui/time.ts';
import { OwnOffcuts } from '../cut/own-offcuts.tsx';
import { useRack } from '../cut/use-cuts.ts';
import { proofWord } from './proof.ts';

interface PriceSheetProps {
  readonly project: Project;
  readonly line: ListLine;
  readonly units: UnitSystem;
  readonly currency: Currency;
  readonly onClose: () => void;
}

const priceNote = ({ own, current }: Priced): string => {
  if (own === undefined) return 'Example price';
  return current === undefined ? 'Not sold here' : `Your price, ${formatDay(own.at)}`;
};

function Prices({ project, line }: PriceSheetProps) {
  const type = (offer: string, text: string): void => {
    const now = Date.now();
    changeProject(project.id, setPrice(offer, text, now));
    rememberPrice(offer, text, now);
  };
  return (
    <div className="fields">
      {line.offers.map((offer) => (
        <div key={offer.id} className="fields__cell">
          <Field
            label={`${offer.label}, price`}
            mode="decimal"
            large
            value={offer.own?.text ?? (offer.price / 100).toFixed(2)}
            problem={offer.problem}
            echo={priceNote(offer)}
            onChange={(text) => type(offer.id, text)}
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
  length: '',
  width: '',
});

/** Spares and what is at home of something bought in packs. */
function PackExtras({ project, line, units }: PriceSheetProps) {
  if (line.amounts === undefined) return null;
  const { unit, usualSpare } = line.amounts;
  const own = project.own.find(({ material }) => material === line.id);
  const bare = bareUnitOf(unit, units);
  const unitWord =
    { l: ', litres', kg: ', kg', m: ', metres' }[bare] ?? (bare === '' ? '' : `, ${bare}`);
  return (
    <div className="fields">
      <div className="fields__cell">
        <Field
          label={`Spare${unitWord}`}
          mode="decimal"
          large
          value={project.spares[line.id] ?? ''}
          placeholder={unit === 'piece' ? String(usualSpare) : '0'}
          echo={usualSpare > 0 ? 'Usual, for breakage' : 'None unless you say so'}
          problem={line.problems['spares']}
          onChange={(text) => changeProject(project.id, setSpares(line.id, text))}
        />
      </div>
      <div className="fields__cell">
        <Field
          label={`Already at home${unitWord}`}
          mode="decimal"
          large
          value={own?.amount ?? ''}
          placeholder="0"
          echo="Used first"
          problem={own === undefined ? undefined : line.problems[`own.${own.id}`]}
          onChange={(amount) =>
            changeProject(project.id, putOwn({ ...(own ?? blank(line.id)), amount }))
          }
        />
      </div>
    </div>
  );
}

/** Own offcuts of something that is cut. */
function Offcuts({ project, line, units }: PriceSheetProps) {
  return (
    <OwnOffcuts
      user={cutsFromRack(project, line)}
      rack={useRack()}
      without={project.without}
      problems={line.problems}
      units={units}
      onLeave={(id, leave) => changeProject(project.id, leaveOffcut(id, leave))}
    />
  );
}

/** The shop's prices of one material, and what is there already; the answer above follows at once. */
export function PriceSheet(props: PriceSheetProps) {
  const { line, currency, onClose } = props;
  const cost = line.items.length === 0 ? '' : `, ${formatMoney(line.cost, currency)}`;
  return (
    <Sheet title={line.name} onClose={onClose}>
      <p className="proof" role="status">
        {line.items.length > 0 && <b>{proofWord(line)}: </b>}
        {itemsInWords(line)}
        {cost}
      </p>
      <Prices {...props} />
      <p className="row__why">Leave a size empty when your shop does not have it.</p>
      {line.form === 'packs' ? <PackExtras {...props} /> : <Offcuts {...props} />}
    </Sheet>
  );
}
