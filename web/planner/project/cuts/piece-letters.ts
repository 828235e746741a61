import { boundsOf } from '../../measure/outline/polygon.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import { mm, toMm } from '../../measure/units/units.ts';
import {
  grainOf,
  isBuilt,
  letterOf,
  sizeAlongGrain,
  type Covering,
  type ModelPart,
  type Scene,
  type Solid,
  type Triple,
} from '../../scene/scene.ts';
import type { JobPlan } from '../../jobs/kit/contract.ts';
import type { Memo } from '../../memo.ts';
import type { PartNeed } from '../../shopping/cut-request.ts';
import type { ListLine } from '../../shopping/list.ts';
import type { Product } from '../../stock/products.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';

type Letters = Readonly<Record<string, string>>;

/** A planned job, as far as letters depend on it. */
interface JobScene {
  readonly entry: { readonly id: string };
  readonly plan: { readonly scene: Scene };
}

/** A line of the list, as far as letters depend on it. */
interface CutParts {
  readonly product: ListLine['product'];
  readonly needs: readonly { readonly job: string }[];
  readonly cut: { readonly parts: readonly PartNeed[] } | undefined;
}

/** Known letters, and the first free ones for the other rows. */
export function rowLetters(rows: readonly { readonly id: string }[], known: Letters): Letters {
  const taken = new Set(Object.values(known));
  const free = Array.from({ length: rows.length + taken.size }, (_, i) => letterOf(i)).filter(
    (letter) => !taken.has(letter),
  );
  let next = 0;
  return Object.fromEntries(
    rows.map(({ id }) => {
      const letter = entryOf(known, id) ?? free[next];
      if (entryOf(known, id) === undefined) next += 1;
      return [id, letter ?? ''];
    }),
  );
}

/** The id of a piece begins with its name in the materials. */
const startOf = (role: string): string => `${role.replaceAll('-', ' ')} `;

/** And then has its size. */
function sizedStartOf({ role, length, width }: ModelPart, isSheet: boolean): string {
  const size = isSheet ? `${toMm(length)} × ${toMm(width)}` : `${toMm(length)}`;
  return `${startOf(role)}${size} `;
}

/** Letters of pieces that the scenes of their jobs list: the same on Measure, boards, labels and at the bench. */
export function sceneLetters(
  jobs: readonly JobScene[],
  parts: readonly Pick<PartNeed, 'id' | 'width'>[],
): Letters {
  const models = jobs.flatMap(({ plan: { scene } }) => scene.parts ?? []);
  return Object.fromEntries(
    parts.flatMap(({ id, width }) => {
      const known = models.find((one) => id.startsWith(sizedStartOf(one, width > 0)));
      return known === undefined ? [] : [[id, known.letter]];
    }),
  );
}

/** A body or laid piece that needs its letter; grid steps. */
interface Wanted {
  readonly product?: Product | undefined;
  /** Name of its piece in the materials, if the scene says it. */
  readonly piece?: string | undefined;
  readonly length: number;
  readonly width: number;
}

/** Rounding of sizes on a tape, grid steps. */
const NEAR = mm(2);

/**
 * Pieces that are cut for each body of a scene, each piece once. A body has the piece of its size; otherwise the shortest
 * that is longer, because posts are longer than what is drawn and mitred ends reach further; otherwise several end to end.
 */
function piecesFor(
  wanted: readonly Wanted[],
  all: readonly LetteredPart[],
): readonly (readonly LetteredPart[])[] {
  const left = new Map(all.map((one) => [one, one.quantity]));
  const isLeft = (one: LetteredPart): boolean => (left.get(one) ?? 0) > 0;
  const suits = ({ product, piece, width }: Wanted, one: LetteredPart): boolean =>
    isLeft(one) &&
    product !== undefined &&
    one.product === product &&
    (piece === undefined || one.id.startsWith(startOf(piece))) &&
    (one.width === 0 || Math.abs(mm(one.width) - width) <= NEAR);
  const take = (one: LetteredPart): LetteredPart => {
    left.set(one, (left.get(one) ?? 0) - 1);
    return one;
  };
  const found = wanted.map((): LetteredPart[] => []);
  // The shortest first, so that pieces that are cut longer by unequal amounts keep their order.
  const order = [...wanted.entries()].toSorted(([, a], [, b]) => a.length - b.length);
  for (const most of [NEAR, Infinity]) {
    for (const [i, want] of order) {
      if (found[i]?.length !== 0) continue;
      const one = all.find((part) => {
        const over = mm(part.length) - want.length;
        return over >= 0 - NEAR && over <= most && suits(want, part);
      });
      if (one !== undefined) found[i] = [take(one)];
    }
  }
  return found.map((own, i) => {
    const want = wanted[i];
    if (own.length > 0 || want === undefined) return own;
    const joined: LetteredPart[] = [];
    let long: number = NEAR;
    for (const one of all.toReversed().filter((part) => suits(want, part))) {
      for (; long < want.length && isLeft(one); long += mm(one.length)) joined.push(take(one));
    }
    return long < want.length ? [] : joined;
  });
}

/** A point or a size with another coordinate along an axis. */
const withAxis = ([x, y, z]: Triple, axis: 0 | 1 | 2, to: number): Triple => [
  axis === 0 ? to : x,
  axis === 1 ? to : y,
  axis === 2 ? to : z,
];

/** A body in the pieces that it is made of, along its grain. */
function inPieces(body: Solid, pieces: readonly LetteredPart[]): readonly Solid[] {
  if (pieces.length < 2) return [{ ...body, part: pieces[0]?.letter ?? '' }];
  const axis = grainOf(body);
  let from = 0;
  return pieces.map(({ letter, length }) => {
    const long = Math.min(mm(length), body.size[axis] - from);
    const at = withAxis(body.at, axis, body.at[axis] + from);
    from += long;
    return { ...body, part: letter, at, size: withAxis(body.size, axis, long) };
  });
}

/** A part of a line with its letter. */
interface LetteredPart extends PartNeed {
  readonly letter: string;
  readonly product: Product | undefined;
}

/** Sides of a laid piece, the longer first. */
function sidesOf({ shape, cut }: LaidPiece): Pick<Wanted, 'length' | 'width'> {
  const { x0, y0, x1, y1 } = boundsOf(shape);
  const sides = [x1 - x0, y1 - y0] as const;
  return { length: cut ?? Math.max(...sides), width: Math.min(...sides) };
}

/** A covering in parts, each with the pieces of one letter. */
function splitByLetter(covering: Covering, letters: readonly string[]): readonly Covering[] {
  const { back, ...front } = covering;
  return [...new Set(letters)].map((part, at) => ({
    ...front,
    // The edges are those of all together.
    ...(at === 0 && back !== undefined && { back }),
    part,
    pieces: covering.pieces.filter((_, i) => letters[i] === part),
  }));
}

/** Parts that the lines cut for a job, with their letters; the shortest first. */
const partsFor = (
  { entry }: Pick<JobScene, 'entry'>,
  lines: readonly CutParts[],
  jobs: readonly JobScene[],
): readonly LetteredPart[] =>
  lines
    .flatMap(({ cut, needs, product }) => {
      const parts = cut?.parts ?? [];
      const known = sceneLetters(
        jobs.filter((one) => needs.some(({ job }) => job === one.entry.id)),
        parts,
      );
      const letters = rowLetters(parts, known);
      return parts.map((part) => ({ ...part, product, letter: entryOf(letters, part.id) ?? '' }));
    })
    .filter(({ job }) => job === entry.id)
    .toSorted((a, b) => a.length - b.length);

/** Letters of the laid pieces of a job's drawings that the lines cut for them. */
export function laidLetters(
  own: JobScene & { readonly plan: Pick<JobPlan, 'drawings'> },
  lines: readonly CutParts[],
  jobs: readonly JobScene[],
): ReadonlyMap<LaidPiece, string> {
  const { drawings } = own.plan;
  const all = partsFor(own, lines, jobs);
  // A view shows pieces that are cut for the bodies.
  const shown = [true, false].flatMap((isView) => {
    const some = drawings.filter((one) => (one.isView === true) === isView);
    const wanted = some.flatMap(({ pieces, of }) =>
      pieces.map((piece) => ({ product: piece.of ?? of, ...sidesOf(piece) })),
    );
    const laid = some.flatMap(({ pieces }) => pieces);
    return piecesFor(wanted, all).map((found, i) => [laid[i], found[0]?.letter ?? ''] as const);
  });
  return new Map(shown.flatMap(([piece, letter]) => (piece ? [[piece, letter]] : [])));
}

/** The scene of a job whose bodies have the letters of the pieces that the lines cut for them. */
export function letteredScene(
  own: JobScene,
  lines: readonly CutParts[],
  jobs: readonly JobScene[],
): Scene {
  const { scene } = own.plan;
  // Its own letters are already those of the lines.
  if (scene.parts !== undefined) return scene;
  const all = partsFor(own, lines, jobs);
  const { solids, sheets = [], coverings = [] } = scene;
  const pieces = piecesFor(
    [
      ...solids.map((body) => ({ ...body, ...sizeAlongGrain(body) })),
      ...coverings.flatMap((one) =>
        one.pieces.map((piece) => ({ product: piece.of ?? one.of, ...sidesOf(piece) })),
      ),
    ],
    all,
  );
  let next = solids.length;
  return {
    ...scene,
    solids: solids.flatMap((body, i) => inPieces(body, pieces[i] ?? [])),
    // A sheet of boards is of one kind.
    sheets: sheets.map((sheet) => {
      const part = all.find(({ product }) => product === sheet.product)?.letter;
      return sheet.product === undefined || part === undefined ? sheet : { ...sheet, part };
    }),
    coverings: coverings.flatMap((covering) => {
      const letters = pieces
        .slice(next, (next += covering.pieces.length))
        .map(([first]) => first?.letter ?? '');
      return letters.some(Boolean) ? splitByLetter(covering, letters) : [covering];
    }),
  };
}

/** Jobs whose scenes have the letters of the list. */
export const letteredJobs = <Own extends JobScene>(
  jobs: readonly Own[],
  lines: readonly CutParts[],
  memo: Memo,
): readonly Own[] =>
  jobs.map((own) => {
    const { entry, plan } = own;
    if (!isBuilt(plan.scene) || plan.scene.parts !== undefined) return own;
    const cut = lines.filter(
      (line) => line.cut !== undefined && line.needs.some(({ job }) => job === entry.id),
    );
    const lettered = memo.of(['letters', plan, ...cut], () => {
      return { ...plan, scene: letteredScene(own, cut, jobs) };
    });
    return { ...own, plan: lettered };
  });
