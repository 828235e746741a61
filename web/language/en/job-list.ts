/** The jobs as the catalogue lists them, by slug. */
export const en = {
  'paint-a-room': {
    title: 'Paint a room',
    summary:
      'Measure the room, take off doors and windows, and buy the cheapest tins that cover walls and ceiling.',
  },
  'hang-wallpaper': {
    title: 'Hang wallpaper',
    summary:
      'Every drop counted round doors and windows, cut from rolls with the pattern matched, so that the last wall does not stop one roll short.',
  },
  'lay-a-laminate-floor': {
    title: 'Lay a laminate or vinyl floor',
    summary:
      'Planks laid row by row with staggered joints, each row started with the last one’s offcut, counted in whole packs.',
  },
  'fit-skirting': {
    title: 'Fit skirting and trim',
    summary:
      'Every piece between doorways and corners with its mitres, cut from the cheapest mix of lengths that the shop sells.',
  },
  'tile-a-wall': {
    title: 'Tile a wall',
    summary:
      'Lay the tiles on your own walls before you buy: whole and cut tiles counted, cut-offs used again, adhesive and grout to match.',
  },
  'tile-a-floor': {
    title: 'Tile a floor',
    summary:
      'Lay the floor tile by tile on the screen, straight, diagonal or herringbone, and buy the tiles that it really takes.',
  },
  'hang-on-a-wall': {
    title: 'Hang something on a wall',
    summary:
      'What wall and weight need: the right fixing and how many, and where no hole may be because of cables.',
  },
  'build-alcove-shelves': {
    title: 'Build alcove shelves',
    summary:
      'Shelves on battens or a unit with sides, stiff enough for what stands on them: every panel sized from the alcove and sawn from the fewest sheets.',
  },
  'build-a-stud-wall': {
    title: 'Build a stud wall',
    summary:
      'Every stud placed in timber or steel, openings framed, plasterboard laid on the studs, and all of it cut from the cheapest lengths.',
  },
  'board-a-ceiling': {
    title: 'Board a ceiling',
    summary:
      'Boards laid across joists or battens with staggered ends, cut from the fewest sheets, with screws, tape and filler.',
  },
  'put-up-a-fence': {
    title: 'Put up a fence',
    summary:
      'Bays set out round every corner, posts, panels or rails and boards, and the concrete that the holes really take.',
  },
  'build-a-deck': {
    title: 'Build a deck',
    summary:
      'Boards laid out on your own outline, with the frame, footings, stairs and guard that its height asks for, cut from the cheapest lengths.',
  },
  'board-a-loft': {
    title: 'Board and insulate a loft',
    summary:
      'Insulation to the depth your region asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
  },
  'lay-a-path': {
    title: 'Lay a path, gravel or a small slab',
    summary:
      'Gravel, stone, soil or concrete for any shape of ground, by depth, in bags or bulk bags, whichever is cheaper.',
  },
  'paint-outside-wood': {
    title: 'Paint a fence or outside wood',
    summary:
      'Stain or paint for a fence, a shed or boarded walls, by the wood and the coats it takes, with cleaner and preservative, in the cheapest tins.',
  },
  'panel-a-wall': {
    title: 'Panel a wall',
    summary:
      'Strips in frames or boards side by side, with equal gaps round doors, windows and sockets, cut from the cheapest lengths.',
  },
  'lay-a-patio': {
    title: 'Lay a patio',
    summary:
      'Every slab laid from the house line with its cuts and its fall, and the stone, mortar or sand and joints under and between them.',
  },
  'lay-a-lawn': {
    title: 'Lay or sow a lawn',
    summary:
      'Rolls of turf laid strip by strip on your own outline, or seed by the gram, with the soil, feed and water that they need.',
  },
  'build-a-raised-bed': {
    title: 'Build a raised bed',
    summary:
      'Boards or sleepers cut from the cheapest lengths, posts as close as the soil asks for, and the litres that fill it.',
  },
};
