import type { Browser, Page } from 'playwright-core';

import { startCollector, type Collector } from '../../collector/collector.ts';
import type { Fields } from '../../collector/decode.ts';
import type { ReceivedItem } from '../../collector/receive.ts';
import { launchBrowser, openPhone, type Phone, type PhoneOptions } from '../../support/browser.ts';
import { startRuntime, type Runtime } from '../../support/runtime.ts';

/** The built page behind the real Worker, with a collector behind that. */
export interface Site {
  readonly url: string;
  readonly collector: Collector;
  readonly browser: Browser;
  /** A phone whose page is yet to be sent anywhere. Complaints do not fail it unless asked. */
  phone(options?: PhoneOptions): Promise<Phone>;
  stop(): Promise<void>;
}

/** What a test reads of the running SDK, through the global that every Sentry SDK keeps. */
export interface RunningSdk {
  getOptions(): Fields;
  getDataCollectionOptions(): Fields;
  getIntegrationByName(name: string): object | undefined;
  captureException(error: unknown): string;
  captureMessage(message: string): string;
  captureEvent(event: object): string;
}

interface SdkGlobal {
  readonly version: string;
  readonly [version: string]: unknown;
}

declare global {
  interface Window {
    runningSdk(): RunningSdk | undefined;
  }
}

/** Runs in the page. */
function installReader(): void {
  window.runningSdk = () => {
    const carrier = (window as { __SENTRY__?: SdkGlobal }).__SENTRY__;
    const own = carrier?.[carrier.version] as
      | { stack?: { getClient(): RunningSdk | undefined } }
      | undefined;
    return own?.stack?.getClient();
  };
}

/** Starts Worker, collector and browser; about two seconds. */
export async function startSite(vars: Record<string, string> = {}): Promise<Site> {
  const collector = await startCollector();
  const runtime: Runtime = await startRuntime({ vars: { COLLECTOR_HOST: collector.url, ...vars } });
  const browser = await launchBrowser();
  return {
    url: runtime.url,
    collector,
    browser,
    phone: async (options = {}) => {
      const phone = await openPhone(browser, {
        baseURL: runtime.url,
        expect: () => true,
        ...options,
      });
      await phone.page.addInitScript(installReader);
      return phone;
    },
    stop: async () => {
      await browser.close();
      await runtime.stop();
      await collector.stop();
    },
  };
}

/** Waits until the SDK runs in the page. */
export async function sdkReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.runningSdk() !== undefined);
}

/** Throws in the page the way a program does: out of a task, caught by nobody. */
export async function throwInPage(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

/** The payload of an item as an object. */
export function fieldsOf(item: ReceivedItem | undefined): Fields {
  return (item?.payload ?? {}) as Fields;
}

/** Type and message of every exception of an event, oldest cause first as sent. */
export function exceptionsOf(item: ReceivedItem): readonly { type: string; value: string }[] {
  const exception = fieldsOf(item)['exception'] as
    | { values: readonly { type: string; value: string }[] }
    | undefined;
  return exception?.values ?? [];
}

/** Whether an item is an error event that says so. */
export function saysError(message: string): (item: ReceivedItem) => boolean {
  return (item) =>
    item.type === 'event' && exceptionsOf(item).some(({ value }) => value.includes(message));
}
