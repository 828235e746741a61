import type { Problem } from '../../../web/planner/cutting/problem.ts';
import { median, near, sum } from './numbers.ts';

/** Another program's result for a problem, checked independently. */
export interface PeerPlan {
  /** Infinity if it has no plan of all parts. */
  readonly cost: number;
  /** True if it claims that no plan costs less. */
  readonly proven: boolean;
  readonly ms: number;
  readonly faults: readonly string[];
}

/** Another program that plans the same lists. */
export interface Peer {
  /** Instructions to install it; absent if it is installed. */
  readonly missing?: string | undefined;
  /** Its best plan within the problem's time limit; undefined if its rules differ or it is not installed. */
  readonly plan: (problem: Problem) => PeerPlan | undefined;
}

/** An answer of the engine and the peer's plan of the same list. */
interface Pair {
  readonly name: string;
  readonly ours: { readonly cost: number; readonly bound: number };
  readonly peer: PeerPlan;
}

const isAbove = (a: number, b: number): boolean => a > b && !near(a, b);

/** Comparison of the peer's plan with the engine's answer. */
export function faultsBesidePeer({ ours, peer }: Omit<Pair, 'name'>): string[] {
  if (peer.faults.length > 0) return [];
  return [
    ...(isAbove(ours.bound, peer.cost)
      ? [`the bound ${ours.bound} is above the peer's cost ${peer.cost}`]
      : []),
    ...(peer.proven && isAbove(peer.cost, ours.cost)
      ? [`the cost ${ours.cost} is below ${peer.cost}, which the peer has proven`]
      : []),
  ];
}

/** The columns of a set's row; costs only where both have a plan of everything under the same rules. */
export function besidePeer(pairs: readonly Pair[]): Record<string, number> {
  if (pairs.length === 0) return {};
  const both = pairs.filter(({ peer }) => peer.cost < Infinity);
  const differs = both.filter(({ ours, peer }) => !near(ours.cost, peer.cost));
  for (const { name, ours, peer } of differs) {
    console.log(`${name}: cost ${ours.cost}, the peer ${peer.cost}`);
  }
  return {
    compared: both.length,
    ours: Number(sum(both.map(({ ours }) => ours.cost)).toFixed(2)),
    peer: Number(sum(both.map(({ peer }) => peer.cost)).toFixed(2)),
    'peer better': differs.filter(({ ours, peer }) => peer.cost < ours.cost).length,
    'ours better': differs.filter(({ ours, peer }) => ours.cost < peer.cost).length,
    'peer proven': both.filter(({ peer }) => peer.proven).length,
    'peer without plan': pairs.length - both.length,
    'peer ms median': Math.round(median(pairs.map(({ peer }) => peer.ms))),
  };
}
