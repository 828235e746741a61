/**
 * Runs at the end of every page's body: once what the page holds has been painted, it asks for the whole
 * stylesheet and the app's chunks, all at once, and starts the app when the sheet is there (or failed).
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

function start(): void {
  const { entry = '', style = '', with: more = '' } = files;
  const sheet = ask('stylesheet', `${style}.css`);
  const address = `/assets/${entry}.js`;
  const run = (): void => void import(/* @vite-ignore */ address);
  sheet.addEventListener('load', run);
  sheet.addEventListener('error', run);
  for (const file of `${entry} ${more}`.split(' ')) ask('modulepreload', `${file}.js`);
}

if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
