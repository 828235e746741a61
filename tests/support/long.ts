import process from 'node:process';

/**
 * True in `npm run test:long`, which sets `LONG=1`: the promises of `npm test` over every screen and many more cases.
 */
export const LONG = process.env['LONG'] === '1';

/**
 * Cases that a property tries: an eighth of the usual number in `npm test`, at least 2, and four times it in the long
 * size.
 */
export const runs = (usual: number): number =>
  LONG ? usual * 4 : Math.max(2, Math.ceil(usual / 8));

/** Cases of one promise: all of them in the long size, else the first `count`. */
export const few = <Case>(all: readonly Case[], count = 1): readonly Case[] =>
  LONG ? all : all.slice(0, count);

/** Members of a large set of equals, such as files: all of them in the long size, else every eighth. */
export const sample = <Case>(all: readonly Case[]): readonly Case[] =>
  all.filter((_, i) => LONG || i % 8 === 0);
