// Reports of a page that closes: localStorage keeps them, since a database cannot finish a write at that moment.
import { attempt } from '../../platform/attempt.ts';

/** Not under the app's own prefix: the second copy of its texts would bring sent reports back. */
const KEY = 'reports:measure-twice';

/** UTF-16 units of all texts together. */
const MOST_KEPT = 400_000;

const read = (): readonly string[] =>
  attempt(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((body) => typeof body === 'string') : [];
  }, []);

/** Adds envelopes for the next visit, the first ones first. Returns the number of those that have room. Never throws. */
export function keepForNextVisit(bodies: readonly string[]): number {
  const kept = [...read()];
  let room = MOST_KEPT - kept.join('').length;
  let count = 0;
  for (const body of bodies) {
    room -= body.length;
    if (room < 0) break;
    kept.push(body);
    count += 1;
  }
  for (; count > 0; count -= 1, kept.pop()) {
    const text = JSON.stringify(kept);
    const isWritten = attempt(() => {
      localStorage.setItem(KEY, text);
      return true;
    }, false);
    if (isWritten) break;
  }
  return count;
}

/** The envelopes that closing pages kept. Never throws. */
export const keptForNextVisit = read;

const write = (bodies: readonly string[]): boolean =>
  attempt(() => {
    if (bodies.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(bodies));
    return true;
  }, false);

/** Removes an envelope that is in the database, or was sent. False if the browser refuses. Never throws. */
export function removeKept(body: string): boolean {
  const kept = read();
  const at = kept.indexOf(body);
  return at < 0 || write(kept.toSpliced(at, 1));
}

/** Removes all envelopes. Never throws. */
export const clearKept = (): boolean => write([]);
