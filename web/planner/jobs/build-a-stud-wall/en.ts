import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Build a stud wall: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Studs: one at each end and one at every spacing, so that boards meet on the middle of a stud; doubled at openings, with a head and short studs over it.',
    'Depth: the shallowest stud that the tables let stand so high (NHBC 6.3, IRC R602.3, DIN 18183); past them the plan stops.',
    'Boards: laid on the studs in the sheets that shops of your region keep, joints away from door corners and on other studs on the other side.',
    'Screws by the board maker’s spacing, nails by the joint; a tenth more of both, for some bend.',
    'Tape 1.35 m and ready-mixed compound 0.78 kg for each m² in three coats; in Europe by the W111 table.',
  ],
  pitfalls: [
    'A wall that turns out to bear something, or a floor that cannot carry a new one: ask before you build.',
    'Measuring the leaf instead of the opening: a leaf of 762 × 1981 needs about 838 × 2040 in the studwork.',
    'A floor or ceiling that is not level: measure the height at both ends and in the middle, and cut each stud to its place.',
    'Plates fixed to plasterboard only: find the joists, or fix a noggin between them from above.',
    'Compound in one thick coat: it cracks. Three thin ones, a day apart.',
  ],
  fields: {
    frame: { label: 'Frame', options: { timber: 'Timber', steel: 'Steel' } },
    spacing: {
      label: 'Studs every',
      source: 'Board joints must land on studs; closer behind tiles',
    },
    sides: {
      label: 'Boarded',
      options: { both: 'On both sides', one: 'On one side', none: 'Not at all' },
    },
    depth: {
      label: 'Stud depth',
      options: { usual: 'What the height needs', deep: 'A size deeper, for pipes' },
    },
    wet: {
      label: 'Bathroom or kitchen behind it',
      source: 'Moisture-resistant boards on one side, studs close enough for tiles',
    },
    wool: { label: 'Wool against noise' },
    floor: { label: 'Floor', options: { timber: 'Timber', concrete: 'Concrete' } },
    finish: {
      label: 'Finish',
      options: { joints: 'Tape and fill the joints', skim: 'Skim with plaster' },
    },
    freeEnds: { label: 'Free ends', source: 'Ends that meet no other wall' },
    double: { label: 'Two layers of board a side', source: 'Quieter and harder to knock in' },
    longBoards: { label: 'Long boards', source: 'Fewer joints; two people carry them' },
  },
  figures: { wall: 'wall', long: 'long', studs: 'studs' },
  doorway: 'An opening and its studs do not fit the wall. Move it, or make it smaller.',
  tooHigh: (longest: string) =>
    `Shops in your region sell these studs to ${longest}: the wall is higher. Ask a structural engineer how to build it.`,
  why: {
    track: 'Along the floor and the ceiling, and bent up over openings.',
    treatedSole: 'Wood on concrete must be treated: the bottom plate.',
    doorBlocks: (doors: number) =>
      `Inside the studs of ${plural(doors, { one: 'the doorway', other: '# doorways' })}, to screw the lining to.`,
    nails: (studs: number) =>
      `Six for each of ${studs} studs and each head, four for each noggin and short stud.`,
    wafer: (studs: number) => `Where steel meets steel, ${studs} studs in all.`,
    plateScrews: (every: string) =>
      `Through plates and end studs into wood, one at each end and every ${every}.`,
    plateFixings: (every: string) =>
      `Through plates and end studs into masonry or concrete, one at each end and every ${every}.`,
    bit: 'Of the fixing’s own size.',
    strip: 'Behind the track and the end studs, so that noise does not get round.',
    membrane: 'Between the sole plate and the concrete.',
    boards: (faces: number, every: string, run: 'upright' | 'sideways', layers: number) =>
      `${faces === 1 ? 'One face' : 'Two faces'}${layers > 1 ? ' in two layers' : ''}, laid ${run === 'upright' ? 'upright' : 'sideways'}, joints on studs every ${every}.`,
    overScrews: (every: string) => `Through both layers, every ${every}.`,
    screws: (every: string) => `Every ${every} down each stud that a board touches.`,
    wool: (area: string) => `Fills ${area} between the studs.`,
    sealant: (run: string) => `Along ${run} of edges, on each boarded side.`,
    tape: (area: string) => `Joints and corners of ${area} of board.`,
    compound: (area: string, coats: number) =>
      `${coats === 3 ? 'Three' : 'Two'} coats on the joints of ${area} of board.`,
    putty: (area: string) => `Two thin coats all over ${area}.`,
    skim: (area: string) => `A thin coat on ${area} of board.`,
    bead: 'Two down each free end.',
    sand: (area: string) => `To smooth the joints of ${area}.`,
    primer: (area: string) => `One coat on ${area} of new board.`,
    sleeve: 'For the primer.',
    gloves: 'For steel edges, wool and splinters.',
    glasses: 'For sawing, drilling and wool.',
    mask: 'Against wool, drilling and sanding dust.',
  },
  drawing: {
    studs: 'Frame',
    stud: (long: string) => `studs ${long}`,
    side: (side: number) => `Boards, side ${side}`,
    boards: (pieces: number, whole: number) =>
      `${plural(pieces, { one: '# piece', other: '# pieces' })}, ${whole} of them whole sheets.`,
    section: 'One bay from above',
    sizes: (wall: string, stud: string, every: string) =>
      `Cut through: the wall is ${wall} thick, its studs ${stud} deep and ${every} apart.`,
  },
  steps: {
    ask: {
      title: 'Ask what bears on the line',
      detail: (from: string, to: string) =>
        `The wall will weigh ${from} to ${to}. Across floor joists that is usually fine; along them it stands on a doubled joist or on noggins. Ask whether the new room still has its way out in a fire, its window and its alarm.`,
      check: 'You know which way the joists run, and nothing rests on the line above.',
    },
    find: {
      title: 'Find cables, pipes and joists',
      detail:
        'Go over floor, ceiling and both walls where you will drill. Mark cables, pipes and the middles of the joists.',
      check: 'Every joist along the line is marked, no cable lies in it.',
    },
    mark: {
      title: 'Mark floor, walls and ceiling',
      detail:
        'Snap a line on the floor, square to the wall with sides of 3, 4 and 5. Take it up both walls with the level and across the ceiling. Mark the doorway.',
      check: 'The lines on floor and ceiling stand plumb over each other.',
    },
    plates: {
      title: 'Fix the plates',
      timber:
        'Sole plate along the floor but not across a doorway, head plate into joists or noggins. Prop the head plate while you fix it.',
      steel:
        'Stick the strip on the track. Track along the floor but not across a doorway, then along the ceiling.',
      check: 'Both plates lie on their lines and do not move when kicked.',
      safety:
        'Glasses and ear defenders when you cut and drill. A loose head plate falls: prop it.',
    },
    frame: {
      title: 'Stand the studs',
      timber: (every: string) =>
        `End studs first, against the walls. Then a stud with its middle every ${every} from one end. Measure each place, cut to fit tight, and skew in two nails from one side and one from the other, top and bottom.`,
      steel: (every: string, short: string) =>
        `End studs first, against the walls. Then a stud with its middle every ${every} from one end, all open the same way, cut ${short} short so that the ceiling can move. Turn them into the track.`,
      check: 'Every stud is plumb both ways, and a board’s edge would land on the middle of one.',
      safety: 'Cut steel is sharp: gloves on. Glasses when you nail.',
    },
    door: {
      title: 'Frame the openings',
      timber:
        'A full stud each side, a shorter one nailed to it, the head across the two, short studs above at the same spacing.',
      steel: (up: string) =>
        `A full stud each side with timber in it; over it track cut long, bent up ${up} at both ends and screwed to the studs; short studs above at the same spacing. A heavy door needs stiffer studs: ask the maker.`,
      check: (off: string) => `Both diagonals alike to ${off}, both sides plumb.`,
    },
    noggins: {
      title: 'Fix the noggins',
      detail:
        'A row between the studs, up and down by turns so that you can nail their ends. Put more, or a strip of plywood, where a basin, shelf or screen will hang.',
      check: 'No stud is bent: sight along the wall.',
    },
    services: {
      title: 'Cables and pipes',
      detail: (share: number) =>
        `Holes through the middle of the studs, no wider than ${share} % of them. Have the wiring done and looked at before you close the wall. Photograph every bay.`,
      check: 'Each cable and pipe is tested and in a picture.',
      safety: 'New circuits are for a qualified electrician in most countries.',
    },
    inspect: {
      title: 'Look it over',
      detail: 'Sight along the faces, plane or pack what stands proud, and tighten what moves.',
      check: 'A straight edge lies flat across any three studs.',
    },
    board: {
      title: (side: number): string =>
        side === 1 ? 'Board the first side' : 'Board the other side',
      only: 'Board the side',
      upright: (every: string, off: string) =>
        `Boards upright and tight to the ceiling, ${off} off the floor: lift them with the foot lifter. Screws every ${every}, from the middle outwards, heads just below the paper.`,
      sideways: (every: string, off: string) =>
        `Boards lie across the studs, the top row first and tight to the ceiling; the ripped one at the bottom, ${off} off the floor. Joints of two rows on different studs. Screws every ${every}, heads just below the paper.`,
      second: (every: string) =>
        `The second layer as the first, its joints on other studs, with the longer screws every ${every}.`,
      fillFirst: 'Fill the joints of the first layer.',
      shifted: 'Joints lie on other studs than on the first side.',
      end: 'Close the free end with a strip.',
      check: 'No screw is proud under the knife, none has torn the paper.',
      safety: 'Two people carry a board, on edge. Cut with the knife, not the saw: less dust.',
    },
    wool: {
      title: 'Fill it with wool',
      detail:
        'Cut each piece a little wider than its bay, so that it holds by itself. Full height, no gaps.',
      check: 'No light and no bare board shows between the studs.',
      safety: 'Mask, gloves and long sleeves.',
    },
    seal: {
      title: 'Seal the edges',
      detail: 'A bead of sealant along floor, walls and ceiling, and round every box.',
      check: 'A torch behind the wall shows no light.',
    },
    joint: {
      title: (coat: number) => ['Tape and first coat', 'Second coat', 'Third coat'][coat - 1] ?? '',
      tape: (wide: string) =>
        `Fill the joint, press the tape into it and draw a thin coat over it, ${wide} wide. Cover the screws.`,
      bead: 'Set a bead on each edge of the free end.',
      coat: (wide: string) =>
        `Scrape off ridges. A thin coat ${wide} wide, its edges drawn to nothing; wider still where two cut ends meet.`,
      check: 'No tape shows and no bubble is under it.',
      last: 'A torch held flat along the wall shows no joint.',
    },
    skim: {
      tape: {
        title: 'Tape the joints',
        detail: 'Press tape over every joint and fill it flush.',
        check: 'No tape is loose.',
      },
      title: 'Skim it',
      detail:
        'Lay on a thin coat, and a second while the first still gives under a finger. Trowel it as it firms up, wetting the blade at the end. It is dry when it is pale all over.',
      check: 'The light along the wall shows no ridge.',
      safety: 'Plaster dries out skin and hurts eyes: gloves and glasses.',
    },
    putty: {
      title: 'Skim all of it with putty',
      detail:
        'Mix as the bag says. Two thin coats over every face, the second across the first; let each dry, and knock its ridges off.',
      check: 'A torch held flat along the wall throws no shadow.',
    },
    prime: {
      title: 'Sand and prime',
      joints: 'Sand the joints lightly, wipe the dust off, and roll on the primer.',
      skim: 'Rub off drips, wipe the dust off, and roll on the primer.',
      check: 'Joints and paper look alike: then skirting, door and paint can follow.',
      safety: 'Wear the mask: the dust is fine and everywhere.',
    },
  },
};
