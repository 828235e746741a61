/** Escapes a text for XML, also in attributes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // Characters that XML does not allow, even escaped.
    .replace(/[^\x20-\uFFFD]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
