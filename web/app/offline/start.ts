import { importQuietly } from '../import-quietly.ts';

/** Makes the app work offline once the page has nothing else to do. Never throws. */
export async function startOffline(settled: Promise<void>): Promise<void> {
  if (!import.meta.env.PROD) return;
  await settled;
  const bridge = await importQuietly('bridge', () => import('./bridge.ts'));
  await bridge?.connect();
}
