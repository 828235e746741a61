import type { Page } from '@playwright/test';
import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import { BRITISH } from '../../web/language/locale.ts';
import { cutDemand } from '../../web/planner/project/cuts/cut-demand.ts';
import { planWith } from '../../web/planner/project/cuts/cut-plan.ts';
import { readCutList } from '../../web/planner/schema/cut-list.ts';
import { openPhone, type Phone } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser);
  page = phone.page;
});

test.afterAll(async () => {
  await phone.close();
});

/** A wardrobe, a desk and a box: three full sheets cost a pound more than two with quarters, and save cuts. */
const PARTS = [
  ['side', 1640, 540, 2, false],
  ['top and bottom', 664, 540, 2, false],
  ['shelf', 662, 520, 3, true],
  ['door', 1636, 347, 2, false],
  ['plinth', 664, 100, 1, false],
  ['desk top', 1150, 550, 1, false],
  ['desk end', 710, 500, 2, true],
  ['desk back', 1050, 300, 1, true],
  ['box side', 610, 280, 2, false],
  ['box end', 314, 280, 1, true],
] as const;

const LIST = {
  version: 1,
  id: 'a1b2c3d4',
  changed: 1_700_000_000_000,
  project: '',
  name: 'Wardrobe',
  material: 'Birch ply 18 mm',
  kind: 'sheet',
  kerf: '4 mm',
  trim: '5 mm',
  face: '',
  stages: 'any',
  firstCut: 'any',
  parts: PARTS.map(([name, length, width, quantity, turns], i) => ({
    id: `part${i}`,
    name,
    length: `${length}`,
    width: `${width}`,
    quantity: `${quantity}`,
    turns,
    mitreStart: '',
    mitreEnd: '',
  })),
  stock: [
    { id: 'full', length: '2500', width: '1250', price: '49', quantity: '' },
    { id: 'quarter', length: '1220', width: '610', price: '16', quantity: '' },
  ],
  done: [],
  without: [],
};

/** The plan as an earlier visit with time enough kept it: how far a search comes is the machine's affair. */
function keptPlan(): string {
  const list = readCutList(JSON.stringify(LIST));
  if (!list.ok) throw new Error(list.reason);
  const { request } = cutDemand(list.value, { locale: BRITISH.metric, currency: 'GBP' });
  if (request === undefined) throw new Error('the list makes no request');
  const parsed = parseRequest({ ...request, timeLimitMs: 600_000 });
  if (!parsed.ok) throw new Error(parsed.reason);
  const answer = solve(parsed.problem);
  return JSON.stringify(planWith(undefined, request, answer, { ended: true, firstNumber: 1 }));
}

const line = () => page.locator('.screen__line').innerText();
const choice = () => page.locator('.simpler');

test('a user prefers fewer cuts', async () => {
  test.setTimeout(300_000);
  await test.step('a user who prefers fewer cuts', async () => {
    await test.step('sees what a little more money saves', async () => {
      await page.goto(runtime.url);
      const kept = [
        [`measure-twice:cuts:${LIST.id}`, JSON.stringify(LIST)],
        [`measure-twice:cut-plan:${LIST.id}`, keptPlan()],
      ];
      await page.evaluate((rows) => {
        for (const [key = '', text = ''] of rows) localStorage.setItem(key, text);
      }, kept);
      await page.goto(`${runtime.url}/project/cut/${LIST.id}`);
      await page.locator('.tab-bar').getByRole('link', { name: 'Cut', exact: true }).tap();
      await choice().waitFor();
      expect(await choice().innerText()).toMatch(/^£1\.00 more saves \d+ cuts\.\s+Take that plan$/);
      expect(await line()).toContain('£146.00');
    });

    await test.step('takes the other plan with one tap, keeps it over a reload, and goes back', async () => {
      await page.getByRole('button', { name: 'Take that plan' }).tap();
      await page.getByRole('button', { name: 'Back to the cheapest' }).waitFor();
      expect(await line()).toContain('£147.00');
      await page.reload();
      await page.getByRole('button', { name: 'Back to the cheapest' }).waitFor();
      expect(await choice().innerText()).toMatch(
        /^\d+ cuts fewer than the cheapest plan, for £1\.00 more\./,
      );
      expect(await line()).toContain('£147.00');
      await page.getByRole('button', { name: 'Back to the cheapest' }).tap();
      await page.getByRole('button', { name: 'Take that plan' }).waitFor();
      expect(await line()).toContain('£146.00');
    });
  });
});
