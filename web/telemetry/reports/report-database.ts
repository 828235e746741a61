// Reports have a separate database. Each report holds a copy of localStorage, so reports may not be stored there.
import { database } from '../../platform/database.ts';

/** The stores: copies of sent reports for the user to read, and reports that wait for a network. */
type ReportStoreName = 'reports' | 'waiting';

const numbered = { autoIncrement: true };

export const useReportStore = database<ReportStoreName>('measure-twice-reports', 2, {
  reports: numbered,
  waiting: numbered,
});
