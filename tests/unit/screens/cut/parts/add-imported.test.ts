import { describe, expect, it } from 'vitest';
import { PANEL_EDGES, NO_BANDS } from '../../../../../web/planner/cutting/edge-banding.ts';
import { writeTapeName } from '../../../../../web/planner/cutting/cell-words.ts';
import { partsCsv, type ExportPart } from '../../../../../web/planner/cutting/export/parts-csv.ts';
import { planJson } from '../../../../../web/planner/cutting/export/plan-csv.ts';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import type { Imported } from '../../../../../web/planner/import/imported.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { cutDemand } from '../../../../../web/planner/project/cuts/cut-demand.ts';
import {
  newCutList,
  newMaterial,
  newPart,
  newTape,
  type CutKind,
  type CutList,
} from '../../../../../web/planner/schema/cut-list.ts';
import { FIRST_MATERIAL, materialsOf } from '../../../../../web/planner/schema/cut-materials.ts';
import { withImported, withMaterials } from '../../../../../web/screens/cut/parts/add-imported.ts';
import { answerTo } from '../../../planner/cutting/plan/requests.ts';

function read(text: string): Imported {
  const result = importCutList(text, 'mm', 'sheet', BRITISH.metric);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const EMPTY = newCutList('list', 0, 'sheet');

const taken = (text: string, list: CutList = EMPTY): CutList => {
  const imported = read(text);
  return withImported(list, 'sheet', imported, { parts: imported.parts, locale: BRITISH.metric });
};

/** Each part with the names of its tapes, as users see them. */
const seen = ({ parts, tapes }: CutList) =>
  parts.map(({ name, length, width, quantity, bands = NO_BANDS }) => {
    const named = PANEL_EDGES.map((edge) => {
      const tape = tapes.find(({ id }) => id === bands[edge]);
      return tape === undefined ? '' : writeTapeName(tape, '?');
    });
    return [name, length, width, quantity, ...named].join('|');
  });

describe('a list of CutList Optimizer with edges', () => {
  it('has its tapes on the edges that it names, each tape once', () => {
    const list = taken(
      [
        'Length,Width,Qty,Material,Label,Enabled,Grain direction,Top band,Left band,Bottom band,Right band',
        '720,560,2,ply,side,true,h,,,1 mm oak,',
        '500,300,1,ply,door,true,,1 mm oak,White,1 mm oak,White',
      ].join('\r\n'),
    );
    expect(list.tapes.map(({ name, thickness }) => [name, thickness])).toEqual([
      ['1 mm oak', '1 mm'],
      ['White', ''],
    ]);
    expect(seen(list)).toEqual([
      'side|720 mm|560 mm|2|1 mm oak (1 mm)|||',
      'door|500 mm|300 mm|1|1 mm oak (1 mm)|1 mm oak (1 mm)|White|White',
    ]);
  });
});

const OPENCUTLIST = [
  [
    'English',
    '"No.";"Designation";"Quantity";"Length - raw";"Width - raw";"Length";"Width";"Material name";"Edge Length 1";"Edge Length 2";"Edge Width 1";"Edge Width 2"',
  ],
  [
    'German',
    'Nr.;Bezeichnung;Anzahl;Länge - roh;Breite - roh;Länge;Breite;Materialname;Kantenband Länge 1;Kantenband Länge 2;Kantenband Breite 1;Kantenband Breite 2',
  ],
  [
    'Chinese',
    '编号;名称;数量;长度 - 原始;宽度 - 原始;长度;宽度;材质名称;边缘长度 1;边缘长度 2;边缘宽度 1;边缘宽度 2',
  ],
] as const;

describe('a list of OpenCutList with edges', () => {
  it.each(OPENCUTLIST)('in %s has finished sizes with tapes, and raw ones otherwise', (_, head) => {
    const rows = [
      'A;Door;2;716 mm;396 mm;720 mm;400 mm;MDF;ABS (2 mm x 23 mm);ABS (2 mm x 23 mm);ABS (2 mm x 23 mm);ABS (2 mm x 23 mm)',
      'B;Back;1;~ 730 mm;560,5 mm;720 mm;550 mm;MDF;;;;',
    ];
    const list = taken(`\uFEFF${[head, ...rows].join('\n')}`);
    expect(list.tapes.map(({ name, thickness }) => [name, thickness])).toEqual([['ABS', '2 mm']]);
    expect(seen(list)).toEqual([
      'Door|720 mm|400 mm|2|ABS (2 mm)|ABS (2 mm)|ABS (2 mm)|ABS (2 mm)',
      'Back|730 mm|560.5 mm|1||||',
    ]);
    // Sizes that OpenCutList cuts are cut here.
    const [door] = cutDemand(list, { locale: BRITISH.metric }).parts;
    expect(door).toMatchObject({ length: 716, width: 396 });
  });
});

const PARTS: readonly ExportPart[] = [
  {
    name: 'door',
    length: 720,
    width: 560.5,
    quantity: 2,
    turns: false,
    bands: { l1: 'Oak (1 mm)', l2: '', w1: 'White (0.4 mm)', w2: '' },
  },
  { name: 'back', length: 700, width: 500, quantity: 1, turns: true },
];

describe('our own files', () => {
  it('as CSV read back as they were, tapes included', () => {
    const list = taken(partsCsv(PARTS, 'ply'));
    expect(list.material).toBe('ply');
    expect(seen(list)).toEqual([
      'door|720 mm|560.5 mm|2|Oak (1 mm)||White (0.4 mm)|',
      'back|700 mm|500 mm|1||||',
    ]);
    expect(list.parts.map(({ turns }) => turns)).toEqual([false, true]);
  });

  it('as CSV have no edge columns if none is banded', () => {
    expect(partsCsv(PARTS.slice(1), 'ply')).toBe(
      'Length,Width,Qty,Material,Label,Enabled,Grain direction\r\n700,500,1,ply,back,true,\r\n',
    );
  });

  it('as JSON read back as a list, with stock, prices and saw', () => {
    const start = taken(partsCsv(PARTS, 'ply'));
    const stock = [{ id: 's', length: '2440', width: '1220', price: '42.50', quantity: '' }];
    const { request } = cutDemand({ ...start, stock }, { locale: BRITISH.metric });
    if (request === undefined) throw new Error('nothing to plan');
    const listed = { material: 'ply', currency: 'GBP', parts: PARTS };
    const list = taken(planJson(request, answerTo(request), {}, listed));
    expect(seen(list)).toEqual(seen(start));
    expect(list.material).toBe('ply');
    expect(list.stock).toMatchObject([{ length: '2440 mm', width: '1220 mm', price: '42.50' }]);
    expect([list.kerf, list.trim]).toEqual(['3 mm', '10 mm']);
  });

  it('fill a list that has the tape already without doubling it', () => {
    const oak = { ...newTape('mine'), name: ' oak', thickness: '' };
    const list = taken(partsCsv(PARTS, 'ply'), { ...EMPTY, tapes: [oak] });
    expect(list.tapes.map(({ name }) => name)).toEqual([' oak', 'White']);
    expect(list.parts[0]?.bands?.l1).toBe('mine');
  });
});

describe('JSON that is something else', () => {
  it.each([
    '{}',
    '{"parts":[]}',
    '{"parts":{"length":5}}',
    '{"list":null,"request":{"parts":7}}',
    '{"parts":[',
  ])('%s is read as lines, and nothing is made up', (text) => {
    expect(read(text).parts).toEqual([]);
  });

  it('names what is wrong with a row and keeps the others', () => {
    const { parts, rejected } = read(
      '{"parts":[null,{"length":1e400,"width":5},{"id":"a","length":"2\' 4\\"","width":300,"rotate":false,"quantity":3}]}',
    );
    expect(rejected.map(({ line }) => line)).toEqual([1, 2]);
    expect(parts).toMatchObject([{ name: 'a', width: '300 mm', turns: false, quantity: '3' }]);
  });
});

const KITCHEN_CSV = [
  'Length,Width,Qty,Material,Label',
  '720,560,2,Birch ply 18,side',
  '564,560,2,,bottom',
  '700,500,1,MDF 12,back',
  '2400,,3,CLS,rail',
  '564,100,4,birch PLY 18,brace',
].join('\n');

const start = (_: CutList, id: string, kind: CutKind) => newMaterial(id, kind);

const shown = (list: CutList) =>
  materialsOf(list).map(({ material, kind, parts }) =>
    [material, kind, ...parts.map(({ name }) => name)].join('|'),
  );

describe('a list of three materials', () => {
  const imported = read(KITCHEN_CSV);
  const each = { imported, parts: imported.parts, kind: undefined, locale: BRITISH.metric };

  it('has a material for each, an empty cell being the same as above', () => {
    expect(shown(withMaterials(EMPTY, FIRST_MATERIAL, each, start))).toEqual([
      'Birch ply 18|sheet|side|bottom|brace',
      'MDF 12|sheet|back',
      'CLS|linear|rail',
    ]);
  });

  it('fills the materials that are there and adds the others', () => {
    const there: CutList = {
      ...EMPTY,
      material: 'oak',
      parts: [{ ...newPart('p'), name: 'shelf' }],
      more: [{ ...newMaterial('m', 'sheet'), material: ' mdf 12' }],
    };
    expect(shown(withMaterials(there, FIRST_MATERIAL, each, start))).toEqual([
      'oak|sheet|shelf',
      ' mdf 12|sheet|back',
      'Birch ply 18|sheet|side|bottom|brace',
      'CLS|linear|rail',
    ]);
  });
});
