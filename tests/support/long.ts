import process from 'node:process';

/**
 * Whether tests are run at their long size (`npm run test:long` sets `LONG=1`): the same promises as in `npm test`,
 * walked over everything and in many more random cases.
 */
export const LONG = process.env['LONG'] === '1';

/** How many random cases a property tries: a quarter of the usual where people wait for it, four times it in the long size. */
export const runs = (usual: number): number => (LONG ? usual * 4 : Math.ceil(usual / 4));

/** Cases of one promise: all of them in the long size, else the first so many. */
export const few = <Case>(all: readonly Case[], count = 1): readonly Case[] =>
  LONG ? all : all.slice(0, count);
