const openings = {
  door: {
    name: 'Door',
    removed: 'Door removed',
    remove: 'Remove this door',
    add: 'Add a door',
  },
  window: {
    name: 'Window',
    removed: 'Window removed',
    remove: 'Remove this window',
    add: 'Add a window',
  },
  opening: {
    name: 'Opening',
    removed: 'Opening removed',
    remove: 'Remove this opening',
    add: 'Other opening',
  },
};

const features = {
  breast: {
    name: 'Chimney breast',
    removed: 'Chimney breast removed',
    remove: 'Remove this chimney breast',
    add: 'Add a chimney breast',
  },
  bay: {
    name: 'Bay',
    removed: 'Bay removed',
    remove: 'Remove this bay',
    add: 'Add a bay',
  },
  recess: {
    name: 'Recess',
    removed: 'Recess removed',
    remove: 'Remove this recess',
    add: 'Add a recess',
  },
};

const sideNames = { wall: 'Wall', side: 'Side' };

/** Measuring a place of each kind. */
export const en = {
  /** Examples of names too. */
  names: {
    room: { label: 'Room name', example: 'Back bedroom' },
    wall: { label: 'Wall name', example: 'Kitchen splashback' },
    ground: { label: 'Name', example: 'Back garden' },
    run: { label: 'Name', example: 'Fence at the back' },
    thing: { label: 'Name', example: 'By the back wall' },
  },
  length: 'Length',
  height: 'Height',
  width: 'Width',
  diameter: 'Diameter',
  highSide: 'Height at its highest',
  lowSide: 'Height, low side',
  /** Of a rectangle, which has two sides to measure. */
  bothLengths: 'Length, A and C',
  bothWidths: 'Width, B and D',
  side: (what: 'wall' | 'side', letter: string) => `${sideNames[what]} ${letter}`,
  sized: (side: string, size: string) => `${side} ${size}`,
  closing: (closing: readonly string[]) =>
    `${closing.join(' and ')} close the outline by themselves.`,
  shape: 'Shape',
  shapes: {
    rectangle: 'Rectangle',
    L: 'L',
    T: 'T',
    U: 'U',
    angled: 'Any angle',
    other: 'Your own',
    circle: 'Circle',
    uneven: 'Uneven',
  },
  shapeChanged: 'Shape changed',
  laser: 'Measure with a laser',
  unusual: 'Chimney breast, bay, step in a wall, sloped ceiling',
  unusualCorners: 'Chimney breast, bay, step in a wall',
  anyOther: 'Any other: tap a wall, here or in the drawing, and let it step in or out.',
  walls: 'Walls',
  ceiling: 'Ceiling',
  level: 'Level',
  sloped: 'Sloped',
  slopeRemoved: 'Slope removed',
  lowSideOfDrawing: 'Low side of the drawing',
  slopes: {
    nth: (number: number) => `Slope ${number}`,
    across: 'From there to full height, along the floor',
    allAcross: 'All the way across',
    asOthers: 'All the way across, or half of it where another slope faces it',
    add: 'Add a slope',
    remove: (number: number) => `Remove slope ${number}`,
  },
  planSides: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
  wall: {
    title: (letter: string) => `Wall ${letter}`,
    hasStep: (letter: string) => `Wall ${letter} has a step`,
    unknown: 'Measure the rest of the room, and this wall appears here.',
    inside: 'Seen from inside. Tap a door or window to change it.',
    closes: (size: string | undefined) =>
      `This wall closes the outline, so its length follows from the others${size === undefined ? '' : `: ${size}`}.`,
    addDoor: 'Add a door here',
    addWindow: 'Add a window here',
    stepIn: 'It steps in',
    stepOut: 'It steps out',
    steps: 'A step makes two walls of this one, with a short wall between them.',
  },
  openings,
  features: {
    kinds: features,
    depth: 'Depth',
    form: 'Its sides are',
    forms: { square: 'Square', splayed: 'Slanted', curved: 'A curve' },
    angle: 'Angle of its sides to the wall, degrees',
    front: 'Width of its front',
    frontFollows: 'As the angle makes it',
    curve: (sides: number, area: string) =>
      `Drawn and counted as ${sides} straight sides: the floor is ${area} less than under the curve.`,
    middle: 'In the middle',
    wholeLength: 'Length of the whole wall',
    beside: (left: string, right: string) =>
      `${left} of wall to the left of it, ${right} to the right, seen from inside.`,
    partOf: (name: string, wall: string) => `${name}, wall ${wall}.`,
    change: 'Change its size',
  },
  doors: 'Doors',
  doorsAndWindows: 'Doors and windows',
  opening: {
    on: (name: string, wall: string) => `${name}, wall ${wall}`,
    /** Measured in the room on the other side. */
    from: (name: string, wall: string, room: string) => `${name} from ${room}, wall ${wall}`,
    there: (size: string, room: string) => `${size}, measured in ${room}`,
    usualSize: (size: string) => `${size}, usual size`,
    onWall: 'On wall',
    fromLeft: 'From the left corner',
    anywhere: 'Where there is room',
    aboveFloor: 'Above the floor',
    usualHeight: 'Usual height',
    inside: (wall: string) => `Wall ${wall}, seen from inside`,
  },
  /** Of a room at any angle. */
  angled: {
    corner: (before: string, after: string) => `Corner ${before}–${after}`,
    walk: 'Measure every wall, clockwise from A at the top. Corners are right until you say otherwise: tap one.',
    shared: (gap: string, degrees: string | undefined) =>
      `The measures miss each other by ${gap}${degrees === undefined ? '' : `, the corners by ${degrees}`}. That is usual with a tape and shared out among them.`,
    removed: (wall: string) => `Wall ${wall} removed`,
    how: 'This corner is',
    ways: {
      right: 'Right, 90°',
      angle: 'An angle',
      diagonal: 'Measured across',
      open: 'As it follows',
    },
    where: 'It points',
    turns: { right: 'Out of the room', left: 'Into the room' },
    angle: 'Angle inside the room, degrees',
    diagonal: 'From the far end of one wall to that of the other',
    hints: {
      right: 'To check: 3 along one wall, 4 along the other, and 5 across, in any unit.',
      angle:
        'A bevel or two battens take it; more than 180° where the corner points into the room.',
      diagonal:
        'The tape goes straight across, from one end of the two walls to the other. Corners that nobody measured then follow.',
      open: 'Up to three corners follow from the others, where all walls are measured.',
    },
  },
  ground: {
    unknown: 'Plan of the ground, drawn as you measure.',
    plan: (area: string, perimeter: string, sides: readonly string[]) =>
      `Plan of the ground: ${[area, `${perimeter} all round`, ...sides].join(', ')}.`,
    cornerRemoved: (corner: number) => `Corner ${corner} removed`,
    side: (number: number) => `Side ${number}`,
    across: (corner: number) => `From corner 1 to corner ${corner}`,
    fewer: 'One corner less',
    more: 'One corner more',
    walk: 'Walk round it: side 1 runs from corner 1 to corner 2. The lines across from corner 1 say where the other corners are.',
  },
  run: {
    stretch: (number: number) => `Stretch ${number}`,
    removed: (number: number) => `Stretch ${number} removed`,
    fewer: 'One stretch less',
    more: 'It turns a corner',
    inAll: (length: string) => `${length} in all.`,
  },
};
