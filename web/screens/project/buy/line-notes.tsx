import { words as projectWords } from '../../../language/page/project.ts';
import { words as amounts } from '../../../language/page/amounts.ts';
import { pageFormats } from '../../../language/language.ts';
import type { Locale } from '../../../language/locale.ts';
import { formatLength, type Cents } from '../../../planner/measure/units/units.ts';
import type { LineNote, Packs } from '../../../planner/shopping/line-notes.ts';
import type { ListLine } from '../../../planner/shopping/list.ts';
import type { Currency } from '../../../planner/stock/region.ts';
import { formatNeed } from '../../../ui/format/amounts.ts';

const { notes: words, noPrice } = projectWords.buying;

const packsInWords = ({ name, label, count }: Packs): string => {
  const packs = amounts.times(count, label);
  return name === '' ? packs : words.of(packs, name);
};

function noteInWords(note: LineNote, locale: Locale, currency: Currency): string {
  const money = (cost: Cents | undefined): string =>
    cost === undefined ? noPrice : pageFormats().money(cost, currency);
  switch (note.says) {
    case 'bulk':
      return words.bulk(
        note.bags,
        money(note.cost),
        note.ways.map(({ packs, cost }) =>
          words.way(amounts.and(packs.map(packsInWords)), money(cost)),
        ),
      );
    case 'larger':
      return words.larger(
        packsInWords(note.instead),
        note.extra > 0 ? money(note.extra) : undefined,
      );
    case 'little':
      return words.little(formatNeed(note.need, note.unit, locale));
    case 'short':
      return words.short(
        amounts.and(note.instead.map(packsInWords)),
        formatNeed(note.by, note.unit, locale),
        money(note.saves),
      );
    case 'shorter':
      return words.shorter(formatLength(note.by, locale), money(note.saves));
    default:
      return note satisfies never;
  }
}

/** Notes on a line before it is bought, one sentence each. */
export function LineNotes(props: {
  readonly line: ListLine;
  readonly locale: Locale;
  readonly currency: Currency;
}) {
  const { line, locale, currency } = props;
  return line.notes.map((note) => (
    <p key={note.says} className="shop-row__tight">
      {noteInWords(note, locale, currency)}
    </p>
  ));
}
