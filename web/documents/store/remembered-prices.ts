import { readPrice, type TypedPrice } from '../../planner/schema/project.ts';
import { json, record } from '../../planner/schema/schema.ts';
import { remembering } from './device-readings.ts';
import { editText } from './edit-history.ts';

export const PRICES_KEY = 'measure-twice:prices';

/** Prices out of a parsed text; what is none is left out. */
export const readPrices = record(readPrice);

const read = remembering((text) => readPrices(json(text ?? '{}')));

/** The prices last typed on this device, in any project; the same object while nothing changes. */
export const rememberedPrices = (): Readonly<Record<string, TypedPrice>> => read(PRICES_KEY);

/** Keeps a price for the next project. */
export function rememberPrice(offer: string, price: TypedPrice): void {
  editText(PRICES_KEY, JSON.stringify({ ...rememberedPrices(), [offer]: price }));
}
