import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Uprights: one at each end of a stretch of wall between doors, and the least number between them that keeps every gap as wide as you want or narrower: all gaps of a stretch are equal.',
    'Where an upright would stand on an outlet that you give us, one panel more is tried, up to four.',
    'Rails run along the wall, over the baseboard, and stop at door and window casing. Longer than the longest strip they are joined in equal parts; where they go on around an outside corner they are longer by their miter.',
    'Boards: as many as fit side by side, each as long as its place; the last one is ripped.',
    'Strips: the cheapest mix of lengths, with the saw cut between pieces. Adhesive, brads, filler, caulk and paint by the length.',
  ],
  pitfalls: [
    'Gaps set out from one end: the last one is different. Cut one block to the gap and use it everywhere.',
    'Brads into wires and pipes: they rise from outlets and drop to radiators. Use a detector.',
    'A strip thicker than the baseboard stands out over it: choose a thinner strip or change the baseboard.',
    'A wall that is damp: strips and paint come off. Find the cause first.',
    'Sawn edges of MDF soak up paint and stay furry: two coats of primer, sanded between.',
  ],
  fields: {
    style: { label: 'Paneling' },
    skirting: { label: 'Baseboard that stays' },
    frame: { label: 'Door and window casing' },
    socket: { label: 'An outlet, from the left' },
    colour: { label: 'Color', source: 'Places of one color share their cans' },
  },
  figures: { area: 'paneling' },
  onSocket:
    'A strip stands on an outlet whatever the number of panels: ask an electrician to move it, or change the width of the panels.',
  drawing: { wall: (wall) => `Paneling, wall ${wall}` },
  why: { spacers: 'One for each outlet, to bring its plate forward.' },
  steps: {
    find: {
      title: 'Find wires, pipes and studs',
      detail:
        'Run the detector over all of it. Mark what you find up to above the paneling. Switch off at the panel, test that it is off and loosen the plates of outlets.',
      check: 'Every outlet, switch and radiator has its lines marked on the wall.',
    },
    line: {
      detail: (top) =>
        `Draw the top at ${top} above the floor, level all around, then the other rails and each upright from the drawing. Hold up an offcut: it may not stand out over the baseboard.`,
      check: 'The level shows the line true, and no upright runs over an outlet.',
    },
    cut: {
      safety:
        'Saw outdoors where you can: MDF dust is fine and harmful. Mask, glasses and hearing protection on, fingers a hand’s width from the blade.',
    },
    boards: {
      detail: (gap) =>
        `The first one plumb, groove to the corner. Brads slanted through the tongue, adhesive behind, ${gap} free at the joint. Notch boards around casing and outlets with the jigsaw.`,
    },
    sockets: {
      title: 'Bring the outlets forward',
      detail:
        'With the power off and tested, put an extender behind each plate that the paneling stands around, and screw it back with the longer screws.',
      check: 'The plate lies flat all around, and no wire is pinched.',
    },
    sand: { check: 'A flashlight held flat along the wood shows no step at a joint.' },
    second: { check: 'In daylight the color is even, and each panel throws the same shadow.' },
  },
};
