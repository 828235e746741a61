import type { Step } from '../contract.ts';
import type { ToolId } from '../steps/tools.ts';
import type { GateId } from './gate.ts';

/** Gate of each dangerous tool. */
export const GATE_OF_TOOL: Partial<Readonly<Record<ToolId, GateId>>> = {
  'wet-saw': 'silica',
  'stone-saw': 'silica',
  auger: 'digging',
  'post-hole-digger': 'digging',
  'board-lifter': 'lifting',
  stepladder: 'height',
  'work-platform': 'height',
  'cable-finder': 'cables',
};

/** A finder over ground that is to be dug looks for what is buried there: it asks nothing of a wall's cables. */
const isAnswered = (gate: GateId, gates: readonly GateId[]): boolean =>
  gate === 'cables' && gates.includes('digging');

/** A step with the gates of its tools too, whatever its job says of them. */
export function withToolGates<One extends Pick<Step, 'gates' | 'tools'>>(step: One): One {
  const { gates = [], tools = [] } = step;
  const inputs = tools
    .flatMap((tool) => GATE_OF_TOOL[tool] ?? [])
    .filter((gate) => !isAnswered(gate, gates));
  const all = [...new Set([...gates, ...inputs])];
  return all.length === gates.length ? step : { ...step, gates: all };
}
