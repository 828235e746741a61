import { done } from '../../platform/database.ts';
import { joinParts, type LinkPart } from '../sharing/share-link.ts';
import { useKeeping } from './keeping-database.ts';

/** Progress of a link in parts; its fragment once it is complete. */
export interface Collected {
  readonly have: readonly number[];
  readonly of: number;
  readonly fragment: string | undefined;
}

/** Used by browsers without a database, while the page is open. */
const inMemory = new Map<string, LinkPart>();

const nameOf = ({ set, number }: LinkPart): string => `${set}/${number}`;

/** Stores a part and returns all parts of its set; forgets those of other sets. */
async function put(part: LinkPart): Promise<readonly LinkPart[]> {
  try {
    return await useKeeping('parts', 'readwrite', async (parts) => {
      parts.put(part, nameOf(part));
      const all = await done<LinkPart[]>(parts.getAll());
      for (const one of all) if (one.set !== part.set) parts.delete(nameOf(one));
      return all;
    });
  } catch {
    inMemory.set(nameOf(part), part);
    return [...inMemory.values()];
  }
}

/** Forgets all parts. Never rejects. */
export async function forgetParts(): Promise<void> {
  inMemory.clear();
  await useKeeping('parts', 'readwrite', (parts) => done(parts.clear())).catch(() => undefined);
}

/** Stores a part until the others have arrived, each perhaps in another tab. */
export async function collectPart(part: LinkPart): Promise<Collected> {
  const all = (await put(part)).filter(({ set }) => set === part.set);
  const fragment = joinParts(all);
  if (fragment !== undefined) await forgetParts();
  const have = all.map(({ number }) => number).toSorted((a, b) => a - b);
  return { have, of: part.of, fragment };
}
