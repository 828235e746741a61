/**
 * Runs at the end of every page's body: once what the page holds has been painted, it asks for the whole
 * stylesheets and the app's chunks, all at once, and starts the app when the sheets are there (or failed).
 * On a slow line nothing stands before the words that a person came for. The files are in its own
 * element's attributes, so that the script is the same on every page: its hash goes into the
 * Content-Security-Policy. A page in the background is not painted, so it does not wait.
 */

const files = document.currentScript?.dataset ?? {};

function ask(rel: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = `/assets/${file}`;
  document.head.append(link);
  return link;
}

/** Whether a stylesheet came. */
const hasCome = (sheet: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(true));
    sheet.addEventListener('error', () => resolve(false));
  });

async function start(): Promise<void> {
  const { entry = '', styles = '', with: more = '' } = files;
  const sheets = styles.split(' ').map((file) => hasCome(ask('stylesheet', `${file}.css`)));
  for (const file of `${entry} ${more}`.split(' ')) {
    const script = ask('modulepreload', `${file}.js`);
    // Its element has done its work: the recording would copy it.
    script.addEventListener('load', () => script.remove());
  }
  // The rules that came with the page are all in the sheets: nothing has to read them twice.
  if ((await Promise.all(sheets)).every(Boolean)) {
    document.querySelector('style[data-first]')?.remove();
  }
  const address = `/assets/${entry}.js`;
  await import(/* @vite-ignore */ address);
}

// A page that is hidden leads elsewhere: see head.ts.
if (!document.documentElement.hidden) {
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
}
