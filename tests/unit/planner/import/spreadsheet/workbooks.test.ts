import { crc32, deflateRawSync } from 'node:zlib';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import { checkArchive } from '../../../../../web/planner/import/spreadsheet/check-archive.ts';
import { kindOfFile, kindOfText } from '../../../../../web/planner/import/spreadsheet/file-kind.ts';
import { readWorkbook } from '../../../../../web/planner/import/spreadsheet/read-workbook.ts';
import { writeWorkbook } from '../../../../../web/planner/import/spreadsheet/write-workbook.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

const PARTS = {
  name: 'Parts',
  rows: [
    ['Name', 'Length', 'Width', 'Qty'],
    ['Side', 720, 560, 2],
    ['Top "A"', 600.5, 560, 1],
  ],
};

interface Entry {
  readonly name: string;
  readonly data: Uint8Array;
  /** Size that the directory claims. */
  readonly claimed?: number;
}

/** A ZIP archive by hand, so that its headers can lie. */
function archive(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, claimed = data.length } of entries) {
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(data), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claimed, 22);
    head.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(crc32(data), 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(claimed, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    const local = Buffer.concat([head, Buffer.from(name), packed]);
    locals.push(local);
    directory.push(central, Buffer.from(name));
    at += local.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('the kind of a file', () => {
  it('is told by its signature', async () => {
    expect(kindOfFile(await writeXlsx({ sheets: [PARTS] }))).toBe('xlsx');
    expect(kindOfFile(await writeOds({ sheets: [PARTS] }))).toBe('ods');
    expect(kindOfFile(archive([{ name: 'word/document.xml', data: text('<a/>') }]))).toBe('zip');
    expect(kindOfFile(text('%PDF-1.7'))).toBe('pdf');
    expect(kindOfFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe('old');
    expect(kindOfFile(text('4 x 735 leg'))).toBe('text');
    expect(kindOfFile(new Uint8Array())).toBe('text');
  });

  it('of a paste is told as well', () => {
    expect(kindOfText('%PDF-1.7\n...')).toBe('pdf');
    expect(kindOfText('PK\u0003\u0004...')).toBe('zip');
    expect(kindOfText('PK board 4 x 735')).toBe('text');
  });
});

describe('a workbook', () => {
  it.each(['xlsx', 'ods'] as const)('of %s has its sheets as tables', async (kind) => {
    const write = kind === 'xlsx' ? writeXlsx : writeOds;
    const bytes = await write({ sheets: [PARTS, { name: 'Empty', rows: [] }] });
    const opened = await readWorkbook(bytes, kind);
    if (!opened.ok) throw new Error(opened.fault);
    expect(opened.sheets.map(({ name }) => name)).toEqual(['Parts', 'Empty']);
    const read = importCutList(opened.sheets[0]?.text ?? '', 'mm', 'sheet', BRITISH.metric);
    expect(read.ok ? read.value.parts : []).toMatchObject([
      { name: 'Side', length: '720 mm', width: '560 mm', quantity: '2' },
      { name: 'Top "A"', length: '600.5 mm' },
    ]);
  });

  it('gives the results of formulas', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Parts',
          rows: [
            ['Length', 'Qty'],
            [0, 2],
          ],
          cells: new Map([['1,0', { formula: '700+20', formulaResult: 720 }]]),
        },
      ],
    });
    const opened = await readWorkbook(bytes, 'xlsx');
    expect(opened.ok ? opened.sheets[0]?.text : '').toBe('Length\tQty\n720\t2');
  });

  it('is refused if it unpacks to more than the limit, whatever it claims', async () => {
    const bomb = { name: 'xl/workbook.xml', data: new Uint8Array(200_000), claimed: 10 };
    expect(await checkArchive(archive([bomb]), { entries: 10, unpacked: 100_000 })).toBe(
      'unpacked',
    );
    const many = Array.from({ length: 11 }, (_, i) => ({ name: `${i}.xml`, data: text('<a/>') }));
    expect(await checkArchive(archive(many), { entries: 10, unpacked: 100_000 })).toBe('entries');
  });

  it('is refused if it declares entities', async () => {
    const evil = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    const bytes = archive([{ name: 'xl/workbook.xml', data: text(evil) }]);
    expect(await checkArchive(bytes)).toBe('entities');
    expect(await readWorkbook(bytes, 'xlsx')).toEqual({ ok: false, fault: 'entities' });
  });

  it('is refused if it is cut off or no workbook', async () => {
    const bytes = await writeXlsx({ sheets: [PARTS] });
    for (const end of [10, 100, bytes.length - 30]) {
      expect(await readWorkbook(bytes.slice(0, end), 'xlsx')).toEqual({
        ok: false,
        fault: 'damaged',
      });
    }
    const other = archive([{ name: 'a.xml', data: text('<a/>') }]);
    expect(await readWorkbook(other, 'xlsx')).toEqual({ ok: false, fault: 'damaged' });
  });
});

describe('a saved workbook', () => {
  it('keeps a text that starts with = as a text', async () => {
    const bytes = await writeWorkbook([
      {
        name: 'Parts: [1]',
        rows: [
          ['Name', 'Length'],
          ['=HYPERLINK("http://a")', 720],
          ['+1', 5],
        ],
      },
    ]);
    const opened = await readWorkbook(bytes, 'xlsx');
    expect(opened.ok ? opened.sheets[0]?.text : '').toContain('=HYPERLINK');
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows[1]).toEqual(['=HYPERLINK("http://a")', 720]);
    const formulas = [...(sheets[0]?.cells ?? new Map()).values()].filter(
      (cell: { formula?: string }) => cell.formula !== undefined,
    );
    expect(formulas).toEqual([]);
  });
});
