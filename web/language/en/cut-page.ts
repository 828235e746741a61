// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  start: "Start a cut list",
  startSheets: "Start with sheets",
  proven: "Cheapest possible.",
  proof: (price: string): string => `4 × 2.4 m and 1 × 1.8 m, ${price}. No mix of these sizes costs less.`,
  parts: {
    leg: "leg",
    rail: "rail",
    stretcher: "stretcher",
    brace: "brace",
  },
  part: (count: number, part: string, length: string): string => `${count} × ${part} ${length}`,
  stock: (size: string, price: string): string => `${size} at ${price}`,
  example: (parts: readonly string[], stock: readonly string[]): string => `An example: ${parts.join(", ")} mm, from ${stock.join(", ")}; the saw takes 3 mm a cut.`,
  drawing: (boards: readonly string[]): string => `Five boards: ${boards.join(". ")}.`,
  does: {
    title: "What it does",
    points: [
      "Finds the mix of lengths or sheets that costs least at your shop’s prices, and says “cheapest possible” only when that is proven. Otherwise it says how far off it could be.",
      "Counts the width of the saw cut and what is trimmed off ends and edges; keeps grain.",
      "Uses your own offcuts first, and keeps the new ones that are worth keeping.",
      "Numbers every cut in the order to make it, right across what lies on the saw.",
      "Reads lists of CutList Optimizer, Cutlist Evo, optiCutter and OpenCutList, or plain lines such as 4 x 735 leg; writes CSV, SVG, DXF and JSON; prints boards and labels.",
      "Works on this phone, offline, as often as you like, with no account.",
    ],
  },
  how: {
    title: "How to cut by it",
    points: [
      "Check that the boards you bought are as long as they are sold; trim bad ends.",
      "Cut the longest parts first, one board after the other, and tick each off.",
      "Measure each part from the last cut, never all marks at once from the end.",
      "Keep the saw on the waste side of the mark; its width is counted in.",
      "Label the parts as they fall, and keep the offcuts that the plan outlines in blue.",
    ],
  },
  wrong: {
    title: "What can go wrong",
    points: [
      "A blade wider than you typed: the last part of a full board comes out short.",
      "Sheets with bruised edges: 10 mm are trimmed off all round unless you say otherwise.",
      "Grain that runs the wrong way: keep fronts and doors from being turned.",
    ],
  },
};
