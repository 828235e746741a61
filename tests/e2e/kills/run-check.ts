import type { KillableBrowser } from '../../support/killable-browser.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from './checks.ts';

/** What a kill cost. */
export interface Outcome {
  readonly name: string;
  readonly acts: number;
  readonly lost: readonly string[];
  /** Age of the oldest lost act at the kill, s; 0 if nothing is lost. */
  readonly secondsLost: number;
}

/** Acts, kills the browser, starts it again and looks what is left. */
export async function runCheck(
  check: Check,
  prepared: KillableBrowser,
  site: string,
): Promise<Outcome> {
  const phone = await prepared.copy();
  try {
    const run = await phone.start();
    const acts = await check.act(run.context, site);
    const end = Math.max(...acts.map(({ at }) => at)) + check.killAfter;
    await wait(Math.max(0, end - Date.now()));
    const killed = Date.now();
    await run.kill();
    const after = await phone.start();
    const lost = [];
    for (const act of acts) if (!(await act.isThere(after.context))) lost.push(act);
    await after.kill();
    const oldest = Math.min(killed, ...lost.map(({ at }) => at));
    return {
      name: check.name,
      acts: acts.length,
      lost: lost.map(({ name }) => name),
      secondsLost: (killed - oldest) / 1000,
    };
  } finally {
    await phone.remove();
  }
}
