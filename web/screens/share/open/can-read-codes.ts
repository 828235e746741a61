import { attempt } from '../../../platform/attempt.ts';

/** No standard everywhere, so TypeScript does not know it. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

export interface WithCodeReader {
  BarcodeDetector?: new (options: { formats: readonly string[] }) => CodeReader;
}

/** Whether this browser reads codes by itself; others leave that to the phone's camera. */
export const canReadCodes = (): boolean =>
  attempt(() => typeof (window as WithCodeReader).BarcodeDetector === 'function', false) &&
  attempt(() => typeof navigator.mediaDevices.getUserMedia === 'function', false);
