const versionOf = (text: string | null): number =>
  Number(/^\{"version":(\d+)/.exec(text ?? '')?.[1] ?? 0);

/**
 * True if a text has a later form than another. A text whose form has changed begins with a higher version; a tab that is
 * still open with an older app must not overwrite it.
 */
export const isNewer = (text: string | null, other: string): boolean =>
  versionOf(text) > versionOf(other);
