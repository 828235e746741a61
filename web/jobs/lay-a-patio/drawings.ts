import { formatLength } from '../../measure/format-length.ts';
import type { Material } from '../../takeoff/material.ts';
import type { Drawing, Note } from '../kit/contract.ts';
import { layersDrawing } from '../kit/layers-drawing.ts';
import type { Whole } from './bill.ts';

/** Every slab in its place with the way the water runs, and a cut through all layers. */
export function patioDrawings(asked: Whole, materials: readonly Material[]): readonly Drawing[] {
  const { words, place, patio, values, locale } = asked;
  const { layout } = patio;
  return [
    {
      id: 'slabs',
      name: words.drawing.name,
      counts: materials.map(({ id }) => id),
      surface: place.region,
      seen: 'plan',
      pieces: layout.laid[0] ?? [],
      notes: fallNotes(asked),
      says: words.drawing.says(
        layout.whole,
        layout.cut,
        layout.cutFrom,
        formatLength(patio.drop, locale),
      ),
    },
    layersDrawing(
      [
        { id: 'slab', name: words.drawing.slab, depth: patio.thickness },
        { id: 'bed', name: words.fields.bedding.options[values.bedding], depth: patio.bed },
        { id: 'base', name: words.drawing.base, depth: patio.base },
      ],
      locale,
    ),
  ];
}

/** Where in the patio a note stands, of its way from the high side to the low one. */
const HIGH = 0.08;
const LOW = 0.92;

function fallNotes({ words, patio, values, locale }: Whole): readonly Note[] {
  const { x0, y0, x1, y1 } = patio.box;
  const at = (part: number): Note['at'] =>
    patio.runs === 'y'
      ? { x: (x0 + x1) / 2, y: y0 + (y1 - y0) * part }
      : { x: x0 + (x1 - x0) * part, y: (y0 + y1) / 2 };
  return [
    { at: at(HIGH), text: values.house ? words.drawing.house : words.drawing.high },
    { at: at(LOW), text: words.drawing.low(formatLength(patio.drop, locale)) },
  ];
}
