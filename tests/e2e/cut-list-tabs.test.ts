// The four tabs of a cut list, as a project has them.
import { belongings } from '../support/house.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/project/cut/dddd4444';
const tab = (name: string) => ({ name, exact: true }) as const;

test('a former address of a cut list opens the tab that has its content now @long', async ({
  phone: { page },
}) => {
  await keep(page, belongings());
  for (const [former, now] of [
    ['/parts', ''],
    ['/stock', '/buy'],
    ['/plan', '/cut'],
    ['/plan?bench=1', '/cut?bench=1'],
  ] as const) {
    await page.goto(LIST + former);
    await page.waitForURL((url) => url.pathname + url.search === LIST + now);
  }
  await page.getByRole('dialog', { name: 'At the bench' }).waitFor();
});

test('boards appear while parts are typed, and nothing below them moves @long', async ({
  phone: { page },
}) => {
  await page.goto('/project/cut/new');
  await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
  const sketch = page.locator('.sketch');
  const top = () =>
    page.locator('.table').evaluate((table) => table.getBoundingClientRect().top + scrollY);
  await sketch.waitFor();
  const before = await top();
  const boards = sketch.getByRole('img');
  for (const [part, quantity, length] of [
    [1, '9', '2399'],
    [2, '2', '5390'],
  ] as const) {
    await page.getByLabel(`Part ${part}, how many`).pressSequentially(quantity);
    await page.getByLabel(`Part ${part}, length`).pressSequentially(length);
    expect(await top()).toBe(before);
  }
  // Nine equal boards are one row: 2 × 2399 mm and a saw cut need more than 4.8 m.
  await sketch.getByText('9 ×', { exact: true }).waitFor();
  expect(await boards.count()).toBeLessThanOrEqual(3);
  expect(await top()).toBe(before);
});

test('Buy remembers what was bought, and asks for the rest when the list grows', async ({
  phone: { page },
}) => {
  await page.goto('/project/cut/new');
  await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
  const quantity = page.getByLabel('Part 1, how many');
  await quantity.fill('2');
  await page.getByLabel('Part 1, length').fill('2399');
  await page.getByRole('link', { name: 'What to buy' }).tap();
  const row = page.getByRole('button', { name: /× 2\.4.m/ });
  await row.getByText('2', { exact: true }).waitFor();
  await row.tap();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', tab('Measure')).tap();
  await quantity.fill('5');
  await page.getByRole('link', tab('Buy')).tap();
  await row.getByText('2 of 5 bought').waitFor();
  await expect(row).toHaveAttribute('aria-pressed', 'false');
  await row.getByText('3', { exact: true }).waitFor();
});

test('Do leads from board to board, and on to the check of the pieces', async ({
  phone: { page },
}) => {
  await keep(page, belongings());
  await page.goto(`${LIST}/do`);
  const now = page.getByRole('region', { name: 'The step at hand' });
  await now.getByRole('heading', { name: /^Cut a sheet of 2440/ }).waitFor();
  await page.getByRole('link', { name: 'Cut it at the bench' }).tap();
  const bench = page.getByRole('dialog', { name: 'At the bench' });
  await bench.getByRole('button', { name: 'Close' }).tap();
  await page.waitForURL(new RegExp(`${LIST}/do$`));
  await page.goto(`${LIST}/cut`);
  await page.getByRole('button', { name: 'Board 1 cut' }).tap();
  await page.getByRole('link', tab('Do')).tap();
  await now.getByRole('heading', { name: 'Check the pieces' }).waitFor();
  await page.getByRole('button', { name: 'Done, next' }).tap();
  await page.getByText('All done: every piece is cut and checked.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().tap();
  await now.getByRole('heading', { name: 'Check the pieces' }).waitFor();
});

test('Do ticks equal boards together, and Undo takes all of them back', async ({
  phone: { page },
}) => {
  await page.goto('/project/cut/new');
  await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
  for (const [part, quantity, length] of [
    [1, '9', '2399'],
    [2, '4', '2100'],
  ] as const) {
    await page.getByLabel(`Part ${part}, how many`).pressSequentially(quantity);
    await page.getByLabel(`Part ${part}, length`).pressSequentially(length);
  }
  await page.getByRole('link', tab('Do')).tap();
  const rows = page.getByRole('checkbox', { name: /boards of .*, all the same/ });
  const line = page.locator('.screen__line');
  await rows.first().waitFor();
  const steps = Number(/of (\d+)/.exec((await line.textContent()) ?? '')?.[1]);
  // Two kinds of boards at the most three, and the check.
  expect(steps).toBeLessThanOrEqual(4);
  await rows.first().tap();
  await expect(line).toContainText(`1 of ${steps}`);
  await page.getByText(/^\d boards cut/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().tap();
  await expect(line).toContainText(`0 of ${steps}`);
  // Unticking the row takes all of them back too.
  await rows.first().tap();
  await expect(line).toContainText(`1 of ${steps}`);
  await page.locator('.more > summary').last().tap();
  await page.locator('.more [aria-checked="true"]').tap();
  await expect(line).toContainText(`0 of ${steps}`);
});

test('the bench shows its number in text of twice the size, also while its notes scroll @long', async ({
  phone: { page },
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto('/settings');
  await keep(page, belongings());
  await page.goto(`${LIST}/cut?bench=1`);
  const bench = page.getByRole('dialog', { name: 'At the bench' });
  const number = bench.locator('.bench__figure');
  await expect(number).toBeInViewport({ ratio: 1 });
  const scrolledAtFirst = await bench.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return element.scrollTop;
  });
  expect(scrolledAtFirst).toBe(0);
  const scrolled = await bench.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
    return element.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(0);
  await expect(number).toBeInViewport({ ratio: 1 });
});
