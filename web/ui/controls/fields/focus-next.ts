/** Focuses the next field of the sheet, form or page; after the last one, removes the focus. */
export function focusNext(input: HTMLInputElement): void {
  const scope: ParentNode = input.closest('dialog, form') ?? document;
  const all = [...scope.querySelectorAll<HTMLInputElement>('input[enterkeyhint="next"]')];
  const next = all[all.indexOf(input) + 1];
  if (next === undefined) input.blur();
  else next.focus();
}
