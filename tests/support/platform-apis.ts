// Every part of the browser that the page can do without, and the ways in which settings, age and mood take it away.
import type { Page } from '@playwright/test';

/**
 * `construct`: it throws as soon as it is touched or made. `use`: whatever is done with it throws. `missing`:
 * undefined.
 */
export type Fault = 'construct' | 'use' | 'missing';

/** An API by its way from the window, with its faults, the likeliest first. */
export interface Api {
  readonly name: string;
  readonly faults: readonly Fault[];
}

const MADE: readonly Fault[] = ['construct', 'use', 'missing'];
const CALLED: readonly Fault[] = ['use', 'missing'];
const api = (faults: readonly Fault[], ...names: readonly string[]): readonly Api[] =>
  names.map((name) => ({ name, faults }));

export const APIS: readonly Api[] = [
  ...api(MADE, 'localStorage', 'sessionStorage', 'indexedDB', 'caches'),
  ...api(MADE, 'BroadcastChannel', 'Worker', 'AudioContext', 'CompressionStream'),
  ...api(MADE, 'MutationObserver', 'ResizeObserver', 'IntersectionObserver'),
  ...api(MADE, 'PerformanceObserver', 'ReportingObserver', 'DecompressionStream'),
  ...api(MADE, 'Intl.NumberFormat', 'Intl.PluralRules', 'Intl.DateTimeFormat', 'Intl.Segmenter'),
  ...api(MADE, 'navigator.serviceWorker', 'navigator.locks', 'navigator.storage'),
  ...api(MADE, 'navigator.clipboard', 'navigator.wakeLock', 'navigator.bluetooth'),
  ...api(['missing', 'construct'], 'navigator.connection', 'navigator.userActivation'),
  ...api(['missing', 'construct'], 'navigator.onLine', 'navigator.languages', 'visualViewport'),
  ...api(CALLED, 'navigator.share', 'navigator.canShare', 'navigator.vibrate'),
  ...api(CALLED, 'navigator.sendBeacon', 'structuredClone', 'matchMedia', 'requestIdleCallback'),
  ...api(CALLED, 'crypto.randomUUID', 'crypto.getRandomValues', 'Intl.supportedValuesOf'),
  ...api(CALLED, 'AbortSignal.timeout', 'URL.createObjectURL', 'trustedTypes.createPolicy'),
  ...api(CALLED, 'performance.getEntriesByType', 'performance.getEntriesByName'),
];

/** Runs in the page, before anything of it. */
function install({ name, fault }: { readonly name: string; readonly fault: Fault }): void {
  const way = name.split('.');
  const last = way.pop() ?? '';
  const holder = way.reduce<object>((on, key) => Reflect.get(on, key) as object, window);
  const refuse = (): never => {
    throw new DOMException(`${name} is taken away`, 'SecurityError');
  };
  // Inside, since the page gets this function alone.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const define = (on: object, key: string, how: PropertyDescriptor): void => {
    Object.defineProperty(on, key, { configurable: true, ...how });
  };
  const was: unknown = Reflect.get(holder, last);
  if (fault === 'missing') define(holder, last, { value: undefined });
  else if (typeof was === 'function' && was.prototype === undefined) {
    define(holder, last, { value: refuse });
  } else if (fault === 'construct') {
    if (typeof was === 'function')
      define(holder, last, {
        value: function Refused() {
          refuse();
        },
      });
    else define(holder, last, { get: refuse });
  } else {
    const proto = (
      typeof was === 'function' ? was.prototype : Object.getPrototypeOf(was)
    ) as object;
    for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
      if (key === 'constructor' || own.configurable !== true) continue;
      define(proto, key, own.get === undefined ? { value: refuse } : { get: refuse, set: refuse });
    }
  }
}

const KEEPING = /^(?:\w+Storage|indexedDB|caches)$/;
const SAYING = /^(?:Intl|crypto|structuredClone|performance)/;
const WATCHING = /Observer$|^match|^visual|^request|^Abort/;

/** All APIs in a few groups, for the short size of the tests. */
export const PARTS: readonly (readonly [string, readonly Api[]])[] = [
  ['what keeps things', APIS.filter(({ name }) => KEEPING.test(name))],
  ['what formats, counts and makes up', APIS.filter(({ name }) => SAYING.test(name))],
  ['what watches the page', APIS.filter(({ name }) => WATCHING.test(name))],
  [
    'what reaches beyond the page',
    APIS.filter(({ name }) => ![KEEPING, SAYING, WATCHING].some((part) => part.test(name))),
  ],
];

/** Takes an API away from every page that is opened from here on. */
export async function takeAway(page: Page, name: string, fault: Fault): Promise<void> {
  await page.addInitScript(install, { name, fault });
}
