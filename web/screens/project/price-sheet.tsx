import type { ListLine } from '../../shopping/list.ts';
import { formatMoney, type Currency } from '../../shopping/money.ts';
import { Field } from '../../ui/field.tsx';
import { mixInWords } from '../../ui/mix-in-words.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** The shop's prices of one material; the mix above them answers as they are typed. */
export function PriceSheet(props: {
  readonly line: ListLine;
  readonly currency: Currency;
  readonly onChange: (offerId: string, text: string) => void;
  readonly onClose: () => void;
}) {
  const { line, currency } = props;
  const cost = line.mix === undefined ? '' : `, ${formatMoney(line.mix.cost, currency)}`;
  return (
    <Sheet title={line.material.name} onClose={props.onClose}>
      <p className="proof" role="status">
        {line.mix !== undefined && <b>Cheapest: </b>}
        {mixInWords(line)}
        {cost}
      </p>
      <div className="fields">
        {line.offers.map((offer) => (
          <div key={offer.id} className="fields__cell">
            <Field
              label={`${offer.label}, price`}
              mode="decimal"
              large
              value={offer.typed ?? (offer.price / 100).toFixed(2)}
              problem={offer.problem}
              echo={
                offer.typed === undefined
                  ? 'Example price'
                  : offer.current === undefined
                    ? 'Not sold here'
                    : undefined
              }
              onChange={(text) => props.onChange(offer.id, text)}
            />
          </div>
        ))}
      </div>
      <p className="row__why">Leave a size empty when your shop does not have it.</p>
    </Sheet>
  );
}
