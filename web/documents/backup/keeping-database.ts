import { database } from '../../platform/database.ts';

/**
 * What is kept beside localStorage, of which every report holds a copy: a second copy of all texts, photos and notes,
 * the backup file that is kept up to date, and parts of a code until the last has come.
 */
export const useKeeping = database('measure-twice', 1, {
  texts: {},
  pictures: {},
  notes: {},
  files: {},
  parts: {},
});
