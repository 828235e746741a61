import type { KillableBrowser } from '../../support/killable-browser.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Act, Check } from './checks.ts';
import type { BrowserContext } from '@playwright/test';

/** The loss of one kill. */
export interface Outcome {
  readonly name: string;
  readonly acts: number;
  readonly lost: readonly string[];
  /** Age of the oldest lost act at the kill, s; 0 if nothing is lost. */
  readonly secondsLost: number;
}

/** The first paint shows localStorage; the database answers soon after. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 500;

async function isThereSoon(act: Act, context: BrowserContext): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await act.isThere(context)) return true;
    await wait(BETWEEN_LOOKS_MS);
  }
  return false;
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
    for (const act of acts) if (!(await isThereSoon(act, after.context))) lost.push(act);
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
