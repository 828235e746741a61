// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  measure: {
    room: "Measure your room",
    wall: "Measure your wall",
    ground: "Measure your ground",
    run: "Measure your line",
    thing: "Plan yours",
  },
  instead: {
    room: "Measure a whole room instead",
    wall: "Measure a single wall instead",
    ground: "Measure the area instead",
    run: "Measure a line instead",
    thing: "Type the sizes instead",
  },
  figure: (label: string, value: string, isCount: boolean): string => `${isCount ? `${value} ${label}` : `${label} ${value}`}`,
  result: (figures: string, cost: string): string => `${figures}: about ${cost}`,
  buys: (count: number): string => `for all ${formats.number(count)} thing${count === 1 ? '' : "s"} to buy, tools apart`,
  example: {
    room: (size: string): string => `Example: a room of ${size}`,
    wall: (size: string): string => `Example: a wall of ${size}`,
    ground: (size: string): string => `Example: ground of ${size}`,
    run: (size: string): string => `Example: a line of ${size}`,
    thing: "Example",
  },
  by: (length: string, width: string): string => `${length} × ${width}`,
  counts: "How it counts",
  pitfalls: "What can go wrong",
  list: (count: number, cost: string): string => `What to buy: ${formats.number(count)} thing${count === 1 ? '' : "s"}, ${cost}`,
  line: (packs: string, cost: string): string => `, ${packs}, ${cost}`,
  tools: (tools: string): string => `Tools: ${tools}.`,
  steps: (count: number, time: string): string => `${formats.number(count)} step${count === 1 ? '' : "s"}, about ${time} of work`,
  madeBy: (app: string): string => `Written, counted and drawn by the makers of ${app}.`,
  prices: (region: string, years: string): string => `Example prices, ${region}, looked up in ${years}, most of them estimates.`,
};
