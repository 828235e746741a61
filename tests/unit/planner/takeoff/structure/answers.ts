import { expect } from 'vitest';
import type {
  StructuralAnswer,
  Ask,
  Limited,
} from '../../../../../web/planner/takeoff/structure/answer.ts';

/** The value of an answer that must be there. */
export function valueOf<T>(answer: StructuralAnswer<T>): T {
  if (!answer.ok) throw new Error(`${answer.rule} stops at ${answer.beyond.what}`);
  return answer.value;
}

/** The table ends here, and says why and whom to ask. */
export function expectStop(
  answer: StructuralAnswer<unknown>,
  what: Limited,
  ask: Ask = 'engineer',
): void {
  expect(answer).toMatchObject({ ok: false, ask, beyond: { what } });
}
