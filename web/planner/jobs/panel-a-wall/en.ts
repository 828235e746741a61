import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');
const rails = (count: number) => plural(count, { one: '# rail', other: '# rails' });
const uprights = (count: number) => plural(count, { one: '# upright', other: '# uprights' });

/** Panel a wall: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Uprights: one at each end of a stretch of wall between doors, and the least number between them that keeps every gap as wide as you want or narrower: all gaps of a stretch are equal.',
    'Where an upright would stand on a socket that you give us, one panel more is tried, up to four.',
    'Rails run along the wall, over the skirting, and stop at door and window frames. Longer than the longest strip they are joined in equal parts; where they go on round an outside corner they are longer by their mitre.',
    'Boards: as many as fit side by side, each as long as its place; the last one is ripped.',
    'Strips: the cheapest mix of lengths, with the saw cut between pieces. Adhesive, brads, filler, caulk and paint by the length.',
  ],
  pitfalls: [
    'Gaps set out from one end: the last one is different. Cut one block to the gap and use it everywhere.',
    'Brads into cables and pipes: they rise from sockets and drop to radiators. Use a detector.',
    'A strip thicker than the skirting stands out over it: choose a thinner strip or change the skirting.',
    'A wall that is damp: strips and paint come off. Find the cause first.',
    'Sawn edges of MDF drink paint and stay furry: two coats of primer, sanded between.',
  ],
  fields: {
    walls: { label: 'Walls' },
    style: {
      label: 'Panelling',
      options: { frames: 'Strips in frames', boards: 'Boards side by side' },
    },
    height: { label: 'Up to', source: 'More than the wall is high means all of it' },
    gap: { label: 'Panels no wider than', source: 'Narrow and tall looks right' },
    rows: { label: 'Panels above each other' },
    skirting: { label: 'Skirting that stays', source: 'The lowest rail stands on it' },
    frame: { label: 'Door and window frames', source: 'How far they reach over the wall' },
    socket: {
      label: 'A socket, from the left',
      source: 'To its middle, on the first wall; 0 for none',
    },
    socket2: { label: 'Another, from the left' },
    colour: {
      label: 'Colour',
      source: 'Places of one colour share their tins',
      placeholder: 'Sage',
    },
  },
  figures: { area: 'panelling', panels: 'panels', gap: 'each wide' },
  tooLow:
    'That leaves no room between the rails: make it higher, or put fewer panels above each other.',
  underCeiling: (ceiling: string) =>
    `The ceiling comes down to ${ceiling} at one of these walls, so the panelling ends there all round. Choose higher walls alone for more.`,
  onSocket:
    'A strip stands on a socket whatever the number of panels: ask an electrician to move it, or change the width of the panels.',
  drawing: {
    wall: (wall: string) => `Panelling, wall ${wall}`,
    says: (across: number, up: number, gap: string | undefined, top: string) =>
      `From the front, up to ${top}: ${rails(across)}, ${uprights(up)}${gap === undefined ? '' : `, ${gap} between them`}.`,
  },
  why: {
    strips: (across: number, up: number) => `${rails(across)} and ${uprights(up)}.`,
    rails: (across: number) => `${rails(across)} above and below the boards.`,
    boards: (count: number, area: string) =>
      `${plural(count, { one: '# board', other: '# boards' })} side by side on ${area}.`,
    adhesive: (run: string) => `On the back of ${run}.`,
    brads: (count: number) => `${count}: two at each end and between, until the adhesive holds.`,
    filler: (count: number) => `${count} holes of brads, filled twice.`,
    spacers: 'One for each socket, to bring its plate forward.',
    caulk: (run: string) => `The edges of ${run}.`,
    sand: (run: string) => `Edges and filler of ${run}.`,
    primer: (area: string) => `Two coats on ${area} of strip and edge.`,
    paint: (area: string) => `Two coats on ${area}, wall and strips.`,
    brush: 'For edges and corners.',
    sleeves: 'One for primer, one for paint.',
    sheets: (run: string) => `On the floor along ${run}.`,
    tape: (run: string) => `Along ${run} of floor and wall.`,
    gloves: 'Against splinters.',
    glasses: 'For sawing and nailing.',
    mask: 'Against MDF and sanding dust.',
  },
  steps: {
    rest: {
      title: 'Let the strips rest in the room',
      detail: 'Lay them flat and apart for two days, at the temperature you live in.',
      check: 'They lie straight and feel as warm as the room.',
    },
    wall: {
      title: 'Make the wall flat and dry',
      detail: (bump: string) =>
        `Scrape off bumps and loose paint, dull gloss with sandpaper, wipe. Nothing may stand out by more than ${bump} under a long straightedge.`,
      check: 'No light under the straightedge, and no damp patch.',
      safety: 'Old paint and textured coating: test before you scrape. Mask and glasses on.',
    },
    find: {
      title: 'Find cables, pipes and studs',
      detail:
        'Run the detector over all of it. Mark what you find up to above the panelling. Switch off at the board, test that it is off and loosen the plates of sockets.',
      check: 'Every socket, switch and radiator has its lines marked on the wall.',
      safety: 'Nail nowhere that you have not checked.',
    },
    line: {
      title: 'Draw the lines',
      detail: (top: string) =>
        `Draw the top at ${top} above the floor, level all round, then the other rails and each upright from the drawing. Hold up an offcut: it may not stand out over the skirting.`,
      check: 'The level shows the line true, and no upright runs over a socket.',
    },
    cut: {
      title: 'Saw the pieces',
      detail:
        'Follow the cut list, the longest first. Saw one upright to fit, and the others to it. Write the wall on each back.',
      check: 'The first upright slides in between the lines without force.',
      safety:
        'Saw outdoors where you can: MDF dust is fine and harmful. Mask, glasses and ear defenders on, fingers a hand’s width from the blade.',
    },
    rails: {
      title: 'Fix the rails',
      detail:
        'The lowest first. Adhesive in a wavy line on the back, press on at the line, two brads at each end and between.',
      check: 'Level along each rail, and it does not spring when pushed.',
      safety: 'Keep your other hand away from where a brad may come out.',
    },
    uprights: {
      title: 'Fix the uprights',
      detail: (gap: string) =>
        `Cut two blocks of ${gap}. Fix the uprights at the ends first, then set each next one against the blocks, with adhesive and brads.`,
      check: 'Every gap takes the block, top and bottom, and each upright is plumb.',
      safety: 'Nail only between your marks.',
    },
    boards: {
      title: 'Fix the boards',
      detail: (gap: string) =>
        `The first one plumb, groove to the corner. Brads slanted through the tongue, adhesive behind, ${gap} free at the joint. Notch boards round frames and sockets with the jigsaw.`,
      check: 'Every fourth board is plumb, and no joint is wider than the others.',
      safety: 'Nail only between your marks.',
    },
    sockets: {
      title: 'Bring the sockets forward',
      detail:
        'With the power off and proven dead, put a spacer behind each plate that the panelling stands round, and screw it back with the longer screws.',
      check: 'The plate lies flat all round, and no cable is pinched.',
      safety: 'Not sure, or an old metal box? Ask an electrician.',
    },
    fill: {
      title: 'Fill holes and joints',
      detail:
        'Press filler into each hole a little proud, again when it has sunk, and into joints of rails.',
      check: 'No hole is lower than the wood around it.',
    },
    sand: {
      title: 'Sand edges and filler',
      detail: 'Coarse first, then fine. Take the sharpness off each edge. Vacuum and wipe.',
      check: 'A torch held flat along the wood shows no step at a joint.',
      safety: 'Mask and glasses on, window open.',
    },
    caulk: {
      title: 'Caulk the edges',
      detail:
        'A thin bead along each strip where it meets the wall; smooth it with a wet finger at once.',
      check: 'No dark line is left between strip and wall.',
    },
    prime: {
      title: 'Prime, edges first',
      detail: 'Cover the floor and mask. Brush the edges, roll the faces, thinly.',
      check: 'No bare edge shows.',
      safety: 'Air the room while paint dries.',
    },
    primeAgain: {
      title: 'Sand lightly, prime again',
      detail: 'Rub the furry edges down with the fine grit, wipe, and prime once more.',
      check: 'Edges feel as smooth as the faces.',
    },
    paint: {
      title: 'Paint the first coat',
      detail:
        'Rails, then uprights, then the panels between: edges with the brush, faces with the roller.',
      check: 'No runs in the corners of the panels.',
    },
    second: {
      title: 'Paint the second coat',
      detail:
        'The same again, thinner. Pull the tape while the paint is tacky; power on when all is dry.',
      check: 'In daylight the colour is even, and each panel throws the same shadow.',
    },
  },
};
