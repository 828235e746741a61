import { discardedIn } from '../../collector/fickle-collector.ts';
import type { Story } from './story.ts';

/** A scenario and what came of it, a line an event, in ms since its beginning. */
export function describeStory({ scenario, began, sent, visits, kills }: Story): string {
  const at = (time: number): string => String(Math.round(time - began)).padStart(6);
  const lines = [
    ...sent.map(({ mark, send, posted, answered, status }) => ({
      time: posted,
      line: `phone posts ${mark} ${JSON.stringify(send)}: ${status} at ${at(answered)}`,
    })),
    ...visits.map(({ mark, began: time, ended, fate, body }) => ({
      time,
      line: `  collector sees ${mark ?? nameOf(body)}: ${fate} at ${at(ended)}`,
    })),
    ...kills.map(({ from, to }) => ({ time: from, line: `runtime killed, back at ${at(to)}` })),
  ];
  const timeline = lines.toSorted((a, b) => a.time - b.time);
  const { weather, killAt } = scenario;
  return [
    `weather ${JSON.stringify(weather)}, killed at ${killAt}`,
    ...timeline.map(({ time, line }) => `${at(time)} ${line}`),
  ].join('\n');
}

function nameOf(body: Buffer): string {
  const drops = discardedIn(body);
  if (drops === undefined) return body.toString().slice(0, 200);
  const parts = drops.map(({ reason, category, quantity }) => `${quantity} ${category} ${reason}`);
  return `a report: ${parts.join(', ')}`;
}
