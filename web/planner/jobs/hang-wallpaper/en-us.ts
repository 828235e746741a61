import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  pitfalls: [
    'Rolls from two runs differ in color: check that the run number is the same on all.',
    'Corners are never plumb: draw a plumb line for the first drop after each.',
    'Bare drywall soaks up paste and tears when the paper comes off: prime it first.',
    'Paper booked for different times stretches differently: note the minutes on each drop.',
    'Heating on while it dries: seams open. Leave it off for a day or two.',
  ],
  fields: {
    match: { options: { 'half-drop': 'Drop match', free: 'Random' } },
    ground: { options: { bare: 'New drywall' } },
    spares: { source: 'For repairs: a later run differs in color' },
    paper: { label: 'Which wallpaper' },
  },
  steps: {
    clear: {
      detail:
        'Move the furniture away and cover the floor along the walls. Switch off at the panel, test that it is off and take the plates off outlets and switches.',
    },
    strip: {
      detail:
        'Score it, soak it with hot water and remover for 15 minutes, and lift it off with a scraper from below. A steamer helps where it will not come.',
      safety:
        'Textured coating under the paper may hold asbestos: test before you scrape. Keep water and steam away from outlets.',
    },
    wash: { safety: 'Gloves on. Keep water away from outlets.' },
    fill: {
      title: 'Scrape and patch',
      detail: 'Scrape off what is loose. Press spackle in a little proud of the surface.',
    },
    sand: {
      detail: 'Sand spackle and ridges flush, then wipe the dust off.',
      check: 'A flashlight held flat along the wall throws no shadow.',
    },
    size: {
      detail:
        'Only when it is dry all over: brush on wallpaper primer evenly, into corners and around outlets.',
    },
    lining: { title: 'Hang wall liner across' },
    putty: { check: 'A flashlight held flat along the wall throws no shadow.' },
    cut: {
      detail: (trim) =>
        `All run numbers alike? Unroll one and look for faults. Cut each drop as high as the wall and ${trim} more, the pattern at the same height; number the backs and mark the top.`,
    },
    hang: {
      paper: (up) =>
        `Paste from the middle out, book the ends and wait as the label says, the same for every strip. Hang it to the line, ${up} up on the ceiling, and smooth from the middle out. Crease it in at top and bottom, peel it back and cut; a fresh edge on the knife.`,
      check: 'No bubble shows under a flashlight held flat, and the edge is on the line.',
    },
    corners: { title: 'Go around the corners' },
    openings: { title: 'Cut around doors and windows' },
    sockets: {
      title: 'Cut around outlets and switches',
      detail: (inside) =>
        `Hang over it, cut a cross over the box, fold back and trim so that the plate covers ${inside} all around.`,
    },
    finish: {
      detail:
        'Put seam adhesive, or paste where no store keeps it, under any edge that lifts and roll it. Put the plates back and switch on. Keep the offcuts and the label with the run number.',
    },
  },
};
