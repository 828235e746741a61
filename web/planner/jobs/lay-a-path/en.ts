import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Lay a path, gravel or a small slab: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'A slab is as thick as its use asks for, on the sub-base that belongs under it (Concrete Society and merchants’ guides; US: ACI 332).',
    'Stone and sand by weight: area × depth × t/m³ (compacted sub-base 2.1, gravel and sand 1.6), a tenth more for uneven ground. Bark, soil and compost by volume, never by weight.',
    'Concrete: area × thickness, 8 % more; in bags by hand, or delivered from a cubic metre on.',
    'Forms, pegs, screws, mesh with its laps, sheets for curing; joints so that bays stay nearly square.',
    'Sizes are those that shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Digging into a cable, gas or water pipe: ask for plans, dig by hand.',
    'Water that runs to the house: let everything fall away from it, and stay below the damp-proof course.',
    'A sub-base that is tipped in and raked, but not compacted in layers, sinks with all that lies on it.',
    'Gravel without an edging walks onto the lawn.',
    'Concrete that dries in the sun or freezes in its first nights is weak for good: cover it, and keep it damp.',
  ],
  fields: {
    top: {
      label: 'Top layer',
      options: {
        gravel: 'Gravel',
        concrete: 'Concrete slab',
        topsoil: 'Topsoil',
        compost: 'Compost',
        mulch: 'Bark mulch',
        sand: 'Sand',
      },
    },
    use: {
      label: 'For',
      options: {
        path: 'A path',
        bed: 'Looks only',
        patio: 'Sitting',
        shed: 'A shed',
        garage: 'A garage',
        'car-drive': 'A car',
        'van-drive': 'A van',
        'hot-tub': 'A hot tub',
      },
    },
    depth: {
      label: 'Depth of the top',
      source: 'A slab is never thinner than its use asks for.',
    },
    membrane: { label: 'Membrane underneath' },
    edging: { label: 'Edging all round' },
    base: { label: 'Sub-base', source: 'No less than the use asks for.' },
    grid: { label: 'Gravel grids', source: 'For wheels, prams and slopes.' },
    takeAway: { label: 'Take the soil away' },
    besideWall: { label: 'Against a wall' },
    front: { label: 'In a front garden' },
  },
  figures: { ground: 'ground', dig: 'to dig' },
  ground: 'Ground',
  slabSays: (bays: number) =>
    plural(bays, {
      one: 'The slab, in one bay.',
      other: 'The slab, in # bays with joints between them.',
    }),
  layers: { base: 'Sub-base', blinding: 'Sharp sand' },
  thin: (least: string) => `For this use a slab is ${least} thick: that is what this plan pours.`,
  mustDrain:
    'A front garden may only be paved like this where the water soaks away on your own ground: lead it into a bed, or ask for permission.',
  why: {
    string: 'All round, and a fifth more for the diagonals.',
    pegs: (each: number, points: number) => `${each} at each of ${points} places on the edge.`,
    gloves: 'For digging and stone.',
    glasses: 'Stones jump.',
    mask: 'Dust of dry stone, bark and compost is harmful.',
    spoil: (volume: string) => `${volume} with the air that digging lets in.`,
    strips: (strips: number, wide: string, lap: string) =>
      `${plural(strips, { one: 'One strip', other: '# strips' })} of a roll ${wide} wide, laps of ${lap} and turned up at the edges.`,
    pins: 'Along laps and edges.',
    base: (depth: string, area: string, layers: number) =>
      `${depth} deep when compacted over ${area}, in ${plural(layers, { one: 'one layer', other: '# layers' })}.`,
    top: (depth: string, area: string) => `${depth} deep over ${area}.`,
    edging: (run: string) => `${run} all round.`,
    haunch: 'A bed of it under the edging, and a wedge along both sides.',
    spikes: (apart: string) => `One every ${apart} of edging.`,
    cementGloves: 'Wet cement burns skin.',
    blinding: (depth: string) => `${depth} under the grids, so that they lie flat.`,
    grid: (area: string) => `${area}, and what is cut off at the edges.`,
    strip: 'Along the wall, so that the slab can move.',
    concrete: (area: string, thick: string, delivered: boolean) =>
      `${area}, ${thick} thick${delivered ? '; so much comes ready mixed' : ''}.`,
    cure: 'Over the slab for a week, weighted down.',
    forms: (high: number) =>
      high === 1 ? 'Round the slab, its top edge as the surface.' : `Round the slab, ${high} high.`,
    formPegs: (pegs: number, apart: string, strings: number) =>
      `${pegs} pegs outside the forms, one every ${apart} and at each corner; ${strings} pegs hold the strings.`,
    formScrews: (each: number, pegs: number) => `${each} for each of ${pegs} pegs.`,
    oil: 'So that the forms come off.',
    wire: (ties: number) => `${ties} ties where sheets lap.`,
    mesh: (lap: string) => `Whole sheets that lap by ${lap}.`,
    spacers: (cover: string) =>
      `Four a square of a pace, so that ${cover} of concrete covers the mesh.`,
  },
  steps: {
    plan: {
      title: 'Where does the water go?',
      detail:
        'Draw the fall on a sketch: away from the house, into a bed or a drain of your own, never onto the road or to a neighbour. Ask where paving needs permission.',
      check: 'An arrow on the sketch ends where water may soak away.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'Get the plans of what is buried, walk the ground with the finder and mark what you find.',
      check: 'Every mark is on the ground and on your sketch.',
    },
    setOut: {
      title: 'Set out lines and levels',
      detail: (dig: string) =>
        `Peg strings along the edges, level from end to end, then lower the far end by 1 : 80. The bottom will lie ${dig} under the string.`,
      check: 'Diagonals are alike, and a marble on a straight board rolls away from the house.',
    },
    dig: {
      title: 'Dig it out',
      detail: (dig: string) =>
        `${dig} deep, sides straight, bottom flat and with the same fall. Take out roots and soft spots, fill those with stone and tread them firm.`,
      wider: (wider: string) => `Dig ${wider} past every edge without a wall, for forms and pegs.`,
      trench: (wide: string, deep: string) =>
        `Along the edges dig a trench ${wide} wide and ${deep} deep under the top of the edging.`,
      takeAway: 'Fill skip or sacks as you go: soil weighs more than it looks.',
      check: (off: string) => `Measured from the string, the bottom is right to ${off} everywhere.`,
      safety: 'Dig by hand near marks. Lift with your legs and fill barrows half.',
    },
    membrane: {
      title: 'Lay the membrane',
      detail: (lap: string) =>
        `Roll it out flat, ${lap} over its neighbour, up at the edges, no folds.`,
      check: 'No soil is to be seen.',
    },
    base: {
      title: 'Compact the sub-base',
      detail: (depth: string, layers: number, layer: string) =>
        `${depth} when compacted, in ${plural(layers, { one: 'one layer', other: '# layers' })} of ${layer} at most. Damp it, and go over each with the plate four to six times, edges first.`,
      check: (off: string) => `A boot leaves no mark; from the string it is right to ${off}.`,
      safety: 'Ear defenders and steel toecaps with the plate. Wet dusty stone, or wear the mask.',
    },
    loosen: {
      title: 'Loosen the ground',
      detail:
        'Fork over what lies below, so that water gets through and roots get down. Do not turn up the subsoil.',
      check: 'Water from a can is gone in a few minutes.',
    },
    edging: {
      title: 'Set the edging',
      bedded: (above: string) =>
        `In its trench on fresh concrete, its inside plumb under the string, tapped down until the top stands ${above} above what will lie inside, concrete up to half its height on both sides. To shorten one, score it all round with the bolster and break it.`,
      driven: (apart: string) =>
        `Along the string, joints overlapped, a spike driven through it every ${apart}.`,
      check: 'Eye along it: one line, no waves.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
    },
    grid: {
      title: 'Lay the grids',
      detail: (sand: string) =>
        `Rake ${sand} of sharp sand flat, click the grids together in brick bond, and saw them at the edges.`,
      check: 'Nothing rocks when you walk on it.',
    },
    spread: {
      title: 'Spread the top layer',
      stone: (depth: string) =>
        `Tip it in heaps along the way, not all at one end, and rake it out ${depth} deep.`,
      bark: (depth: string) =>
        `Tip it in heaps and rake it out ${depth} deep, a little more in the middle.`,
      soil: (depth: string, layer: string) =>
        `In layers of ${layer}, each trodden lightly, up to ${depth} and a little more. Water it, and let it settle.`,
      check: 'A stick with a mark shows the same depth at ten places.',
      safety:
        'Mask on with dry bark, compost or stone dust: it carries mould and grit. Gloves in soil.',
    },
    level: {
      stone: {
        title: 'Rake it level',
        detail:
          'Draw a straight board over it from edge to edge, fill the low places, sweep the edging clean.',
        check: 'Nothing lies above the edging.',
      },
      soil: {
        title: 'Top up what has settled',
        detail:
          'Fill where it has sunk, rake two ways, and leave it a thumb’s breadth below paths and walls.',
        check: 'No puddle stays after a can of water.',
      },
    },
    keep: {
      stone: {
        title: 'Try it with water',
        detail:
          'Run the hose over it for ten minutes. Rake it twice a year, and top it up where the ground shows.',
      },
      soil: {
        title: 'Cover it or plant it',
        detail: 'Bare soil grows weeds and crusts over: sow, plant or mulch it within two weeks.',
      },
    },
    forms: {
      title: 'Set the forms',
      detail: (thick: string, fall: string, over: string, screws: number) =>
        `Boards on edge along the string, their tops as the finished surface with a fall of at least ${fall} in ${over}, pegs outside, ${screws} screws each. ${thick} from their top to the sub-base. Oil the inside.`,
      sunk: (sunk: string) =>
        `The boards are higher than the slab: let them ${sunk} into the sub-base.`,
      wall: 'Along the wall stands no board: put the foam strip there, up to the top of the slab.',
      check: (off: string) => `Diagonals alike to ${off}; a kick moves nothing.`,
    },
    lay: {
      title: 'Lay sheet and mesh',
      damp: (lap: string) => `Damp-proof sheet first, laps of ${lap}, up at the edges.`,
      mesh: (lap: string, cover: string) =>
        `Mesh on spacers, ${cover} from every edge and the bottom, sheets lapping by ${lap} and tied.`,
      check: 'Nothing sags when you tread beside a spacer.',
    },
    pour: {
      title: 'Pour the concrete',
      barrow: (cold: string, hot: string) =>
        `On a dry day between ${cold} and ${hot}. Mix bag by bag as it says, no wetter, start at the far end and finish within an hour and a half of the first water.`,
      mixer: (cold: string, hot: string) =>
        `On a dry day between ${cold} and ${hot}, two people, one at the mixer. No wetter than the bag says, from the far end, without a break.`,
      'ready-mix': (cold: string, hot: string) =>
        `On a dry day between ${cold} and ${hot}. Order it for a set hour, have two helpers, barrows and planks ready: the lorry waits half an hour.`,
      check: 'Full to the top of the forms, into every corner, no stones bare.',
      safety:
        'Wet cement burns deep: gloves, boots, glasses, long sleeves. Rinse skin and eyes at once.',
    },
    tamp: {
      title: 'Tamp it level',
      detail:
        'A straight board over the forms, two people: first sawing, then tapping, filling low places behind it. Then leave it alone until the water on top is gone.',
      check: 'The board touches everywhere; the shine of water is gone.',
    },
    float: {
      title: 'Float, edge and brush',
      detail: (joints: string) =>
        `Float it flat from kneeling boards, run the edging trowel along the forms, and draw a broom across the fall so that nobody slips. ${joints}`,
      joints: (long: number, wide: number, deep: string) =>
        `With the groover along a straightedge cut joints ${deep} deep that part it into ${long} by ${wide} bays: it will crack there and nowhere else.`,
      none: (most: string) =>
        `Cut no joints: a slab so thick needs them where a side is longer than ${most}.`,
      check: 'Edges round, no footmarks, the brush marks all one way.',
    },
    cover: {
      title: 'Cover it and keep it damp',
      detail:
        'Sheet over it as soon as it takes no mark, edges weighted. Wet it morning and evening for a week; in frost put blankets on top.',
      check: 'The underside of the sheet stays wet.',
    },
    strip: {
      title: 'Take the forms off',
      detail:
        'Ease the pegs out, pull the boards sideways, fill the gap with soil. Put the sheet back.',
      check: 'Edges whole; a nail scratches no groove.',
    },
    use: {
      title: 'Wait before you load it',
      detail: (days: number, share: number, full: number) =>
        `Feet now; a shed or a car after ${days} days, when it has about ${share} % of its strength; all of that after ${full}. Longer in the cold.`,
      check: (deep: string) => `After ten minutes of the hose no puddle is deeper than ${deep}.`,
    },
  },
};
