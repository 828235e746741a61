/** A photo of a plan that is traced by tapping its corners. Sizes come written out. */
export const en = {
  title: 'Trace a photo',
  lead: 'A photo, a scan or a screenshot of a plan: tap the corners of a room, and it is measured.',
  points: [
    'Take it from straight above, with little zoom, so that all of the plan is in it.',
    'You need one length that you know: a wall that you measured, or a size on the plan.',
    'The photo stays on this device.',
  ],
  pick: 'Choose or take a photo',
  another: 'Another photo',
  opening: 'Opening the photo…',
  refused: {
    damaged: (name: string) =>
      `${name} is no picture that this browser can show, or it is damaged. Nothing was changed.`,
    heic: (name: string) =>
      `${name} is a HEIC photo, which this browser cannot show. Save it as JPEG, or take a screenshot of it.`,
    pdf: (name: string) =>
      `${name} is a PDF. Open it, take a screenshot of the page with the plan, and choose that.`,
    tooLarge: (name: string, megabytes: number) =>
      `${name} has ${megabytes} MB, too much for a phone. Take a screenshot of it, and choose that.`,
    tooMany: (name: string, megapixels: number) =>
      `${name} has ${megapixels} megapixels, too many for a phone. Take a screenshot of it, and choose that.`,
    tooSmall: (name: string) => `${name} is too small a picture to show a plan.`,
  },
  steps: { scale: '1 of 2: how large is it?', corners: '2 of 2: the corners' },
  /** What to do next; said whenever it changes. */
  next: {
    length: [
      'Tap one end of a length that you know. Hold and slide to see it larger.',
      'Tap the other end.',
    ],
    rectangle: [
      'Tap a corner of a rectangle whose sides you know, such as a room.',
      'Go round it: tap the second corner.',
      'Tap the third corner.',
      'Tap the fourth corner.',
    ],
    typeLength: 'Now type how long it is in the house, not on paper.',
    typeSides: 'Now type how long its sides are in the house, not on paper.',
    scaleKnown: 'Check it by the size of the whole photo, then go on.',
    first: 'Tap the first corner of a room. Hold and slide to see it larger.',
    more: 'Tap the next corner, going round the room.',
    closable: 'Tap the next corner, or the first one again to close the room.',
    closed: 'Slide a corner to move it, or tap the first corner of another room.',
  },
  way: 'What you know',
  ways: { length: 'One length', rectangle: 'A rectangle' },
  slanted: 'A rectangle straightens a photo that was taken at a slant, too.',
  sizes: {
    length: 'Length between the two marks',
    first: 'From mark 1 to mark 2',
    second: 'From mark 2 to mark 3',
  },
  scaleFaults: {
    together: 'Two marks lie on each other. Slide one of them away.',
    bent: 'These are not the corners of a rectangle, going round it. Slide them to where they belong.',
  },
  whole: (width: string, height: string) => `The whole photo shows about ${width} × ${height}.`,
  toCorners: 'Go on to the corners',
  toScale: 'Change the scale',
  square: 'Square the corners',
  close: 'Close the room',
  takeBack: 'Take back the last one',
  remove: 'Remove',
  removeNamed: (room: string) => `Remove ${room}`,
  moved: (by: string) => `No corner is moved by more than ${by}.`,
  movedFar: (by: string) =>
    `A corner is moved by ${by} to make the walls square. If one of them is slanted in the house, switch “Square the corners” off.`,
  faults: {
    few: 'A room has three corners or more.',
    many: (most: number) =>
      `A room has at most ${most} corners. Remove it, and leave small ones out.`,
    together: (from: number, to: number) =>
      `Corners ${from} and ${to} lie on each other. Slide one of them away.`,
    crossing: (from: number, to: number) =>
      `The side from corner ${from} to ${to} meets another one. Slide the corners until no two sides cross.`,
    small: 'It is less than 0.3 m across: check the scale.',
    large: 'It is more than 100 m across: check the scale.',
    beyond: (corner: number) =>
      `Corner ${corner} lies too far back in the slanted photo. Slide it nearer.`,
    fine: 'Its walls are too short or too slanted to be measured. Slide the corners apart.',
  },
  /** The picture for those who do not see it. */
  picture: (rooms: number, corners: number) =>
    `The photo. Rooms closed: ${rooms}. Corners set in the room that is open: ${corners}.`,
  pictureOfScale: (marks: number) => `The photo. Marks set: ${marks}.`,
  keys: 'Arrow keys move the cross, with Shift in large steps. Enter sets a corner there, takes up one that is there, or sets it down. Delete takes the last one back. Plus and minus change the size.',
  pad: {
    name: 'Move and set by buttons',
    in: 'Larger',
    out: 'Smaller',
    left: 'Left',
    up: 'Up',
    down: 'Down',
    right: 'Right',
    set: 'Set',
  },
  /** Where the cross is, in hundredths of the photo. */
  cross: (across: number, down: number) => `Cross at ${across}% across, ${down}% down`,
};
