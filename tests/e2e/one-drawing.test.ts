// One drawing from the first number to the last step: the user's own room shows the laid pieces in their material.
import type { Page } from '@playwright/test';
import { newRoom, SHAPES } from '../../web/planner/measure/places/place-input.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

const bedroom = (slug: string, typed: Project['jobs'][number]['typed'] = {}): Project => ({
  ...newProject('aaaa1111', 1),
  region: 'uk',
  places: [
    {
      ...newRoom('r'),
      name: 'Bedroom',
      height: '2.4 m',
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4.2 m', '3.1 m'][i] ?? '' })),
    },
  ],
  jobs: [{ id: 'j', slug, place: 'r', typed }],
});

async function open(page: Page, project: Project, path = ''): Promise<void> {
  await keep(page, { 'measure-twice:project:aaaa1111': project });
  await page.goto(`/project/aaaa1111${path}`);
}

const planBox = (page: Page) => page.locator('.plan-box');
const planViews = (page: Page) => page.locator('.plan-views');
const see = (page: Page, view: string) =>
  planViews(page).getByRole('radio', { name: view, exact: true }).check();

/** Pieces of a drawing, and the elements that it consists of. */
const laid = (page: Page) =>
  page.locator('.plan-box .material').evaluate((group) => ({
    pieces: [...group.querySelectorAll('[class^=material-shade]')]
      .map((path) => (path.getAttribute('d') ?? '').split('M').length - 1)
      .reduce((sum, count) => sum + count, 0),
    elements: group.querySelectorAll('*').length,
  }));

test('planks lie on the plan while one types, in few elements, and a finger slides the wall @long', async ({
  phone: { page },
}) => {
  await open(page, bedroom('lay-a-laminate-floor'));
  await page.locator('.plan-box .material').waitFor();
  const before = await laid(page);
  expect(before.pieces).toBeGreaterThan(60);
  expect(before.elements).toBeLessThanOrEqual(10);
  const length = page.getByRole('textbox', { name: /^Length/ });
  await length.fill('6.2 m');
  await expect.poll(async () => (await laid(page)).pieces).toBeGreaterThan(before.pieces + 20);

  await length.fill('4.2 m');
  await length.focus();
  const knob = await page.locator('.slide__knob').boundingBox();
  if (knob === null) throw new Error('no handle');
  const [x, y] = [knob.x + knob.width / 2, knob.y + knob.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 8 });
  await page.mouse.up();
  const slid = await length.inputValue();
  expect(Number.parseFloat(slid)).toBeLessThan(4);
  expect(Number.parseFloat(slid)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(length).not.toHaveValue(slid);
});

test('walls have the typed colour of their paint, all to one scale @long', async ({
  phone: { page },
}) => {
  await open(page, bedroom('paint-a-room', { colour: 'Sage' }));
  await see(page, 'Walls');
  const walls = planBox(page).locator('.material');
  await expect(walls.first()).toHaveCSS('--material', '#9fb4a6');
  const boxes = await planBox(page)
    .locator('.plan__outline')
    .evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = (one as SVGPathElement).getBBox();
        return { width, height };
      }),
    );
  expect(boxes).toHaveLength(4);
  const [a, b] = boxes;
  expect((a?.width ?? 0) / (b?.width ?? 1)).toBeCloseTo(4.2 / 3.1, 1);
  expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
});

test('the step at hand is outlined, what is done filled, the rest pale', async ({
  phone: { page },
}) => {
  const done = ['rest', 'clear', 'damp', 'flat', 'doors', 'prepare', 'plan', 'first'];
  await open(
    page,
    { ...bedroom('lay-a-laminate-floor'), done: done.map((id) => `j/${id}`) },
    '/do',
  );
  const picture = page.locator('.plan').first();
  await picture.waitFor();
  const counted = async () => ({
    filled: await picture.locator('[class^=material-shade]').count(),
    now: await picture.locator('.laid__now').count(),
    later: await picture.locator('.laid__later').count(),
  });
  const { filled, now, later } = await counted();
  expect(filled).toBeGreaterThan(0);
  expect([now, later]).toEqual([1, 1]);
});

test('pieces have outlines in forced colours, and nothing moves with reduced motion @long', async ({
  phone: { page },
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, bedroom('lay-a-laminate-floor'));
  const shade = page.locator('.plan-box [class^=material-shade]').first();
  await shade.waitFor();
  const { fill, stroke, ground, moves } = await shade.evaluate((path) => {
    const style = getComputedStyle(path);
    const wall = document.querySelector('.plan__wall');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    return {
      fill: style.fill,
      stroke: style.stroke,
      ground: getComputedStyle(probe).color,
      moves: wall === null ? '' : getComputedStyle(wall).transitionDuration,
    };
  });
  expect(fill).toBe(ground);
  expect(stroke).not.toBe(ground);
  expect(moves).toBe('0s');
  await expect(page.locator('.plan-box .material__marks')).toBeHidden();
});
