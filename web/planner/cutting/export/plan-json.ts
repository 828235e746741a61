import type { CutAnswer, CutRequest } from '../contract.ts';
import type { ExportPart } from './parts-csv.ts';

/** Data of a list beyond the engine's request. */
export interface ListedParts {
  readonly material: string;
  /** Currency of the request's prices, which are in its smallest unit. */
  readonly currency: string;
  /** All parts, cut or not, by their finished size. */
  readonly parts: readonly ExportPart[];
}

/**
 * Request and answer as the command `cut` reads and prints them, with the names of the parts, and the list as entered,
 * which can be imported again.
 */
export function planJson(
  request: CutRequest,
  answer: CutAnswer,
  names: Readonly<Record<string, string>>,
  list: ListedParts,
): string {
  return `${JSON.stringify({ request, answer, names, list }, null, 2)}\n`;
}
