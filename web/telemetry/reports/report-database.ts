// What this app keeps of its reports lies in a database of its own and not in localStorage, of which every report
// holds a copy.
import { database } from '../../platform/database.ts';

/** The stores: what was sent, for its owner to read, and what waits for signal. */
export type ReportStore = 'reports' | 'waiting';

const numbered = { autoIncrement: true };

export const useStore = database<ReportStore>('measure-twice-reports', 2, {
  reports: numbered,
  waiting: numbered,
});
