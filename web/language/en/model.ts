/** What is said about a thing drawn in three dimensions. */
export const en = {
  standing: (says: string) => `${says} Drawn standing.`,
  apart: (says: string) => `${says} Drawn taken apart, each part with its letter.`,
  takeApart: 'Taken apart',
  /** How a place is seen. */
  views: {
    legend: 'Drawing',
    plan: 'Plan',
    front: 'Front',
    walls: 'Walls',
    ceiling: 'Ceiling',
    space: '3D',
  },
  /** Before the first size. */
  unmeasured: 'An outline in usual proportions: no size is typed yet.',
  turning: 'Turn the drawing',
  left: 'Turn left',
  right: 'Turn right',
  higher: 'Look from higher up',
  lower: 'Look from lower down',
  above: 'Top view',
  reset: 'Reset',
  keys: 'Drag to turn it, or use the arrow keys.',
  /** `degrees`: over the horizon. */
  seen: (from: string, degrees: number) => `Seen from ${from}, ${degrees}° above.`,
  seenAbove: 'Seen straight from above.',
  /** One looks from the front, and on in eighths of a circle through the right. */
  from: [
    'the front',
    'the front right',
    'the right',
    'the back right',
    'the back',
    'the back left',
    'the left',
    'the front left',
  ] as readonly string[],
  facing: (walls: string) => `Facing you: ${walls}.`,
  size: (long: string, wide: string, high: string) => `${long} by ${wide}, ${high} high.`,
  room: (walls: number, floor: string, high: string | undefined) =>
    high === undefined
      ? `A room of ${walls} walls, its floor ${floor}.`
      : `A room of ${walls} walls, its floor ${floor}, ${high} high.`,
  inLine: (long: string, high: string) => `${long} long, ${high} high.`,
  squareCorners: 'Corners are drawn square: their angles are not measured.',
  noStairs: 'Stairs and guard are not drawn.',
  parts: 'Parts',
  part: (count: number, name: string) => `${count} × ${name}`,
};
