// Lists and plans that other people and programs wrote are read right, or said: each kind, in the page.
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import type { CutList } from '../../web/planner/schema/cut-list.ts';
import { newProject } from '../../web/planner/schema/project.ts';
import { dxf, line, text } from '../support/dxf-files.ts';
import { few, LONG } from '../support/long.ts';
import { keep, kept } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => sheet(page).locator('.rows .row');
const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words });
/** The number of parts that were read, from the sheet's largest text. */
const read = (page: Page) => sheet(page).locator('.brought').innerText();

/** Opens a new list and brings a text, or a file, into it. */
async function bring(
  page: Page,
  kind: 'linear' | 'sheet',
  brought: string | Buffer,
): Promise<void> {
  await page.goto(`/project/cut/new?kind=${kind}`);
  await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
  await page.getByRole('button', { name: 'Paste or import a list' }).tap();
  if (typeof brought === 'string') {
    await sheet(page).getByRole('textbox').fill(brought);
    return;
  }
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: brought };
  await sheet(page).locator('input[type="file"]').setInputFiles(file);
}

const add = (page: Page) =>
  sheet(page)
    .getByRole('button', { name: /^Add \d+ parts?$/ })
    .tap();
const materials = (page: Page) =>
  page
    .getByRole('group', { name: 'What the list is cut from' })
    .getByRole('button')
    .allInnerTexts();
const part = (page: Page, number: number, what: string) =>
  page.getByLabel(`Part ${number}, ${what}`, { exact: true }).inputValue();

test('written lists have counts and lengths; an ambiguous line is left out until the user answers', async ({
  phone: { page },
}) => {
  const LINES = [
    'legs: 4 @ 31.5 in',
    '4 pcs 735 mm',
    '735 mm (4)',
    '735 mm - 4 off',
    '735 mm, 2 pcs',
    'A - 1 x 4 8 1/2" (4x)',
    'rail 180 x 10 x 3 cm',
    'rail 160 x 12 x 4 cm',
    '8 hinges',
    'rubber mat, black',
  ];
  await bring(page, 'linear', LINES.join('\n'));
  expect(await read(page)).toBe('22 pieces of 6 kinds, 1 line not read');
  await sheet(page).getByText('2 rows wait for an answer: without it, they are left out').waitFor();
  await row(page, '1 × 4').getByText('8 1/2"').first().waitFor();
  // Each number of a line is marked with its role.
  expect(await row(page, '4 pcs 735 mm').locator('mark').allInnerTexts()).toEqual(['4', '735 mm']);
  await row(page, 'hinges').getByText('Hardware, for the shopping list').waitFor();
  await sheet(page).getByText('Your answer is also for 1 similar line.').waitFor();
  await sheet(page)
    .getByRole('button', { name: /^1 × 180.*10 × 3/ })
    .tap();
  expect(await read(page)).toBe('24 pieces of 8 kinds, 1 line not read');
  await add(page);
  // The boards of a nominal section are a material of their own.
  expect(await materials(page)).toEqual([
    expect.any(String),
    expect.stringContaining('1 × 4'),
    expect.stringContaining('10 × 3'),
    expect.stringContaining('12 × 4'),
    '+ Material',
  ]);
});

test('“Not now” keeps a pasted list, the button to add it stays in sight; hardware joins the shopping list', async ({
  phone: { page },
}) => {
  await bring(page, 'linear', '2 x 700 leg\n8 hinges');
  await expect(sheet(page).getByRole('button', { name: /^Add \d+ parts?$/ })).toBeInViewport({
    ratio: 1,
  });
  await sheet(page).getByRole('button', { name: 'Not now' }).tap();
  await page.getByText('Your list is kept here until you add it').waitFor();
  await page.getByRole('button', { name: 'Paste or import a list' }).tap();
  expect(await sheet(page).getByRole('textbox').inputValue()).toBe('2 x 700 leg\n8 hinges');
  await add(page);
  await page.locator('.tab-bar').getByRole('link', { name: 'Buy', exact: true }).tap();
  await page.getByRole('button', { name: 'Remove hinges' }).waitFor();
});

test('hardware of an export is ticked, joins the Buy tab of a project, is sent and printed, and goes with it in a backup @long', async ({
  phone: { page },
}) => {
  const project = { ...newProject('aaaa1111', 1), name: 'Hall' };
  await keep(page, { 'measure-twice:project:aaaa1111': project });
  const EXPORT = [
    'No.;Designation;Quantity;Length;Width;Thickness;Material type;Material name',
    'A;Side;2;720 mm;560 mm;18 mm;Sheet Goods;Birch ply',
    'B;Cup hinge;6;;;;Hardware;Steel',
  ];
  await bring(page, 'sheet', EXPORT.join('\n'));
  await add(page);
  const list = new URL(page.url()).pathname;
  await page.goto(`${list}/buy`);
  // The boards to buy come before it.
  await page.locator('.hardware-row').nth(1).waitFor();
  await page.getByRole('radio', { name: 'Hall' }).check({ force: true });
  await page.goto('/project/aaaa1111/buy');
  const hinges = page
    .getByRole('region', { name: 'From your list' })
    .getByRole('button', { name: /6 ×.*Cup hinge/ });
  expect(await hinges.getAttribute('aria-pressed')).toBe('false');
  // It is sent and printed with the list.
  await page.getByRole('button', { name: 'Send the list' }).tap();
  await sheet(page).getByText('- Cup hinge: 6').waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print', exact: true }).tap();
  await expect(page.locator('.print__row')).toHaveText([/6 ×.*Cup hinge/]);
  await hinges.tap();
  await expect(hinges).toHaveAttribute('aria-pressed', 'true');
  // The tick is in the list itself, which a shared project takes along.
  const id = list.split('/').at(-1) ?? '';
  const stored = JSON.parse((await kept(page))[`measure-twice:cuts:${id}`] ?? '{}') as CutList;
  expect(stored.project).toBe('aaaa1111');
  expect(stored.hardware).toEqual([
    { id: expect.any(String), name: 'Cup hinge', quantity: '6', bought: true },
  ]);
  await page.goto(`${list}/buy`);
  await expect(page.getByRole('button', { name: /6 ×.*Cup hinge/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

/** A list of more than 60 lines is read in a worker; the page also draws a row for each kind of part. */
const LONG_LIST = LONG ? 2000 : 200;
const piecesOf = (count: number): RegExp =>
  new RegExp(
    String.raw`^${count.toLocaleString('en-GB').replace(',', ',?')} pieces of [\d,]+ kinds$`,
  );

test('a long list is read in a worker, and typing goes on meanwhile', async ({
  phone: { page },
}) => {
  const lines = Array.from({ length: LONG_LIST }, (_, i) => `2 x ${300 + (i % 900)} x 120 side`);
  // Opened: Chromium lays the field out for each line that a test fills in.
  await bring(page, 'sheet', Buffer.from(lines.join('\n')));
  await expect(sheet(page).locator('.brought')).toHaveText(piecesOf(2 * LONG_LIST));
  const box = sheet(page).getByRole('textbox');
  await box.press('ControlOrMeta+End');
  await page.keyboard.type('\n3 x 500 x 100 lid');
  await expect(box).toHaveValue(/lid$/);
  await expect(sheet(page).locator('.brought')).toHaveText(piecesOf(2 * LONG_LIST + 3));
});

test('the sheet of a workbook is chosen @long', async ({ phone: { page } }) => {
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['for the kitchen']] },
      {
        name: 'Parts',
        rows: [
          ['Name', 'Length', 'Width', 'Qty'],
          ['Side', 720, 560, 2],
        ],
      },
    ],
  });
  await bring(page, 'sheet', Buffer.from(workbook));
  await sheet(page).getByRole('radio', { name: 'Parts', exact: true }).tap();
  await row(page, 'Side').getByText('720 mm × 560 mm').waitFor();
});

test('headers are read with their units and remarks; a table without a number of pieces says so @long', async ({
  phone: { page },
}) => {
  await bring(
    page,
    'sheet',
    'Name,Length (in),Width (in),Copies,"Can Rotate (0 = No / 1 = Yes)"\nSide,28.5,11.25,2,0',
  );
  expect(await read(page)).toBe('2 pieces of 1 kind');
  await row(page, 'Side').getByText('28.5″ × 11.25″').waitFor();
  await row(page, 'Side').getByText('grain kept').waitFor();
  await sheet(page).getByRole('textbox').fill('Part\tLength (mm)\tWidth (mm)\nSide\t1800\t300');
  await sheet(page).getByText('No column says how many: one of each.').waitFor();
  await sheet(page).getByRole('textbox').fill('QTY,W,L,Description,Weight\n2,286,914,Side,3.5');
  await row(page, 'Side').getByText('914 mm × 286 mm').waitFor();
  await sheet(page).getByText('Not taken: Weight.').waitFor();
});

test('a grain along the width turns the part and adds a note @long', async ({
  phone: { page },
}) => {
  await bring(
    page,
    'sheet',
    'Name,Length,Width,Quantity,Grain\nback,830,1180,1,width\ndoor,700,400,2,vertical',
  );
  await row(page, 'back').getByText('1180 mm × 830 mm').waitFor();
  await row(page, 'back').getByText('length and width are swapped').waitFor();
  await row(page, 'door').getByText('“vertical” can mean either side').waitFor();
});

test('each thickness is a material, timber is cut to length, and banding is a tape @long', async ({
  phone: { page },
}) => {
  const LIST = [
    'No.;Designation;Quantity;Length;Width;Thickness;Material type;Material name',
    'A;door;2;700;397;16;Sheet Goods;MDF',
    'B;top;1;1200;600;25;Sheet Goods;MDF',
    'C;rail;4;1200;89;38;Dimensional;Pine',
    'D;tape;6;2100;22;1;Edge Banding;PVC',
  ];
  await bring(page, 'sheet', LIST.join('\n'));
  expect(await read(page)).toBe('7 pieces of 3 kinds');
  await row(page, 'tape').getByText('It is tape for edges, 6 × 2100 mm × 22 mm').waitFor();
  await add(page);
  expect(await materials(page)).toEqual([
    expect.stringContaining('MDF 16 mm'),
    expect.stringContaining('MDF 25 mm'),
    expect.stringContaining('Pine 38 × 89 mm'),
    '+ Material',
  ]);
});

test('trims of an optiCutter file are each their own @long', async ({ phone: { page } }) => {
  await bring(page, 'linear', 'K,3\nLT,0\nRT,20\nS,2400,1\nP,1195,2,leg');
  await add(page);
  await expect(page.locator('#trims-left')).toHaveValue('0 mm');
  await expect(page.locator('#trims-right')).toHaveValue('20 mm');
});

/** As the tools write them: a text, the name of its part, and its size. */
const FORMATS = [
  // Fusion 360, then SketchUp CutList, PanelCut, and OpenCutList in Spanish, Italian, Russian and Hebrew.
  [
    'qty,material,length (in),width (in),height (in),names\n2,Ply,28.5,11.25,0.75,Lid',
    'Lid',
    '28.5″ × 11.25″',
  ],
  [
    '"Part#","Sub-Assembly","Description","Length(L)","Width(W)","Thickness(T)","Material"\n"1","Base","Rail","34 1/2""","3 1/2""","3/4""","Pine"',
    'Rail',
    '34 1/2" × 3 1/2"',
  ],
  ['Label,Width,Height,Quantity,Material\nFW 1,140,1000,2,Birch 18 mm', 'FW 1', '1000 mm × 140 mm'],
  ['No.;Designación;Cantidad;Longitud;Anchura\nA;Lado;2;720 mm;560 mm', 'Lado', '720 mm × 560 mm'],
  [
    'N.;Designazione;Quantità;Lunghezza;Larghezza\nA;Fianco;2;721 mm;560 mm',
    'Fianco',
    '721 mm × 560 mm',
  ],
  [
    'N°;Определение;Количество;Пильная длина;Ширина\nA;Бок;2;722 mm;560 mm',
    'Бок',
    '722 mm × 560 mm',
  ],
  ['תיאור;כמות;אורך חיתוך;רוחב חיתוך\nצד;2;723 mm;560 mm', 'צד', '723 mm × 560 mm'],
] as const;

test('known formats are read in any encoding and language; the user names the columns of an unknown table @long', async ({
  phone: { page },
}) => {
  const latin = Buffer.from('Bezeichnung;Anzahl;Länge;Breite\nTür;2;720;560', 'latin1');
  await bring(page, 'sheet', latin);
  await row(page, 'Tür').getByText('720 mm × 560 mm').waitFor();
  const wide = Buffer.from('Название;Количество;Длина;Ширина\nДверь;2;720;560', 'utf16le');
  await bring(page, 'sheet', wide);
  await row(page, 'Дверь').getByText('720 mm × 560 mm').waitFor();
  await bring(
    page,
    'sheet',
    '| Part | Qty | Length | Width |\n|---|---|---|---|\n| Side | 2 | 720 | 560 |',
  );
  expect(await read(page)).toBe('2 pieces of 1 kind');
  await bring(
    page,
    'sheet',
    'Length,Width,Qty,Material,Label\n3000,1500,1,Ply,stock sheet\n\nLength,Width,Qty,Material,Label,Can Rotate\n1200,400,2,Ply,a,0',
  );
  await sheet(page).getByText('CutList Optimizer, with 1 board').waitFor();
  expect(await read(page)).toBe('2 pieces of 1 kind');
  for (const [brought, name, size] of few(FORMATS, 2)) {
    await sheet(page).getByRole('textbox').fill(brought);
    await row(page, name).getByText(size).waitFor();
  }
  await bring(page, 'sheet', 'Bok,2,720,560\nHylla,1,700,500');
  for (const [i, column] of ['name', 'quantity', 'length', 'width'].entries()) {
    await page.getByLabel(`Column ${i + 1}`, { exact: true }).selectOption(column);
  }
  expect(await read(page)).toBe('3 pieces of 2 kinds');
});

test('every length field reads the same notations and reports an ambiguous decimal point @long', async ({
  phone: { page },
}) => {
  await bring(
    page,
    'sheet',
    `Name;Length;Width;Qty\na;1.200 mm;600 mm;2\nb;10'-6";5'-3 1/2";1\nc;1 200 mm;2m44;1`,
  );
  await row(page, '“1.200 mm” is read as 1200 mm.').getByText('1200 mm × 600 mm').waitFor();
  expect(await read(page)).toBe('4 pieces of 3 kinds');
  await add(page);
  const first = page.locator('.table-row').first();
  const echo = first.getByText('= ');
  for (const typed of ['1.200 mm', '1.200']) {
    await page.getByLabel('Part 1, length').fill(typed);
    await expect(echo).toContainText('= 1200 mm');
  }
  for (const typed of ['8-foot', '2m44']) {
    await page.getByLabel('Part 1, length').fill(typed);
    await expect(echo).toHaveCount(0);
    await expect(first.locator('.cell--wrong')).toHaveCount(0);
  }
  expect(await part(page, 3, 'length')).toBe('1 200 mm');
});

const planned = (page: Page) =>
  page.locator('.cut-plan[aria-busy="false"] .proof b').first().waitFor();

test('parts that nearly fit say by how much, and a board used to the end says that it is tight @long', async ({
  phone: { page },
}) => {
  // `2 x 48" half` could be one strip of 2 × 48 inches: the sheet would ask.
  await bring(page, 'linear', '2 pcs 48" half');
  await add(page);
  const tab = (name: string) =>
    page.locator('.tab-bar').getByRole('link', { name, exact: true }).tap();
  await tab('Buy');
  await page.getByLabel('Board 1, length').fill('96"');
  await tab('Cut');
  await planned(page);
  await page.getByText(/^1\.5\smm less on each part, and 1 × 2\.4\d*\sm is enough\.$/).waitFor();
  await tab('Buy');
  await page.getByLabel('Board 1, length').fill('2400 mm');
  await tab('Measure');
  await page.getByLabel('Part 1, length').fill('1198 mm');
  await tab('Cut');
  await planned(page);
  await page.getByText('Tight: 1 mm').first().waitFor();
});

test('stock of quantity 0 is none left, not too short @long', async ({ phone: { page } }) => {
  await bring(page, 'linear', '2 x 700 leg');
  await add(page);
  await page.locator('.tab-bar').getByRole('link', { name: 'Buy', exact: true }).tap();
  await page.getByLabel('Board 1, length').fill('2400 mm');
  await page.getByLabel('Board 1, how many there are').fill('0');
  await page.locator('.tab-bar').getByRole('link', { name: 'Cut', exact: true }).tap();
  await page.getByText('none left that it fits on').waitFor();
});

const inch = (mm: number): number => mm / 25.4;

test('a plan with gaps at doors becomes rooms with doors; an implausible unit is asked about @long', async ({
  phone: { page },
}) => {
  const wall = (...at: readonly [number, number, number, number]) =>
    line([inch(at[0]), inch(at[1])], [inch(at[2]), inch(at[3])]);
  const file = dxf(4, [
    wall(0, 0, 4000, 0),
    wall(4000, 0, 4000, 1000),
    wall(4000, 1900, 4000, 3000),
    wall(4000, 3000, 0, 3000),
    wall(0, 3000, 0, 0),
    wall(4000, 3000, 7000, 3000),
    wall(7000, 3000, 7000, 0),
    wall(7000, 0, 4000, 0),
    text([inch(1000), inch(1500)], 'LIVING', 8),
    text([inch(5000), inch(1500)], 'PLATFORM', 8),
  ]);
  await keep(page, {
    'measure-twice:project:aaaa1111': { ...newProject('aaaa1111', 1000), region: 'uk' },
  });
  await page.goto('/project/aaaa1111');
  await page.getByRole('button', { name: 'Measure a place' }).tap();
  await sheet(page).getByRole('button', { name: 'From a file' }).tap();
  await sheet(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'flat.dxf', mimeType: 'application/dxf', buffer: Buffer.from(file) });
  await sheet(page)
    .getByText('The file says that it is drawn in mm, and no house is of that size.')
    .waitFor();
  const living = sheet(page).getByRole('checkbox', { name: 'LIVING' });
  await living.getByText('4.00 m × 3.00 m, 12.0 m², 4 walls').waitFor();
  await living.getByText('A gap of a door’s width is closed, and is a door.').waitFor();
  expect(await sheet(page).getByText('PLATFORM').count()).toBe(0);
});
