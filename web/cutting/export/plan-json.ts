import type { CutAnswer, CutRequest } from '../contract.ts';

/** Request and answer as the command `cut` takes and gives them, with what the parts are called. */
export function planJson(
  request: CutRequest,
  answer: CutAnswer,
  names: Readonly<Record<string, string>>,
): string {
  return `${JSON.stringify({ request, answer, names }, null, 2)}\n`;
}
