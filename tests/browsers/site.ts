import { test } from '@playwright/test';

import { startCollector, type Collector } from '../collector/collector.ts';
import { startRuntime, type Runtime } from '../support/runtime.ts';

/** The built site and its collector, which run while the tests of a file do. */
export function useSite(): { readonly url: string; readonly collector: Collector } {
  let collector: Collector;
  let runtime: Runtime;
  test.beforeAll(async () => {
    collector = await startCollector();
    runtime = await startRuntime({ vars: { COLLECTOR_HOST: collector.url } });
  });
  test.afterAll(async () => {
    await runtime.stop();
    await collector.stop();
  });
  return {
    get url() {
      return runtime.url;
    },
    get collector() {
      return collector;
    },
  };
}
