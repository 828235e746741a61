import { useEffect } from 'react';
import { LAST_SEEN_KEY, SETTINGS_KEY } from '../../documents/settings/settings-key.ts';
import { attempt } from '../../platform/attempt.ts';
import { nodeDataOf } from '../../platform/node-data.ts';
import { idle } from '../../platform/scheduling.ts';
import { SEEN_PARTS, type LastSeen } from './last-seen.ts';

/** Pictures, suggestions and alarms, which may be out of date, and rows far below the first screen. */
const WITHOUT = 'svg,.hint,.alarm,li:nth-child(n+21)';
const ATTRIBUTES = /^(?:class|href|type|placeholder|aria-label|aria-hidden)$/;

/** Stores the text of the open home screen. A full storage may refuse it. */
function keepLastSeen(): void {
  const parts = [...document.querySelectorAll(SEEN_PARTS.join())].map((part) =>
    nodeDataOf(part, WITHOUT, (name, value) => (ATTRIBUTES.test(name) ? value : undefined)),
  );
  const { lang: language } = document.documentElement;
  attempt(() => {
    const seen: LastSeen = { language, settings: localStorage.getItem(SETTINGS_KEY), parts };
    localStorage.setItem(LAST_SEEN_KEY, JSON.stringify(seen));
  }, undefined);
}

/** Keeps what home shows for its next start, when the browser is idle. */
export function useLastSeen(isWhole: boolean): void {
  // After each render, because every line may differ.
  useEffect(() => {
    const controller = new AbortController();
    const keep = (): void => {
      if (isWhole && !controller.signal.aborted) keepLastSeen();
    };
    void idle().then(keep);
    return () => controller.abort();
  });
}
