import { forgetParts } from '../../documents/backup/collect-parts.ts';
import { forgetWithNextStart } from '../../documents/backup/pictures.ts';
import { eraseEverything } from '../../documents/sharing/device-texts.ts';
import { clearReports } from '../../telemetry/reports/recent-reports.ts';
import { clearWaiting } from '../../telemetry/reports/waiting-reports.ts';
import { takeShared } from '../offline/shared-in.ts';
import { forgetKeptFile } from './kept-file.ts';

/**
 * Removes everything of the user from this device. The choice about reporting stays, and so does the user's own backup
 * file, which is only forgotten. Texts come back by undo while the page is open. Never throws.
 */
export function eraseDevice(): void {
  eraseEverything();
  // Each report has a copy of the texts.
  void clearReports();
  void clearWaiting();
  void takeShared();
  void forgetParts();
  // Fails without a database, which then has no data.
  forgetWithNextStart().catch(() => undefined);
  forgetKeptFile().catch(() => undefined);
}
