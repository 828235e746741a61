import { readText, writeText } from './device-storage.ts';
import { readPrice } from '../schema/read-project.ts';
import { json, record } from '../schema/read-value.ts';
import type { TypedPrice } from '../schema/project.ts';

export const PRICES_KEY = 'measure-twice:prices';
const NONE: Readonly<Record<string, TypedPrice>> = {};

let known:
  | { readonly raw: string; readonly prices: Readonly<Record<string, TypedPrice>> }
  | undefined;

/** The prices last typed on this device, in any project; the same object while nothing changes. */
export function rememberedPrices(): Readonly<Record<string, TypedPrice>> {
  const raw = readText(PRICES_KEY);
  if (raw === null) return NONE;
  if (known?.raw === raw) return known.prices;
  known = { raw, prices: record(json(raw), readPrice) };
  return known.prices;
}

/** Keeps a price for the next project. */
export function rememberPrice(offer: string, text: string, at: number): void {
  writeText(PRICES_KEY, JSON.stringify({ ...rememberedPrices(), [offer]: { text, at } }));
}
