import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

const parts = { walls: 'a wall', ceiling: 'the ceiling', floor: 'the floor' };
const kinds = {
  door: 'door',
  window: 'window',
  opening: 'opening',
};
const bays = (count: number, depth: string) =>
  `${plural(count, { one: '# bay', other: '# bays' })}, posts ${depth} in the ground`;

/** What all jobs say of their fields and drawings. Sizes come with their units. */
export const en = {
  outOfRange: (shown: string, least: string, most: string) =>
    `${shown} does not fit here: from ${least} to ${most}.`,
  choose: (of: readonly (keyof typeof parts)[]) =>
    `Choose ${of.map((part) => parts[part]).join(' or ')}.`,
  tooMany: (pieces: string, most: string) =>
    `Too many to lay: about ${pieces} pieces. Up to ${most} can be counted: check the sizes.`,
  tooManyTogether:
    'Too many to lay: the jobs above this one have all the pieces that one project can take. Remove one of them, or start another project.',
  whatToDo: 'what to do',
  wall: (wall: string) => `Wall ${wall}`,
  area: (name: string, area: string) => `${name}: ${area}.`,
  wallArea: (
    wall: string,
    length: string,
    heights: readonly string[],
    openings: readonly { readonly kind: keyof typeof kinds; readonly area: string }[],
    area: string,
  ) => {
    const holes = openings.map((hole) => `${kinds[hole.kind]} ${hole.area}`).join(', ');
    return `Wall ${wall}: ${length} × ${heights.join(' to ')}${holes === '' ? '' : `, less ${holes}`} = ${area}.`;
  },
  /** How wide what is laid is at the edges of its drawing. */
  edges: {
    wall: { left: 'left', right: 'right', low: 'bottom', high: 'top' },
    plan: { left: 'left', right: 'right', low: 'top', high: 'bottom' },
    sized: (edge: string, width: string) => `${edge} ${width}`,
    widths: (edges: readonly string[]) => `Widths at the edges: ${edges.join(', ')}.`,
  },
  /** Why laying does not start as wished: the cut that it would leave. */
  moved: {
    corner: (sliver: string) =>
      `Moved: with a whole tile in the corner the narrowest cut would be ${sliver}.`,
    centre: (sliver: string) =>
      `Moved: with a joint in the middle the narrowest cut would be ${sliver}.`,
    row: (sliver: string) =>
      `The first row is cut along: after a whole one a row of ${sliver} would be left.`,
    board: (sliver: string) =>
      `Moved: with a whole board in the corner a strip of ${sliver} would be left.`,
  },
  section: 'Section',
  layer: (name: string, depth: string) => `${name}, ${depth}`,
  layers: (layers: readonly string[]) => `A cut through the ground: ${layers.join(' on ')}.`,
  /** Drawings of a fence, by stretches where it has more than one. */
  fencePanels: 'Panels',
  fenceRails: 'Posts and rails',
  fenceBoards: 'Boards',
  stretch: (name: string, stretch: number) => `${name}, stretch ${stretch}`,
  panels: (name: string, count: number, depth: string, cut: number) =>
    `${name}: ${bays(count, depth)}${cut === 0 ? '' : plural(cut, { one: ', # panel cut down', other: ', # panels cut down' })}.`,
  rails: (name: string, count: number, depth: string, rails: number) =>
    `${name}: ${bays(count, depth)}, ${rails} rails a bay.`,
  boards: (name: string, boards: number, long: string, overlap: string) =>
    `${name}: ${boards} over ${long}, each lying ${overlap} over the next.`,
  /** Where the public pages show a job. */
  examples: {
    room: 'Back bedroom',
    wall: 'New wall',
    ground: 'Back garden',
    run: 'Fence',
  },
};
