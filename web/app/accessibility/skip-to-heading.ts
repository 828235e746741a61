/**
 * The link to skip to the content puts the focus there, which the browser does for fields and links
 * only: without a step in the history, and without a fragment, which at /open would be a shared link.
 */
export function skipToHeading(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.skip')) return;
    event.preventDefault();
    document.querySelector('h1')?.focus();
  });
}
