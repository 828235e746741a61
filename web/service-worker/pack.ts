/** Texts of many files in one, so that a device needs one request to store them. */
export interface OfflinePack {
  /** The name of the first script of the build that the texts belong to. */
  readonly entry: string;
  readonly files: readonly (readonly [path: string, type: string, text: string])[];
}

/** Path of the pack of the files that every reader needs, or of those of a language, by the prefix of its addresses. */
export const packUnder = (prefix?: string): string =>
  `/offline${prefix === undefined ? '/app' : prefix || '/en'}.json`;
