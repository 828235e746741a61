/** The parts of Web Bluetooth that the app uses; TypeScript's DOM types lack them. */

interface Characteristic extends EventTarget {
  readonly uuid: string;
  readonly properties: { readonly write: boolean };
  readonly value?: DataView;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(bytes: BufferSource): Promise<void>;
  writeValueWithoutResponse(bytes: BufferSource): Promise<void>;
}

interface Service {
  readonly uuid: string;
  getCharacteristic(uuid: string): Promise<Characteristic>;
}

export interface BluetoothServer {
  connect(): Promise<BluetoothServer>;
  disconnect(): void;
  getPrimaryServices(): Promise<readonly Service[]>;
}

export interface BluetoothPeer extends EventTarget {
  readonly name?: string;
  readonly gatt: BluetoothServer;
}

interface Bluetooth {
  getAvailability(): Promise<boolean>;
  requestDevice(options: {
    readonly filters: readonly (
      | { readonly services: readonly string[] }
      | { readonly namePrefix: string }
    )[];
    readonly optionalServices: readonly string[];
  }): Promise<BluetoothPeer>;
}

declare global {
  interface Navigator {
    /** Absent in browsers without Web Bluetooth. */
    readonly bluetooth?: Bluetooth;
  }
}
