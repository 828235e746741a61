import type { Condition, Step, Target, Work } from '../contract.ts';
import { STATES } from './states.ts';

/** Effects of some steps on the coverings of their place. */
export interface CoveringWork {
  /** Work that strips a target or damages its coverings. */
  readonly ending: readonly Pick<Work, 'strips' | 'damages'>[];
  readonly laying: readonly Condition[];
}

/** Surface of a target, and its zone; `walls` is every wall. */
const partsOf = (target: Target): readonly [surface: string, zone: string] => {
  const [surface = '', ...zone] = target.split('/');
  return [surface, `${zone.join('/')}/`];
};

const isSameSurface = (a: string, b: string): boolean =>
  a === b || (a === 'walls' && b.startsWith('wall:')) || (b === 'walls' && a.startsWith('wall:'));

/** True if two targets of one place have a part in common. */
export function isTouching(one: Target, other: Target): boolean {
  const [[a, inA], [b, inB]] = [partsOf(one), partsOf(other)];
  return (
    isSameSurface(a, b) &&
    (inA === '/' || inB === '/' || inA.startsWith(inB) || inB.startsWith(inA))
  );
}

/** The parts that a job makes are its own; other jobs only see the surfaces of their place. */
const isShared = ({ target }: Condition): boolean => !target.startsWith('part:');

export function coveringWork(steps: readonly Pick<Step, 'work'>[]): CoveringWork {
  const works = steps.flatMap(({ work }) => work ?? []);
  return {
    ending: works.filter(({ strips, damages }) => strips !== undefined || damages !== undefined),
    laying: works
      .flatMap(({ makes = [] }) => makes)
      .filter((one) => STATES[one.state] === 'layer' && isShared(one)),
  };
}

/** True if the work ends a covering: it strips the target or damages that state. */
export const isEnded = ({ target, state }: Condition, { ending }: CoveringWork): boolean =>
  ending.some(
    ({ strips = [], damages = [] }) =>
      strips.some((one) => isTouching(one, target)) ||
      damages.some((one) => one.state === state && isTouching(one.target, target)),
  );
