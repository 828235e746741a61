import { attempt } from '../../platform/attempt.ts';
import { json, moment, record } from '../../planner/schema/schema.ts';
import { CUT_LIST_PREFIX, keysOf, PROJECT_PREFIX } from './device-storage.ts';

const KEY = 'measure-twice:opened';

const read = record(moment);

/** When each project and cut list was last opened here, by id. */
export const lastOpened = (): Readonly<Record<string, number>> =>
  read(json(attempt(() => localStorage.getItem(KEY), null) ?? '{}'));

/** Records it, for existing ones. Notifies no screen; a full storage may refuse it. */
export function noteOpened(id: string, now: number): void {
  const kept = new Set(
    [PROJECT_PREFIX, CUT_LIST_PREFIX].flatMap((prefix) =>
      keysOf(prefix).map((key) => key.slice(prefix.length)),
    ),
  );
  const all = Object.entries({ ...lastOpened(), [id]: now }).filter(([one]) => kept.has(one));
  attempt(() => localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all))), undefined);
}
