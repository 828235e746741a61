import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The built site done otherwise, for comparison in the same run. */
export type Variant = 'client-rendered' | 'telemetry at once';

/** Copies `dist` and changes every page of it; the folder is the caller's to remove. */
export async function makeVariant(variant: Variant): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-variant-'));
  await cp('dist', folder, { recursive: true });
  // The policy names the hashes of the pages as built.
  await rm(join(folder, '_headers'));
  const late = await lateChunk();
  for await (const file of glob(join(folder, '**/*.html'))) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, variant === 'client-rendered' ? emptied(html) : eager(html, late));
  }
  return folder;
}

async function lateChunk(): Promise<string> {
  for await (const file of glob('dist/assets/late-*.js')) return basename(file);
  throw new Error('dist has no late chunk; npm run build first');
}

/** A page without content until its script has run. */
function emptied(html: string): string {
  return html.replace(/<div id="app"[^>]*>[\s\S]*<\/div>(?=<\/body>)/, () => {
    return '<div id="app"></div>';
  });
}

/** The page's own start of telemetry is switched off, so that it begins once, at once. */
function eager(html: string, late: string): string {
  const script = `<script>localStorage.setItem('measure-twice:reporting','off')</script><script type="module">import{begin}from'/assets/${late}';begin(undefined,async()=>new Response(),()=>undefined)</script>`;
  return html.replace('</title>', () => `</title>${script}`);
}
