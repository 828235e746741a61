/** Jobs of the home page, as it names them; the mark is an SVG path. */
interface Job {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly mark: string;
}
export const JOBS: readonly Job[] = [
  {
    slug: 'paint-a-room',
    title: 'Paint a room',
    summary:
      'Measure the room, take off doors and windows, and buy the cheapest tins that cover walls and ceiling.',
    mark: 'M10 22v18M16 22v12M22 22v6M28 22v3M6 7h30v10H6zM36 12h6v12H28v5M25 29h6v13h-6z',
  },
  {
    slug: 'paint-woodwork',
    title: 'Paint woodwork and doors',
    summary:
      'Doors, frames, skirting and windows measured from the room, with the primer and undercoat that old paint, stain or bare wood needs, in the cheapest tins.',
    mark: 'M4 4h21v40H4zM9 10h11v11H9zM9 27h11v11H9zM34 4h6v12h-6zM31 16h12v7H31zM31 23h12c0 8-4 9-6 17-2-8-6-9-6-17z',
  },
  {
    slug: 'hang-wallpaper',
    title: 'Hang wallpaper',
    summary:
      'Every drop counted round doors and windows, cut from rolls with the pattern matched, so that the last wall does not stop one roll short.',
    mark: 'M4 5h40M4 43h40M14 5v38M14 5h18v29H14zM12 34h22v6H12zM23 8l4 5-4 5-4-5zM23 20l4 5-4 5-4-5z',
  },
  {
    slug: 'lay-a-laminate-floor',
    title: 'Lay a laminate or vinyl floor',
    summary:
      'Planks laid row by row with staggered joints, each row started with the last one’s offcut, counted in whole packs.',
    mark: 'M5 10h38v28H5zM5 17h38M5 24h38M5 31h38M30 10v7M18 17v7M36 24v7M24 31v7',
  },
  {
    slug: 'fit-skirting',
    title: 'Fit skirting and trim',
    summary:
      'Every piece between doorways and corners with its mitres, cut from the cheapest mix of lengths that the shop sells.',
    mark: 'M24 4v24M4 12v22M44 12v22M4 34l20-6 20 6v9l-20-6-20 6zM24 28v9',
  },
  {
    slug: 'tile-a-wall',
    title: 'Tile a wall',
    summary:
      'Lay the tiles on your own walls before you buy: whole and cut tiles counted, cut-offs used again, adhesive and grout to match.',
    mark: 'M5 33h38v3c0 4-3 7-7 7H12c-4 0-7-3-7-7zM7 5h34v24H7zM7 13h34M7 21h34M18 5v8M30 5v8M12 13v8M24 13v8M36 13v8M18 21v8M30 21v8',
  },
  {
    slug: 'tile-a-floor',
    title: 'Tile a floor',
    summary:
      'Lay the floor tile by tile on the screen, straight, diagonal or herringbone, and buy the tiles that it really takes.',
    mark: 'M2 26V14M24 12V3M46 26V14M24 12l22 14-22 14L2 26zM31 17L9 31M39 21L17 35M17 17l22 14M9 21l22 14',
  },
  {
    slug: 'insulate-a-hot-water-pipe',
    title: 'Insulate a hot-water pipe',
    summary:
      'Foam sleeves for the whole run, bends and branches mitred, with the tape and ties that keep them shut.',
    mark: 'M3 21h42M3 27h42M11 14h26v20H11zM18 14v20M24 14v20M30 14v20',
  },
  {
    slug: 'hang-on-a-wall',
    title: 'Hang something on a wall',
    summary:
      'What wall and weight need: the right fixing and how many, and where no hole may be because of cables.',
    mark: 'M14 36l8-9 5 5 3-3 5 7M17 23h.01M8 18h32v23H8zM12 18L24 7l12 11M24 4v3',
  },
  {
    slug: 'hang-a-door',
    title: 'Hang an internal door',
    summary:
      'A new leaf trimmed to the frame you have, or with a new frame round it: gaps, hinges, latch and every screw worked out from three widths and two heights.',
    mark: 'M9 44V4h30v40M3 44h6M39 44h6M13 8l16 5v31l-16-4zM25 27v4',
  },
  {
    slug: 'panel-a-wall',
    title: 'Panel a wall',
    summary:
      'Strips in frames or boards side by side, with equal gaps round doors, windows and sockets, cut from the cheapest lengths.',
    mark: 'M3 5h42v38H3zM3 38h42M8 10h8v23H8zM20 10h8v23h-8zM32 10h8v23h-8z',
  },
  {
    slug: 'build-a-stud-wall',
    title: 'Build a stud wall',
    summary:
      'Every stud placed in timber or steel, openings framed, plasterboard laid on the studs, and all of it cut from the cheapest lengths.',
    mark: 'M26 9h17v30H26M5 5h38v4H5zM5 39h38v4H5zM7 9h4v30H7zM22 9h4v30h-4zM11 22h11v4H11z',
  },
  {
    slug: 'board-a-ceiling',
    title: 'Board a ceiling',
    summary:
      'Boards laid across joists or battens with staggered ends, cut from the fewest sheets, with screws, tape and filler.',
    mark: 'M14 21v17M34 21v17M14 38h20M14 38L3 45M34 38l11 7M3 7h42L34 21H14zM24 7v14M9 14h15',
  },
  {
    slug: 'board-a-loft',
    title: 'Board and insulate a loft',
    summary:
      'Insulation to the depth your region asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
    mark: 'M3 28L24 6l21 22M5 43h38M16 42l3-5 3 5M26 42l3-5 3 5M6 42l3-5 3 5M36 42l3-5 3 5M9 29h30v4H9zM14 33v10M24 33v10M34 33v10',
  },
  {
    slug: 'put-up-a-fence',
    title: 'Put up a fence',
    summary:
      'Bays set out round every corner, posts, panels or rails and boards, and the concrete that the holes really take.',
    mark: 'M3 19h4M15 19h5M28 19h5M41 19h4M3 33h4M15 33h5M28 33h5M41 33h4M3 43h42M7 14l4-6 4 6v26H7zM20 14l4-6 4 6v26h-8zM33 14l4-6 4 6v26h-8z',
  },
  {
    slug: 'build-a-deck',
    title: 'Build a deck',
    summary:
      'Boards laid out on your own outline, with the frame, footings, stairs and guard that its height asks for, cut from the cheapest lengths.',
    mark: 'M8 36v8M24 36v8M40 36v8M13 14h22l9 17H4zM4 31h40v5H4zM19 14l-5 17M24 14v17M29 14l5 17',
  },
  {
    slug: 'paint-outside-wood',
    title: 'Paint a fence or outside wood',
    summary:
      'Stain or paint for a fence, a shed or boarded walls, by the wood and the coats it takes, with cleaner and preservative, in the cheapest tins.',
    mark: 'M4 8h20M4 18h14M4 28h6M4 38h40M36 28h8M40 18h4M38 5l5 5-12 12-5-5zM26 17l5 5c-3 8-9 12-20 12 5-4 7-11 15-17z',
  },
  {
    slug: 'lay-a-path',
    title: 'Lay a path, gravel or a small slab',
    summary:
      'Gravel, stone, soil or concrete for any shape of ground, by depth, in bags or bulk bags, whichever is cheaper.',
    mark: 'M3 12h14M31 12h14M27 40h.01M22 35h.01M28 31h.01M31 26h.01M26 22h.01M24 16h.01M17 45c-8-12 12-17 6-33M35 45c-6-12 8-17-1-33',
  },
  {
    slug: 'lay-a-patio',
    title: 'Lay a patio',
    summary:
      'Every slab laid from the house line with its cuts and its fall, and the stone, mortar or sand and joints under and between them.',
    mark: 'M3 9h42M9 9V3M39 9V3M5 14h38v29H5zM5 28h24M20 14v29M29 14v29M29 22h14M36 22v11M29 33h14M12 28v15',
  },
  {
    slug: 'lay-a-lawn',
    title: 'Lay or sow a lawn',
    summary:
      'Rolls of turf laid strip by strip on your own outline, or seed by the gram, with the soil, feed and water that they need.',
    mark: 'M7 34l-2-6M11 34v-8M15 34l2-6M20 34v-5M4 40h30a10 10 0 1 0-10-10 6 6 0 0 0 12 0 3 3 0 0 0-5-2M4 34h21M4 34v6',
  },
  {
    slug: 'build-a-raised-bed',
    title: 'Build a raised bed',
    summary:
      'Boards or sleepers cut from the cheapest lengths, posts as close as the soil asks for, and the litres that fill it.',
    mark: 'M14 25V13M14 19c-6 0-6-7-6-7s6 0 6 7M30 25V9M30 17c7 0 7-8 7-8s-7 0-7 8M22 25v-5M4 27h40v8H4zM4 35h40v8H4zM10 27v16M38 27v16',
  },
  {
    slug: 'build-alcove-shelves',
    title: 'Build alcove shelves',
    summary:
      'Shelves on battens or a unit with sides, stiff enough for their load: panels sized from the alcove, sawn from the fewest sheets.',
    mark: 'M4 4h8v40H4M44 4h-8v40h8M12 11h24v3H12zM12 23h24v3H12zM12 35h24v3H12z',
  },
  {
    slug: 'build-furniture',
    title: 'Build a piece of furniture',
    summary:
      'Type the outer sizes of a bookcase, cabinet, drawers, wardrobe, workbench, box or planter: see it in 3D, apart and together, with every part sawn from the fewest sheets.',
    mark: 'M3 44h42M14 38v6M40 30v8M6 12h22v26H6zM6 12l10-7h22L28 12M38 5v25l-10 8M6 25h22M24 18v3M24 31v3',
  },
  {
    slug: 'cut-list',
    title: 'Cut boards and sheets',
    summary:
      'List the parts and your shop’s boards or sheets: get the cheapest to buy, with proof, and every cut drawn.',
    mark: 'M33 17l6-8M39 17l5-6M30 39l7-8M36 39l7-8M4 9h40v8H4zM17 9v8M30 9v8M4 31h40v8H4zM26 31v8',
  },
];
