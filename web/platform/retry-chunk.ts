import { isQuiet } from './import-quietly.ts';

/** A deployment or a weak network may hide a file for some seconds. */
const WAITS_MS = [1_000, 2_000, 4_000];

/**
 * The file of a dynamic import, as the build writes it, because not every browser names it in its
 * error; and the name of the module in a chunk of several: `import("./a.js").then(e=>e.b)`.
 */
const WRITTEN =
  /import\(\s*["'`]\.\/([\w-]+\.js)["'`]\s*\)(?:\.then\(\s*\(?[\w$]+\)?\s*=>\s*[\w$]+\.([\w$]+))?/;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a chunk again that could not be loaded: after a wait, and from another URL, since browsers remember a failed one
 * for the life of the page. Rejects with the first error if that fails too; a part that the page can do without is not
 * tried again. The build puts this into every dynamic import.
 */
export async function retryChunk<Part>(load: () => Promise<Part>, error: unknown): Promise<Part> {
  const [, file, name] = WRITTEN.exec(String(load)) ?? [];
  // Every browser says TypeError of a file that it could not load; anything else is the chunk's own error.
  if (file === undefined || isQuiet(file) || !(error instanceof TypeError)) throw error;
  for (const [index, ms] of WAITS_MS.entries()) {
    await wait(ms);
    try {
      const address = `/assets/${file}?again=${index + 1}`;
      const chunk = (await import(/* @vite-ignore */ address)) as object;
      return (name === undefined ? chunk : Reflect.get(chunk, name)) as Part;
    } catch {
      // The next wait is longer.
    }
  }
  throw error;
}
