import type { TestReport, Trouble } from './test-reporter.ts';

const MOST = 20;

/** What the end of `npm test` says of a project's tests: those that needed a second try, and each that failed. */
export function remarksOn(project: string, { failed, repeated }: TestReport): readonly string[] {
  return [
    ...some(repeated, (trouble) => `passed on a second try: ${said(project, trouble)}`),
    ...some(failed, (trouble) => `failed: ${said(project, trouble)}`),
  ];
}

function some(troubles: readonly Trouble[], say: (trouble: Trouble) => string): readonly string[] {
  const rest = troubles.length - MOST;
  const lines = troubles.slice(0, MOST).map(say);
  return rest > 0 ? [...lines, `and ${rest} more, above`] : lines;
}

function said(project: string, { where, error }: Trouble): string {
  return `${project}: ${where}\n${error.replaceAll(/^/gm, '    ')}`;
}
