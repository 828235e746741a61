// Large type, twice the size, and a screen half of which the phone's keys cover: fields stay wide, and what is typed in
// is seen.
import type { Page } from '@playwright/test';
import { examplePlace } from '../../web/planner/jobs/kit/place/example-places.ts';
import type { Language } from '../../web/language/language-tags.ts';
import type { CutList } from '../../web/planner/schema/cut-list.ts';
import type { Project } from '../../web/planner/schema/project.ts';
import { noteWidth } from '../../web/ui/drawings/plan/place-notes.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { belongings } from '../support/house.ts';
import { contextIn, jobsIn, LANGUAGE_NAMES } from '../support/job-context.ts';
import { keep } from '../support/share.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

/**
 * Every screen with fields, and a selector of its content; the first of each kind in `npm
 * test`.
 */
const EVERY = [
  ['/project/aaaa1111?opening=door', 'dialog .field__input'],
  ['/project/aaaa1111?place=room', '#length, .field__input'],
  ['/project/cut/dddd4444/buy', '.cell'],
  ['/project/aaaa1111?place=thing', '.field__input'],
  ['/project/aaaa1111?wall=A', 'dialog .field__input'],
  ['/project/aaaa1111?add=job&place=room', 'dialog .field__input'],
  ['/project/cut/cccc3333', '.cell'],
  ['/project/cut/cccc3333/buy', '.cell'],
  ['/project/cut/dddd4444', '.cell'],
  ['/jobs', '.field__input'],
] as const;

/** Half of it under the phone's keyboard; and on its side. */
const SMALL = { width: 390, height: 480 };
const ON_ITS_SIDE = { width: 844, height: 390 };

async function visit(viewport: typeof SMALL, large: boolean): Promise<Phone> {
  const phone = await openPhone(browser, {
    baseURL: runtime.url,
    viewport,
    reducedMotion: 'reduce',
  });
  const { page } = phone;
  await keep(page, { ...belongings(), 'measure-twice:settings': { large } });
  return phone;
}

/** Faults of the focused field: too small to hit, or covered in its middle. */
const wrong = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return 'no field has the focus';
    const { x, y, width, height } = field.getBoundingClientRect();
    if (width < 44 || height < 44) return `${Math.round(width)} × ${Math.round(height)} px`;
    // Its middle, and the lower end of its text.
    const under = [y + height / 2, y + height - 4].flatMap((at) => {
      const there = document.elementFromPoint(x + width / 2, at);
      return there === field ? [] : [there?.className ?? 'the edge'];
    });
    return under.length === 0 ? undefined : `under ${under.join()}`;
  });

/** Faults of a screen's fields, each focused by Tab or the keyboard's “next”. */
async function wrongOn(page: Page, path: string, stands: string, text: string) {
  await page.goto(path);
  await page.locator(stands).first().waitFor();
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    for (const one of document.querySelectorAll('details')) one.open = true;
  }, text);
  const scope = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main';
  const fields = await page.locator(`${scope} :is(.field__input, .cell)`).all();
  const found = fields.length === 0 ? [`${path}: no field`] : [];
  for (const field of fields) {
    await field.evaluate((input) => (input as HTMLInputElement).focus());
    const how = await wrong(page);
    if (how !== undefined) found.push(`${path} ${await field.getAttribute('id')}: ${how}`);
  }
  return found;
}

test.describe('every field is wide enough, and above what covers it when it has the focus', () => {
  const ways = [
    ['on 390 × 480, as with a keyboard open, with text at 200 %', SMALL, '200%', false],
    ['on a phone on its side', ON_ITS_SIDE, '100%', false],
    ['on 390 × 480, as with a keyboard open', SMALL, '100%', false],
    ['there, as large type', SMALL, '', true],
  ] as const;
  for (const [name, viewport, text, large] of ways) {
    test(name, async () => {
      test.setTimeout(300_000);
      const phone = await visit(viewport, large);
      const found: string[] = [];
      for (const [path, stands] of EVERY) {
        found.push(...(await wrongOn(phone.page, path, stands, text)));
      }
      expect(found).toEqual([]);
      await phone.close();
    });
  }
});

/** Cells and fields whose text is wider than they are. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(.field__input, .cell)')
    .evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${one.id}: ${one.value || one.placeholder}`),
    );

/** The notes on the drawings of all jobs' examples, each once, in a language. */
async function notesIn(language: Language): Promise<readonly string[]> {
  const context = await contextIn('uk', undefined, language);
  const texts = (await jobsIn(context)).flatMap((job) =>
    job
      .plan(examplePlace(job.places[0] ?? 'room', context.locale), job.example ?? {})
      .drawings.flatMap(({ notes = [], dimensions = [] }) =>
        [...notes, ...dimensions].map(({ text }) => text),
      ),
  );
  return [...new Set(texts)];
}

test.describe('typed and offered texts are shown without truncation', () => {
  test('the words on drawings fit the space reserved for them', async () => {
    const phone = await openPhone(browser, { baseURL: runtime.url });
    await phone.page.goto('/jobs');
    const all = (await Promise.all(LANGUAGE_NAMES.map(notesIn))).flat();
    expect(all.length).toBeGreaterThan(100);
    const widths = await phone.page.evaluate((texts) => {
      const [svg, one] = ['svg', 'text'].map((name) =>
        document.createElementNS('http://www.w3.org/2000/svg', name),
      );
      svg?.setAttribute('viewBox', '0 0 358 300');
      svg?.setAttribute('width', '358');
      one?.setAttribute('class', 'plan__size plan__size--fine');
      if (svg === undefined || !(one instanceof SVGTextElement)) throw new Error('no picture');
      svg.append(one);
      document.body.append(svg);
      return texts.map((text) => {
        one.textContent = text;
        return one.getComputedTextLength();
      });
    }, all);
    const wider = all.flatMap((text, i) => {
      const [room, wide] = [noteWidth(text), widths[i] ?? 0];
      return wide > room ? [`${text}: ${wide.toFixed(1)} in ${room.toFixed(1)}`] : [];
    });
    expect(wider).toEqual([]);
    await phone.close();
  });

  for (const width of [320, 390]) {
    test(`prices, names, choices and Remove buttons fit at ${width} px`, async () => {
      const phone = await openPhone(browser, {
        baseURL: runtime.url,
        viewport: { width, height: 844 },
      });
      const { page } = phone;
      await page.goto('/settings');
      const mine = belongings();
      const cabinet = mine['measure-twice:cuts:dddd4444'] as CutList;
      const project = mine['measure-twice:project:aaaa1111'] as Project;
      await keep(page, {
        ...mine,
        'measure-twice:cuts:dddd4444': {
          ...cabinet,
          material: 'birch ply',
          parts: cabinet.parts.map((part) => ({ ...part, name: 'birch ply side' })),
          stock: cabinet.stock.map((stock) => ({ ...stock, price: '1162.50' })),
        },
        'measure-twice:project:aaaa1111': {
          ...project,
          jobs: ['lay-a-laminate-floor', 'hang-on-a-wall'].map((slug, i) => ({
            id: `job${i}`,
            slug,
            place: ['room', 'wall'][i] ?? '',
            typed: {},
          })),
        },
      });
      const found: string[] = [];
      for (const path of [
        '/project/cut/dddd4444',
        '/project/cut/dddd4444/buy',
        '/project/cut/cccc3333',
        '/project/cut/cccc3333/buy',
      ]) {
        await page.goto(path);
        await page.locator('.table-row').first().waitFor();
        found.push(...(await cutOff(page)));
      }
      expect(found).toEqual([]);

      await page.goto('/project/aaaa1111?place=wall');
      await page.getByText('Up to 10 kg').waitFor();
      const lines = await page.locator('.choice__option span').evaluateAll((all) =>
        all.map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
          return [one.textContent?.replaceAll('\u00a0', ' '), new Set(tops).size] as const;
        }),
      );
      expect(lines.filter(([, count]) => count > 3)).toEqual([]);
      expect(Object.fromEntries(lines)['Up to 10 kg']).toBeLessThan(3);

      await page.goto('/project/aaaa1111?place=room');
      const head = page.locator('.job__head').filter({ hasText: 'Lay a laminate' });
      const [title, remove] = await Promise.all(
        [head.locator('h2'), head.locator('button')].map((one) => one.boundingBox()),
      );
      expect(remove?.x).toBeGreaterThan((title?.x ?? 0) + 100);
      expect(Math.abs((remove?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(44);
      await phone.close();
    });
  }
});
