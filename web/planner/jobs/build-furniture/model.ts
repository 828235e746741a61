import { formatLength } from '../../measure/units/format-length.ts';
import { length } from '../../measure/units/units.ts';
import { en as enMaterials } from '../../../language/en/materials.ts';
import type { Model, ModelPart, Solid, Triple } from '../../takeoff/solid.ts';
import type { Whole } from './lines.ts';
import { cutSize, type Part } from './panel.ts';

/** A, B, … Z, AA, AB, … */
const letterAt = (at: number): string => {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : letterAt(Math.floor(at / 26) - 1) + letter;
};

/** A part with its solid, in the order of the layout. */
export interface Drawn {
  readonly part: Part;
  readonly solid: Solid;
}

/** Equal parts have one letter: what is sawn alike and banded alike. */
function lettersOf(parts: readonly Part[], isBanded: boolean): ReadonlyMap<Part, string> {
  const known = new Map<string, string>();
  const letters = new Map<Part, string>();
  for (const one of parts) {
    const { length: long, width, thickness } = cutSize(one);
    const key = [one.role, long, width, thickness, isBanded ? one.banded.join() : ''].join(' ');
    const letter = known.get(key) ?? letterAt(known.size);
    known.set(key, letter);
    letters.set(one, letter);
  }
  return letters;
}

/** Each part as a solid that leaves its place by shares of the piece's own sizes. */
export function drawnOf({ built, values }: Whole): readonly Drawn[] {
  const { width, height, depth } = built.design;
  const letters = lettersOf(built.parts, values.board === 'melamine');
  // A low, wide piece would fly apart; its middle size is the measure.
  const measure: Triple = [
    Math.min(width, 2 * height),
    Math.min(depth, height),
    Math.min(height, 2 * width),
  ];
  return built.parts.map((part) => {
    const [x, y, z] = part.apart;
    return {
      part,
      solid: {
        part: letters.get(part) ?? '',
        at: part.at,
        size: part.size,
        apart: [x * measure[0], y * measure[1], z * measure[2]],
      },
    };
  });
}

/** The piece as it stands, with the list of its parts. */
export function modelOf(asked: Whole, drawn: readonly Drawn[]): Model {
  const { words, locale, values, built } = asked;
  const { design } = built;
  const names = locale.words('materials', enMaterials).pieces as Readonly<Record<string, string>>;
  const parts = new Map<string, ModelPart>();
  for (const { part, solid } of drawn) {
    const { length: long, width, thickness } = cutSize(part);
    const shown = [long, width, thickness].map((side) => formatLength(side, locale));
    const banded = values.board === 'melamine' ? part.banded : [];
    parts.set(solid.part, {
      letter: solid.part,
      name: names[part.role] ?? part.role,
      count: (parts.get(solid.part)?.count ?? 0) + 1,
      detail: words.model.part(shown.join(' × '), banded, values.grain && part.stock === 'board'),
    });
  }
  const size = (side: number): string => formatLength(length(side), locale);
  return {
    name: words.fields.kind.options[design.kind],
    says: words.model.says(
      words.fields.kind.options[design.kind],
      size(design.width),
      size(design.height),
      size(design.depth),
      drawn.length,
    ),
    solids: drawn.map(({ solid }) => solid),
    parts: [...parts.values()],
  };
}
