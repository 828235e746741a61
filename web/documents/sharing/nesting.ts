/** No version of this app writes anything deeper; other readers use recursion. */
const DEEPEST = 100;

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True if a parsed value is nested too deeply to be read. Goes level by level, so it cannot overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNest));
  }
  return false;
}
