import { ownScriptUrl } from '../../platform/own-script.ts';
import { CutBridge } from './worker-bridge.ts';
// oxlint-disable-next-line import/default -- what is imported is the address of the built worker.
import workerUrl from './worker.ts?worker&url';

/** Bridge to a real worker. Its script is fetched at the first request or warm-up. */
export const createCutBridge = (): CutBridge =>
  new CutBridge(() => new Worker(ownScriptUrl(workerUrl), { type: 'module' }));
