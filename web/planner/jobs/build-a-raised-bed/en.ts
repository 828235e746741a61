import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');
const postsBehind = (posts: number) =>
  posts === 0 ? 'none' : plural(posts, { one: 'one post', other: '# posts' });

/** Build a raised bed: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Whole rows of boards; at the corners the rows take turns, so that each is cut to its own length.',
    'Posts in the corners and between them, as close as the boards’ thickness and the soil behind them ask for (beam tables; wet softwood, EN 1995-1-1).',
    'Screws: two where a board meets a post or another board. Preserver for every cut end, two coats.',
    'Soil by volume: six parts of topsoil, three of compost, one of grit, and 15 % more because it settles (RHS and merchants’ guides).',
    'Lining on the sides only: the bottom stays open, so that water gets out and roots get down.',
  ],
  pitfalls: [
    'Old railway sleepers and wood with creosote: neither belongs beside food or hands.',
    'Wood that is not treated for the ground rots in three years: ask for use class 4.',
    'A bed wider than two arms’ reach: you tread on the soil that you have just loosened.',
    'A long side without posts: it bows as soon as the soil is wet.',
    'Filled in one go and planted the same day: it sinks by a hand’s width, and the roots hang in air.',
  ],
  fields: {
    length: { label: 'Length' },
    width: { label: 'Width', source: 'Outside to outside.' },
    height: { label: 'Height', source: 'To the nearest whole row of boards.' },
    kind: { label: 'Sides of', options: { boards: 'Boards', sleepers: 'Sleepers' } },
    clay: { label: 'On clay or paving', source: 'Stone underneath lets water out.' },
    cap: { label: 'Rail on top to sit on' },
  },
  figures: { height: 'high', soil: 'of soil' },
  wide: (reach: string) =>
    `Over ${reach} nobody reaches the middle from the sides: make two beds of it.`,
  drawing: {
    plan: 'From above',
    side: 'Long side',
    planSays: (long: string, wide: string, posts: number) =>
      `The bed from above, ${long} by ${wide}, with ${posts} posts inside.`,
    sideSays: (rows: number, high: string) =>
      `The long side, ${high} high, in ${plural(rows, { one: 'one row', other: '# rows' })}.`,
    rim: 'Free',
    fill: 'Soil',
    stone: 'Stone',
  },
  why: {
    string: 'All round, and a fifth more for the diagonals.',
    pegs: 'Two at each corner.',
    gloves: 'For wood, soil and compost.',
    glasses: 'Splinters and screws fly.',
    mask: 'Dust of treated wood and of dry compost is harmful.',
    sides: (rows: number, high: string) =>
      `${plural(rows, { one: 'One row', other: '# rows' })} of all four sides, ${high} high.`,
    posts: (between: number, long: string) =>
      between === 0
        ? `One in each corner, ${long} long with what stands in the ground.`
        : `One in each corner and ${between} between them, ${long} long with what stands in the ground.`,
    screws: (each: number, places: number) =>
      `${each} for each of ${places} places where a board meets a post or another board.`,
    ends: 'Two coats on every end that you have cut.',
    brush: 'For the preserver.',
    liner: (high: string, wide: string) =>
      `Inside all round a bed ${high} high, cut from a roll ${wide} wide, and one overlap.`,
    staples: 'One every hand’s width along top, bottom and overlaps.',
    stone: (deep: string) => `${deep} deep, so that water does not stand in the bed.`,
    fill: {
      topsoil: (whole: string) => `Six parts of ten of ${whole}.`,
      compost: (whole: string) => `Three parts of ten of ${whole}.`,
      grit: (whole: string) => `One part of ten of ${whole}, so that it drains.`,
    },
    cap: 'Round the top, mitred at the corners.',
    capScrews: (each: number, every: string) => `${each} every ${every} along the rail.`,
  },
  steps: {
    place: {
      title: 'Choose the place',
      detail: (far: string) =>
        `Six hours of sun at least, a tap within ${far}, and room for a barrow on every side. Not against a house wall: the soil would wet it.`,
      check: 'You have looked at it in the morning, at noon and in the evening.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'The posts go into the ground. Get the plans of what is buried, walk the place with the finder, and mark what you find.',
      check: 'No post stands on a mark.',
    },
    wood: {
      title: 'Look at the wood',
      detail:
        'Straight boards, treated for contact with the ground, without cracks at the ends. Leave old treated wood alone: before 2004 it was treated with arsenic.',
      check: 'The label on the boards says that they may stand in the ground.',
    },
    setOut: {
      title: 'Set out the corners',
      detail: (long: string, wide: string) =>
        `String round pegs a step outside the corners, ${long} by ${wide} inside the strings. Measure both diagonals and move pegs until they are alike.`,
      check: (off: string) => `The diagonals differ by less than ${off}.`,
    },
    ground: {
      title: 'Clear and loosen the ground',
      detail: (deep: string) =>
        `Slice the turf off and lay it aside. Level a strip a spade wide under the sides; on a slope cut into the high side, never fill the low one. Fork over what lies between, ${deep} deep, and put the turf back upside down.`,
      check: (off: string) => `Along the strip the level is right to ${off}.`,
    },
    cut: {
      title: 'Cut boards and posts',
      detail: (boards: number, posts: number) =>
        `${boards} boards and ${posts} posts by the cutting plan. Square an end first, mark each piece from it, and point the posts with four cuts.`,
      check: 'Pieces of one length stand level beside each other.',
      safety:
        'Board clamped, cable behind you, both hands on the saw. Mask and glasses: do not breathe or burn treated wood.',
    },
    ends: {
      title: 'Treat the cut ends',
      detail:
        'Treatment does not reach the core. Brush preserver on every cut end and drill hole, and again when it has soaked in.',
      check: 'Ends are darker than the faces and dry to the touch.',
      safety: 'Gloves on, outdoors, no flame near. Keep it off soil that will grow food.',
    },
    frame: {
      title: 'Screw the first row',
      detail: (deep: string) =>
        `Lay the corner posts down in pairs and screw a long board across each pair, its lower edge ${deep} above the points. Stand both up with a helper and screw the short boards between them. Dig holes at the corners, set the frame in, and level it all round.`,
      check: (off: string) => `Diagonals alike to ${off}, the bubble in the middle on all sides.`,
      safety: 'Two people carry it. Fingers out from under before it comes down.',
    },
    stakes: {
      title: 'Drive the posts between',
      detail: (long: number, short: number, deep: string) =>
        `Behind each long side ${postsBehind(long)}, behind each short one ${postsBehind(short)}, evenly apart, ${deep} into the ground, their tops no higher than the rim. Screw the first row to them.`,
      check: 'Push each: the side does not give.',
    },
    rows: {
      title: 'Build up the rows',
      detail: (rows: number, screws: number) =>
        `Up to row ${rows}. In every second row the short sides run through, so that corners interlock. Clamp, drill ahead near the ends, ${screws} screws at every post.`,
      check: (bow: string) =>
        `A string along each side shows less than ${bow} of bow, and the top is level.`,
    },
    liner: {
      title: 'Line the sides',
      detail: (below: string) =>
        `Membrane on the inside, from ${below} under the rim down to the ground and no further, stapled along top and bottom and round the posts.`,
      check: 'No wood shows below the top edge, and the bottom is open.',
    },
    stone: {
      title: 'Spread the stone',
      detail: (deep: string) =>
        `${deep} of it, raked flat over the bottom, so that water gets out.`,
      check: 'A can of water is gone at once.',
    },
    mix: {
      title: 'Mix the soil',
      detail:
        'Six barrows of topsoil, three of compost and one of grit, turned over twice on boards or in the bed.',
      check: 'A handful holds together when squeezed, and falls apart when poked.',
      safety:
        'Open bags away from your face, mask on, and wash hands: compost can carry germs. Fill barrows half.',
    },
    fill: {
      title: 'Fill it in layers',
      detail: (layer: string, below: string) =>
        `${layer} at a time, trodden lightly from a board, watered. Fill it to ${below} below the rim, heap what is left, and let rain and hose settle it.`,
      check: 'No hollow shows where you poured a can of water.',
    },
    cap: {
      title: 'Fit the rail',
      detail: (screws: number, every: string) =>
        `Mitre the boards at the corners, outside edges flush, ${screws} screws every ${every} into the sides and posts. Round the edges with the block.`,
      check: 'You can sit on it, and a cloth drawn along it does not catch.',
      safety: 'Hands away from the blade until it stands still. Wear glasses.',
    },
    plant: {
      title: 'Top up, plant and mulch',
      detail: (below: string) =>
        `It has sunk: fill it again to ${below} below the rim and rake it level. Low plants to the sun, tall ones behind; water them in, and cover bare soil with mulch. In dry weeks a raised bed wants water every other day.`,
      check: 'The same depth shows at all corners, and a finger deep in the soil comes out damp.',
    },
  },
};
