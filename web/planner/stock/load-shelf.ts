import type { Region } from './region.ts';
import type { Shelf } from './shelf.ts';

/** Loads the chunk of a region's shelf. Rejects if the chunk cannot be fetched. */
export async function loadShelf(region: Region): Promise<Shelf> {
  switch (region) {
    case 'uk':
      return (await import('./uk.ts')).uk;
    case 'us':
      return (await import('./us.ts')).us;
    case 'eu':
      return (await import('./eu.ts')).eu;
    case 'cn':
      return (await import('./cn.ts')).cn;
  }
}
