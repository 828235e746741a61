import { isFields, json, moment } from '../../planner/schema/schema.ts';
import { rebaseText } from './rebase-text.ts';

/** When a text says that it was changed. */
function changedAt(text: string): number {
  const value = json(text);
  return isFields(value) ? moment(value['changed']) : 0;
}

/** What a text that was never stored was changed from. */
const nothingOf = (text: string): string => (text.startsWith('[') ? '[]' : '{}');

/** One text from two pages, both changed from a third: where both changed the same, the later wins, or else the second. */
export function withLater(base: string | null, one: string, other: string): string {
  const from = base ?? nothingOf(other);
  const both =
    changedAt(one) > changedAt(other) ? rebaseText(from, one, other) : rebaseText(from, other, one);
  return both ?? other;
}
