/** Ids that are addresses of their own: /project/new, /project/cut/…. */
const TAKEN = new Set(['new', 'cut']);

/** Eight hex digits that follow from a text (FNV-1a): the same text, the same id. */
export function idFrom(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** True if an id can be part of an address and of a key unchanged. */
export const isSafeId = (id: string): boolean => /^[\w-]{1,64}$/.test(id) && !TAKEN.has(id);

/** The same id if it is safe; else one made from its value. */
export const safeId = (id: string, named: unknown): string =>
  isSafeId(id) ? id : idFrom(JSON.stringify(named));
