// Each kind of line that an earlier reader guessed, pasted into one open sheet: a part, a question, hardware or no part.
import type { Page } from '@playwright/test';
import { openPhone, type Phone } from '../support/browser.ts';
import { few } from '../support/long.ts';
import { browser, expect, runtime, test } from '../support/test.ts';

let phone: Phone;
let page: Page;

test.beforeAll(async () => {
  phone = await openPhone(browser, { baseURL: runtime.url });
  page = phone.page;
  await page.goto('/project/cut/new?kind=linear');
  await page.waitForURL(/\/project\/cut\/[0-9a-f]{8}$/);
  await page.getByRole('button', { name: 'Paste or import a list' }).tap();
});

test.afterAll(async () => {
  await phone.close();
});

const sheet = () => page.getByRole('dialog');
const field = () => sheet().getByRole('textbox');
const choose = (name: string) =>
  sheet().getByRole('radio', { name, exact: true }).check({ force: true });

type Kind = 'Boards' | 'Sheets';
type Unit = 'mm' | 'inches';

async function paste(text: string, kind: Kind, unit: Unit): Promise<void> {
  // The same text again would keep its answers.
  await field().fill('');
  await field().fill(text);
  await choose(unit);
  // A kind that is shown already is only proposed until another was chosen.
  await choose(kind === 'Boards' ? 'Sheets' : 'Boards');
  await choose(kind);
}

/** Rows of the preview with a count: `4 × 900 mm × 300 mm`. */
const counted = async (): Promise<readonly string[]> =>
  (await sheet().locator('.row__main--counted').allInnerTexts()).map((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 2)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
/** Readings that a question offers. */
const offered = async (): Promise<readonly string[]> =>
  (await sheet().locator('.toggles button').allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );

/** Title of a group, kind and unit of its list, and its lines with the rows of the preview. */
const READ: readonly (readonly [
  string,
  Kind,
  Unit,
  readonly (readonly [string, ...string[]])[],
])[] = [
  [
    'one unit after both sizes is that of both',
    'Sheets',
    'mm',
    [
      ['120 x 60 cm', '1 × 120 cm × 60 cm'],
      ['1.2 x 0.6 m', '1 × 1.2 m × 0.6 m'],
    ],
  ],
  [
    'a count before a length is no size',
    'Boards',
    'inches',
    [
      ['2x 48" studs', '2 × 48"'],
      ['Four pieces 27-1/2" long', '4 × 27-1/2"'],
    ],
  ],
  [
    'number words and count marks count',
    'Sheets',
    'mm',
    [
      ['Twelve panels 500 x 250', '12 × 500 mm × 250 mm'],
      ['1180x680=14', '14 × 1180 mm × 680 mm'],
      ['600x400 /8', '8 × 600 mm × 400 mm'],
      ['600x300 @12P', '12 × 600 mm × 300 mm'],
      ['450×600→4本', '4 × 600 mm × 450 mm'],
      ['600*400 共2', '2 × 600 mm × 400 mm'],
      ['600х400 2шт', '2 × 600 mm × 400 mm'],
      ['500*300 各4', '4 × 500 mm × 300 mm'],
    ],
  ],
  [
    'a number word of another language counts',
    'Boards',
    'mm',
    [['vier Bretter 90 cm', '4 × 90 cm']],
  ],
  [
    'several parts in one line are a row each',
    'Boards',
    'mm',
    [['7 at 400 mm; 14 at 450 mm', '7 × 400 mm', '14 × 450 mm']],
  ],
  [
    'several panels in one line are a row each',
    'Sheets',
    'mm',
    [['460X2440=14, 400X2440=20', '14 × 2440 mm × 460 mm', '20 × 2440 mm × 400 mm']],
  ],
  [
    'labels decide the roles of sizes',
    'Sheets',
    'mm',
    [
      ['7 cm de large sur 54 de long', '1 × 54 cm × 7 cm'],
      ['长1180 宽680 2块', '2 × 1180 mm × 680 mm'],
    ],
  ],
  ['labels tell a section from a length', 'Boards', 'mm', [['W105×H30×L1200', '1 × 1200 mm']]],
  [
    'Unicode and markup are normalized',
    'Sheets',
    'mm',
    [
      ['30㎜×564㎜', '1 × 564 mm × 30 mm'],
      ['４枚 ６００×３００', '4 × 600 mm × 300 mm'],
      ['дно 610Х400', '1 × 610 mm × 400 mm'],
      ['$620 \\times 400$, 2 pcs', '2 × 620 mm × 400 mm'],
      ['800 x 300<br>2 pcs', '2 × 800 mm × 300 mm'],
      ['½ m x 20 cm', '1 × ½ m × 20 cm'],
    ],
  ],
  [`4x4's are a section`, 'Boards', 'inches', [[`Six 4x4's, 40" long`, '6 × 40"']]],
  [
    'angles, ordinals and prices are no lengths',
    'Boards',
    'mm',
    [
      ['5 tasseaux de 60 cm, coupe à 45 degrés', '5 × 60 cm'],
      ['2) cut five slats, 44 cm each', '5 × 44 cm'],
      ['Latte 24 x 48 mm x 200 cm €4,09', '1 × 200 cm'],
    ],
  ],
  [
    'labelled lines of one part are one row',
    'Sheets',
    'mm',
    [['Breite: 30 cm\nHöhe: 80 cm', '1 × 80 cm × 30 cm']],
  ],
  [
    'steel has its wall in the section',
    'Boards',
    'mm',
    [
      ['4 off 40x40x2 SHS 820mm', '4 × 820mm'],
      ['2 off L 50x50x5 angle, 1150 long', '2 × 1150 mm'],
    ],
  ],
];

for (const [title, kind, unit, lines] of few(READ)) {
  test(`${title}: ${lines.map(([text]) => text.replace('\n', ' / ')).join(', ')}`, async () => {
    await paste(lines.map(([text]) => text).join('\n'), kind, unit);
    const rows = lines.flatMap(([, ...own]) => own);
    await expect.poll(async () => (await counted()).toSorted()).toEqual(rows.toSorted());
    expect(await offered()).toEqual([]);
  });
}

test('the same size twice is one length, with a note @long', async () => {
  await paste('14 pieces at 360mm (14 1/2")', 'Boards', 'mm');
  await expect.poll(counted).toEqual(['14 × 360mm']);
  await sheet().getByText('Not taken: 14 1/2".').waitFor();
});

const ASKED: readonly (readonly [string, string, Kind, Unit, ...string[]])[] = [
  [
    'a plural without a number',
    '38 x 89 mm x 2.4 m studs',
    'Boards',
    'mm',
    '1 × 2.4 m, 38 × 89 mm',
    '2 × 2.4 m, 38 × 89 mm',
  ],
  [
    'a dash before a fraction',
    '1 - 3/16" dowel, 20" long',
    'Boards',
    'inches',
    '1 × 20", 1 - 3/16"',
    '1 × 20", 3/16"',
  ],
  ['inches behind feet', `One 8' 1" x 6"`, 'Boards', 'inches', `1 × 8', 1" × 6"`, `1 × 8' 1" × 6"`],
  ['a range', '6-7 Stk. Leisten 80 cm', 'Boards', 'mm', '6 × 80 cm', '7 × 80 cm'],
  [
    'a unit that a count may carry',
    '180×10×3 cm',
    'Boards',
    'mm',
    '1 × 180 cm, 10 × 3 cm',
    '3 × 180 cm × 10 cm',
  ],
  ['a bare section', '2 by 4 by 8', 'Boards', 'inches', '1 × 8′, 2 × 4', '2 × 8″ × 4″'],
  [
    'a bare section among sheets',
    '2 by 4 by 8',
    'Sheets',
    'mm',
    '1 × 8′, 2 × 4',
    '2 × 8 mm × 4 mm',
  ],
];

for (const [title, text, kind, unit, ...readings] of few(ASKED)) {
  test(`${title} is asked with its readings as buttons: ${text}`, async () => {
    await paste(text, kind, unit);
    await expect
      .poll(async () => (await offered()).toSorted())
      .toEqual([...readings, 'Not a part'].toSorted());
    expect(await counted()).toEqual([]);
    const [first = ''] = await offered();
    await sheet().locator('.toggles button').first().tap();
    await expect.poll(counted).toEqual([first.split(',')[0]]);
  });
}

test('2 by 4 by 8 is asked before the user chooses a kind, too @long', async () => {
  const other = await openPhone(browser, { baseURL: runtime.url });
  await other.page.goto('/project/cut/new?kind=sheet');
  await other.page.getByRole('button', { name: 'Paste or import a list' }).tap();
  await other.page.getByRole('dialog').getByRole('textbox').fill('2 by 4 by 8');
  await other.page.getByText('Which is it?').waitFor();
  await other.close();
});

test('headings, materials, steps and sums are no parts, and hardware is for the shopping list', async () => {
  const lines = ['8 hinges', '2x4 studs:', '120 grit paper', '5′ Planter', 'Bevel at 45 degrees'];
  await paste(lines.join('\n'), 'Boards', 'inches');
  await expect.poll(counted).toEqual(['8 × hinges']);
  await sheet().getByText('Hardware, for the shopping list').waitFor();
  await paste('List 15x43 mm:\nSumme 450-720 EUR\n12 m² laminate\n5 l paint', 'Sheets', 'mm');
  await expect(sheet().getByText('No part was found in it.').first()).toBeVisible();
  expect(await counted()).toEqual([]);
});

const file = (content: string | Buffer) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('a file is told by its signature, pasted or opened, and a message names its format', async () => {
  await field().fill('%PDF-1.7 stream');
  await sheet().getByText('This is a PDF file.', { exact: false }).waitFor();
  await field().fill('PK\u0003\u0004 mimetype');
  await sheet().getByText('This is a packed file', { exact: false }).waitFor();
  const input = sheet().locator('input[type="file"]');
  await input.setInputFiles(file('%PDF-1.7'));
  await sheet().getByText('This is a PDF file.', { exact: false }).waitFor();
  await input.setInputFiles(file(Buffer.alloc(2_000_001, 32)));
  await sheet().getByText('The file is larger than 2 MB.', { exact: false }).waitFor();
});
