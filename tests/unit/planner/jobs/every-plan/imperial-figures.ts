// In regions with inches, texts and usual sizes are round in inches, never converted.
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobContext, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../../web/planner/jobs/kit/fields.ts';
import {
  formatLength,
  toInches,
  type Length,
} from '../../../../../web/planner/measure/units/units.ts';
import type { Product } from '../../../../../web/planner/stock/products.ts';
import type { ShelfEntry } from '../../../../../web/planner/stock/shelf.ts';
import { contextIn, LANGUAGE_NAMES } from '../../../../support/job-context.ts';
import { everyPlan, type Case } from './every-plan.ts';

/** A length with a fraction. */
const BROKEN = /(?:(\d+)′\s)?(?:(\d+)\s)?(\d+)\/(2|4|8|16|32|64)″/g;

/** Finer than an eighth, or a round number of centimetres: `1′ 3 3/4″` is 400 mm. */
function isConverted(inch: number, parts: number): boolean {
  if (parts > 8) return true;
  const fifties = (inch * 25.4) / 50;
  const off = Math.abs(fifties - Math.round(fifties)) * 50;
  return parts > 2 && fifties > 1.9 && off < 25.4 / 16;
}

/** Sizes that follow the boards themselves, or bends below an eighth. */
const EXACT: ReadonlySet<string> = new Set([
  'panel-a-wall step uprights',
  'build-alcove-shelves step level',
  'build-alcove-shelves step mark',
  'build-alcove-shelves step load',
  // Its depth is that of the alcove less the back.
  'build-alcove-shelves why plywood',
  'build-alcove-shelves why mdf',
  'build-alcove-shelves why melamine-board',
  // Runners are under the ends of panels.
  'board-a-loft step raise',
  // Drill bits.
  'build-alcove-shelves step shelves',
  'build-furniture step mark',
  // Runners are half way up their boxes.
  'build-furniture step fronts',
  'build-furniture step boxes',
  'build-alcove-shelves warning shelf-sag',
  'build-furniture warning shelf-sag',
  // A piece that fills its wall is as high as the room allows.
  'build-furniture field height',
  // A third of a panel.
  'board-a-loft why loft-board',
  // Rolls on each other are as deep as they are sold.
  'board-a-loft why stud',
  'board-a-loft warning loft-air',
  // Makers' own gap, 3/16 in.
  'build-a-deck step boards',
  'build-a-deck why composite-board',
]);

type Said = readonly [at: string, text: string];

const saidBy = ({ steps, materials, warnings, gates, problems }: JobPlan): readonly Said[] => [
  ...steps.flatMap(({ id, title, detail, check = '', safety = '' }) =>
    [title, detail, check, safety].map((text): Said => [`step ${id}`, text]),
  ),
  ...materials.map(({ product, why }): Said => [`why ${product}`, why]),
  ...warnings.map(({ rule, message }): Said => [`warning ${rule}`, message]),
  ...gates.map(({ id, message }): Said => [`gate ${id}`, message]),
  ...Object.entries(problems).map(([id, text]): Said => [`problem ${id}`, text]),
];

/** Texts of the visible fields with their usual sizes. */
const askedBy = ({ job, kind, place, context: { locale } }: Case, typed: Typed): Said[] =>
  Object.entries(job.fields).flatMap(([id, spec]): Said[] => {
    const { loose } = job.read(place, typed);
    if (spec.when?.(loose, kind) === false) return [];
    const value = loose[id];
    const shown =
      spec.kind === 'length' && spec.unbounded !== true && typeof value === 'number'
        ? formatLength(value as Length, locale)
        : '';
    return [[`field ${id}`, `${spec.label} ${spec.source ?? ''} ${shown}`]];
  });

const sidesOf = (entry: ShelfEntry): readonly (number | undefined)[] => {
  if (entry.form === 'packs') {
    return entry.variants.flatMap((one) => [one.length, one.width, one.thickness]);
  }
  return entry.form === 'lengths'
    ? entry.variants.flatMap((one) => [one.width, one.thickness])
    : entry.variants.flatMap((one) => [
        one.thickness,
        ...one.sheets.flatMap(({ length, width }) => [length, width]),
      ]);
};

/** Inches of every side of what may be bought, as shops have it. */
function ownSizes({ shelf }: JobContext): readonly number[] {
  const products = Object.keys(shelf) as readonly Product[];
  const sides = products.flatMap((product) => {
    const entry = shelf[product];
    return entry.form === 'not-sold' ? [] : sidesOf(entry);
  });
  return [...new Set(sides)].flatMap((side) =>
    side === undefined ? [] : [toInches(side as Length)],
  );
}

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = await everyPlan();
}, 300_000);

describe.each(LANGUAGE_NAMES)('in inches, in %s', (language) => {
  it('nothing said or asked has a sixteenth, or is converted, but what a product or a cut has', async () => {
    const here = cases.filter(
      ({ context: { region, locale }, isOdd }) =>
        region === 'us' && locale.units === 'imperial' && locale.language === language && !isOdd,
    );
    const context = await contextIn('us', 'imperial', language);
    const own = ownSizes(context);
    const isOwn = (inch: number): boolean => own.some((side) => Math.abs(side - inch) < 1 / 30);
    const fine = new Set<string>();
    let seen = 0;
    for (const one of here) {
      const { job, plan } = one;
      const said = [...saidBy(plan), ...askedBy(one, { ...job.example, ...one.typed })];
      seen += said.length;
      for (const [at, text] of said) {
        if (EXACT.has(`${job.slug} ${at}`)) continue;
        for (const [found, feet = '0', inch = '0', top, bottom] of text.matchAll(BROKEN)) {
          const size = 12 * Number(feet) + Number(inch) + Number(top) / Number(bottom);
          if (!isConverted(size, Number(bottom))) continue;
          if (!isOwn(size)) fine.add(`${job.slug} ${at}: ${found} in: ${text}`);
        }
      }
    }
    expect([...fine]).toEqual([]);
    expect(seen).toBeGreaterThan(2000);
  });
});
