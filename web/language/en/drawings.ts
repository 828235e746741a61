// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  roomUnknown: "Plan of the room, drawn as you measure.",
  room: (sides: string, height: string | undefined, sloped: boolean, floor: string, openings: string): string => `Plan of the room: ${sides}, ${height === undefined ? '' : `${height} high${sloped ? " at its highest" : ''}, `}floor ${floor}. ${openings}`,
  slope: (where: string, height: string): string => `The ceiling comes down to ${height} ${where}.`,
  lowAt: {
    top: "at the top",
    right: "on the right",
    bottom: "at the bottom",
    left: "on the left",
  },
  lowAtWall: (wall: string): string => `at wall ${wall}`,
  rectangle: (length: string, width: string): string => `${length} by ${width}`,
  side: (wall: string, length: string): string => `wall ${wall} ${length}`,
  sides: (sides: readonly string[]): string => `${sides.join(", ")}`,
  openingOn: (kind: 'door' | 'window' | 'opening', wall: string, width: string, height: string): string => `${kind === 'door' ? "door" : kind === 'window' ? "window" : "opening"} on wall ${wall}, ${width} by ${height}`,
  openings: (openings: readonly string[]): string => `${openings.length === 0 ? "No doors or windows" : `${openings.join("; ")}`}.`,
  askLength: "length?",
  askWidth: "width?",
  askSide: (side: string): string => `${side}?`,
  wall: (wall: string, length: string, heights: readonly string[], openings: readonly string[]): string => `Wall ${wall} from inside: ${length} long, ${heights.join(" to ")} high.${openings.length === 0 ? '' : ` ${openings.join("; ")}`}`,
  opening: (kind: 'door' | 'window' | 'opening', width: string, height: string, fromLeft: string, aboveFloor: string): string => `${kind === 'door' ? "door" : kind === 'window' ? "window" : "opening"} ${width} by ${height}, ${fromLeft} from the left, ${aboveFloor} above the floor`,
  atStep: (drawing: string, step: string): string => `${drawing}. Outlined: ${step}.`,
  wallsOf: (walls: readonly string[]): string => `Walls from inside, to one scale: ${walls.join(", ")}.`,
  run: (stretches: readonly string[]): string => `A line of ${stretches.join(", then ")}.`,
  laid: (name: string, whole: number, cut: number): string => `${name}: ${whole} whole, ${cut} cut.`,
  boards: (count: number, stock: string): string => `${count} × ${stock}`,
};
