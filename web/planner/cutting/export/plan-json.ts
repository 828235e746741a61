import type { CutAnswer, CutRequest } from '../contract.ts';
import type { ExportPart } from './parts-csv.ts';

/** What a list says beyond what the engine is asked. */
export interface ListedParts {
  readonly material: string;
  /** What the prices of the request are in, their smallest unit. */
  readonly currency: string;
  /** All of them, cut or not, by their finished size. */
  readonly parts: readonly ExportPart[];
}

/**
 * Request and answer as the command `cut` takes and gives them, with what the parts are called, and the
 * list as it was typed, which reads back as a list.
 */
export function planJson(
  request: CutRequest,
  answer: CutAnswer,
  names: Readonly<Record<string, string>>,
  list: ListedParts,
): string {
  return `${JSON.stringify({ request, answer, names, list }, null, 2)}\n`;
}
