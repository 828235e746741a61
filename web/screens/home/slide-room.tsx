import { type ReactNode, useState } from 'react';
import { words as homeWords } from '../../language/page/home.ts';
import { words as regionsWords } from '../../language/page/regions.ts';
import { language } from '../../language/language.ts';
import { formatDimension, cents } from '../../planner/measure/units/units.ts';
import type { ListLine } from '../../planner/shopping/list.ts';
import type { Product } from '../../planner/stock/products.ts';
import { regionOfLanguage } from '../../planner/stock/region.ts';
import { formatPacks, formatNeed, roundedMoney } from '../../ui/format/amounts.ts';
import { type ExampleInputs, priceYears } from '../job/example.ts';
import { loadExample } from '../job/load-example.ts';
import { slideHere, slidRoom, type SlidRoom } from './slid-room.ts';
import { SlidePicture } from './slide-picture.tsx';

const { example: words } = homeWords;
const { names: regionNames } = regionsWords;

/** A room with laminate on the floor and paint on the walls. */
export async function slideRoom(): Promise<() => ReactNode> {
  const [floor, paint] = await Promise.all([
    loadExample('lay-a-laminate-floor'),
    loadExample('paint-a-room'),
  ]);
  const asked = [{ job: floor }, { job: paint, typed: { colour: words.colour } }];
  return () => <SlideRoom asked={asked} />;
}

function SlideRoom({ asked }: { readonly asked: readonly ExampleInputs[] }) {
  const [at, setAt] = useState<number>(slideHere().first);
  const worked = slidRoom(asked, at);
  const { list, currency, long, locale } = worked;
  const cost = roundedMoney(list.cost, currency);
  return (
    <section aria-label={words.title}>
      <SlidePicture
        worked={worked}
        at={at}
        says={words.value(formatDimension(long, locale), cost)}
        onSlide={setAt}
      />
      <Prices {...worked} />
      <p className="remark">
        {words.prices(regionNames[regionOfLanguage(language())], priceYears(worked))}
      </p>
    </section>
  );
}

/** Main products; the rest is one row. */
const MAIN: readonly Product[] = ['laminate', 'wall-paint', 'ceiling-paint'];

function Prices({ plans, list, currency, locale }: SlidRoom) {
  const money = roundedMoney;
  const materials = plans.flatMap((plan) => plan.materials);
  const main = MAIN.flatMap((product) => {
    const id = materials.find((one) => one.product === product)?.id;
    return list.lines.filter((line) => line.id === id);
  });
  const rest = list.lines.filter((line) => !main.includes(line));
  const needed = ({ amounts, ...line }: ListLine): string => {
    const packs = formatPacks({ amounts, ...line });
    return amounts === undefined
      ? packs
      : words.needed(formatNeed(amounts.need, amounts.unit, locale), packs);
  };
  return (
    <ul className="rows">
      {main.map((line) => (
        <li key={line.id} className="row">
          <span className="row__main">
            <strong>{line.name}</strong>
            <span className="remark">{needed(line)}</span>
          </span>
          <span className="row__money">{money(line.price.amount, currency)}</span>
        </li>
      ))}
      <li className="row">
        <span className="row__main">
          {words.rest(rest.length)}
          <span className="remark">{words.restNote}</span>
        </span>
        <span className="row__money">
          {money(cents(rest.reduce((sum, { price }) => sum + price.amount, 0)), currency)}
        </span>
      </li>
      <li className="row living__sum">
        <span className="row__main">{words.all}</span>
        <strong>{money(list.cost, currency)}</strong>
      </li>
    </ul>
  );
}
