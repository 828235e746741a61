import type { PanelEdge } from '../edge-banding.ts';
import { toCsv } from './csv.ts';
import type { PlanBoard } from '../plan/plan-board.ts';
import { entryOf } from '../../measure/units/entry-of.ts';

/** A part in the form that other tools accept; millimetres. */
export interface ExportPart {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  readonly turns: boolean;
  /** Names of the tapes on its edges; absent if there are none. */
  readonly bands?: Readonly<Record<PanelEdge, string>>;
  /** Degrees off square at either end; absent if both are square. */
  readonly mitre?: { readonly start?: number; readonly end?: number };
}

/** CutList Optimizer's names of the edges; its top and bottom run along the length. */
const BANDS: readonly (readonly [title: string, edge: PanelEdge])[] = [
  ['Top band', 'l2'],
  ['Left band', 'w1'],
  ['Bottom band', 'l1'],
  ['Right band', 'w2'],
];

const plain = (text: string): string => text.replaceAll(',', ' ').replaceAll('"', '″');

/**
 * The parts as CutList Optimizer imports them. It accepts no commas in texts; `h` is a fixed grain along the length.
 * The edge columns exist only if an edge is banded.
 */
export function partsCsv(parts: readonly ExportPart[], material: string): string {
  const bands = parts.some((part) => part.bands !== undefined) ? BANDS : [];
  return toCsv([
    [
      'Length',
      'Width',
      'Qty',
      'Material',
      'Label',
      'Enabled',
      'Grain direction',
      ...bands.map(([title]) => title),
    ],
    ...parts.map((part) => {
      const { length, width, quantity, turns } = part;
      const texts = [plain(material), plain(part.name), 'true', turns ? '' : 'h'];
      const tapes = bands.map(([, edge]) => plain(part.bands?.[edge] ?? ''));
      return [length, width || '', quantity, ...texts, ...tapes];
    }),
  ]);
}

/** Column title of MaxCut's template. */
const CAN_ROTATE = 'Can Rotate (0 = No / 1 = Yes / 2 = Same As Material)';

/** The parts as MaxCut imports input panels; 1 may be rotated, 0 may not. */
export function maxcutCsv(parts: readonly ExportPart[], material: string): string {
  const edges = ['Edging Length 1', 'Edging Length 2', 'Edging Width 1', 'Edging Width 2'];
  return toCsv([
    ['Name', 'Length', 'Width', 'Quantity', CAN_ROTATE, 'Material', ...edges],
    ...parts.map(({ name, length, width, quantity, turns, bands }) => {
      const tapes = (['l1', 'l2', 'w1', 'w2'] as const).map((edge) => bands?.[edge] ?? '');
      return [name, length, width || '', quantity, turns ? 1 : 0, material, ...tapes];
    }),
  ]);
}

/**
 * Thickness, and width for timber, within a material's name: `MDF 18 mm`, `Pine 38 × 89 mm`; empty if there is none.
 */
function sidesIn(material: string): { readonly thickness: string; readonly width: string } {
  const timber = /(?<![\d.])(\d{1,5}(?:\.\d{1,3})?)\s×\s(\d{1,5}(?:\.\d{1,3})?)\smm/.exec(material);
  if (timber !== null) return { thickness: `${timber[1]} mm`, width: `${timber[2]} mm` };
  const [, sheet] = /(?<![\d.])(\d{1,5}(?:\.\d{1,3})?)\s?mm/.exec(material) ?? [];
  return { thickness: sheet === undefined ? '' : `${sheet} mm`, width: '' };
}

const mm = (size: number): string => `${Math.round(size * 100) / 100} mm`;

/**
 * The parts as OpenCutList's importer accepts them, separated by semicolons: sizes with units, because bare sizes are
 * in the model's unit, under the column titles of its export. Timber is marked, so that it is read back as lengths.
 */
export function opencutlistCsv(parts: readonly ExportPart[], material: string): string {
  const { thickness, width: wide } = sidesIn(material);
  const edges = ['Edge Length 1', 'Edge Length 2', 'Edge Width 1', 'Edge Width 2'];
  return toCsv(
    [
      [
        'Designation',
        'Quantity',
        'Length',
        'Width',
        'Thickness',
        'Material type',
        'Material name',
        'Grain',
        ...edges,
      ],
      ...parts.map(({ name, length, width, quantity, turns, bands }) => {
        const isTimber = width === 0;
        const tapes = (['l1', 'l2', 'w1', 'w2'] as const).map((edge) => bands?.[edge] ?? '');
        const sides = [mm(length), isTimber ? wide : mm(width), thickness];
        const kind = isTimber ? 'Dimensional' : 'Sheet Goods';
        return [name, quantity, ...sides, kind, material, turns ? '' : 'length', ...tapes];
      }),
    ],
    ';',
  );
}

/** A board with its texts for an export. */
export interface NamedBoard {
  readonly number: number;
  /** Size of the stock: `2440 × 1220 mm`. */
  readonly title: string;
  readonly board: PlanBoard;
  /** Names of its parts, by part id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Name of a piece on its board; empty if the user gave it none. */
export const pieceName = ({ names }: NamedBoard, part: string): string =>
  entryOf(names, part) ?? '';
