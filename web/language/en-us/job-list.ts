import type { en } from '../en/job-list.ts';
import type { Differs } from '../locale.ts';

/** What American English calls the jobs otherwise, and what else people there call them. */
export const jobList: Differs<typeof en> = {
  'paint-a-room': {
    find: 'latex, interior paint, color',
    summary:
      'Measure the room, take off doors and windows, and buy the cheapest cans that cover walls and ceiling.',
  },
  'paint-woodwork': {
    title: 'Paint doors and trim',
    find: 'baseboard, casing, trim paint, molding, stair railing, semi-gloss, enamel',
    summary:
      'Doors, casing, baseboards and windows measured from the room, with the primer that old paint, stain or bare wood needs, in the cheapest cans.',
  },
  'hang-wallpaper': {
    find: 'wall covering, accent wall',
  },
  'lay-a-laminate-floor': {
    find: 'LVP, hardwood, wood floor, underlayment',
  },
  'fit-skirting': {
    title: 'Install baseboard and trim',
    find: 'baseboard, casing, molding, crown, quarter round, trim work',
    summary:
      'Every piece between doorways and corners with its miters, cut from the cheapest mix of lengths that the shop sells.',
  },
  'tile-a-wall': {
    find: 'backsplash, tub surround, subway tile, thinset',
  },
  'tile-a-floor': {
    find: 'thinset, entryway, mudroom, stone tile',
  },
  'hang-a-door': {
    title: 'Hang an interior door',
    find: 'prehung, slab, jamb, casing, door knob, rough opening, shims',
    summary:
      'A new slab trimmed to the jamb you have, or a prehung door in its rough opening: gaps, hinges, latch and every screw worked out from three widths and two heights.',
  },
  'hang-on-a-wall': {
    find: 'drywall anchors, toggle bolts, stud finder, mount, drapes, photo',
  },
  'build-alcove-shelves': {
    find: 'built-ins, bookshelf, closet, niche',
  },
  'build-a-stud-wall': {
    find: 'drywall, framing, sheetrock, gypsum board, basement',
    summary:
      'Every stud placed in lumber or steel, openings framed, drywall laid on the studs, and all of it cut from the cheapest lengths.',
  },
  'board-a-ceiling': {
    title: 'Drywall a ceiling',
    find: 'drywall, sheetrock, drop ceiling, furring strips',
    summary:
      'Sheets laid across joists or furring strips with staggered ends, cut from the fewest of them, with screws, tape and joint compound.',
  },
  'put-up-a-fence': {
    find: 'yard, backyard, privacy fence, stockade',
  },
  'build-a-deck': {
    find: 'porch, backyard, yard, ledger',
  },
  'board-a-loft': {
    title: 'Floor and insulate an attic',
    find: 'attic, fiberglass, crawl space',
    summary:
      'Insulation to the R-value that your code asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
  },
  'lay-a-path': {
    find: 'walkway, yard, gravel pad, mulch',
  },
  'paint-outside-wood': {
    find: 'deck stain, siding, sealer, yard',
    summary:
      'Stain or paint for a fence, a shed or wood siding, by the wood and the coats it takes, with cleaner and preservative, in the cheapest cans.',
  },
  'panel-a-wall': {
    find: 'paneling, wainscoting, board and batten, shiplap, beadboard, chair rail',
  },
  'lay-a-patio': {
    title: 'Lay a paver patio',
    find: 'pavers, backyard, hardscape, bricks',
    summary:
      'Every paver laid from the house line with its cuts and its slope, and the gravel, sand or mortar and joints under and between them.',
  },
  'lay-a-lawn': {
    title: 'Lay sod or seed a lawn',
    find: 'sod, yard, overseed',
    summary:
      'Rolls of sod laid strip by strip on your own outline, or seed by the pound, with the soil, fertilizer and water that they need.',
  },
  'build-a-raised-bed': {
    find: 'garden box, yard, landscape timbers',
    summary:
      'Boards or landscape timbers cut from the cheapest lengths, posts as close as the soil asks for, and the soil that fills it.',
  },
  'cut-list': {
    find: 'lumber, boards, 2x4, sheet goods',
  },
};
