const key = 'measure-twice:reporting';
const changed = 'measure-twice:reporting-changed';

/** Where storage is blocked the choice holds at least until the page is closed. */
let choice: string | null = null;

/** Whether this person lets the app report. On unless switched off. Never throws. */
export function isReportingOn(): boolean {
  try {
    choice = localStorage.getItem(key) ?? choice;
  } catch {
    // Blocked storage: the choice made on this page counts.
  }
  return choice !== 'off';
}

/** Switches reporting; every open page of the app follows at once. Never throws. */
export function setReporting(on: boolean): void {
  choice = on ? 'on' : 'off';
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Blocked or full storage: see `choice`.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls back on every change, made on this page or another. Returns the way to stop listening. */
export function onReportingChange(callback: (on: boolean) => void): () => void {
  const here = (): void => callback(isReportingOn());
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    choice = null;
    here();
  };
  window.addEventListener(changed, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(changed, here);
    window.removeEventListener('storage', elsewhere);
  };
}
