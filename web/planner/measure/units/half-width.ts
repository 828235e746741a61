/** Full-width characters of East Asian keyboards, such as `２．５` and `2。5`, as plain ASCII. */
export const halfWidth = (text: string): string =>
  text
    .replaceAll('。', '.')
    .replaceAll('　', ' ')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0));
