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
      line: `  collector sees ${mark ?? body.toString().slice(0, 200)}: ${fate} at ${at(ended)}`,
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
