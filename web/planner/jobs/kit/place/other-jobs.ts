import type { JobContext, Warning } from '../contract.ts';

type Context = Pick<JobContext, 'otherJobs'>;

/** Jobs that replace the skirting of a room; others ask about it. */
export const NEW_SKIRTING = ['fit-skirting'] as const;

/** Jobs that build the wall that others work on. */
export const NEW_WALL = ['build-a-stud-wall'] as const;

const hasAny = ({ otherJobs }: Context, slugs: readonly string[]): boolean =>
  slugs.some((slug) => otherJobs.includes(slug));

/** True if another job takes the old skirting off for good and fits new boards. */
export const hasNewSkirting = (context: Context): boolean => hasAny(context, NEW_SKIRTING);

/** True if another job builds the wall: it is new board on studs. */
export const isNewWall = (context: Context): boolean => hasAny(context, NEW_WALL);

/** Warning of a choice about old skirting that new skirting makes useless; `value` is the choice without the fault. */
export const newSkirtingWarning = (
  context: Context,
  isWrong: boolean,
  fix: { readonly field: string; readonly value: string | boolean; readonly message: string },
): Warning | false => {
  const { field, value, message } = fix;
  return (
    isWrong &&
    hasNewSkirting(context) && {
      rule: 'new-skirting',
      severity: 'warn',
      field,
      message,
      fix: { field, value },
    }
  );
};
