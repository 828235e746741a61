import { database } from '../../platform/database.ts';

/**
 * Data that may not be in localStorage, which every report copies: photos and notes, the handle of the backup file,
 * parts of a code until the last has arrived, and 0.1.5's second copy of all texts.
 */
export const useKeeping = database('measure-twice', 1, {
  texts: {},
  pictures: {},
  notes: {},
  files: {},
  parts: {},
});
