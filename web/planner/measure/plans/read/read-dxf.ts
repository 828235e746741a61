import type { Point } from '../../outline/polygon.ts';
import { firstNumber, numbersOf, readRecords, firstText, type DxfRecord } from './dxf-records.ts';
import { lwVertices, STROKED, strokeOf, throughVertices, type Vertex } from './dxf-strokes.ts';
import { wordsOf } from './dxf-text.ts';
import { MOST_POINTS, type PlanFile, type PlanText, type Stroke } from './plan-file.ts';

/** Millimetres by `$INSUNITS`: inches, feet, mm, cm, m. */
const UNITS: ReadonlyMap<number, number> = new Map([
  [1, 25.4],
  [2, 304.8],
  [4, 1],
  [5, 10],
  [6, 1000],
]);

/** Maximum depth of nested blocks. */
const DEEPEST = 5;
/** Limit for texts, blocks and strokes. */
const MOST_ENTITIES = 50_000;

const CURVES: ReadonlySet<string> = new Set(['SPLINE', 'MLINE', 'REGION', 'HELIX']);
const WORDS: ReadonlySet<string> = new Set(['TEXT', 'MTEXT', 'ATTRIB']);

/** Layers of dimensions, of openings in our own files, and of lines that are never printed. */
const NO_WALLS = /^(?:dim|opening|defpoints)/i;

interface Block {
  readonly base: Point;
  readonly entities: readonly DxfRecord[];
}

type Change = (point: Point) => Point;

/** Sorts the records of a file by section. */
class DxfFile {
  readonly entities: DxfRecord[] = [];
  readonly blocks = new Map<string, Block>();
  readonly hidden = new Set<string>();
  unit: number | undefined;

  constructor(records: readonly DxfRecord[]) {
    let section = '';
    let block: DxfRecord[] | undefined;
    for (const record of records) {
      if (record.type === 'SECTION') {
        section = firstText(record, 2).trim();
        if (section === 'HEADER') this.#readHeader(record);
      } else if (record.type === 'BLOCK') block = this.#startBlock(record);
      else if (record.type === 'ENDBLK') block = undefined;
      else if (record.type === 'LAYER' && section === 'TABLES') this.#readLayer(record);
      else if (section === 'BLOCKS') block?.push(record);
      else if (section === 'ENTITIES') this.entities.push(record);
    }
  }

  #readHeader({ groups }: DxfRecord): void {
    const at = groups.findIndex(({ code, value }) => code === 9 && value.trim() === '$INSUNITS');
    if (at >= 0) this.unit = UNITS.get(Number(groups[at + 1]?.value));
  }

  #startBlock(record: DxfRecord): DxfRecord[] {
    const [x = 0, y = 0] = numbersOf(record, 10, 20) ?? [];
    const entities: DxfRecord[] = [];
    this.blocks.set(firstText(record, 2).trim(), { base: { x, y }, entities });
    return entities;
  }

  /** A layer that is off or frozen. */
  #readLayer(record: DxfRecord): void {
    const [flags = 0, colour = 0] = numbersOf(record, 70, [62, 7]) ?? [];
    if (colour < 0 || flags % 2 === 1) this.hidden.add(firstText(record, 2).trim());
  }
}

/** Draws entities one by one, with blocks in their positions. */
class DxfPlan {
  readonly strokes: Stroke[] = [];
  readonly texts: PlanText[] = [];
  leftOut = 0;
  isCut = false;
  readonly #file: DxfFile;
  #points = 0;
  #entities = 0;

  constructor(file: DxfFile) {
    this.#file = file;
    this.#draw(file.entities, (point) => point, 0);
  }

  #draw(entities: readonly DxfRecord[], change: Change, depth: number): void {
    for (const [i, record] of entities.entries()) {
      this.#entities += 1;
      if (this.#entities > MOST_ENTITIES || this.#points > MOST_POINTS) {
        this.isCut = true;
        return;
      }
      const layer = firstText(record, 8).trim();
      // A paper layout shows the plan a second time.
      const isShown = !this.#file.hidden.has(layer) && firstNumber(record, 67) !== 1;
      if (isShown && !NO_WALLS.test(layer)) this.#drawOne(record, entities, i, change, depth);
    }
  }

  #drawOne(
    record: DxfRecord,
    entities: readonly DxfRecord[],
    i: number,
    change: Change,
    depth: number,
  ): void {
    const { type } = record;
    // Mirrored entities are stored as seen from below.
    const isMirrored = type !== 'LINE' && (firstNumber(record, 230, 1) ?? 1) < 0;
    const placed: Change = isMirrored ? ({ x, y }) => change({ x: 0 - x, y }) : change;
    if (type === 'INSERT') this.#insert(record, placed, depth);
    else if (type === 'LWPOLYLINE') this.#polyline(record, lwVertices(record), placed);
    else if (type === 'POLYLINE') this.#polyline(record, verticesAfter(entities, i), placed);
    else if (WORDS.has(type)) this.#text(record, placed);
    else if (STROKED.has(type)) this.#stroke(strokeOf(record), placed);
    else if (CURVES.has(type)) this.leftOut += 1;
  }

  #stroke(stroke: Stroke | undefined, change: Change): void {
    if (stroke === undefined || stroke.points.length < 2) return;
    this.#points += stroke.points.length;
    this.strokes.push({ ...stroke, points: stroke.points.map(change) });
  }

  #polyline(record: DxfRecord, vertices: readonly Vertex[] | undefined, change: Change): void {
    const flags = firstNumber(record, 70) ?? 0;
    // Meshes are not lines.
    if (vertices === undefined || (flags & (16 | 64)) !== 0) return;
    this.#stroke(throughVertices(vertices, flags % 2 === 1), change);
  }

  #text(record: DxfRecord, change: Change): void {
    const [x, y, size = 0] = numbersOf(record, 10, 20, 40) ?? [];
    const text = wordsOf(record);
    if (x !== undefined && y !== undefined && text !== '') {
      this.texts.push({ at: change({ x, y }), text, size });
    }
  }

  #insert(record: DxfRecord, change: Change, depth: number): void {
    const block = this.#file.blocks.get(firstText(record, 2).trim());
    const numbers = numbersOf(record, 10, 20, [41, 1], [42, 1], 50);
    if (block === undefined || numbers === undefined || depth >= DEEPEST) return;
    const [x = 0, y = 0, scaleX = 1, scaleY = 1, turn = 0] = numbers;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const { base } = block;
    const place: Change = (point) => {
      const [dx, dy] = [(point.x - base.x) * scaleX, (point.y - base.y) * scaleY];
      return change({ x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos });
    };
    this.#draw(block.entities, place, depth + 1);
  }
}

/** Corners of a POLYLINE, which are records after it. */
function verticesAfter(entities: readonly DxfRecord[], at: number): readonly Vertex[] | undefined {
  const vertices: Vertex[] = [];
  for (let i = at + 1; entities[i]?.type === 'VERTEX'; i += 1) {
    const record = entities[i];
    const [x, y, bulge = 0] = (record && numbersOf(record, 10, 20, 42)) ?? [];
    if (x === undefined || y === undefined) return undefined;
    vertices.push({ x, y, bulge });
  }
  return vertices;
}

/** y points up in CAD and down in our plans. */
const down = ({ x, y }: Point): Point => ({ x, y: 0 - y });

/**
 * Reads lines, polylines with arcs, circles and texts of a DXF file, with blocks in their positions; everything else is
 * ignored.
 */
export function readDxf(text: string): PlanFile {
  const { records, brokenAt } = readRecords(text);
  const file = new DxfFile(records);
  const { strokes, texts, leftOut, isCut } = new DxfPlan(file);
  return {
    isPlan: records.some(({ type }) => type === 'SECTION'),
    unit: file.unit,
    strokes: strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(down) })),
    texts: texts.map((one) => ({ ...one, at: down(one.at) })),
    brokenAt,
    leftOut,
    isCut,
  };
}
