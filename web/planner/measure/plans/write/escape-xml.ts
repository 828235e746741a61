/** A text as XML holds it, in an attribute too. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // What XML cannot hold at all, escaped or not.
    .replace(/[^\x20-\uFFFD]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
