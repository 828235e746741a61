// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  outOfRange: (shown: string, least: string, most: string): string => `${shown} does not fit here: from ${least} to ${most}.`,
  choose: (parts: readonly string[]): string => `Choose ${parts.join(" or ")}.`,
  parts: {
    walls: "a wall",
    ceiling: "the ceiling",
    floor: "the floor",
  },
  tooMany: (pieces: string, most: string): string => `Too many to lay: about ${pieces} pieces. Up to ${most} can be counted: check the sizes.`,
  tooManyTogether: "Too many to lay: the jobs above this one have all the pieces that one project can take. Remove one of them, or start another project.",
  whatToDo: "what to do",
  wall: (wall: string): string => `Wall ${wall}`,
  area: (name: string, area: string): string => `${name}: ${area}.`,
  wallArea: (wall: string, length: string, heights: readonly string[], openings: readonly string[], area: string): string => `Wall ${wall}: ${length} × ${heights.join(" to ")}${openings.length === 0 ? '' : `, less ${openings.join(", ")}`} = ${area}.`,
  holes: {
    door: (area: string): string => `door ${area}`,
    window: (area: string): string => `window ${area}`,
    opening: (area: string): string => `opening ${area}`,
  },
  edges: {
    wall: {
      left: "left",
      right: "right",
      low: "bottom",
      high: "top",
    },
    plan: {
      left: "left",
      right: "right",
      low: "top",
      high: "bottom",
    },
    sized: (edge: string, width: string): string => `${edge} ${width}`,
    widths: (edges: readonly string[]): string => `Widths at the edges: ${edges.join(", ")}.`,
  },
  moved: {
    corner: (sliver: string): string => `Moved: with a whole tile in the corner the narrowest cut would be ${sliver}.`,
    centre: (sliver: string): string => `Moved: with a joint in the middle the narrowest cut would be ${sliver}.`,
    row: (sliver: string): string => `The first row is cut along: after a whole one a row of ${sliver} would be left.`,
    board: (sliver: string): string => `Moved: with a whole board in the corner a strip of ${sliver} would be left.`,
  },
  section: "Section",
  layer: (name: string, depth: string): string => `${name}, ${depth}`,
  layers: (layers: readonly string[]): string => `A cut through the ground: ${layers.join(" on ")}.`,
  fencePanels: "Panels",
  fenceBoards: "Boards",
  stretch: (name: string, stretch: number): string => `${name}, stretch ${stretch}`,
  panels: (name: string, count: number, depth: string, cut: number): string => `${name}: ${formats.number(count)} bay${count === 1 ? '' : "s"}, posts ${depth} in the ground${cut === 0 ? '' : cut === 1 ? `, ${formats.number(cut)} panel cut down` : `, ${formats.number(cut)} panels cut down`}.`,
  rails: (name: string, count: number, depth: string, rails: number): string => `${name}: ${formats.number(count)} bay${count === 1 ? '' : "s"}, posts ${depth} in the ground, ${rails} rails a bay.`,
  boards: (name: string, boards: number, long: string, overlap: string): string => `${name}: ${boards} over ${long}, each lying ${overlap} over the next.`,
  examples: {
    room: "Back bedroom",
    wall: "New wall",
    ground: "Back garden",
    run: "Fence",
  },
};
