import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');
const count = (fixings: number) => plural(fixings, { one: '# fixing', other: '# fixings' });

/** Hang something on a wall: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Load: the weight shared by the fixings. A shelf also pulls: its load × half its depth ÷ the height of its bracket, on the upper row. A screen counts three times, for its arm moves.',
    'Fixing: the smallest of a table by wall and load that bears it, at a third of what packets say (trade practice). Where the table ends we stop and say whom to ask.',
    'Number: two at least; a bracket at every 600 mm (24 in) of shelf with two screws each; four for a screen. On studs they stand on studs.',
    'Zones where cables may run: along corners and the ceiling, and plumb and level from a socket or switch that you give us (BS 7671, 522.6.202).',
    'Bought: the fixings and two more of each, the bit of their size, and what the thing itself needs.',
  ],
  pitfalls: [
    'A hole above or beside a socket: that is where its cable runs. Move the thing, or find the cable first.',
    'Plugs in plaster alone: the whole plug belongs in the brick behind it.',
    'Holes in mortar joints: they crumble. Drill the brick.',
    'Heavy things on bare board: it breaks out at a fraction of what the plug’s packet says. Use studs.',
    'Radiators, boilers and grab rails never hang on bare board: people hold on to them.',
  ],
  upTo: (weight: string) => `Up to ${weight}`,
  walls: {
    board: 'Board, hollow behind',
    stud: 'Board, into wooden studs',
    masonry: 'Brick or concrete',
    'soft-block': 'Light or aerated block',
    'dot-and-dab': 'Board glued to masonry',
  },
  /** What a test hole brings out. */
  tells: {
    board: 'white dust, and then the bit drops into a hollow: board',
    stud: 'white dust, and then pale shavings of wood: a stud',
    masonry: 'red or grey dust, hard all the way: brick or concrete',
    'soft-block': 'pale grey dust, and the bit sinks in easily: light block',
    'dot-and-dab': 'white dust, a short drop, and then hard: board glued to masonry',
  },
  fields: {
    walls: { label: 'On which wall' },
    thing: {
      label: 'What hangs',
      options: { flat: 'Picture or mirror', shelf: 'Shelf or cabinet', screen: 'Screen' },
    },
    weight: { label: 'Weight', source: 'With all that it holds; choose the next one up' },
    wall: { label: 'The wall is', source: 'A thin test hole tells' },
    width: { label: 'Its width' },
    depth: { label: 'Stands out by' },
    bracket: { label: 'Height of its bracket', source: 'From the upper screw to the lower' },
    above: { label: 'Upper fixings above the floor' },
    along: { label: 'Its middle, from the left', source: '0: the middle of the widest free wall' },
    socket: { label: 'A socket or switch, from the left', source: 'To its middle; 0 for none' },
    socketUp: { label: 'That socket, above the floor' },
  },
  figures: { fixings: 'fixings', load: 'on each', between: 'apart' },
  noRoom: 'It does not fit on the wall there: move it, or choose another width or height.',
  across: (thick: string) =>
    `More is held by plywood of ${thick} or a batten screwed across two studs.`,
  anchor: 'More is held by resin anchors, chosen by their maker’s table for this wall.',
  inZone:
    'A fixing lies where cables may run. Move the thing, or find the cable and test that it is off before you drill.',
  drawing: {
    wall: (wall: string) => `Holes, wall ${wall}`,
    wallSays: (fixings: number, from: string, up: string, zones: number) =>
      `${count(fixings)}, the first ${from} from the left and ${up} above the floor; ${plural(zones, { one: '# zone', other: '# zones' })} where cables may run.`,
    section: 'One fixing',
    sectionSays: (wall: string, deep: string, wide: string) =>
      `${wall}, cut through: the fixing goes ${deep} deep, ${wide} thick.`,
  },
  why: {
    fixings: (each: number, fixings: number) =>
      `${count(fixings)}${each === 1 ? '' : `, ${each} each`}.`,
    bit: 'For holes of their size.',
    rings: 'One on each side of the frame.',
    wire: 'Between the rings; for a mirror a second hold.',
    pads: 'At the lower corners, so that air passes behind.',
    filler: 'For the test hole, and one in the wrong place.',
    tape: 'Round the bit for its depth, and over the marks.',
    gloves: 'For glass and edges.',
    glasses: 'For drilling.',
    mask: 'Against the dust of holes.',
  },
  steps: {
    weigh: {
      title: 'Weigh it',
      detail: (most: string) =>
        `Stand on the bathroom scales with it and without it; add all that it will hold. The plan is for ${most} at most.`,
      check: 'The sum is no more than the weight chosen here.',
    },
    find: {
      title: 'Find cables and pipes',
      detail:
        'Run the detector a hand’s width round every hole to come, on all its settings. Look where sockets, switches, taps and the boiler are. Switch off at the board and test that it is off.',
      check: 'Each socket and tap has its lines marked on the wall, and no hole lies on one.',
      safety: 'Water pipes run plumb from taps and radiators. In doubt, move the thing.',
    },
    test: {
      title: 'Test what the wall is',
      detail: (size: string, dust: string) =>
        `Drill one hole of ${size} where the thing will cover it, slowly. Here you expect ${dust}. Found something else? Change it in the form.`,
      check: 'Dust and depth are what the form says.',
      safety:
        'Textured coating and old paint: have them tested before you drill. Mask and glasses on.',
    },
    place: {
      title: 'Mark the first hole',
      onStuds: 'Find the studs on both sides, and shift it until every hole lies on one.',
      detail: (from: string, up: string) =>
        `Put a strip of tape there and mark on it: ${from} from the left end of the wall, ${up} above the floor.`,
      check: 'Held up by two people, it hangs where you want it.',
    },
    marks: {
      title: 'Mark the others, level',
      detail: (fixings: number, between: string | undefined) =>
        `${count(fixings)} in all${between === undefined ? ', one above the other' : `, ${between} apart`}. Hold the bracket or the frame itself to the first mark, level it, and mark through its holes.`,
      check: 'The level’s bubble stands in the middle between the outer marks.',
    },
    drill: {
      title: 'Drill the holes',
      detail: {
        screw: (wide: string) =>
          `Check with a thin bit that the stud is there. Drill a pilot hole a little thinner than the screw, which is ${wide} thick, into the middle of the stud.`,
        plug: (wide: string, deep: string, edge: string) =>
          `${wide} wide, ${deep} deep from the face: tape round the bit shows it. Square to the wall, in brick and not in a joint, ${edge} from edges. Hammer action only in masonry, never in tiles.`,
        through: (wide: string, deep: string) =>
          `${wide} wide, ${deep} deep from the face: tape round the bit shows it. Through the plaster or board without hammer action, and then on into the masonry.`,
        toggle: (wide: string) =>
          `${wide} wide, through the board only and without hammer action: the wings pass through folded.`,
      },
      check: 'The hole is round, clean and as deep as the tape.',
      safety:
        'Drill only between your marks. Hold a vacuum cleaner under the bit; mask and glasses on.',
    },
    set: {
      title: 'Set the fixings',
      detail: {
        plug: 'Blow the dust out. Push the plug in until it lies below the plaster, wholly in the masonry.',
        through:
          'Blow the dust out. Push plug and screw in together through the thing or its bracket, until the collar sits.',
        self: 'Press the point through the paper and screw it in by hand until its rim is flush.',
        toggle:
          'Put the screw through the thing first, then the wings, folded, through the hole: they open behind the board.',
      },
      check: 'It does not turn and does not move when you pull.',
    },
    screw: {
      title: 'Screw in, level, tighten',
      detail:
        'Turn the first screw in nine tenths, put the thing or its bracket on, level it, and turn in the others. Then tighten by hand, not with the machine.',
      hook: 'Tap the nail of each hook in at its slant, gently, until the hook lies on the wall.',
      check: 'The level is true, and every head sits without crushing what it holds.',
    },
    pull: {
      title: 'Pull with twice the load',
      detail: (load: string) =>
        `Pull or hang ${load} on each fixing for a minute: twice what it will bear.`,
      check: 'Nothing moves, creaks or leaves a gap.',
      safety: 'Stand beside it, not below: something may give way.',
    },
    ready: {
      title: 'Get the thing ready',
      detail: {
        flat: 'Screw a ring on each side a third down from the top, tie the wire between them, stick pads on the lower corners.',
        shelf:
          'Put the shelf on its brackets or the cabinet on its rail, and screw them together from below.',
        screen:
          'Screw the plate to the back of the screen with the screws that came with it, and lay the cables.',
      },
      check: 'Nothing on it can slide or turn.',
    },
    hang: {
      title: 'Hang it up',
      one: 'Hang it on, let go slowly, level it.',
      two: 'Lift it on with two people, let go slowly, level it. Screw in what keeps it from being lifted off.',
      check: 'It lies on the wall and is level.',
      safety: 'Nobody stands below until it holds.',
    },
    after: {
      title: 'Look again after a day',
      detail: 'Tighten what has settled. Fill the test hole and any hole in the wrong place.',
      check: 'There is no gap behind a bracket, and no crack round a fixing.',
    },
  },
};
