/**
 * Runs at the end of every page's body: once what the page holds has been painted, it asks for the whole
 * stylesheet and the app's chunks, all at once, and starts the app when the sheet is there (or failed).
 * On a slow line nothing stands before the words that a person came for. The files are in its own
 * element's attributes, for it must stay a constant: its hash goes into the Content-Security-Policy. A
 * page in the background is not painted, so it does not wait.
 */
export const AFTER_PAINT_SCRIPT = `(function(){var d=document,s=d.currentScript.dataset;function ask(rel,file){var l=d.createElement("link");l.rel=rel;l.href="/assets/"+file;d.head.append(l);return l}function go(){var c=ask("stylesheet",s.style+".css");c.onload=c.onerror=function(){import("/assets/"+s.entry+".js")};(s.entry+" "+s.with).split(" ").forEach(function(f){ask("modulepreload",f+".js")})}if(d.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})()`;

/** The files it asks for, as paths in the export. */
export interface LaterFiles {
  readonly entry: string;
  readonly style: string;
  /** What the entry will want next. */
  readonly with: readonly string[];
}

const nameOf = (file: string): string => file.replace(/^assets\/|\.\w+$/g, '');

/** The element of the script with its files, by their bare names: every byte of a page counts. */
export const afterPaintElement = ({ entry, style, with: more }: LaterFiles): string =>
  `<script data-entry="${nameOf(entry)}" data-style="${nameOf(style)}" data-with="${more.map(nameOf).join(' ')}">${AFTER_PAINT_SCRIPT}</script>`;
