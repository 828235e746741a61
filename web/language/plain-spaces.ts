/**
 * The text with plain spaces before units: for files, commands and other data that leaves the pages, and for sizes that
 * the app types into a field.
 */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
