// The script of every page that waits for nothing: it reports a visit that ends before the app is loaded, and restarts a
// page whose files are missing.
import '../../telemetry/early-visit.ts';
import { restartPage } from './restart-page.ts';

window.restartPage = restartPage;
if (window.missingEntry !== undefined) void restartPage(window.missingEntry);
