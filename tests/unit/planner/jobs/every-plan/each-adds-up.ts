// Counts per place: the reason of a line, its amount and the steps that take it agree in each language.
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackedMaterial } from '../../../../../web/planner/takeoff/material.ts';
import { everyPlan, type Case } from './every-plan.ts';

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = await everyPlan();
}, 300_000);

const packed = ({ plan }: Case): readonly PackedMaterial[] =>
  plan.materials.filter((one) => one.form === 'packs');

/** Fixings by what steps call them: how many, of what. */
const SAID =
  /(\d+|one|two|three|four|six|eight) (?:of the )?(screws|nails|bolts|brads|staples)\b/gi;
const SAID_IN_CHINESE = /(\d+|[一两三四六八])\s*[颗个根](螺钉|螺丝|钉|螺栓)/g;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  一: 1,
  两: 2,
  三: 3,
  四: 4,
  六: 6,
  八: 8,
};
const KINDS: Readonly<Record<string, RegExp>> = {
  screws: /screws/,
  nails: /nails/,
  bolts: /bolts|studs/,
  brads: /brad/,
  staples: /staples/,
  螺钉: /screws/,
  螺丝: /screws/,
  钉: /nails|brad/,
  螺栓: /bolts|studs/,
};

const numberOf = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text);

describe('so many in each of so many', () => {
  it('is the amount that is bought, and what the reason says', () => {
    let seen = 0;
    const wrong = cases.flatMap((one) =>
      packed(one).flatMap(({ id, need, why, counted, joint }) => {
        if (counted === undefined) return [];
        seen += 1;
        const { each, places } = counted;
        const isSaid =
          joint !== undefined ||
          ((each === 1 || why.includes(String(each))) && why.includes(String(places)));
        return need === each * places && isSaid ? [] : [`${one.name}: ${need} ${id}: ${why}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(2000);
  });

  it('is what the steps that take it say', () => {
    let seen = 0;
    const wrong = new Set<string>();
    for (const one of cases) {
      const isChinese = one.context.locale.language === 'zh-Hans';
      for (const { id, detail, uses = [] } of one.plan.steps) {
        for (const [said, number = '', kind = ''] of detail.matchAll(
          isChinese ? SAID_IN_CHINESE : SAID,
        )) {
          const taken = packed(one).filter(
            ({ product, counted }) =>
              product !== undefined &&
              counted !== undefined &&
              uses.includes(product) &&
              KINDS[kind.toLowerCase()]?.test(product) === true,
          );
          if (taken.length === 0) continue;
          seen += 1;
          // Half of them at either end.
          const known = taken.flatMap(({ counted: { each } = { each: 0 } }) => [each, each / 2]);
          if (!known.includes(numberOf(number))) {
            wrong.add(`${one.job.slug} ${id}: ${said}, not ${known.join(', ')}`);
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });
});
