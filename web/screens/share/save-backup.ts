import type { Bundle } from '../../projects/sharing/bundle.ts';
import { toast } from '../../ui/toast.tsx';
import { dayOf, fileOf } from './bundle-file.ts';
import { handOver } from './hand-over.ts';

/** How many there are of each kind, as a person says them. */
export function holdings(bundle: Bundle): readonly string[] {
  const { projects, cutLists, offcuts, prices, damaged } = bundle;
  const all: readonly [number, string, string][] = [
    [projects.length, 'project', 'projects'],
    [cutLists.length, 'cut list', 'cut lists'],
    [offcuts.length, 'offcut', 'offcuts'],
    [Object.keys(prices).length, 'price', 'prices'],
    [Object.keys(damaged).length, 'text that cannot be read', 'texts that cannot be read'],
  ];
  return all.flatMap(([n, one, many]) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]));
}

/** Saves everything as one file. */
export async function saveBackup(bundle: Bundle): Promise<void> {
  const now = Date.now();
  const fate = await handOver(fileOf({ ...bundle, saved: now }, `backup ${dayOf(now)}`));
  if (fate !== 'cancelled') toast('Backup handed over. Keep it where you find it again.');
}
