import { build, type Rollup } from 'vite';

/**
 * Bundles an inline script of the page as one classic script in the syntax of 2020. `define` as in
 * Vite. Throws if the result is more than one file.
 */
export async function bundleScript(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rollup.RollupOutput[];
  const [only, ...others] = outputs.flatMap(({ output }) => output);
  if (only?.type !== 'chunk' || others.length > 0) throw new Error(`${file}: not one script`);
  if (/<\/script|<!--/i.test(only.code)) throw new Error(`${file}: would end its own element`);
  return only.code.trim();
}
