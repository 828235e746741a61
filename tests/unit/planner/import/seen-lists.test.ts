// Lists that people and tools really write, small: each as it was seen in public, rewritten with sizes of our own.
import { describe, expect, it } from 'vitest';
import { decodeList } from '../../../../web/planner/import/decode-list.ts';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import type { Answers, Imported } from '../../../../web/planner/import/imported.ts';
import type { Assigned } from '../../../../web/planner/import/read-table.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

interface Said {
  readonly kind?: 'linear' | 'sheet';
  readonly unit?: 'mm' | 'in';
  readonly assigned?: Assigned;
  readonly answers?: Answers;
}

function read(
  text: string,
  { kind = 'sheet', unit = 'mm', assigned = {}, answers = {} }: Said = {},
): Imported {
  const result = importCutList(text, unit, kind, BRITISH.metric, assigned, answers);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** `4 | 735 mm × 560 mm | side | MDF`. */
const brief = (imported: Imported) =>
  imported.parts.map(({ quantity, length, width, name, material }) =>
    [quantity, [length, width].filter(Boolean).join(' × '), name, material]
      .filter(Boolean)
      .join(' | '),
  );

const notes = ({ noted }: Imported) => noted.map(({ line, reason }) => `${line}: ${reason}`);

/** The parts of a line after the user chooses one of its readings. */
const chosen = (line: string, pick: number) => {
  const group = read(line).asked[0]?.group ?? '';
  return brief(read(line, { answers: { [group]: pick } }));
};

describe('a written line', () => {
  it.each([
    ['legs: 4 @ 31.5 in', '4 | 31.5 in | legs'],
    ['rails: 2 @ 57 in', '2 | 57 in | rails'],
    ['4 pcs 735 mm', '4 | 735 mm'],
    ['4 no. 735 mm', '4 | 735 mm'],
    ['735 mm 4 pcs', '4 | 735 mm'],
    ['735 mm (4)', '4 | 735 mm'],
    ['735 mm - 4 off', '4 | 735 mm'],
    ['735 mm, 2 pcs', '2 | 735 mm'],
    ['4 legs 735 mm', '4 | 735 mm | legs'],
    ['Leg x4 735', '4 | 735 mm | Leg'],
    ['qty: 4, 735, leg', '4 | 735 mm | leg'],
    ['10 @ 1200', '10 | 1200 mm'],
    ['2 Stück 735', '2 | 735 mm'],
    ['735 毫米 4 根 桌腿', '4 | 735 毫米 | 桌腿'],
    ['2m44 x 2 rail', '2 | 2m44 | rail'],
    [`10'-6" x 3`, `3 | 10'-6"`],
    ['8-foot (2)', '2 | 8-foot'],
  ])('%s of lengths is read', (line, part) => {
    const imported = read(line, { kind: 'linear' });
    expect(brief(imported)).toEqual([part]);
    expect([imported.rejected, imported.asked, imported.noted]).toEqual([[], [], []]);
  });

  it.each([
    [`A - 1 x 4 8 1/2" (4x)`, '4 | 8 1/2" | A | 1 × 4'],
    [`E - 2 x 6 48" (2x)`, '2 | 48" | E | 2 × 6'],
    [`(2) 1x4 @ 36"`, '2 | 36" | 1 × 4'],
    [`8' 2x4 (3)`, `3 | 8' | 2 × 4`],
    ['38 x 89 x 2400, 4 pcs', '4 | 2400 mm | 38 × 89 mm'],
  ])('%s names a section, which is a material', (line, part) => {
    expect(brief(read(line, { kind: 'linear' }))).toEqual([part]);
    if (!/^(?:38|A)/.test(line)) expect(brief(read(line, { kind: 'sheet' }))).toEqual([part]);
  });

  it.each([
    ['Shelf: 3 pcs, 800 x 300, 18mm thick', '3 | 800 mm × 300 mm | Shelf | 18mm'],
    ['720 x 560 x 18 mm', '1 | 720 mm × 560 mm | 18 mm'],
    ['2 x 720 x 560 x 18 side', '2 | 720 mm × 560 mm | side | 18 mm'],
    ['Top (A) 24 1/2" x 12"', '1 | 24 1/2" × 12" | Top (A)'],
    ['3 off 600x300mm', '3 | 600 mm × 300mm'],
    ['[ ] 2 - 24" x 12" shelves', '2 | 24" × 12" | shelves'],
    ['sides 2 pieces @ 11 1/4" x 72"', '2 | 72" × 11 1/4" | sides'],
  ])('%s of panels is read', (line, part) => {
    expect(brief(read(line))).toEqual([part]);
  });

  it.each(['shelf 2: 720 x 560', '720 x 560 x 18'])(
    '%s has two readings, and is no part before the answer',
    (line) => {
      const { parts, asked } = read(line);
      expect(parts).toEqual([]);
      expect(asked[0]?.readings.length).toBe(2);
    },
  );

  it('with two counts is not read', () => {
    const { parts, asked, rejected } = read('720 x 560 (2) 3 pcs');
    expect([parts.length, asked.length, rejected.length]).toEqual([0, 0, 1]);
  });

  it('is the reading that the user chooses', () => {
    const thick = [chosen('720 x 560 x 18', 0), chosen('720 x 560 x 18', 1)].flat();
    expect(thick.toSorted()).toEqual(['1 | 720 mm × 560 mm | 18 mm', '18 | 720 mm × 560 mm']);
  });

  it('says what of it stays in the name, and what is not taken', () => {
    expect(notes(read('Side 1: 720 x 560 (2)'))).toEqual(['1: 1 is kept in the name.']);
    expect(notes(read('leg A4 735 mm, 4 pcs', { kind: 'linear' }))).toEqual([
      '1: 4 is kept in the name.',
    ]);
    expect(notes(read('4 @ 735 mm £3.50', { kind: 'linear' }))).toEqual([
      '1: Its price, 3.50, is not taken.',
    ]);
  });
});

describe('a header', () => {
  it.each([
    [
      'Description,Length,Width,Copies,Can Rotate\nSide,762,590,2,No',
      '2 | 762 mm × 590 mm | Side',
      false,
    ],
    [
      'Name,Length,Width,Quantity,"Can Rotate (0 = No / 1 = Yes)"\nSide,795,560,2,0',
      '2 | 795 mm × 560 mm | Side',
      false,
    ],
    ['QTY,W,L,Description,Grain\n2,286,914,Side,yes', '2 | 914 mm × 286 mm | Side', false],
    [
      'qty,material,length (in),width (in),names\n2,Pine,6.00,2.00,"Left,Right"',
      '2 | 6.00″ × 2.00″ | Left,Right | Pine',
      true,
    ],
    ['Part\tLength (mm)\tWidth (mm)\tQty\nSide\t1800\t300\t2', '2 | 1800 mm × 300 mm | Side', true],
    ['Name,Qty,Width,Height\nSide panel,4,400,300', '4 | 300 mm × 400 mm | Side panel', true],
    [
      'Part name,Quantity,Width cm,Length cm,Height cm\nLeg,4,8.9,73.5,3.8',
      '4 | 73.5 cm × 8.9 cm | Leg | 3.8 cm',
      true,
    ],
  ])('%s is understood', (text, part, turns) => {
    const imported = read(text, { unit: text.includes('(in)') ? 'mm' : 'mm' });
    expect(brief(imported)).toEqual([part]);
    expect(imported.parts[0]?.turns).toBe(turns);
  });

  it('without a number of pieces says that each is one', () => {
    expect(notes(read('Name,Length,Width\nSide,720,560'))).toEqual([
      '1: No column says how many: one of each.',
    ]);
  });

  it('with columns that are not known names them', () => {
    const text = 'Name,Length,Width,Qty,Weight,Area\nSide,720,560,2,3.5,';
    expect(notes(read(text))).toEqual(['1: Not taken: Weight.']);
  });
});

describe('a number of pieces', () => {
  it.each(['2', '2 pcs', '2x', 'x2', '(2)', '2.0', '2,0', '2 Stk.'])('written %s is 2', (cell) => {
    expect(brief(read(`Length;Width;Qty\n720;560;${cell}`))).toEqual(['2 | 720 mm × 560 mm']);
  });

  it.each(['two', '2.5', '0', '-2', '2 of 3'])('written %s is refused beside its row', (cell) => {
    const { parts, rejected } = read(`Length;Width;Qty\n720;560;${cell}`);
    expect(parts).toEqual([]);
    expect(rejected).toMatchObject([{ line: 2, reason: `“${cell}” is not a number of pieces.` }]);
  });
});

const OPENCUTLIST = 'No.;Designation;Quantity;Length;Width;Thickness;Material type;Material name';

describe('a thickness and a kind of material', () => {
  it('make a material each: MDF of 16 and of 25 mm are two', () => {
    const rows = ['A;door;2;700;397;16;Sheet Goods;MDF', 'B;top;1;1200;600;25;Sheet Goods;MDF'];
    expect(brief(read([OPENCUTLIST, ...rows].join('\n')))).toEqual([
      '2 | 700 mm × 397 mm | door | MDF 16 mm',
      '1 | 1200 mm × 600 mm | top | MDF 25 mm',
    ]);
  });

  it('that the material names already is not said twice', () => {
    expect(brief(read('Length,Width,Qty,Thickness,Material\n720,560,1,18,18mm birch ply'))).toEqual(
      ['1 | 720 mm × 560 mm | 18mm birch ply'],
    );
  });

  it('bring timber to lengths and banding to tapes', () => {
    const rows = ['C;rail;4;1200;89;38;Dimensional;Pine', 'D;tape;6;2100;22;1;Edge Banding;PVC'];
    const imported = read([OPENCUTLIST, ...rows].join('\n'));
    expect(brief(imported)).toEqual(['4 | 1200 mm | rail | Pine 38 × 89 mm']);
    expect(imported.tapes).toEqual([{ name: 'PVC', thickness: '1 mm' }]);
    expect(notes(imported)).toContain(
      '3: It is tape for edges, 6 × 2100 mm × 22 mm: a tape of the list, no part.',
    );
  });

  it('of solid wood keep its grain, and hardware is something to buy', () => {
    const rows = ['A;top;1;1200;600;25;Solid Wood;Oak', 'B;hinge;4;100;40;2;Hardware;Steel'];
    const { parts, rejected, hardware } = read([OPENCUTLIST, ...rows].join('\n'));
    expect(parts).toMatchObject([{ name: 'top', turns: false }]);
    expect(rejected).toEqual([]);
    expect(hardware).toMatchObject([{ line: 3, quantity: 4, name: 'hinge' }]);
  });
});

const trims = (...rows: string[]) => {
  const { trim, trims: each } = read(['K,3', ...rows, 'S,2400,1', 'P,1195,2,leg'].join('\n'), {
    kind: 'linear',
  });
  return { trim, each };
};

describe('trims of an optiCutter file', () => {
  it('are each their own', () => {
    const none = { top: '0 mm', bottom: '0 mm' };
    expect(trims('LT,0', 'RT,20')).toEqual({
      trim: '',
      each: { left: '0 mm', right: '20 mm', ...none },
    });
    expect(trims('LT,2', 'RT,5')).toEqual({
      trim: '',
      each: { left: '2 mm', right: '5 mm', ...none },
    });
    expect(trims('LT,2', 'RT,2')).toEqual({ trim: '2 mm', each: undefined });
  });
});

describe('a whole format', () => {
  it.each([
    [
      'Fusion 360',
      'count,material,length (in),width (in),height (in),names\n2,Plywood,28.5,11.25,0.75,"Side L, Side R"',
      '2 | 28.5″ × 11.25″ | Side L, Side R | Plywood 0.75″',
    ],
    [
      'SketchUp CutList',
      '"Part#","Sub-Assembly","Description","Length(L)","Width(W)","Thickness(T)","Board Feet","Material"\n"1","Base","Rail","34 1/2""","3 1/2""","3/4""","0.6","Pine"',
      '1 | 34 1/2" × 3 1/2" | Rail | Pine 3/4"',
    ],
    [
      'CutList Plus',
      'Part #,Description,Thick,Length,Width,Copies,Material Name,Banding,<Info>,Notes\n1,Side,18,720,560,2,Birch,,,',
      '2 | 720 mm × 560 mm | Side | Birch 18 mm',
    ],
    [
      'MaxCut',
      'Type,Name,Length,Width,Quantity,Notes,Can Rotate (0 = No / 1 = Yes / 2 = Same As Material),Material,Edging Length 1,Edging Length 2,Edging Width 1,Edging Width 2\nInput Panel,Side,720,560,2,,1,White,,,,',
      '2 | 720 mm × 560 mm | Side | White',
    ],
    [
      'Smart2DCutting',
      'Description,Length,Width,Qty,Rotate,Material,Part code,Top band,Left band,Bottom band,Right band\nSide,590 mm,574 mm,8,Y,MDF 18mm,001,oak,0,oak,0',
      '8 | 590 mm × 574 mm | Side | MDF 18mm',
    ],
    [
      'PanelCut',
      '"Description","Horizontal size","Vertical size","Number of sheets","Rotation"\n"Side","560","720","2","0"',
      '2 | 720 mm × 560 mm | Side',
    ],
    [
      'a Markdown table',
      '# Cabinet\n\n| Part | Qty | Length | Width |\n|:-----|----:|-------:|------:|\n| Side | 2 | 720 | 560 |',
      '2 | 720 mm × 560 mm | Side',
    ],
    [
      'columns of spaces',
      'Part     Qty   Length   Width\nSide     2     720      560',
      '2 | 720 mm × 560 mm | Side',
    ],
  ])('of %s is read', (_, text, part) => {
    expect(brief(read(text))).toEqual([part]);
  });

  it.each([
    [
      'a section beside the length',
      'description,quantity,length (in),wxh\nstud,3,60,2x4',
      '3 | 60″ | stud | 2 × 4',
    ],
    [
      'all sizes in one column',
      'Part,Qty,Dimensions\nTop,1,720 x 560 x 18 mm',
      '1 | 720 mm × 560 mm | Top | 18 mm',
    ],
    [
      'sizes over three columns under one title',
      '|  |  |  |  |  |\n|:--|--:|:-:|--:|--:|\n| Name | Dimensions |  |  | Quantity |\n| Back | 200 mm | x | 300 mm | 4 |',
      '4 | 200 mm × 300 mm | Back',
    ],
    ['two columns', 'cutsize;repetition\n150;1', '1 | 150 mm'],
    [
      'DébitPro',
      'Désignation;Nombre;Longueur;Largeur;Epaisseur;Essence\nCôté;2;720;560;19;Chêne',
      '2 | 720 mm × 560 mm | Côté | Chêne 19 mm',
    ],
    [
      'a Chinese panel app',
      '\uFEFF名称,长度,宽度,数量,旋转,板材\n侧板,2440,400,2,是,白色',
      '2 | 2440 mm × 400 mm | 侧板 | 白色',
    ],
    [
      'an Argentine optimiser',
      'Largo,Ancho,Cantidad,Material,Etiqueta,Veta\n720,560,2,Melamina,Lateral,1',
      '2 | 720 mm × 560 mm | Lateral | Melamina',
    ],
    [
      'spaces before quoted cells',
      'quantity, width, height, title\n1, 175, 282, "Upright #1A"',
      '1 | 282 mm × 175 mm | Upright #1A',
    ],
    [
      'a text with a thickness in brackets',
      '720\t560\tSide (thickness: 18)',
      '1 | 720 mm × 560 mm | Side | 18 mm',
    ],
  ])('of %s is read as it was seen', (_, text, part) => {
    expect(brief(read(text))).toEqual([part]);
  });

  it('names the heading above a table as not taken', () => {
    const text = '5/8 spruce plywood\nQty,Length,Width\n1,820,230';
    expect(notes(read(text))).toEqual(['2: Not taken: 5/8 spruce plywood.']);
  });

  it('of two blocks is stock and parts', () => {
    const text =
      'Length,Width,Qty,Material,Label\n3000,1500,1,Ply,stock sheet\n\nLength,Width,Qty,Material,Label,Can Rotate\n1200,400,2,Ply,a,0';
    const imported = read(text);
    expect(imported.stock).toEqual([
      { length: '3000 mm', width: '1500 mm', quantity: '1', price: '' },
    ]);
    expect(brief(imported)).toEqual(['2 | 1200 mm × 400 mm | a | Ply']);
    expect(notes(imported)).toContain('1: These rows are read as stock.');
  });

  it('of two blocks under headings is told by them, of two pages is one list', () => {
    const headed = read(
      'Parts\nLength,Width,Qty\n900,400,2\nStock panels\nLength,Width,Qty\n800,300,1',
    );
    expect([headed.parts.length, headed.stock.length]).toEqual([1, 1]);
    const pages = read('Length,Width,Qty\n900,400,2\n\nLength,Width,Qty\n900,500,1\n300,200,1');
    expect([pages.parts.length, pages.stock.length]).toEqual([3, 0]);
  });

  it.each(['\t', ';', '|', ','])(
    'parted by %j with no known word has its columns said by hand',
    (sign) => {
      const text = [
        ['Bok', 2, 720, 560],
        ['Hylla', 1, 700, 500],
      ]
        .map((row) => row.join(sign))
        .join('\n');
      const assigned = { 0: 'name', 1: 'quantity', 2: 'length', 3: 'width' } as const;
      expect(brief(read(text, { assigned }))).toEqual([
        '2 | 720 mm × 560 mm | Bok',
        '1 | 700 mm × 500 mm | Hylla',
      ]);
    },
  );
});

describe('a point or a comma before three digits', () => {
  it.each([
    ['1.200 mm', '1200 mm'],
    ['2,440', '2440 mm'],
  ])('groups thousands where %s is no part else, and says so', (cell, length) => {
    const imported = read(`Name;Length;Width;Qty\na;${cell};600;1`);
    expect(imported.parts[0]?.length).toBe(length);
    expect(notes(imported)).toEqual([`2: “${cell}” is read as ${length}.`]);
  });

  it('is what other rows say it is', () => {
    expect(brief(read('Length;Width;Qty\n1.200;600;1\n1.200,5;600;1'))[0]).toBe(
      '1 | 1200 mm × 600 mm',
    );
    expect(brief(read('Length;Width;Qty\n9.250;600.5;1\n720.5;600;1'))[0]).toBe(
      '1 | 9.25 mm × 600.5 mm',
    );
    expect(brief(read('Length;Width;Qty\n720.000;560.500;1'))[0]).toBe('1 | 720 mm × 560.5 mm');
  });

  it('parts decimals of metres and inches', () => {
    expect(brief(read('Length (m);Width (m);Qty\n1.200;0.600;1'))).toEqual([
      '1 | 1.200 m × 0.600 m',
    ]);
    expect(brief(read('Length (in);Width (in);Qty\n1.200;6.125;1'))).toEqual([
      '1 | 1.200″ × 6.125″',
    ]);
  });
});

const bytesOf = (text: string, order: 'le' | 'be'): Uint8Array =>
  new Uint8Array(
    Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('a file in an old encoding', () => {
  const GERMAN = 'Bezeichnung;Anzahl;Länge;Breite\nTür;2;720;560';

  it.each(['le', 'be'] as const)('of UTF-16 without a mark, %s, is read', (order) => {
    expect(decodeList(bytesOf(GERMAN, order))).toBe(GERMAN);
    const chinese = '名称,数量,长度,宽度\n侧板,2,720,560';
    expect(decodeList(bytesOf(chinese, order))).toBe(chinese);
  });

  it.each([
    ['Windows-1252', GERMAN, { ä: 0xe4, ü: 0xfc }],
    ['Windows-1251', 'Наименование;Количество;Длина;Ширина', 'cyrillic'],
    [
      'Windows-1250',
      'Název;Počet;Délka;Šířka',
      { á: 0xe1, č: 0xe8, é: 0xe9, Š: 0x8a, í: 0xed, ř: 0xf8 },
    ],
  ] as const)('of %s is read', (_, text, table) => {
    const byte = (sign: string): number => {
      const code = sign.charCodeAt(0);
      if (code < 128) return code;
      if (table === 'cyrillic') return code - 0x410 + 0xc0;
      return Object.entries(table).find(([one]) => one === sign)?.[1] ?? 0x3f;
    };
    expect(decodeList(new Uint8Array(Array.from(text, byte)))).toBe(text);
  });

  it('of GB 18030 is read, and UTF-8 stays UTF-8', () => {
    const gb = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xca, 0xfd, 0xc1, 0xbf];
    expect(decodeList(new Uint8Array(gb))).toBe('名称,数量');
    expect(decodeList(new TextEncoder().encode(GERMAN))).toBe(GERMAN);
  });
});
