import { describe, expect, test } from 'vitest';
import type { JobContext, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import { lengthOffers, packOffers, sheetOffers } from '../../../../../web/planner/stock/offers.ts';
import { PRODUCTS, type Product } from '../../../../../web/planner/stock/products.ts';
import type { Material } from '../../../../../web/planner/takeoff/material.ts';
import { everyPlan, type Case } from './every-plan.ts';
import { notesOfDrawings } from './notes-of-drawings.ts';
import { saidInRegion } from './said-in-region.ts';

const cases: readonly Case[] = await everyPlan();
const byName: ReadonlyMap<string, Case> = new Map(cases.map((one) => [one.name, one]));

/** Problems of all cases, each with the name of its case. */
const wrongIn = (check: (one: Case) => readonly string[]): readonly string[] =>
  cases.flatMap((one) => check(one).map((wrong) => `${one.name}: ${wrong}`)).slice(0, 20);

/** The ids of what the shelf of a region sells of a product. */
function offersOf({ shelf, locale }: JobContext, product: Product): ReadonlySet<string> {
  const entry = shelf[product];
  if (entry.form === 'not-sold') return new Set();
  const offers =
    entry.form === 'packs'
      ? entry.variants.flatMap((one) => packOffers(product as never, one, locale))
      : entry.form === 'lengths'
        ? entry.variants.flatMap((one) => lengthOffers(product as never, one, locale))
        : entry.variants.flatMap((one) => sheetOffers(product as never, one, locale));
  return new Set(offers.map(({ id }) => id));
}

const offered = (material: Material): readonly { readonly id: string; readonly price: number }[] =>
  material.form === 'packs' ? material.packs : material.stock;

describe('the bill of every job, region, choice, unit and language', () => {
  test('has something in it', () => {
    expect(cases.length).toBeGreaterThan(200);
    expect(wrongIn(({ plan }) => (plan.materials.length === 0 ? ['nothing to buy'] : []))).toEqual(
      [],
    );
    expect(wrongIn(({ plan }) => Object.values(plan.problems))).toEqual([]);
  });

  test('buys only from the region’s shelf or the user’s own packs, at prices with a year', () => {
    const wrong = wrongIn(({ context, plan, typed }) =>
      plan.materials.flatMap((material) => {
        const { product, id, year } = material;
        if (product === undefined) return [`${id} names no product`];
        const shelf = offersOf(context, product);
        const isTyped = ({ id: offer }: { readonly id: string }): boolean =>
          offer.startsWith(`${product}~own-`) && Object.keys(typed).length > 0;
        const strange = offered(material).filter(
          (one) => (!shelf.has(one.id) && !isTyped(one)) || one.price <= 0,
        );
        return [
          ...strange.map((one) => `${one.id} is not on the shelf`),
          ...(year === undefined ? [`${id} has no year`] : []),
        ];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every need is a whole number and no piece is longer than the stock', () => {
    const wrong = wrongIn(({ plan }) =>
      plan.materials.flatMap((material) => {
        if (material.form === 'packs') {
          const isWhole = Number.isInteger(material.need) && material.need > 0;
          return isWhole ? [] : [`${material.id} needs ${material.need}`];
        }
        const parts = material.form === 'lengths' ? material.pieces : material.panels;
        const longest = Math.max(...material.stock.map(({ length }) => length));
        return parts
          .filter(({ length, quantity }) => length > longest || quantity <= 0)
          .map(({ name, length }) => `${material.id}: ${name} of ${length / 320} mm`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has no line twice: a line that several steps take is made once', () => {
    const wrong = wrongIn(({ plan }) => {
      const said = plan.materials.map(({ id, why }) => `${id}: ${why}`);
      return said.filter((one, i) => said.indexOf(one) < i);
    });
    expect(wrong).toEqual([]);
  });

  test('has one mask, one pair of glasses and one bit of a size for all steps', () => {
    const ONE = /^(silica-mask|dust-mask|safety-glasses|work-gloves|masonry-drill-bit)/;
    const wrong = wrongIn(({ plan }) => {
      const ids = plan.materials.map(({ id }) => id).filter((id) => ONE.test(id));
      return ids.filter((id, i) => ids.indexOf(id) < i);
    });
    expect(wrong).toEqual([]);
  });
});

/** Worn products, and products to wipe, cover and tape: no drawing counts them. */
const NEVER_DRAWN: ReadonlySet<Product | undefined> = new Set<Product>([
  'dust-mask',
  'masking-tape',
  'overalls',
  'rags',
  'rubble-sack',
  'safety-glasses',
  'silica-mask',
  'waterproof-gloves',
  'work-gloves',
]);

describe('the drawings of every job', () => {
  test('count lines of the bill, some of them, and nothing that is worn or wiped with', () => {
    const wrong = wrongIn(({ plan }) => {
      const products = new Map(plan.materials.map(({ id, product }) => [id, product]));
      const counted = plan.drawings.flatMap(({ counts }) => counts);
      return [
        ...counted.filter((id) => !products.has(id)),
        ...counted.filter((id) => NEVER_DRAWN.has(products.get(id))),
        ...(plan.drawings.length > 0 && counted.length === 0 ? ['counts nothing'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the steps of every job', () => {
  test('say what to do, how long it takes and how to know that it is right', () => {
    const wrong = wrongIn(({ plan, context }) => {
      const ends = context.locale.language === 'zh-Hans' ? /[。？]$/ : /^[A-Z0-9].*\.$/s;
      return plan.steps.flatMap(({ id, detail, check, safety, minutes }) => [
        ...(minutes >= 15 ? [] : [`${id} takes ${minutes} minutes`]),
        ...[detail, check, safety]
          .filter((text) => text !== undefined && !ends.test(text))
          .map((text) => `${id}: ${text}`),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  test('are ten to seventeen as usual, eight at least with a choice, each id once, most with a check', () => {
    const wrong = wrongIn(({ typed, isOdd, plan: { steps } }) => [
      ...(steps.length >= (isOdd || Object.keys(typed).length > 0 ? 8 : 10) && steps.length <= 17
        ? []
        : [`${steps.length} steps`]),
      ...(new Set(steps.map(({ id }) => id)).size === steps.length ? [] : ['an id twice']),
      ...(steps.filter(({ check }) => check !== undefined).length * 3 >= steps.length * 2
        ? []
        : ['too few checks']),
    ]);
    expect(wrong).toEqual([]);
  });

  test('waits refer to existing steps and only later steps need them', () => {
    const wrong = wrongIn(({ plan: { steps } }) => {
      const ids = new Set(steps.map(({ id }) => id));
      return steps.flatMap(({ id, after, dryMinutes }, i) => [
        ...(after ?? []).filter((one) => !ids.has(one)).map((one) => `${id} waits for ${one}`),
        ...(dryMinutes !== undefined && i === steps.length - 1 ? [`nothing waits for ${id}`] : []),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  test('take tools that the plan lists, each once', () => {
    const wrong = wrongIn(({ plan }) => {
      const asked = new Set(plan.steps.flatMap(({ tools = [] }) => tools as readonly string[]));
      const listed = plan.tools.map(({ id }) => id);
      const twice = plan.steps.filter(({ tools = [] }) => new Set(tools).size < tools.length);
      return listed.toSorted().join() === [...asked].toSorted().join()
        ? twice.map(({ id }) => id)
        : [listed.join()];
    });
    expect(wrong).toEqual([]);
  });

  test('a gate is in the plan before the work that it protects, with an instruction', () => {
    const wrong = wrongIn(({ plan }) => {
      const asked = new Set(plan.steps.flatMap(({ gates = [] }) => gates));
      // An unknown home counts as old: every gate applies.
      return [...asked].filter((id) => !plan.gates.some((gate) => gate.id === id));
    });
    expect(wrong).toEqual([]);
    expect(
      wrongIn(({ plan }) => plan.gates.filter(({ message }) => message === '').map(({ id }) => id)),
    ).toEqual([]);
  });
});

/** Quantities of a plan without its texts. */
const counted = ({ materials, steps, drawings }: JobPlan): unknown => [
  materials.map((one) => [
    one.id,
    one.form === 'packs'
      ? one.need
      : (one.form === 'lengths' ? one.pieces : one.panels).map(({ length, quantity }) => [
          length,
          quantity,
        ]),
  ]),
  steps.map(({ id, minutes, dryMinutes }) => [id, minutes, dryMinutes]),
  drawings.map(({ id, pieces }) => [id, pieces.length]),
];

describe('a change', () => {
  test('another language changes no count', () => {
    const wrong = wrongIn(({ name, plan, context }) => {
      if (context.locale.language === 'en') return [];
      const british = byName.get(name.replace(` ${context.locale.language} `, ' en '));
      return JSON.stringify(counted(plan)) === JSON.stringify(british && counted(british.plan))
        ? []
        : ['counts otherwise'];
    });
    expect(wrong).toEqual([]);
  });

  test('other units change no count', () => {
    const compared = new Set<string>();
    const wrong = wrongIn(({ name, plan, context, job }) => {
      if (context.locale.units === 'metric' || context.locale.language !== 'en') return [];
      const metric = byName.get(name.replace(' imperial ', ' metric '));
      if (metric === undefined) return [];
      compared.add(`${job.slug} ${context.region}`);
      return JSON.stringify(counted(plan)) === JSON.stringify(counted(metric.plan))
        ? []
        : ['counts otherwise'];
    });
    expect(wrong).toEqual([]);
    expect(compared).toEqual(new Set(cases.map((one) => `${one.job.slug} ${one.context.region}`)));
  });
});

/** Allowed units after a figure, by the user's units. */
const SAID: Readonly<Record<'metric' | 'imperial', RegExp>> = {
  metric: /\d\s*(?:″|′|in\b|ft\b|sq ft|cu ft|lb\b|gal\b|qt\b)/,
  imperial: /\d\s*(?:mm|cm|m²|m³|m|kg|g|L|ml)\b/,
};

describe('sentences', () => {
  test('contain only the user’s units', () => {
    const wrong = wrongIn(({ plan, context }) => {
      const other = SAID[context.locale.units];
      return [
        ...plan.steps.flatMap(({ title, detail, check = '', safety = '' }) => [
          title,
          detail,
          check,
          safety,
        ]),
        ...plan.materials.map(({ why }) => why),
        ...plan.warnings.map(({ message }) => message),
        ...plan.gates.map(({ message }) => message),
        ...plan.figures.map(({ value }) => value),
        ...plan.drawings.flatMap(({ says = '', notes = [], dimensions = [] }) => [
          says,
          ...[...notes, ...dimensions].map(({ text }) => text),
        ]),
      ].filter((text) => other.test(text));
    });
    expect(wrong).toEqual([]);
  });

  test('leave no slot open and say every reason in a sentence', () => {
    const wrong = wrongIn(({ plan }) =>
      plan.materials.map(({ why }) => why).filter((why) => !/^[^{}]+[.。]$/.test(why)),
    );
    expect(wrong).toEqual([]);
  });

  test('are Chinese in Chinese, except units and names of organisations', () => {
    const signs =
      /BS 1722-5|kNm|mm|m²|LinesearchbeforeUdig|Leitungsauskunft|DT-DICT|KN\d+|GEN\d|psi|FFP\d|MDF|IRC|DIN|NHBC|DCA|JGJ|ACQ|CCA/g;
    const wrong = wrongIn(({ plan, job, context }) => {
      if (context.locale.language !== 'zh-Hans') return [];
      const texts = [
        ...plan.steps.flatMap(({ title, detail, check = '' }) => [title, detail, check]),
        ...plan.materials.map(({ why }) => why),
        ...job.counts,
        ...job.pitfalls,
        ...plan.tools.map(({ name }) => name),
        ...plan.gates.map(({ message }) => message),
      ];
      return texts.filter((text) => /[A-Za-z]{3,}/.test(text.replaceAll(signs, '')));
    });
    expect(wrong).toEqual([]);
  });
});

test('every product that a job names is a product', () => {
  const named = new Set(cases.flatMap(({ plan }) => plan.materials.map(({ product }) => product)));
  expect([...named].filter((one) => one === undefined || !Object.hasOwn(PRODUCTS, one))).toEqual(
    [],
  );
});

saidInRegion(cases);
notesOfDrawings(cases);
