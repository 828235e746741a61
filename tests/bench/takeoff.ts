import process from 'node:process';
import { regionArea } from '../../web/planner/measure/outline/polygon.ts';
import { toSquareMetres } from '../../web/planner/measure/units/units.ts';
import { COVERINGS, metresRound, type Covering } from './takeoff/coverings.ts';
import { workOutProject } from './takeoff/project.ts';
import { benchRooms, type BenchRoom } from './takeoff/rooms.ts';

// `npm run bench -- takeoff`: counts by layout against area plus waste, for 200 seeded rooms a
// covering, and what a layout costs in time.

interface Case {
  readonly room: BenchRoom;
  readonly layout: number;
  readonly rule: number;
  readonly why: string;
  readonly ms: number;
}

const rooms = benchRooms(200);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const total = (cases: readonly Case[], of: 'layout' | 'rule'): number =>
  cases.reduce((sum, each) => sum + each[of], 0);

function run(covering: Covering): Case[] {
  return rooms.map((room) => {
    const start = performance.now();
    const counted = covering.count(room);
    return { room, ...counted, ms: performance.now() - start };
  });
}

/** Small rooms have much edge for their area: the rule knows nothing of that. */
const edgeOf = ({ room }: Case): number =>
  metresRound(room) / toSquareMetres(regionArea(room.floor));

function row(covering: Covering, cases: readonly Case[]): Readonly<Record<string, string>> {
  const short = cases.filter((each) => each.rule < each.layout);
  const over = cases.filter((each) => each.rule > each.layout);
  const extra = (each: Case): number => each.rule / each.layout - 1;
  return {
    covering: `${covering.name} (+${covering.waste} %)`,
    layout: `${total(cases, 'layout')} ${covering.unit}`,
    rule: `${total(cases, 'rule')}`,
    'rule ÷ layout': (total(cases, 'rule') / total(cases, 'layout')).toFixed(3),
    'rule short': percent(short.length / cases.length),
    'worst short': percent(Math.min(0, ...cases.map(extra))),
    'rule over': percent(over.length / cases.length),
    'worst over': percent(Math.max(0, ...cases.map(extra))),
    'ms median': median(cases.map((each) => each.ms)).toFixed(2),
    'ms max': Math.max(...cases.map((each) => each.ms)).toFixed(1),
  };
}

/** The rooms in which the two are farthest apart, with the layout's own explanation. */
function extremes(covering: Covering, cases: readonly Case[]): void {
  const sorted = cases.toSorted((a, b) => a.rule / a.layout - b.rule / b.layout);
  console.log(`\n${covering.name}`);
  for (const each of [sorted[0], sorted.at(-1)]) {
    if (each === undefined) continue;
    const size = toSquareMetres(regionArea(each.room.floor)).toFixed(1);
    const word = each.rule < each.layout ? 'too few' : 'more';
    console.log(
      `  ${each.room.name}, floor ${size} m²: layout ${each.layout}, rule ${each.rule} ` +
        `(${Math.abs(each.rule - each.layout)} ${word}). ${each.why}`,
    );
  }
  const byEdge = cases.toSorted((a, b) => edgeOf(a) - edgeOf(b));
  const third = Math.floor(cases.length / 3);
  const need = (some: readonly Case[]): string =>
    (total(some, 'rule') / total(some, 'layout')).toFixed(3);
  console.log(
    `  rule ÷ layout in the third of rooms with least edge for their area ${need(byEdge.slice(0, third))}, ` +
      `with most ${need(byEdge.slice(-third))}.`,
  );
}

// Warm, so that the times are those of the second keystroke and not of the compiler.
for (const covering of COVERINGS) for (const room of rooms.slice(0, 20)) covering.count(room);
const results = COVERINGS.map((covering) => ({ covering, cases: run(covering) }));
console.log('200 seeded rooms a covering, lengths in mm. "short": the rule buys too few.');
console.table(results.map(({ covering, cases }) => row(covering, cases)));
for (const { covering, cases } of results) extremes(covering, cases);

// A keystroke in the first room's length: 5.20, 5.21, … metres, the whole project from nothing.
const keystroke = (at: number): number => {
  const start = performance.now();
  workOutProject(`5.${20 + (at % 70)}`);
  return performance.now() - start;
};
for (let at = 0; at < 100; at += 1) keystroke(at);
const before = process.cpuUsage();
const times = Array.from({ length: 500 }, (_, at) => keystroke(at)).toSorted((a, b) => a - b);
const used = process.cpuUsage(before);
console.log(
  `\nA project of 6 rooms and every job, all taken off afresh on a keystroke: median ` +
    `${median(times).toFixed(1)} ms, p99 ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1)} ms; ` +
    `processor time each ${((used.user + used.system) / 1000 / times.length).toFixed(1)} ms.`,
);
