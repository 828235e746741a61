import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');
const rolls = (count: number) => plural(count, { one: '# roll', other: '# rolls' });

/** Hang wallpaper: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Drops: strips as wide as the roll, side by side round the walls; none where there is only a doorway, short ones over doors and round windows.',
    'Each drop: the height of the wall and what is trimmed off at both ends. With a pattern it is cut where the pattern comes next; a half-drop moves every second strip by half a repeat.',
    'Corners: paper is wrapped a little way round and hung from a new plumb line, so each takes some width.',
    'Rolls: drops cut one after the other, and one roll more of the same batch for repairs; the size comes from the label.',
    'Paste by the area of the paper, primer by the area of the wall, at the rates on their labels.',
  ],
  pitfalls: [
    'Rolls from two batches differ in colour: check that the batch number is the same on all.',
    'Corners are never upright: draw a plumb line for the first drop after each.',
    'Bare plaster soaks up paste: prime it first, or the paper cannot be slid into place.',
    'Paper soaked for different times stretches differently: note the minutes on each drop.',
    'Heating on while it dries: seams open. Leave it off for a day or two.',
  ],
  fields: {
    walls: { label: 'Walls to paper' },
    rollLength: { label: 'Roll length' },
    rollWidth: { label: 'Roll width' },
    repeat: {
      label: 'Pattern repeat',
      source: 'On the label, beside the arrows. 0 for plain paper.',
    },
    match: {
      label: 'Match',
      options: { straight: 'Straight', 'half-drop': 'Half-drop', free: 'Free' },
    },
    ground: {
      label: 'On the wall',
      options: { paper: 'Old wallpaper', painted: 'Paint', bare: 'New plaster' },
    },
    spares: { label: 'Spare rolls', source: 'For repairs: a later batch differs in colour' },
    paste: {
      label: 'Paste goes on',
      options: { paper: 'The paper', wall: 'The wall' },
      source: 'On the label of the roll',
    },
    lining: { label: 'Walls are rough', source: 'They get a smooth layer under the paper' },
    trim: { label: 'To trim, both ends together', source: 'More where ceilings are not level' },
    paper: {
      label: 'Which paper',
      source: 'Rooms with one paper share its rolls',
      placeholder: 'Leaves, green',
    },
  },
  figures: { walls: 'walls', drops: 'drops', rolls: 'rolls' },
  dropTooLong: (drop: string) => `A drop of ${drop} is longer than the roll. Choose longer rolls.`,
  patterned: (name: string, repeat: string) => `${name}, repeat ${repeat}`,
  tight: (trim: string, fewer: number, now: number) =>
    `With ${trim} to trim, ${rolls(fewer)} would do instead of ${now}: measure the height in several places first.`,
  strip: (wall: string, strip: number) => `${wall}: strip ${strip}.`,
  strips: (wall: string, first: number, last: number) =>
    `${wall}: strips ${first} to ${last}, in the order they hang.`,
  why: {
    paste: (area: string) => `For ${area} of paper as it is cut.`,
    primer: (area: string) => `One coat on ${area}, so that the paper slides and comes off again.`,
    seams: 'For seams that lift and where vinyl overlaps.',
    lining: (area: string) => `Hung across ${area} of rough wall.`,
    putty: (area: string) => `Two coats on ${area} of rough wall.`,
    stripper: (area: string) => `To soak ${area} of old paper.`,
    sacks: (area: string) => `For the old paper of ${area}.`,
    cleaner: (area: string) => `To wash ${area}.`,
    filler: (area: string) => `Holes and cracks of ${area}.`,
    sand: (area: string) => `To smooth ${area} after filling.`,
    sheets: (area: string) => `Over ${area} of floor along the walls.`,
    film: 'Over the table and the furniture.',
    blades: 'A fresh edge for every two strips: a blunt one tears wet paper.',
    sponges: 'One for paste, one for clean water.',
    rags: 'For washing and drips.',
    gloves: 'Against paste, primer and stripper.',
    glasses: 'For scraping and sanding over your head.',
    mask: 'Against sanding dust.',
  },
  steps: {
    clear: {
      title: 'Clear, cover, switch off',
      detail:
        'Move the furniture away and cover the floor along the walls. Switch off at the board, test that it is off and take the plates off sockets and switches.',
      check: 'Every plate is off and without power, no floor shows.',
    },
    strip: {
      title: 'Strip the old paper',
      detail:
        'Score it, soak it with hot water and stripper for 15 minutes, and lift it off with a scraper from below. A steamer helps where it will not come.',
      water:
        'Score it, soak it with warm water for 15 minutes, and lift it off with a scraper from below. A steamer helps where it will not come.',
      check: 'The wet wall feels rough, not slippery: no paste is left.',
      safety:
        'Textured coating under the paper may hold asbestos: test before you scrape. Keep water and steam away from sockets.',
    },
    wash: {
      title: 'Wash and dull the paint',
      detail: 'Wash from the bottom up, rinse with clear water. Rub gloss paint dull.',
      check: 'A clean rag stays clean, and nothing shines.',
      safety: 'Gloves on. Keep water away from sockets.',
    },
    fill: {
      title: 'Scrape and fill',
      detail: 'Scrape off what is loose. Press filler in a little proud of the surface.',
      check: 'No flake comes off under the knife.',
      safety: 'Old paint and textured coating: test before you scrape.',
    },
    sand: {
      title: 'Sand flush and dust',
      detail: 'Sand filler and ridges flush, then wipe the dust off.',
      check: 'A torch held flat along the wall throws no shadow.',
      safety: 'Wear the mask and open a window.',
    },
    size: {
      title: 'Prime the wall',
      detail:
        'Only when it is dry all over: brush on wallpaper primer evenly, into corners and round sockets.',
      check: 'A drop of water soaks in slowly.',
    },
    lining: {
      title: 'Hang lining paper across',
      detail:
        'Paste, fold like a concertina, and hang it from the top in level courses, butted and not overlapped.',
      check: 'No gap and no lap at the joins.',
      safety: 'Stand on a platform or with both feet on the ladder, never on its top step.',
    },
    putty: {
      title: 'Skim the wall',
      detail: 'Two thin coats of putty; let each dry, sand it and wipe the dust off.',
      check: 'A torch held flat along the wall throws no shadow.',
      safety: 'Wear the mask when you sand.',
    },
    start: {
      title: 'Choose the start, draw a plumb line',
      detail: (wall: string, toRight: boolean, now: number, most: number | undefined, off: string) =>
        `The first strip hangs at the ${toRight ? 'left' : 'right'} end of ${wall}, the next ones to the ${toRight ? 'right' : 'left'}${most === undefined ? '' : `: that takes ${rolls(now)}, another start up to ${most}`}. A motif in the middle of a chimney breast may be worth more paper. Measure one roll width less ${off} from there and draw an upright line.`,
      check: 'The level agrees with the line at the top and at the bottom.',
    },
    cut: {
      title: 'Check the rolls, cut the drops',
      detail: (trim: string) =>
        `All batch numbers alike? Unroll one and look for faults. Cut each drop as high as the wall and ${trim} more, the pattern at the same height; number the backs and mark the top.`,
      check: 'Two drops side by side match at eye level.',
    },
    hang: {
      title: 'Hang the first strip',
      paper: (up: string) =>
        `Paste from the middle out, fold the ends in and wait as the label says, the same for every strip. Hang it to the line, ${up} up on the ceiling, and smooth from the middle out. Crease it in at top and bottom, peel it back and cut; a fresh edge on the knife.`,
      wall: (up: string) =>
        `Put paste on the wall a little wider than the strip. Hang it dry from the roll to the line, ${up} up on the ceiling, and smooth from the middle out. Crease it in at top and bottom and cut; a fresh edge on the knife.`,
      check: 'No bubble shows under a torch held flat, and the edge is on the line.',
      safety: 'Cut away from your hand, and never stand on the top step of the ladder.',
    },
    next: {
      title: 'Hang the next strips',
      detail:
        'Match the pattern at eye level first, slide the edges together without a lap, and roll the seam after ten minutes.',
      check: 'The seam cannot be seen from an arm’s length away.',
    },
    corners: {
      title: 'Go round the corners',
      detail: (inside: string, outside: string) =>
        `Measure to an inside corner in three places and cut the strip at the widest and ${inside} more; hang the rest to a new plumb line. Outside, wrap ${outside} round and plumb anew.`,
      check: 'The first strip after the corner is upright.',
    },
    openings: {
      title: 'Cut round doors and windows',
      detail:
        'Hang the strip over the frame, cut from the edge to its corner at a slant, smooth in and trim. Keep the piece that is left for above or below.',
      check: 'The paper lies tight along the whole frame.',
    },
    sockets: {
      title: 'Cut round sockets and switches',
      detail: (inside: string) =>
        `Hang over it, cut a cross over the box, fold back and trim so that the plate covers ${inside} all round.`,
      check: 'No cut end will show beside the plate.',
      safety: 'Power off: wet paper and paste conduct.',
    },
    wipe: {
      title: 'Wipe off the paste and let it dry',
      detail:
        'Wipe paste off paper, ceiling and frames at once with a clean wet sponge. Then leave heating and draughts off.',
      check: 'The edges lie flat.',
    },
    finish: {
      title: 'Stick lifted seams, plates on',
      detail:
        'Put seam adhesive, or paste where no shop keeps it, under any edge that lifts and roll it. Refit the plates and switch on. Keep the offcuts and the label with the batch number.',
      check: 'A fingernail finds no lifted edge.',
    },
  },
};
