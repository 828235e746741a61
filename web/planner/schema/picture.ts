import { key, moment, object, oneOf, text, type Kept } from './schema.ts';

/** A photo or a note of a project. What it shows and says lies apart, in a database: every report copies what is here. */
export const readPicture = object({
  id: key,
  /** The place that it is of; empty for a receipt, which is the project's. */
  place: text,
  kind: oneOf('photo', 'note'),
  /** When it was added, in milliseconds since 1970. */
  at: moment,
});
export type PictureEntry = Kept<typeof readPicture>;
