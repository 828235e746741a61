import type { Edge } from '../edge-banding.ts';
import { toCsv } from './csv.ts';

/** A part as other tools take it; millimetres. */
export interface ExportPart {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  readonly turns: boolean;
  /** What the tapes on its edges are called; left out where there are none. */
  readonly bands?: Readonly<Record<Edge, string>>;
  /** Degrees off square at either end; left out where both are square. */
  readonly mitre?: { readonly start?: number; readonly end?: number };
}

/** CutList Optimizer's names of the edges; its top and bottom run along the length. */
const BANDS: readonly (readonly [title: string, edge: Edge])[] = [
  ['Top band', 'l2'],
  ['Left band', 'w1'],
  ['Bottom band', 'l1'],
  ['Right band', 'w2'],
];

const plain = (text: string): string => text.replaceAll(',', ' ').replaceAll('"', '″');

/**
 * The parts as CutList Optimizer imports them. It takes no commas inside text; a fixed grain is its
 * `h` (along the length). Columns of the edges are there only where one is banded.
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
      return [length, width, quantity, ...texts, ...tapes];
    }),
  ]);
}
