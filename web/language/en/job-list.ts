/**
 * The jobs as the catalogue lists them, by slug, and the cut list beside them. `find`: what else people call it, with
 * commas between; the catalogue is searched in all languages at once.
 */
export const en = {
  'paint-a-room': {
    title: 'Paint a room',
    find: 'decorate, redecorate, emulsion, paint walls, paint ceiling, roller, bedroom, living room',
    summary:
      'Measure the room, take off doors and windows, and buy the cheapest tins that cover walls and ceiling.',
  },
  'paint-woodwork': {
    title: 'Paint woodwork and doors',
    find: 'gloss, satinwood, eggshell, skirting, architrave, door frame, window frame, banister, radiator, undercoat, varnish',
    summary:
      'Doors, frames, skirting and windows measured from the room, with the primer and undercoat that old paint, stain or bare wood needs, in the cheapest tins.',
  },
  'hang-wallpaper': {
    title: 'Hang wallpaper',
    find: 'papering, decorate, lining paper, feature wall, mural, paste',
    summary:
      'Every drop counted round doors and windows, cut from rolls with the pattern matched, so that the last wall does not stop one roll short.',
  },
  'lay-a-laminate-floor': {
    title: 'Lay a laminate or vinyl floor',
    find: 'flooring, LVT, planks, click flooring, engineered wood, wooden floor',
    summary:
      'Planks laid row by row with staggered joints, each row started with the last one’s offcut, counted in whole packs.',
  },
  'fit-skirting': {
    title: 'Fit skirting and trim',
    find: 'skirting board, architrave, moulding, beading, door trim',
    summary:
      'Every piece between doorways and corners with its mitres, cut from the cheapest mix of lengths that the shop sells.',
  },
  'tile-a-wall': {
    title: 'Tile a wall',
    find: 'tiling, splashback, bathroom, shower, kitchen, grout, ceramic, mosaic',
    summary:
      'Lay the tiles on your own walls before you buy: whole and cut tiles counted, cut-offs used again, adhesive and grout to match.',
  },
  'tile-a-floor': {
    title: 'Tile a floor',
    find: 'tiling, bathroom, kitchen, hall, grout, porcelain, ceramic',
    summary:
      'Lay the floor tile by tile on the screen, straight, diagonal or herringbone, and buy the tiles that it really takes.',
  },
  'hang-on-a-wall': {
    title: 'Hang something on a wall',
    find: 'picture, mirror, TV, bracket, shelf, curtain rail, blind, cupboard, wall plugs, fixings, drill a hole',
    summary:
      'What wall and weight need: the right fixing and how many, and where no hole may be because of cables.',
  },
  'hang-a-door': {
    title: 'Hang an internal door',
    find: 'fit a door, door lining, door frame, hinges, latch, handle, fire door, sticking door, carpentry',
    summary:
      'A new leaf trimmed to the frame you have, or with a new frame round it: gaps, hinges, latch and every screw worked out from three widths and two heights.',
  },
  'build-alcove-shelves': {
    title: 'Build alcove shelves',
    find: 'shelving, bookcase, cupboard, cabinet, storage, built-in, joinery',
    summary:
      'Shelves on battens or a unit with sides, stiff enough for their load: panels sized from the alcove, sawn from the fewest sheets.',
  },
  'build-furniture': {
    title: 'Build a piece of furniture',
    find: 'bookcase, bookshelf, cabinet, cupboard, kitchen unit, drawers, chest, wardrobe, closet, workbench, toy box, planter, carcass, cut list',
    summary:
      'Type the outer sizes of a bookcase, cabinet, drawers, wardrobe, workbench, box or planter: see it in 3D, apart and together, with every part sawn from the fewest sheets.',
  },
  'build-a-stud-wall': {
    title: 'Build a stud wall',
    find: 'partition, plasterboard, studwork, dividing wall, new room',
    summary:
      'Every stud placed in timber or steel, openings framed, plasterboard laid on the studs, and all of it cut from the cheapest lengths.',
  },
  'board-a-ceiling': {
    title: 'Board a ceiling',
    find: 'plasterboard, overboard, false ceiling, battens, joists',
    summary:
      'Boards laid across joists or battens with staggered ends, cut from the fewest sheets, with screws, tape and filler.',
  },
  'put-up-a-fence': {
    title: 'Put up a fence',
    find: 'fencing, garden, boundary, posts, panels, pickets',
    summary:
      'Bays set out round every corner, posts, panels or rails and boards, and the concrete that the holes really take.',
  },
  'build-a-deck': {
    title: 'Build a deck',
    find: 'decking, garden, terrace, veranda',
    summary:
      'Boards laid out on your own outline, with the frame, footings, stairs and guard that its height asks for, cut from the cheapest lengths.',
  },
  'board-a-loft': {
    title: 'Board and insulate a loft',
    find: 'insulation, loft floor, roof space, storage, chipboard',
    summary:
      'Insulation to the depth your region asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
  },
  'lay-a-path': {
    title: 'Lay a path, gravel or a small slab',
    find: 'garden, driveway, footpath, gravel, concrete, shed base',
    summary:
      'Gravel, stone, soil or concrete for any shape of ground, by depth, in bags or bulk bags, whichever is cheaper.',
  },
  'paint-outside-wood': {
    title: 'Paint a fence or outside wood',
    find: 'stain, wood oil, preservative, shed, cladding, exterior, garden, treat wood',
    summary:
      'Stain or paint for a fence, a shed or boarded walls, by the wood and the coats it takes, with cleaner and preservative, in the cheapest tins.',
  },
  'panel-a-wall': {
    title: 'Panel a wall',
    find: 'panelling, dado, shaker, tongue and groove, matchboard',
    summary:
      'Strips in frames or boards side by side, with equal gaps round doors, windows and sockets, cut from the cheapest lengths.',
  },
  'lay-a-patio': {
    title: 'Lay a patio',
    find: 'paving, slabs, flagstones, terrace, garden',
    summary:
      'Every slab laid from the house line with its cuts and its fall, and the stone, mortar or sand and joints under and between them.',
  },
  'lay-a-lawn': {
    title: 'Lay or sow a lawn',
    find: 'turf, grass, seed, garden',
    summary:
      'Rolls of turf laid strip by strip on your own outline, or seed by the gram, with the soil, feed and water that they need.',
  },
  'build-a-raised-bed': {
    title: 'Build a raised bed',
    find: 'planter, vegetable bed, flower bed, sleepers, garden, soil',
    summary:
      'Boards or sleepers cut from the cheapest lengths, posts as close as the soil asks for, and the litres that fill it.',
  },
  'cut-list': {
    title: 'Cut boards and sheets',
    find: 'timber, planks, plywood, MDF, saw, sawing, cutting plan, cabinet',
    summary:
      'List the parts and your shop’s boards or sheets: get the cheapest to buy, with proof, and every cut drawn.',
  },
};
