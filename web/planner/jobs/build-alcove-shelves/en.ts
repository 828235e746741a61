import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

interface Front {
  readonly shelves: number;
  readonly long: string;
  readonly clear: string;
  readonly span: string;
  readonly uprights: number;
  readonly sag: string;
  readonly final: string;
}

interface Section {
  readonly deep: string;
  readonly thick: string;
  readonly lip: string | undefined;
  readonly batten: string | undefined;
}

/** Build alcove shelves: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Sag: 5wL⁴ ÷ 384EI by load, board and span (the sum behind Sagulator and WoodBin); no more than a 600th of the span at first and a 200th in the end.',
    'Where a bare board sags more, a lip is glued along its front, then an upright put under it, until it holds.',
    'Unit: two sides as high as the alcove less the play; top, bottom, shelves and uprights between them; back, plinth and two strips to the walls.',
    'On battens: shelves as wide as the alcove less the play, a batten behind and at either end of each.',
    'Sheets: the cheapest mix of sizes, with the saw cut between panels and the trimmed edges.',
    'Wall fixings by the load on each and by what the wall is made of. Glue, filler and pins are our estimates.',
  ],
  pitfalls: [
    'A shelf that looks straight when it is new: chipboard and MDF go on bending for years, to three times as much.',
    'Alcoves narrow towards the back and lean: measure at each height, front and back, and use the least.',
    'Battens screwed into plaster alone: find the masonry or the studs, and the cables.',
    'A tall unit that is only pushed in: a climbing child pulls it over. Strap it.',
  ],
  fields: {
    width: { label: 'Alcove width', source: 'The narrowest of three heights.' },
    height: { label: 'Height' },
    depth: { label: 'Depth' },
    shelves: { label: 'Shelves' },
    build: {
      label: 'Built as',
      options: { unit: 'Unit with sides, top and bottom', battens: 'Shelves on battens' },
    },
    board: {
      label: 'Board',
      options: { mdf: 'MDF', plywood: 'Plywood', melamine: 'Melamine board' },
    },
    load: {
      label: 'What stands on it',
      options: {
        mixed: 'Books and things',
        books: 'Books, tightly packed',
        paperbacks: 'Paperbacks',
        records: 'Records or magazines',
        crockery: 'Crockery',
        clothes: 'Clothes',
      },
    },
    wall: {
      label: 'Wall',
      options: {
        masonry: 'Brick or concrete',
        stud: 'Studs, screwed into them',
        board: 'Plasterboard, no stud to reach',
        'soft-block': 'Aerated block or old plaster',
        'dot-and-dab': 'Plasterboard stuck on masonry',
      },
    },
    weight: {
      label: 'Load, where you know it',
      source: '0 counts what stands on it',
      unit: { metric: 'kg/m', imperial: 'lb/ft' },
    },
    thickness: { label: 'Board thickness' },
    lip: {
      label: 'Lip along the front',
      options: { auto: 'Where it sags without one', always: 'On every shelf', none: 'None' },
    },
    uprights: {
      label: 'Uprights under the shelves',
      options: { auto: 'As many as it takes', none: 'None' },
    },
    hold: {
      label: 'Shelves are',
      options: { fixed: 'Screwed and glued', pins: 'Loose on pins' },
    },
    finish: { label: 'Finish', options: { paint: 'Primed and painted', none: 'None' } },
    plinth: { label: 'Plinth', source: 'As high as the skirting it clears' },
    fit: { label: 'Play to slide it in' },
    grain: { label: 'The grain shows' },
    kerf: { label: 'Saw cut' },
  },
  figures: { shelf: 'shelf length', span: 'between supports', sag: 'sag when loaded' },
  nothingLeft: 'Nothing is left between the sides.',
  tooMany: 'These shelves fill the whole height.',
  tooLarge: 'No sheet in your shops is large enough for a panel of this. Make it less deep.',
  otherBoard: (thick: string) => `Shops in your region sell this board ${thick} thick.`,
  sags: (span: string, first: string, final: string, most: string, fails: boolean) =>
    `Over ${span} it sags by ${first}, and in years by ${final}${fails ? ', which is too much' : ', which will be seen'}. Without help this board spans ${most} here: allow a lip or uprights, or take a thicker board.`,
  pins: (most: string) => `Four pins hold ${most}. Screw the shelves, or put an upright between.`,
  why: {
    gloves: 'For splinters and sharp edges.',
    glasses: 'For sawing and drilling.',
    mask: 'Against dust of boards and walls.',
    board: (panels: number, shelves: number, span: string, deep: string) =>
      `${plural(panels, { one: '# panel', other: '# panels' })}, ${plural(shelves, { one: '# shelf', other: '# shelves' })} among them, ${span} between supports and ${deep} deep.`,
    back: 'Keeps the unit from leaning; joined on a shelf where it is higher than a sheet.',
    battens: (battens: number) =>
      `${battens} battens: one behind and two at the ends of each shelf.`,
    strips: (lip: boolean, scribe: boolean): string =>
      lip && scribe
        ? 'A lip along each shelf, a strip down either wall, and one along the top of a unit under the ceiling.'
        : lip
          ? 'A lip along the front of each shelf.'
          : scribe
            ? 'A strip down either wall, fitted to it, and one along the top of a unit under the ceiling.'
            : '',
    joints: (joints: number, each: number) => `${each} for each of ${joints} joints.`,
    upScrews: (each: number) => `${each} screws up through the battens of each shelf.`,
    uprightScrews: 'Through each shelf into the ends of uprights.',
    glue: 'In every joint and behind every strip.',
    pins: (every: string) => `Round the back, every ${every}.`,
    shelfPins: 'Four under each piece of shelf.',
    wall: (fixings: number, every: string, unit: boolean) =>
      unit
        ? `${fixings} for the straps.`
        : `${fixings} fixings through the battens: one at each end and every ${every} behind, two at each side.`,
    straps: 'At the top, so that nobody pulls it over.',
    packers: 'Under the plinth, where the floor is hollow.',
    pair: (wall: string) => `${wall} Two screws each.`,
    plugs: 'One for each of these screws.',
    bit: 'Of the plug’s own size.',
    tape: (run: string) => `On ${run} of edges that are seen, and a tenth more.`,
    caulk: (run: string) => `Along ${run} of gaps at the walls.`,
    filler: 'Over the heads of screws.',
    sand: 'Before the primer and between the coats.',
    primer: (area: string) => `One coat on ${area}, edges twice.`,
    paint: (area: string) => `Two coats on ${area}.`,
    sleeves: 'One for the primer, one for the paint.',
    brush: 'For inside corners.',
  },
  drawing: {
    front: 'From the front',
    section: 'A shelf from the side',
    sag: (sag: string) => `sags ${sag}`,
    frontSays: ({ shelves, long, clear, span, uprights, sag, final }: Front) =>
      `${plural(shelves, { one: '# shelf', other: '# shelves' })} of ${long}, ${clear} clear between them, ${uprights === 0 ? 'no upright' : plural(uprights, { one: '# upright', other: '# uprights' })}: ` +
      `each spans ${span} and sags by ${sag} when loaded, ${final} after years.`,
    sectionSays: ({ deep, thick, lip, batten }: Section) =>
      `Cut from front to back: ${deep} deep, board ${thick}` +
      `${lip === undefined ? '' : `, a lip of ${lip} in front`}${batten === undefined ? '' : `, a batten of ${batten} behind`}.`,
  },
  steps: {
    measure: {
      title: 'Measure again, three times',
      detail:
        'Width at the height of every shelf, front and back; depth on both sides; corners with the square. Write the least of each into the form.',
      check: (off: string) =>
        `No two widths differ by more than ${off}, or each shelf has its own.`,
    },
    find: {
      title: 'Find cables, pipes and what the wall is',
      detail:
        'Go over every line where you will drill, the sides of the chimney too. Then a test hole of a few millimetres: red or grey dust is brick or block, white dust and a drop is plasterboard.',
      check: 'Every cable and pipe is marked, and you know what you will screw into.',
      safety: 'Never drill straight above, below or beside a socket or a switch.',
    },
    level: {
      title: 'Draw the level lines',
      battens: (clear: string) =>
        `A line round all three walls for the underside of each shelf, ${clear} clear between shelves.`,
      unit: 'A line round all three walls at the top of the unit; the floor’s highest point sets the plinth.',
      check: 'Each line meets itself at the corners, and the bubble agrees.',
    },
    wall: {
      plugs:
        'Drill as deep as the screw goes in and a little more, blow the hole clean, push the plug in past the plaster.',
      through:
        'Drill through batten or strap and wall a little deeper than the fixing is long, blow the hole clean, and drive it home.',
      board: 'Pilot holes first; into studs wherever there is one.',
      safety: 'Glasses on, mask on while you drill masonry, and vacuum as you go.',
    },
    battens: {
      title: 'Screw the battens to the wall',
      detail:
        'The one behind first, along its line, then those at the sides, their fronts cut at a slant so that they do not show.',
      check: 'Push down hard with both hands: nothing creeps.',
    },
    saw: {
      title: 'Saw the panels, or have them sawn',
      detail:
        'Follow the numbered cuts; many shops saw for you, and straighter. Support both halves, set the blade a tooth deeper than the board, mark each panel.',
      check: 'Equal panels are equal when stood side by side.',
      safety:
        'Stand beside the blade’s line, never behind it. Glasses, ear defenders and mask on; unplug the saw to set it.',
    },
    edge: {
      title: 'Iron the edging on',
      detail:
        'Iron at medium heat, press with a block, let it cool, trim both sides with the knife and rub the corners smooth.',
      check: 'A fingernail does not lift it.',
      safety: 'The iron and the glue burn.',
    },
    mark: {
      title: 'Mark and drill the sides',
      detail: (clear: string) =>
        `Lay the sides together and mark every shelf on both at once, ${clear} clear between them. Drill through the marks, and pilot holes into the ends.`,
      check: 'The marks of both sides meet.',
    },
    build: {
      title: 'Glue and screw the unit',
      detail:
        'Dry first, and number it. Then glue each joint: bottom and top to one side, the shelves, the other side.',
      uprights: (uprights: number) =>
        `${uprights === 1 ? 'The upright goes' : `The ${uprights} uprights go`} in with top and bottom, before the shelves between.`,
      pins: 'Leave the shelves out: they lie on pins.',
      check: 'Both diagonals are alike.',
      safety: 'Clamp what you screw: a panel that slips hurts.',
    },
    back: {
      title: 'Pin the back on',
      detail:
        'Before the glue has set: the back pulls the unit square. Glue, then pins all round and into every shelf. Leave it flat.',
      check: 'Pushed at a corner, it does not lean.',
    },
    lip: {
      title: 'Glue the lips on',
      detail:
        'Top flush with the shelf, glue along the whole edge, a clamp at each hand’s breadth. Wipe off what comes out.',
      check: 'No gap in the joint when you hold it to the light.',
    },
    fix: {
      title: 'Stand it and fix it to the wall',
      stand: 'Two people lift it in. Pack it level on its plinth.',
      tilt: 'Built lying down, it is just low enough to turn up under the ceiling: tilt it up in the alcove, foot first.',
      straps: 'Screw a strap at the top of both sides into the wall.',
      check: 'Pull at the top: it does not move.',
      safety:
        'A unit taller than a knee must be fixed at its top, or a climbing child pulls it over. Hold it until it is.',
    },
    scribe: {
      title: 'Fit the strips to the walls',
      detail:
        'Hold each strip against the wall, draw the wall’s line on it with a pencil and a block, saw along it, glue it to the side.',
      over: (over: string) => `A third covers the ${over} over the unit.`,
      check: 'The gap is even and thinner than a coin.',
      safety: 'Clamp the strip before you saw it.',
    },
    trim: {
      title: 'Fit each shelf in its place',
      detail: (less: string) =>
        `Cut each one ${less} shorter than its own place, try it, and trim it to the wall where it touches.`,
      check: 'It lies on all three battens and does not rock.',
      safety: 'Clamp it before you saw; glasses on.',
    },
    shelves: {
      title: 'Screw the shelves down',
      detail: 'From below, up through the battens.',
      uprights: (uprights: number) =>
        `${uprights === 1 ? 'An upright stands' : `${uprights} uprights stand`} under each shelf, one right over the other down to the floor, screwed from above and below.`,
      check: 'The level agrees along and across.',
    },
    caulk: {
      title: 'Close the gaps',
      detail: 'A thin bead where wood meets wall, smoothed with a wet finger.',
      fill: 'Fill over the screws, a little proud.',
      check: 'No gap shows from where you sit.',
    },
    prime: {
      title: 'Sand and prime',
      detail:
        'Sand the filler flush and all edges round. Wipe, prime all faces, and the edges a second time: they soak it up.',
      check: 'The edges are as smooth as the faces.',
      safety: 'Mask on while you sand MDF; open a window.',
    },
    paint: {
      title: 'Paint twice',
      detail:
        'Rub it down with your palm and paper, two thin coats, inside corners with the brush first. Then leave it empty.',
      check: 'No thumb sticks to it after a day.',
    },
    load: {
      title: 'Load it from the bottom up',
      detail: (load: string) =>
        `Made for: ${load}. The heavy ones low, near the ends and uprights.`,
      check: (span: string, sag: string) =>
        `After a week, under a straight edge over ${span}, no more than ${sag} and a hair.`,
    },
  },
};
