/** How long the binding's window lasts (`wrangler.toml`), and so how long an address over its limit is told to wait. */
export const ADDRESS_WINDOW_S = 10;
// One question to the binding stands for so many envelopes: it leaves the isolate, and costs more than all else we do.
const LEASE = 10;
// Addresses are kept for one window only, and no flood of them may fill the isolate.
const MAX_ADDRESSES = 10_000;
const left = new Map<string, number>();
let began = 0;

/** Who an address belongs to: itself, or with IPv6 its /64, for one line has 2^64 of those. */
export function holderOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.toLowerCase().split('::');
  const groups = front.split(':').filter((group) => group !== '');
  const behind = back?.split(':').filter((group) => group !== '') ?? [];
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...behind];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Uses one envelope of what this isolate has leased for a holder; answers whether there was one. */
export function useLease(holder: string): boolean {
  const now = Date.now();
  if (now - began > 1000 * ADDRESS_WINDOW_S || left.size > MAX_ADDRESSES) {
    left.clear();
    began = now;
  }
  const rest = left.get(holder) ?? 0;
  if (rest > 0) left.set(holder, rest - 1);
  return rest > 0;
}

/** Asks the location for a lease and uses one envelope of it; answers whether the holder is under its limit. */
export async function takeLease(limit: RateLimit, holder: string): Promise<boolean> {
  const { success } = await limit.limit({ key: holder, delta: LEASE });
  // Others may have been leased meanwhile: envelopes of one holder come at once.
  if (success) left.set(holder, (left.get(holder) ?? 0) + LEASE - 1);
  return success;
}
