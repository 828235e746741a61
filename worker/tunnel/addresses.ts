/** Window of the rate-limit binding (`wrangler.toml`), s; an address above its limit waits that long. */
export const ADDRESS_WINDOW_S = 10;
// Envelopes per call of the binding. The call leaves the isolate and costs more than the rest of an envelope.
const LEASE = 10;
// Addresses stay in memory for one window; this bounds their number.
const MAX_ADDRESSES = 10_000;
const left = new Map<string, number>();
let began = 0;

/** The holder of an address: the address itself, or an IPv6 /64, because one line has 2^64 addresses. */
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

/** Uses one envelope of this isolate's lease for a holder. Returns false if there is none left. */
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

/** Gets a new lease from the binding and uses one envelope of it. Returns false if the holder is above its limit. */
export async function takeLease(limit: RateLimit, holder: string): Promise<boolean> {
  const { success } = await limit.limit({ key: holder, delta: LEASE });
  // A call at the same time may have added a lease.
  if (success) left.set(holder, (left.get(holder) ?? 0) + LEASE - 1);
  return success;
}
