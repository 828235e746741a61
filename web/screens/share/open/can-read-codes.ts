import { attempt } from '../../../platform/attempt.ts';

/** Not supported by all browsers, so TypeScript has no type for it. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

export interface WithCodeReader {
  BarcodeDetector?: new (options: { formats: readonly string[] }) => CodeReader;
}

/** True if this browser can read codes; otherwise the phone's camera app can. */
export const canReadCodes = (): boolean =>
  attempt(() => typeof (window as WithCodeReader).BarcodeDetector === 'function', false) &&
  attempt(() => typeof navigator.mediaDevices.getUserMedia === 'function', false);
