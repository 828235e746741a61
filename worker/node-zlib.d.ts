// The runtime has Node's zlib; Node's own types would bring Node's globals, which it has not.
declare module 'node:zlib' {
  interface Decoder {
    on(event: 'data', listener: (chunk: Uint8Array) => void): void;
    once(event: 'end' | 'error', listener: () => void): void;
    end(chunk: Uint8Array): void;
    destroy(): void;
  }
  export function createGunzip(): Decoder;
  export function createInflate(): Decoder;
  export function createBrotliDecompress(): Decoder;
  export function createZstdDecompress(): Decoder;
}
