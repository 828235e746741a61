// A laser as Chromium's own emulation of Bluetooth knows one: the chooser, the connection, services and writes are the
// browser's. It has no way to push a value, so a shot is a value that is read: Web Bluetooth hands out one object for a
// characteristic, and its `characteristicvaluechanged` is the event that a push ends in, too.
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Services that a browser on Linux needs for Bluetooth; `getDevices` is the test's access to the characteristic. */
export const BLUETOOTH = ['--enable-blink-features=WebBluetooth,WebBluetoothGetDevices'];

/** The service and its characteristic. */
type Home = readonly [string, string];

const ADDRESS = '09:09:09:09:09:09';

export interface EmulatedLaser {
  /** Bytes written to it, in hexadecimal. */
  readonly written: readonly string[];
  /** True if the chooser picks it, false if it closes. */
  choose(isChosen: boolean): void;
  /** Sends one packet. */
  send(packet: Uint8Array): Promise<void>;
  goOut(): Promise<void>;
}

/** A failed answer, for example while the browser ends, shows up as the test's own timeout. */
const quietly = (answer: Promise<unknown>): void => void answer.catch(() => undefined);

/** Answers the browser's side of a connection, like a laser that has one characteristic. */
function answerConnection(
  bluetooth: CDPSession,
  [serviceUuid, characteristicUuid]: Home,
  written: string[],
  packet: () => string,
): void {
  const build = async (address: string): Promise<void> => {
    const service = { address, serviceUuid };
    const { serviceId } = await bluetooth.send('BluetoothEmulation.addService', service);
    const { characteristicId } = await bluetooth.send('BluetoothEmulation.addCharacteristic', {
      serviceId,
      characteristicUuid,
      properties: { read: true, write: true, indicate: true },
    });
    // Says to whom indications go.
    const descriptorUuid = '00002902-0000-1000-8000-00805f9b34fb';
    await bluetooth.send('BluetoothEmulation.addDescriptor', { characteristicId, descriptorUuid });
  };
  bluetooth.on('BluetoothEmulation.gattOperationReceived', ({ address, type }) => {
    const answer = { address, type, code: 0 };
    // Its data ends with each connection.
    const built = type === 'discovery' ? build(address) : Promise.resolve();
    quietly(
      built.then(() => bluetooth.send('BluetoothEmulation.simulateGATTOperationResponse', answer)),
    );
  });
  bluetooth.on('BluetoothEmulation.characteristicOperationReceived', ({ data, ...operation }) => {
    const { characteristicId, type } = operation;
    if (type === 'write') written.push(Buffer.from(data ?? '', 'base64').toString('hex'));
    const answer = { characteristicId, type, code: 0 };
    quietly(
      bluetooth.send(
        'BluetoothEmulation.simulateCharacteristicOperationResponse',
        type === 'read' ? { ...answer, data: packet() } : answer,
      ),
    );
  });
}

/** Reads the characteristic of the one laser that the page may use. */
async function readValue([service, characteristic]: Home): Promise<void> {
  interface Read {
    readValue(): Promise<unknown>;
  }
  interface Device {
    readonly gatt: {
      getPrimaryService(uuid: string): Promise<{ getCharacteristic(uuid: string): Promise<Read> }>;
    };
  }
  const bluetooth = Object(Reflect.get(navigator, 'bluetooth')) as {
    getDevices(): Promise<readonly Device[]>;
  };
  const [device] = await bluetooth.getDevices();
  const its = await device?.gatt.getPrimaryService(service);
  const value = await its?.getCharacteristic(characteristic);
  await value?.readValue();
}

/** Puts a laser near the browser, which a page of it may choose. */
export async function emulateLaser(
  browser: Browser,
  page: Page,
  home: Home,
): Promise<EmulatedLaser> {
  const bluetooth = await browser.newBrowserCDPSession();
  await bluetooth.send('BluetoothEmulation.enable', { state: 'powered-on', leSupported: true });
  await bluetooth.send('BluetoothEmulation.simulatePreconnectedPeripheral', {
    address: ADDRESS,
    name: 'Bosch GLM50C x1234',
    manufacturerData: [],
    knownServiceUuids: [home[0]],
  });
  const written: string[] = [];
  let packet = '';
  answerConnection(bluetooth, home, written, () => packet);

  const chooser = await page.context().newCDPSession(page);
  await chooser.send('DeviceAccess.enable');
  let isChosen = true;
  // A chooser reports itself again for each device that it finds; a second answer ends the browser.
  const answered = new Set<string>();
  chooser.on('DeviceAccess.deviceRequestPrompted', ({ id, devices: [device] }) => {
    if (answered.has(id) || device === undefined) return;
    answered.add(id);
    const choice = { id, deviceId: device.id };
    quietly(
      isChosen
        ? chooser.send('DeviceAccess.selectPrompt', choice)
        : chooser.send('DeviceAccess.cancelPrompt', { id }),
    );
  });

  return {
    written,
    choose: (is) => {
      isChosen = is;
    },
    send: async (bytes) => {
      packet = Buffer.from(bytes).toString('base64');
      await page.evaluate(readValue, home);
    },
    goOut: async () => {
      await bluetooth.send('BluetoothEmulation.simulateGATTDisconnection', { address: ADDRESS });
    },
  };
}
