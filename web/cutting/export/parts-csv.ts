import { toCsv } from './csv.ts';

/** A part as other tools take it; millimetres. */
export interface ExportPart {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  readonly turns: boolean;
}

const plain = (text: string): string => text.replaceAll(',', ' ').replaceAll('"', '″');

/**
 * The parts as CutList Optimizer imports them. It takes no commas inside text; a fixed grain is its
 * `h` (along the length).
 */
export function partsCsv(parts: readonly ExportPart[], material: string): string {
  return toCsv([
    ['Length', 'Width', 'Qty', 'Material', 'Label', 'Enabled', 'Grain direction'],
    ...parts.map(({ name, length, width, quantity, turns }) => {
      return [length, width, quantity, plain(material), plain(name), 'true', turns ? '' : 'h'];
    }),
  ]);
}
