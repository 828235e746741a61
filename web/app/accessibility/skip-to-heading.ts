/**
 * Moves focus to the content when the skip link is used, because the browser focuses only fields
 * and links. Adds no history step and no fragment; at /open a fragment would be a shared link.
 */
export function skipToHeading(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.skip')) return;
    event.preventDefault();
    document.querySelector('h1')?.focus();
  });
}
