import { formatsOf } from '../../../language/formats.ts';

const { list, plural } = formatsOf('en-GB');

/** Build a piece of furniture: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Every part is laid out in three dimensions from the sizes outside: no two in one place, but where a joint sinks one into another.',
    'Housings are a third of the board deep and lengthen what stands in them; a groove for the back is 6 mm deep, or 1/4″; loose shelves are 2 mm short.',
    'Fronts: a gap between them and round those that are inset. Drawers: 13 mm, or 1/2″, on either side for the runners, as long as the depth allows.',
    'Hinges by the height of a door (makers’ planning tables): 2 up to 900 mm or 35″, then 3, 4 and 5. Dowels and screws: two an end at least, one each 150 mm or 6″.',
    'Sag: 5wL⁴ ÷ 384EI by load, board and span; what an eye sees is 1/384 of the span. A bookcase gets uprights until its shelves stay straight; a loose shelf behind doors is turned over when it bends.',
    'Fixed to the wall: what hangs, and a case above 600 mm or 24″ (furniture safety sheets; ASTM F2057 tests from 27″).',
    'Sheets and lengths: the cheapest mix of sizes, saw cuts and trimmed edges counted. Glue, weight and minutes are our estimates.',
  ],
  pitfalls: [
    'Sheets are seldom as thick as their name: measure yours, and type it in before you saw.',
    'A case without a back leans. The back is what keeps it square.',
    'Open the top drawer of a unit that is not fixed, with a child on it: it falls. Strap it.',
    'A tall case built lying down may not stand up under the ceiling: its diagonal is longer than it is high.',
  ],
  fields: {
    kind: {
      label: 'What is built',
      options: {
        bookcase: 'Bookcase',
        base: 'Base cabinet',
        wall: 'Wall cabinet',
        drawers: 'Drawer unit',
        wardrobe: 'Wardrobe',
        workbench: 'Workbench',
        box: 'Box',
        planter: 'Planter',
      },
    },
    walls: { label: 'Stands against' },
    fits: {
      label: 'Its size',
      options: { own: 'Its own', fill: 'Fills the wall or alcove' },
    },
    width: { label: 'Width outside' },
    height: { label: 'Height outside' },
    depth: { label: 'Depth outside', source: 'With doors and drawer fronts' },
    board: {
      label: 'Board',
      options: { mdf: 'MDF', plywood: 'Plywood', melamine: 'Melamine board' },
    },
    joint: {
      label: 'Joints',
      options: {
        screw: 'Screws',
        dowel: 'Dowels',
        pocket: 'Pocket screws',
        housing: 'Housings',
      },
    },
    back: { label: 'Back or bottom', options: { screwed: 'Screwed on', groove: 'In a groove' } },
    shelves: { label: 'Shelves' },
    doors: {
      label: 'Doors',
      options: { auto: 'As the width asks', none: 'None', one: 'One', two: 'Two' },
    },
    drawers: { label: 'Drawers' },
    stands: {
      label: 'Stands on',
      options: { plinth: 'A plinth', feet: 'Adjustable feet', floor: 'The floor' },
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
    lid: { label: 'A lid' },
    wall: {
      label: 'Wall behind',
      options: {
        masonry: 'Brick or concrete',
        stud: 'Studs, screwed into them',
        board: 'Plasterboard, no stud to reach',
        'soft-block': 'Aerated block or old plaster',
        'dot-and-dab': 'Plasterboard stuck on masonry',
      },
    },
    lift: { label: 'Height of plinth or feet' },
    fronts: {
      label: 'Doors and drawers',
      options: { overlay: 'In front of the case', inset: 'Within the case' },
    },
    gap: { label: 'Gap between fronts' },
    hold: {
      label: 'Shelves are',
      options: {
        auto: 'Loose where they stay straight',
        pins: 'Loose on pins',
        fixed: 'Joined to the sides',
      },
    },
    finish: { label: 'Finish', options: { paint: 'Paint', varnish: 'Varnish', none: 'None' } },
    thickness: { label: 'Board thickness' },
    play: { label: 'Play to slide it in' },
    grain: { label: 'The grain shows' },
    kerf: { label: 'Saw cut' },
  },
  figures: {
    parts: 'parts',
    weight: 'weight about',
    clear: 'between shelves',
    stagger: 'higher in every second bay',
    runner: 'runners',
  },
  cannot: {
    narrow: 'Too narrow: nothing is left between the sides.',
    low: 'Too low for what is in it.',
    shallow: 'Too shallow: nothing is left behind the front.',
    shelves: 'Too many shelves: nothing is left between them.',
    drawers: 'Too many drawers: nothing is left in them.',
    runner: 'Too shallow for the shortest runners in your shops.',
    sheet: 'No sheet or length in your shops is large enough for a part of this.',
  },
  tooThin: (least: string) =>
    `Too thin for its joints, hinges and screws: take a board of ${least} at least.`,
  noRoom: {
    width: (most: string) => `There is room for ${most} beside doors, windows and corners.`,
    height: (most: string) => `The wall is ${most} high.`,
  },
  warn: {
    sags: (span: string, first: string, final: string) =>
      `A shelf over ${span} sags by ${first}, and in years by ${final}: take a thicker board, join the shelves to the sides, or make it narrower.`,
    joinedSags: (span: string, first: string, final: string) =>
      `A shelf over ${span} sags by ${first}, and in years by ${final}, though it is joined to the sides: take a thicker board, or make it narrower.`,
    hangers: (deep: string, least: string) =>
      `Inside it is ${deep} deep; clothes on hangers take ${least}. Make it deeper, or clothes hang slanting.`,
    wideDoor: (wide: string, most: string) =>
      `A door ${wide} wide pulls on its hinges and sags: two doors, or no more than ${most}.`,
    longRail: (long: string, most: string) =>
      `A rail of ${long} bends: buy a bracket for its middle, or stay within ${most}.`,
    drawerBottom: (wide: string, thick: string) =>
      `A drawer bottom ${wide} wide sags at ${thick} thick: make the unit narrower, or glue a strip under the middle of each bottom.`,
    pins: (weight: string, most: string) =>
      `${weight} on a shelf is more than four pins hold (${most}): join the shelves to the sides.`,
    otherBoard: (thick: string) => `Shops in your region sell this board ${thick} thick.`,
    tilt: (most: string) =>
      `Built lying down it cannot be stood up under this ceiling: no more than ${most}, or build it standing.`,
  },
  sentences: (texts: readonly string[]) => texts.join(' '),
  why: {
    gloves: 'For splinters and sharp edges.',
    glasses: 'For sawing and drilling.',
    mask: 'Against the dust of boards.',
    board: (parts: number) => `${plural(parts, { one: '# part', other: '# parts' })}.`,
    drawers: 'Sides and ends of the drawers.',
    back: 'Keeps the case square.',
    frame: 'Legs and rails.',
    boards: 'Sides and floor.',
    posts: 'Corners and cleats.',
    rod: 'For hangers.',
    joints: (ends: number) => `For ${ends} ends of boards.`,
    frontScrews: 'Four through each drawer into its front.',
    unitScrews: 'Four where two cases meet.',
    drawerScrews: 'At the corners of the drawers.',
    backScrews: 'Round the back.',
    bottomScrews: 'Round the bottom.',
    frameScrews: 'Two a corner of the frames, eight a leg.',
    topScrews: 'Through top and shelf.',
    boardScrews: 'Two an end of each board.',
    glue: 'In every joint.',
    tape: (run: string, more: string) =>
      `On ${run} of edges that are seen, and ${more} more for each strip.`,
    pins: 'Four a loose shelf.',
    hinges: (high: string, inset: boolean) =>
      `For doors ${high} high: ${inset ? 'inset hinges, their arms cranked' : 'full overlay hinges'}, with screws.`,
    lidHinges: 'Two for the lid.',
    stays: 'Holds the lid open and lets it close slowly.',
    handles: 'One a door.',
    drawerHandles: (bolt: string) =>
      `One a drawer, with bolts of ${bolt}: they go through front and box.`,
    runners: 'A pair a drawer, with screws.',
    feet: 'Four a case, six where it is wide, with screws.',
    sockets: 'One at either end of the rail.',
    preserver: 'On all faces, cut ends twice.',
    liner: 'Keeps wet soil off the wood.',
    staples: 'Hold the liner.',
    compost: 'Fills it.',
    straps: 'At the top, so that nobody pulls it over.',
    packers: 'To set the fronts of drawers on.',
    wall: (fixings: number) => `${fixings} for the straps.`,
    hung: (fixings: number, every: string) =>
      `${fixings} fixings through the rail, every ${every}.`,
    pair: (wall: string) => `${wall} Two screws each.`,
    plugs: 'One for each of these screws.',
    bit: 'Of the plug’s own size.',
    sand: 'Before the finish and between the coats.',
    primer: (area: string) => `One coat on ${area}, edges twice.`,
    paint: (area: string) => `Two coats on ${area}.`,
    sleeves: 'One for the primer, one for the paint.',
    brush: 'For edges and inside corners.',
  },
  model: {
    says: (name: string, wide: string, high: string, deep: string, parts: number) =>
      `${name}, ${wide} wide, ${high} high and ${deep} deep, of ${parts} parts.`,
    adds: (letters: string) => `Added in this step: ${letters}.`,
    /** Facts about a part: its size, then banding and grain. */
    part: (facts: readonly string[]) => facts.join(', '),
    bandedOne: (edge: string) => `${edge} edge banded`,
    bandedSome: (edges: readonly string[]) => `${list(edges, ', ', ' and ')} edges banded`,
    bandedAll: 'banded all round',
    edges: { x0: 'left', x1: 'right', y0: 'front', y1: 'back', z0: 'bottom', z1: 'top' },
    grain: 'grain along the length',
  },
  drawing: {
    front: 'Cut through, from the front',
    side: 'Cut through, from the side',
    wall: 'On its wall',
    wallSays: (wide: string, high: string) =>
      `Where it has room on its wall: ${wide} wide, ${high} high.`,
    frontSays: (wide: string, high: string) =>
      `Cut through from side to side: ${wide} wide, ${high} high.`,
    sideSays: (deep: string, high: string) =>
      `Cut through from front to back: ${deep} deep, ${high} high.`,
  },
  steps: {
    measure: {
      title: 'Check the sizes',
      detail:
        'Measure where it will stand, at three heights, and what goes in it. Measure the board’s thickness. Change the form before anything is sawn.',
      check: 'It passes the doors on its way, too.',
    },
    saw: {
      title: 'Saw the parts, or have them sawn',
      detail:
        'Follow the numbered cuts; many shops saw for you, and straighter. Write each part’s letter on it.',
      check: 'Equal parts are equal when stood side by side.',
      safety:
        'Stand beside the blade’s line, never behind it. Glasses, ear defenders and mask on; unplug the saw to set it.',
    },
    edge: {
      title: 'Iron the edging on',
      detail:
        'On the edges that the list of parts names. Iron at medium heat, press with a block, let it cool, trim both sides and rub the corners smooth.',
      check: 'A fingernail does not lift it.',
      safety: 'The iron and the glue burn.',
    },
    mark: {
      title: 'Mark the joints and cut them',
      screw:
        'Lay the sides together and mark both at once. Drill through the marks, and pilot holes into the ends.',
      dowel:
        'Lay the sides together and mark both at once. With the jig, drill faces two thirds of the board deep, never through, and ends a little deeper than the rest of the dowel.',
      pocket:
        'Set the jig to the board’s thickness and drill the pockets where they will not be seen, on the underside of each end. Mark the sides both at once.',
      housing:
        'Lay the sides together and mark both at once. Rout each housing a third of the board deep along a straight edge, as wide as the board that goes in.',
      groove: 'Rout the groove for the back in two passes.',
      pins: 'Drill the rows for the shelf pins through one strip with holes, so that all four match.',
      check: 'The marks of both sides meet.',
      safety: 'Clamp what you drill or rout; glasses on.',
    },
    dry: {
      title: 'Put it together dry',
      detail: 'No glue yet: clamp it, look at every joint, and take it apart in order.',
      check: 'No joint needs force, and both diagonals are alike.',
    },
    preserve: {
      title: 'Brush preserver on',
      detail: 'All faces, and the cut ends twice: they drink it.',
      check: 'No end is pale.',
      safety: 'Gloves on, outdoors, away from ponds and pets.',
    },
    prime: {
      title: 'Sand and prime',
      detail: 'All edges round. Wipe, prime all faces, and the edges a second time.',
      check: 'The edges are as smooth as the faces.',
      safety: 'Mask on while you sand; open a window.',
    },
    paint: {
      title: 'Paint twice',
      detail: 'Rub it down between two thin coats, inside corners with the brush first.',
      check: 'No thumb sticks to it after a day.',
    },
    varnish: {
      title: 'Sand and varnish twice',
      detail: 'Sand along the grain, wipe, and brush two thin coats with a rub between them.',
      check: 'It feels smooth and nothing sticks.',
      safety: 'Mask on while you sand; open a window.',
    },
    find: {
      title: 'Find cables, pipes and what the wall is',
      detail:
        'Go over every line where you will drill. Then a test hole of a few millimetres: red or grey dust is brick or block, white dust and a drop is plasterboard.',
      check: 'Every cable and pipe is marked, and you know what you will screw into.',
      safety: 'Never drill straight above, below or beside a socket or a switch.',
    },
    fix: {
      title: 'Stand it and fix it to the wall',
      hang: 'Hang it on the wall',
      straps: 'Two people stand it up. Pack it level, and screw a strap at the top into the wall.',
      hung: 'Draw a level line for its underside and prop a batten there. Two people lift it on and screw through the rail into the wall.',
      units: 'Clamp the cases flush in front and screw them to each other.',
      check: 'Pull at the top: it does not move.',
      safety: 'Hold it until it is fixed. Glasses on; vacuum as you drill.',
    },
    join: { title: 'Screw the cases together', check: 'No step is felt from front to front.' },
    line: {
      title: 'Staple the liner in',
      detail: 'Over floor and sides up to a hand below the rim, folded at the corners.',
      check: 'No soil will touch a board.',
    },
    fill: {
      title: 'Stand it level and fill it',
      detail:
        'On feet or slabs, so that it drains. Compost to a hand below the rim, pressed and watered.',
      check: 'Water runs out below.',
    },
    load: {
      title: 'Look it over and use it',
      detail: 'Level it, turn what is adjustable until gaps are even, and put heavy things low.',
      check: 'Nothing rocks, rubs or leans.',
    },
  },
  build: {
    case: {
      frame: {
        title: 'Join bottom, top and what is fixed to one side',
        detail:
          'The side flat on the floor, its inside up. Glue, then the joints, from the bottom up.',
        check: 'Front edges are flush, and the square agrees in each corner.',
      },
      close: {
        title: 'Put the other side on',
        detail: 'Glue all ends, lay the side on, start every joint before you tighten one.',
        check: (off: string) => `The diagonals differ by no more than ${off}.`,
        safety: 'Two people turn it over.',
      },
      back: {
        title: 'Screw the back on',
        detail:
          'Before the glue has set: the back pulls the case square. From one corner along two edges, then the others.',
        check: 'Pushed at a corner, it does not lean.',
      },
      grooved: {
        title: 'Slide the back in',
        detail: 'Into its groove in side, bottom and top, with a few drops of glue.',
        check: 'It sits in its groove all round.',
      },
      plinth: {
        title: 'Fit the plinth',
        detail: 'Glue and screw it between the sides, set back from the front.',
        check: 'It stands without rocking.',
      },
      feet: {
        title: 'Screw the feet on',
        detail: 'A foot near each corner of the bottom, and in the middle where it is wide.',
        check: 'It stands level when you turn them.',
      },
      boxes: {
        title: 'Build the drawer boxes',
        detail: 'Rout the groove, slide the bottom in, glue and screw the ends between the sides.',
        check: 'Each box is as wide at the back as in front.',
      },
      drawers: {
        title: 'Hang the drawers and their fronts',
        detail:
          'Screw the runners level into the case and to the boxes. Hang the lowest, set its front on packers as thick as the gap, screw it from inside, and go on upwards.',
        check: 'Each runs freely, and the gaps are even.',
      },
      fronts: {
        title: 'Hang the doors',
        detail:
          'Bore the cups of the hinges, screw the plates to the sides, click the doors on, and turn the screws until the gaps are even.',
        check: 'The doors close without touching.',
        safety: 'Clamp the door while you bore.',
      },
      shelves: {
        title: 'Put in what is loose',
        detail:
          'Pins in their holes, shelves on them; a rail in its sockets. Turn a shelf over when it has bent.',
        check: 'No shelf rocks.',
      },
    },
    box: {
      frame: {
        title: 'Join the ends to the front',
        detail: 'Glue and the joints, on a flat floor; a bottom in a groove goes in now.',
        check: 'The square agrees in both corners.',
      },
      close: {
        title: 'Close the box',
        detail: 'Glue the ends, put the last side on, and clamp it.',
        check: (off: string) => `The diagonals differ by no more than ${off}.`,
      },
      back: {
        title: 'Screw the bottom on',
        detail: 'Glue all round, flush with the sides, screws every hand’s breadth.',
        check: 'It stands without rocking.',
      },
      fronts: {
        title: 'Hinge the lid',
        detail: 'Two hinges a hand from the ends; screw the stay to lid and side.',
        check: 'It closes flush all round.',
        safety: 'A lid that falls hurts fingers: hold it until the stay is on.',
      },
    },
    workbench: {
      frame: {
        title: 'Screw the upper frame together',
        detail: 'Short rails between the long ones, pilot holes first, two screws a corner.',
        check: 'Both diagonals are alike.',
      },
      close: {
        title: 'Stand the legs in the corners',
        detail:
          'The frame upside down on the floor, legs in its corners with their wide sides to the short rails, four screws each.',
        check: 'Every leg is square to the frame.',
      },
      back: {
        title: 'Screw the lower frame round the legs',
        detail: 'Equal marks on all legs, clamp, screw.',
        check: 'It does not sway.',
      },
      plinth: {
        title: 'Lay the shelf in',
        detail: 'Between the legs on the lower frame, screwed down.',
        check: 'Nothing rattles.',
      },
      fronts: {
        title: 'Screw the top on',
        detail: 'Flush all round; heads below the surface.',
        check: 'A straight edge lies flat on it.',
      },
    },
    planter: {
      frame: {
        title: 'Screw the long sides to the posts',
        detail:
          'Posts as high as the side, boards flush with them, the narrow ones lowest, two screws an end.',
        check: 'Both sides are equal when stood together.',
      },
      close: {
        title: 'Screw the short sides between them',
        detail: 'Pilot holes near the ends, row by row.',
        check: 'Both diagonals are alike.',
      },
      back: {
        title: 'Lay the floor',
        detail:
          'Screw the cleats to the posts along the short sides, and lay boards on them with gaps for water: the narrow ones between the posts.',
        check: 'A pencil passes between the boards, a finger does not.',
      },
    },
  },
};
