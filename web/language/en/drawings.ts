const kinds = {
  door: 'door',
  window: 'window',
  opening: 'opening',
};

/** What drawings show, in words, and the few words in them. Sizes come with their units. */
export const en = {
  roomUnknown: 'Plan of the room, drawn as you measure.',
  room: (
    sides: string,
    height: string | undefined,
    sloped: boolean,
    floor: string,
    openings: string,
  ) =>
    `Plan of the room: ${sides}, ${height === undefined ? '' : `${height} high${sloped ? ' at its highest' : ''}, `}floor ${floor}. ${openings}`,
  /** Added to the room's plan: where its ceiling is lowest. */
  slope: (where: string, height: string) => `The ceiling comes down to ${height} ${where}.`,
  lowAt: {
    top: 'at the top',
    right: 'on the right',
    bottom: 'at the bottom',
    left: 'on the left',
  },
  lowAtWall: (wall: string) => `at wall ${wall}`,
  rectangle: (length: string, width: string) => `${length} by ${width}`,
  side: (wall: string, length: string) => `wall ${wall} ${length}`,
  sides: (sides: readonly string[]) => sides.join(', '),
  openingOn: (kind: keyof typeof kinds, wall: string, width: string, height: string) =>
    `${kinds[kind]} on wall ${wall}, ${width} by ${height}`,
  openings: (openings: readonly string[]) =>
    openings.length === 0 ? 'No doors or windows.' : `${openings.join('; ')}.`,
  askLength: 'length?',
  askWidth: 'width?',
  askSide: (side: string) => `${side}?`,
  wall: (wall: string, length: string, heights: readonly string[], openings: readonly string[]) =>
    `Wall ${wall} from inside: ${length} long, ${heights.join(' to ')} high. ${openings.join('; ')}`.trim(),
  opening: (
    kind: keyof typeof kinds,
    width: string,
    height: string,
    fromLeft: string,
    aboveFloor: string,
  ) =>
    `${kinds[kind]} ${width} by ${height}, ${fromLeft} from the left, ${aboveFloor} above the floor`,
  atStep: (drawing: string, step: string) => `${drawing}. Outlined: ${step}.`,
  wallsOf: (walls: readonly string[]) => `Walls from inside, to one scale: ${walls.join(', ')}.`,
  run: (stretches: readonly string[]) => `A line of ${stretches.join(', then ')}.`,
  laid: (name: string, whole: number, cut: number) => `${name}: ${whole} whole, ${cut} cut.`,
  boards: (count: number, stock: string) => `${count} × ${stock}`,
};
