/** Along x to the right, y away from who looks at the front, z up; grid steps. */
export type Triple = readonly [x: number, y: number, z: number];

/** A box in space whose edges run along the axes: a panel, a post, a board. */
export interface Solid {
  /** The letter by which the list of parts knows it. */
  readonly part: string;
  readonly at: Triple;
  /** Each more than 0. */
  readonly size: Triple;
  /** Where it goes when the whole is taken apart. */
  readonly apart: Triple;
}

/** One kind of part of what is built: equal parts have one letter. */
export interface ModelPart {
  readonly letter: string;
  readonly name: string;
  readonly count: number;
  /** Its sizes and what is done to it, as a person's tape says them. */
  readonly detail: string;
}

/** What is built, in three dimensions. */
export interface Model {
  readonly name: string;
  /** What it shows, in a sentence. */
  readonly says: string;
  readonly solids: readonly Solid[];
  readonly parts: readonly ModelPart[];
}

/** What one step puts on: it is drawn off its place, what is there already stands. */
export interface StepPicture {
  /** What it shows, in a sentence. */
  readonly says: string;
  readonly there: readonly Solid[];
  readonly added: readonly Solid[];
}

/** The solid moved along its own way apart by a share of it. */
export const moved = (solid: Solid, share: number): Solid => {
  const { at, apart } = solid;
  if (share === 0) return solid;
  return {
    ...solid,
    at: [at[0] + share * apart[0], at[1] + share * apart[1], at[2] + share * apart[2]],
  };
};
