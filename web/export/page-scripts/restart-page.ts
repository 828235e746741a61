declare global {
  interface Window {
    /** Reloads a page whose first scripts could not be loaded, once the server has them. */
    restartPage?: (entry: string) => Promise<void>;
    /** Path of the entry, if it fails before this file is loaded; see `startScript`. */
    missingEntry?: string;
  }
}

const KEY = 'measure-twice:restarted';
const MOST_RESTARTS = 2;
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 30_000;
/** After this time of 404 answers the files belong to an older build: a reload gets the page of the new one. */
const GONE_MS = 10_000;

/** Counts a restart of this build and tab. False after the limit, or if the count cannot be stored. */
function mayRestart(entry: string): boolean {
  try {
    const [build, count] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    const restarts = build === entry ? Number(count) : 0;
    if (restarts >= MOST_RESTARTS) return false;
    sessionStorage.setItem(KEY, `${entry} ${restarts + 1}`);
    return true;
  } catch {
    return false;
  }
}

/** Status of a script, past the browser's cache, which may hold the failure; 0 without an answer. */
const statusOf = async (script: string): Promise<number> => {
  try {
    const { status } = await fetch(script, { cache: 'reload' });
    return status;
  } catch {
    return 0;
  }
};

/** A browser remembers a failed module for the life of the page: waits for all scripts, then reloads. */
export async function restartPage(entry: string): Promise<void> {
  const failedAt = performance.now();
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const scripts = [
    ...new Set([entry, ...Array.from(links, (link) => new URL(link.href).pathname)]),
  ];
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(ms * 2, LAST_WAIT_MS)) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const answers = await Promise.all(scripts.map(statusOf));
    const isGone = performance.now() - failedAt > GONE_MS && answers.includes(404);
    if (answers.every((status) => status === 200) || isGone) break;
  }
  if (mayRestart(entry)) window.location.reload();
}
