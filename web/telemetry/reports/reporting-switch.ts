import { readSwitch, writeSwitch } from '../../documents/store/disk.ts';
import { attempt } from '../../platform/attempt.ts';
import { clearWaiting } from './waiting-reports.ts';

const key = 'measure-twice:reporting';
const changed = 'measure-twice:reporting-changed';

/** A choice that storage refused: it holds until the page closes, and after a reload if the tab can store it. */
let unkept: string | null = null;

/** The choice of another tab, until storage shows it here: storage may be later than the message. */
let told: boolean | undefined;

/** The database says off. A killed browser may have lost that in localStorage: off in either store is off. */
let isOffInDatabase = false;
let isKnown = false;
let known: Promise<void> | undefined;

async function askDatabase(): Promise<void> {
  try {
    const isOff = (await readSwitch('reporting')) === 'off';
    // Chosen since: this page knows better.
    if (!isKnown && isOff) {
      isOffInDatabase = true;
      keep(false);
      window.dispatchEvent(new Event(changed));
      await clearWaiting();
    }
  } catch {
    // Without a database localStorage decides.
  }
  isKnown = true;
}

/** Resolves when the database has answered, or cannot be opened: until then no report may leave. Never rejects. */
export const reportingKnown = (): Promise<void> => (known ??= askDatabase());

/** True if the database has answered. */
export const isReportingKnown = (): boolean => isKnown;

function ofThisVisit(): string | null {
  try {
    return unkept ?? sessionStorage.getItem(key);
  } catch {
    return unkept;
  }
}

function keepForThisVisit(choice: string | null): void {
  unkept = choice;
  try {
    if (choice === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, choice);
  } catch {
    // Blocked or full as well: see `unkept`.
  }
}

/** Keeps the choice for good: on is nothing kept, so that it needs no room. False where storage refuses. */
function keep(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    return true;
  } catch {
    return false;
  }
}

/** True if the user lets the app report: the default. Never throws. */
export function isReportingOn(): boolean {
  const choice = ofThisVisit();
  if (choice !== null) return choice !== 'off';
  if (told !== undefined) return told;
  if (isOffInDatabase) return false;
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** False if the choice holds for this visit only, because storage is full or blocked. */
export const isChoiceKept = (): boolean => ofThisVisit() === null;

/** Switches reporting; every open page of the app follows at once. Off empties what waits. Never throws. */
export function setReporting(on: boolean): void {
  told = undefined;
  isOffInDatabase = !on;
  isKnown = true;
  writeSwitch('reporting', on ? 'on' : 'off').catch(() => undefined);
  keepForThisVisit(keep(on) ? null : on ? 'on' : 'off');
  if (!on) void clearWaiting();
  window.dispatchEvent(new Event(changed));
  attempt(() => {
    const others = new BroadcastChannel(key);
    others.postMessage({ on, isKept: isChoiceKept() });
    others.close();
  }, undefined);
}

function catchUp(event: StorageEvent): void {
  if (event.key === key) isOffInDatabase = event.newValue === 'off';
  if (event.key === key || event.key === null) told = undefined;
}

/** Calls back on every change, made on this page or another. Returns the way to stop listening. */
export function onReportingChange(callback: (on: boolean) => void): () => void {
  const here = (): void => callback(isReportingOn());
  const hear = ({ data }: MessageEvent<{ on: boolean; isKept: boolean }>): void => {
    keepForThisVisit(data.isKept ? null : data.on ? 'on' : 'off');
    told = data.on;
    isOffInDatabase = !data.on;
    isKnown = true;
    here();
  };
  // Firefox has none if it blocks all cookies: the choice of another tab then takes effect on the next page.
  const others = attempt(() => {
    const channel = new BroadcastChannel(key);
    channel.addEventListener('message', hear);
    return channel;
  }, undefined);
  window.addEventListener('storage', catchUp);
  window.addEventListener(changed, here);
  return () => {
    others?.close();
    window.removeEventListener('storage', catchUp);
    window.removeEventListener(changed, here);
  };
}
