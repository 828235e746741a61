/** A page that takes longer than this counts as out of reach. */
const PATIENCE_MS = 10_000;

const isStored = async (address: string): Promise<boolean> => {
  try {
    return (await caches.match(address)) !== undefined;
  } catch {
    // Private windows have no caches.
    return false;
  }
};

/** The service worker answers no HEAD, so this asks the network. */
const isReachable = async (address: string): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return asked.ok;
  } catch {
    return false;
  }
};

/** True if a page of this site can be opened: it is stored on this device, or the network has it. */
export const canOpen = async (address: string): Promise<boolean> =>
  (await isStored(address)) || isReachable(address);
