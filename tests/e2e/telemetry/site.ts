import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import type { Browser, Page } from '@playwright/test';

import { startCollector, type Collector } from '../../collector/collector.ts';
import type { Fields } from '../../collector/decode.ts';
import { fieldsOf, type ReceivedItem } from '../../collector/receive.ts';
import { openPhone, type Phone, type PhoneOptions } from '../../support/browser.ts';
import { sharedIn } from '../../support/shared-in.ts';
import { serveBuilt } from '../../support/runtime.ts';
import { isStreamed, STREAMED_TREE } from '../../support/streamed.ts';
import { browser } from '../../support/test.ts';
import { readTraces } from './traces.ts';

/** The built page behind the real Worker, with a collector behind that. */
export interface Site {
  readonly url: string;
  readonly collector: Collector;
  /** A phone whose page is yet to be sent anywhere. Complaints do not fail it unless asked. */
  phone(options?: PhoneOptions, within?: Browser): Promise<Visitor>;
  /** Throws when anything that arrived held a fragment or what a link shares. */
  stop(): Promise<void>;
}

/** A phone, and what the collector has of it alone: pages may still report while they close. */
export interface Visitor extends Phone {
  received(type?: string): readonly ReceivedItem[];
  /** As the collector's, for this phone only. */
  readonly waitFor: (wanted: (item: ReceivedItem) => boolean) => Promise<ReceivedItem>;
}

/** Parts of the running SDK that a test reads, through the global of every Sentry SDK. */
export interface RunningSdk {
  getOptions(): Fields;
  getDataCollectionOptions(): Fields;
  getIntegrationByName(name: string): object | undefined;
  on(hook: 'preprocessEvent', heard: (event: { readonly type?: string }) => void): void;
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
    const { ['__SENTRY__']: carrier } = window as { ['__SENTRY__']?: SdkGlobal };
    const own = carrier?.[carrier.version] as
      | { stack?: { getScope(): { getClient(): RunningSdk | undefined } } }
      | undefined;
    return own?.stack?.getScope().getClient();
  };
}

/** Starts Worker and collector. They end with this process; the Worker's guard sees that. */
async function startServers(): Promise<Pick<Site, 'url' | 'collector'>> {
  const collector = readTraces(await startCollector());
  const assets = isStreamed ? process.env[STREAMED_TREE] : undefined;
  const persistTo = mkdtempSync(join(tmpdir(), 'measure-twice-site-'));
  process.once('exit', () => rmSync(persistTo, { recursive: true, force: true }));
  const { url } = await serveBuilt({
    vars: { COLLECTOR_HOST: collector.url },
    persistTo,
    ...(assets !== undefined && { assets }),
  });
  return { url, collector };
}

/** Worker and collector of this process: a start takes a second, and no test changes them. */
let servers: ReturnType<typeof startServers> | undefined;
/** Number of phones of this process. */
let phones = 0;

/** A site for the tests of one file. */
export async function startSite(): Promise<Site> {
  servers ??= startServers();
  const { url, collector } = await servers;
  const opened: Phone[] = [];
  return {
    url,
    collector,
    phone: async (options = {}, within = browser) => {
      phones += 1;
      const userAgent = `Mozilla/5.0 (Linux; Android 16) Chrome/156.0.0.0 Mobile phone/${phones}.`;
      const phone = await openPhone(within, {
        baseURL: url,
        expect: () => true,
        userAgent,
        fresh: true,
        isReporting: true,
        ...options,
      });
      opened.push(phone);
      await phone.page.addInitScript(installReader);
      const isOurs = ({ envelope }: ReceivedItem): boolean =>
        collector.envelopes.find(({ number }) => number === envelope)?.requestHeaders[
          'user-agent'
        ] === userAgent;
      return {
        ...phone,
        received: (type) =>
          collector.items.filter((item) => isOurs(item) && (type ?? item.type) === item.type),
        waitFor: (wanted) => collector.waitFor((item) => isOurs(item) && wanted(item)),
      };
    },
    stop: async () => {
      for (const { page } of opened) await page.context().close();
      const leaks = collector.envelopes.flatMap(({ path, raw }) => sharedIn(path, raw));
      if (leaks.length > 0) throw new Error(`this reached the collector:\n${leaks.join('\n')}`);
    },
  };
}

/** Waits until the SDK runs in the page and has taken over from the early queue; has it come without a pause. */
export async function sdkReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // As if the user had turned away; on the window, where only `pause` listens.
    window.dispatchEvent(new Event('visibilitychange'));
    return window.runningSdk() !== undefined && window.earlyQueue?.live !== undefined;
  });
}

/** Throws in the page as a program does; the error is uncaught. */
export async function throwInPage(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    queueMicrotask(() => {
      throw new Error(text);
    });
  }, message);
}

/** Type and message of every exception of an event, oldest cause first as sent. */
export function exceptionsOf(item: ReceivedItem): readonly { type: string; value: string }[] {
  const exception = fieldsOf(item)['exception'] as
    | { values: readonly { type: string; value: string }[] }
    | undefined;
  return exception?.values ?? [];
}

/** True for an error event with this message. */
export function saysError(message: string): (item: ReceivedItem) => boolean {
  return (item) =>
    item.type === 'event' && exceptionsOf(item).some(({ value }) => value.includes(message));
}
