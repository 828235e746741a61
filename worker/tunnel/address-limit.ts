/** How long the binding's window lasts (`wrangler.toml`), and so how long an address over its limit is told to wait. */
export const ADDRESS_WINDOW_S = 10;
// One question to the binding stands for so many envelopes: it leaves the isolate, and costs more than all else we do.
const LEASE = 10;
// Addresses are kept for one window only, and no flood of them may fill the isolate.
const MAX_ADDRESSES = 10_000;
const left = new Map<string, number>();
let began = 0;

/** Uses one envelope of what this isolate has leased for an address; answers whether there was one. */
export function useLease(address: string): boolean {
  const now = Date.now();
  if (now - began > 1000 * ADDRESS_WINDOW_S || left.size > MAX_ADDRESSES) {
    left.clear();
    began = now;
  }
  const rest = left.get(address) ?? 0;
  if (rest > 0) left.set(address, rest - 1);
  return rest > 0;
}

/** Asks the location for a lease and uses one envelope of it; answers whether the address is under its limit. */
export async function takeLease(limit: RateLimit, address: string): Promise<boolean> {
  const { success } = await limit.limit({ key: address, delta: LEASE });
  // Others may have been leased meanwhile: envelopes of one address come at once.
  if (success) left.set(address, (left.get(address) ?? 0) + LEASE - 1);
  return success;
}
