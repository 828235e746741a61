import type { en } from './en.ts';
import type { Length } from '../../measure/units/units.ts';
import type { SHELF_LOADS } from '../../takeoff/structure/indoors/shelf-sag.ts';
import type { WallKind } from '../../takeoff/structure/indoors/wall-fixings.ts';
import type { JobInputs } from '../kit/contract.ts';
import type { FieldSpecs, Surfaces } from '../kit/fields.ts';
import type { Board } from '../kit/walls/shelf-boards.ts';
import type { Design, FurnitureKind } from './piece.ts';

/** Values of the fields. */
export interface FurnitureValues {
  readonly kind: FurnitureKind;
  readonly walls: Surfaces;
  readonly fits: 'own' | 'fill';
  readonly width: Length;
  readonly height: Length;
  readonly depth: Length;
  readonly board: Board;
  readonly joint: Design['joint'];
  readonly back: Design['back'];
  readonly shelves: number;
  readonly doors: 'auto' | 'none' | 'one' | 'two';
  readonly drawers: number;
  readonly stands: Design['stands'];
  readonly load: keyof typeof SHELF_LOADS;
  readonly lid: boolean;
  readonly wall: WallKind;
  readonly lift: Length;
  readonly fronts: Design['fronts'];
  readonly hold: 'auto' | Design['hold'];
  readonly finish: 'paint' | 'varnish' | 'none';
  readonly thickness: Length;
  readonly gap: Length;
  readonly play: Length;
  readonly grain: boolean;
  readonly kerf: Length;
}

export type FurnitureInputs = Omit<
  JobInputs<typeof en, 'thing' | 'wall' | 'room', FieldSpecs>,
  'values'
> & {
  readonly values: FurnitureValues;
};
