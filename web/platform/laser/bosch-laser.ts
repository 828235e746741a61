import { createStore } from '../store.ts';
import { AUTO_SYNC, readFrames, type LaserEvent } from './mt-frames.ts';
import type { BluetoothPeer } from './web-bluetooth.ts';

/**
 * Reason for a failed connection: Bluetooth is off, nothing was chosen, permission was refused, no
 * answer, or an unknown device.
 */
type Failure = 'off' | 'none' | 'refused' | 'silent' | 'unknown';

/**
 * `absent`: no Bluetooth in this browser. `lost`: the connected laser is off or out of reach. The
 * name may be empty.
 */
export type LaserState =
  | { readonly is: 'absent' | 'apart' | 'connecting' }
  | { readonly is: 'connected' | 'lost'; readonly name: string }
  | { readonly is: 'failed'; readonly why: Failure };

/** Service and characteristic of each series of Bosch lasers; see docs/lasers.md. */
const SERIES = [
  ['00005301-0000-0041-5253-534f46540000', '00004301-0000-0041-5253-534f46540000'],
  ['02a6c0d0-0451-4000-b000-fb3210111989', '02a6c0d1-0451-4000-b000-fb3210111989'],
  ['0000fde8-0000-1000-8000-00805f9b34fb', '02a6c0d2-0451-4000-b000-fb3210111989'],
] as const;
const SERVICES = SERIES.map(([service]) => service);
const NAMES = ['Bosch', 'GLM', 'PLR'];

const hasBluetooth = typeof navigator !== 'undefined' && navigator.bluetooth !== undefined;

/** State of the laser. The connection lasts as long as the page. */
export const laser = createStore<LaserState>({ is: hasBluetooth ? 'apart' : 'absent' });

const listeners = new Set<(event: LaserEvent) => void>();

/** Calls the listener once per measurement; returns a function that stops it. */
export function onLaser(listener: (event: LaserEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let peer: BluetoothPeer | undefined;
/** Ends the current connection, or the one being made. */
let connection = new AbortController();

async function choose(): Promise<BluetoothPeer | Failure> {
  const { bluetooth } = navigator;
  if (bluetooth === undefined) return 'off';
  try {
    return await bluetooth.requestDevice({
      filters: [
        ...SERVICES.map((service) => ({ services: [service] })),
        ...NAMES.map((namePrefix) => ({ namePrefix })),
      ],
      optionalServices: SERVICES,
    });
  } catch (error) {
    const isDenied = error instanceof DOMException && /^(?:NotAllowed|Security)/.test(error.name);
    if (isDenied) return 'refused';
    return (await bluetooth.getAvailability().catch(() => true)) ? 'none' : 'off';
  }
}

/** Characteristic that carries a laser's frames; undefined if the device has none. */
async function characteristicOf({ gatt }: BluetoothPeer) {
  const services = await gatt.getPrimaryServices().catch(() => []);
  for (const [service, characteristic] of SERIES) {
    const found = services.find(({ uuid }) => uuid === service);
    if (found !== undefined) return found.getCharacteristic(characteristic);
  }
  return undefined;
}

/** Reports each measurement once, however it is split into packets. */
function listen(): (packet: DataView) => void {
  let held = new Uint8Array();
  let last: number | undefined;
  return ({ buffer, byteOffset, byteLength }) => {
    const { events, rest } = readFrames(held, new Uint8Array(buffer, byteOffset, byteLength));
    held = rest.slice();
    for (const event of events) {
      if (event.kind === 'length' && event.id === last) continue;
      if (event.kind === 'length') last = event.id;
      for (const listener of listeners) listener(event);
    }
  };
}

async function open(to: BluetoothPeer, signal: AbortSignal): Promise<Failure | undefined> {
  try {
    await to.gatt.connect();
    const characteristic = await characteristicOf(to);
    if (characteristic === undefined) {
      to.gatt.disconnect();
      return 'unknown';
    }
    const hear = listen();
    const onValue = (): void => {
      if (characteristic.value !== undefined) hear(characteristic.value);
    };
    characteristic.addEventListener('characteristicvaluechanged', onValue, { signal });
    await characteristic.startNotifications();
    if (characteristic.properties.write) await characteristic.writeValueWithResponse(AUTO_SYNC);
    else await characteristic.writeValueWithoutResponse(AUTO_SYNC);
    return undefined;
  } catch {
    return 'silent';
  }
}

/** Connects to the device that `find` returns, and ends any other connection. */
async function connectTo(find: () => Promise<BluetoothPeer | Failure>): Promise<void> {
  connection.abort();
  connection = new AbortController();
  const { signal } = connection;
  laser.set({ is: 'connecting' });
  const found = await find();
  if (signal.aborted) return;
  if (typeof found === 'string') {
    laser.set({ is: 'failed', why: found });
    return;
  }
  peer = found;
  const why = await open(found, signal);
  if (signal.aborted) return;
  if (why !== undefined) {
    laser.set({ is: 'failed', why });
    return;
  }
  const { name = '' } = found;
  found.addEventListener('gattserverdisconnected', () => laser.set({ is: 'lost', name }), {
    signal,
  });
  laser.set({ is: 'connected', name });
}

/** Lets the user choose a laser and connects to it. Call during a tap. */
export const connectLaser = (): Promise<void> => connectTo(choose);

/** Reconnects to the lost laser. */
export async function reconnectLaser(): Promise<void> {
  const known = peer;
  await connectTo(known === undefined ? choose : async () => known);
}

/** Disconnects, or stops waiting for the laser. */
export function disconnectLaser(): void {
  connection.abort();
  peer?.gatt.disconnect();
  laser.set({ is: 'apart' });
}
