import type { JobContext, Warning } from '../contract.ts';

type Context = Pick<JobContext, 'renewed'>;

/** True if another job takes the old skirting off for good and fits new boards. */
export const hasNewSkirting = ({ renewed }: Context): boolean => renewed.includes('skirting');

/** True if another job builds the wall: it is new board on studs. */
export const isNewWall = ({ renewed }: Context): boolean => renewed.includes('wall');

/** True if another job tiles walls of the place. */
export const hasNewTiles = ({ renewed }: Context): boolean => renewed.includes('tiles');

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
