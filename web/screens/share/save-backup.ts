import { en } from '../../language/en/bundles.ts';
import { area } from '../../language/language.ts';
import type { Bundle } from '../../projects/sharing/bundle.ts';
import { toast } from '../../ui/controls/toast.tsx';
import { dayOf, fileOf } from './bundle-file.ts';
import { handOver } from './hand-over.ts';

const { backup: words, file } = area('bundles', en);

/** How many there are of each kind, as a person says them. */
export function holdings(bundle: Bundle): readonly string[] {
  const { projects, cutLists, offcuts, prices, damaged } = bundle;
  const all: readonly [number, (count: number) => string][] = [
    [projects.length, words.projects],
    [cutLists.length, words.cutLists],
    [offcuts.length, words.offcuts],
    [Object.keys(prices).length, words.prices],
    [Object.keys(damaged).length, words.damaged],
  ];
  return all.flatMap(([count, say]) => (count === 0 ? [] : [say(count)]));
}

/** Saves everything as one file. */
export async function saveBackup(bundle: Bundle): Promise<void> {
  const now = Date.now();
  const fate = await handOver(fileOf({ ...bundle, saved: now }, file.backup(dayOf(now))));
  if (fate !== 'cancelled') toast(words.handedOver);
}
