import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Lay a patio of slabs: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Slabs: laid in their places from the house line, whole and cut ones counted, cut-offs used again; 5 % more because some break.',
    'Sub-base by weight: area × compacted depth × 2.1 t/m³, deeper on clay; sand 1.6 t/m³; a tenth more for uneven ground (merchants’ guides).',
    'Mortar one part of cement to five of sharp sand on a full bed: 80 kg/m² at a depth of 40 mm. Slurry on the back of each slab.',
    'Joints: (length + width) ÷ (length × width) of a slab × depth × joint × 1.9 t/m³ (makers’ data sheets).',
    'Edges: a haunch of concrete along every free side of slabs in mortar; an edging, which is set first, for slabs on sand; foam along the house.',
  ],
  pitfalls: [
    'Paving above the damp-proof course, or over air bricks: the wall gets wet inside.',
    'Five dabs of mortar instead of a full bed: water stands in the hollows, and frost lifts the slab.',
    'Slabs cut dry: the dust of an afternoon harms lungs for good. Water and the mask, every cut.',
    'A sub-base that is not compacted in layers sinks, and the slabs with it.',
    'Mortar smeared on a slab stains it: wash it off while it is wet, never with acid in the first month.',
  ],
  fields: {
    length: { label: 'Slab length', source: 'Along the house.' },
    width: { label: 'Slab width' },
    bedding: {
      label: 'Laid in',
      options: { mortar: 'Mortar', sand: 'Sand' },
    },
    pattern: {
      label: 'Pattern',
      options: { straight: 'In rows', 'brick-half': 'Half a slab apart' },
    },
    house: { label: 'Against the house', source: 'With its longer side.' },
    clay: { label: 'Clay or soft ground' },
    firmBase: { label: 'Sub-base depth, compacted' },
    clayBase: { label: 'Sub-base depth on clay, compacted' },
    takeAway: { label: 'Take the soil away' },
    front: { label: 'In a front garden' },
    seal: { label: 'Seal it' },
  },
  figures: { slabs: 'slabs', dig: 'to dig' },
  thin: (least: string) => `Slabs thinner than ${least} crack on sand: lay them in mortar.`,
  mustDrain:
    'A front garden may only be paved like this where the water soaks away on your own ground: lead it into a bed, or ask for permission.',
  drawing: {
    name: 'Slabs',
    says: (whole: number, cut: number, from: number, drop: string) =>
      `${plural(whole, { one: 'One whole slab', other: '# whole slabs' })}${
        cut === 0 ? '' : ` and ${plural(cut, { one: 'one cut', other: '# cut' })} from ${from}`
      }; the far side lies ${drop} lower.`,
    house: 'House',
    high: 'High side',
    low: (drop: string) => `${drop} lower`,
    slab: 'Slab',
    base: 'Sub-base',
  },
  why: {
    string: 'All round, and a fifth more for the diagonals.',
    pegs: (each: number, points: number) => `${each} at each of ${points} places on the edge.`,
    gloves: 'For digging and for edges of slabs.',
    cementGloves: 'Wet cement and jointing burn skin.',
    glasses: 'Stones and splinters fly.',
    mask: 'Dust of stone harms lungs for good.',
    spoil: (volume: string) => `${volume} with the air that digging lets in.`,
    fabric: (strips: number, wide: string, lap: string) =>
      `${plural(strips, { one: 'One strip', other: '# strips' })} of a roll ${wide} wide, laps of ${lap} and turned up at the edges.`,
    base: (depth: string, area: string, layers: number) =>
      `${depth} deep when compacted over ${area}, in ${plural(layers, { one: 'one layer', other: '# layers' })}.`,
    sand: (deep: string) => `${deep} deep, drawn off level.`,
    mortarSand: (deep: string) => `Five parts of the mortar of a bed ${deep} deep.`,
    cement: 'One part of the mortar.',
    primer: 'A coat on the back of each slab, so that the mortar holds it.',
    slabs: (whole: number, cut: number, from: number) =>
      cut === 0
        ? `${whole} whole, none cut.`
        : `${whole} whole, and ${from} for ${plural(cut, { one: 'one cut piece', other: '# cut pieces' })}.`,
    thinner: (strip: string, slabs: number) =>
      `With a strip of ${strip} at an edge, ${slabs} slabs do.`,
    shorter: (by: string, slabs: number) => `Made ${by} shorter, ${slabs} slabs do.`,
    narrower: (by: string, slabs: number) => `Made ${by} narrower, ${slabs} slabs do.`,
    blade: (cuts: number) =>
      `For ${plural(cuts, { one: 'one cut piece', other: '# cut pieces' })} of stone.`,
    edging: (run: string) => `${run} of free edge.`,
    spikes: (apart: string) => `One every ${apart} of edging.`,
    haunch: (run: string) => `A wedge of it along ${run} of free edge.`,
    strip: 'Along the house, so that slabs can move.',
    joint: (wide: string, deep: string) => `Joints ${wide} wide and ${deep} deep.`,
    seal: (area: string) => `${area} in two coats.`,
    rags: 'To wipe off what does not soak in.',
  },
  steps: {
    plan: {
      title: 'Find the finished level',
      house: (below: string) =>
        `Mark it on the wall: ${below} below the damp-proof course, below every air brick, level with manholes or with their covers raised. Let the water run away from the house into a bed or lawn of your own.`,
      marked:
        'The mark is on the wall, and an arrow on your sketch ends where water may soak away.',
      alone:
        'Mark it on a peg: level with the ground beside it, and with manholes or with their covers raised. Let the water run into a bed or lawn of your own, not to a wall or to a neighbour.',
      drawn: 'The mark is on the peg, and an arrow on your sketch ends where water may soak away.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'Get the plans of what is buried, walk the ground with the finder, and mark what you find.',
      check: 'Every mark is on the ground and on your sketch.',
    },
    setOut: {
      title: 'Set out lines and fall',
      house: (drop: string) =>
        `Peg strings along the edges at the finished level, square to the house. Lower the far string by ${drop}.`,
      alone: (drop: string) =>
        `Peg strings along the edges at the finished level, square to each other. Lower the string on the low side by ${drop}.`,
      away: 'Diagonals are alike, and a marble on a straight board rolls away from the house.',
      low: 'Diagonals are alike, and a marble on a straight board rolls to the low side.',
    },
    dig: {
      title: 'Dig it out',
      detail: (dig: string, wider: string) =>
        `${dig} deep under the strings, ${wider} wider than the slabs on every free edge, with the same fall. Take out roots and soft spots, and fill them with stone.`,
      trench: (wide: string, deep: string) =>
        `Along the free edges dig a trench ${wide} wide and ${deep} deep under the string for the edging.`,
      check: (off: string) => `Measured from the string, the bottom is right to ${off} everywhere.`,
      safety: 'Dig by hand near marks. Lift with your legs and fill barrows half.',
    },
    fabric: {
      title: 'Lay the fabric',
      detail: (lap: string) => `Roll it out flat, ${lap} over its neighbour, up at the edges.`,
      check: 'No soil is to be seen.',
    },
    base: {
      title: 'Compact the sub-base',
      detail: (depth: string, layers: number) =>
        `${depth} when compacted, in ${plural(layers, { one: 'one layer', other: '# layers' })}. Damp it, go over each with the plate four to six times, edges first, and close the top with finer stone.`,
      check: (off: string) => `A boot leaves no mark; from the string it is right to ${off}.`,
      safety: 'Ear defenders and steel toecaps with the plate. Wet dusty stone, or wear the mask.',
    },
    dry: {
      title: 'Lay three rows dry',
      house: (joint: string, cuts: number) =>
        `From the house line outwards, with joints of ${joint}. Mix slabs of several packs, turn worn faces down, and ${
          cuts === 0 ? 'see that no cut is needed' : 'mark the cuts as the drawing shows them'
        }.`,
      alone: (joint: string, cuts: number) =>
        `From the high side, with joints of ${joint}. Mix slabs of several packs, turn worn faces down, and ${
          cuts === 0 ? 'see that no cut is needed' : 'mark the cuts as the drawing shows them'
        }.`,
      check: 'Joints run through, and the last row is as wide as on the drawing.',
    },
    cut: {
      title: 'Cut the slabs',
      detail: (cuts: number, from: number) =>
        `${plural(cuts, { one: 'One piece', other: '# pieces' })} from ${plural(from, { one: 'one slab', other: '# slabs' })}, as the drawing shows them. With water, in several shallow passes, good face up.`,
      check: 'Each piece lies in its place with its joint all round.',
      safety:
        'Wet, outdoors, mask of the highest class and glasses on, nobody near. Let the blade stop before you put the saw down.',
    },
    mortar: {
      title: 'Mix the mortar',
      detail: (cold: string, hot: string) =>
        `One bucket of cement to five of sharp sand, so moist that a handful keeps its shape. Between ${cold} and ${hot}, and only what you lay in an hour.`,
      check: 'A squeezed ball breaks cleanly and leaves no water on the glove.',
      safety:
        'Cement burns deep: waterproof gloves, glasses, long sleeves, and the mask when you tip bags.',
    },
    sand: {
      title: 'Draw the sand level',
      detail: (deep: string) =>
        `Two straight rails at the right height, ${deep} of sand between them, a board drawn along both. Lift the rails, fill their grooves, and do not walk on it.`,
      check: 'The board touches everywhere.',
      safety: 'Bags and barrows half full, and a straight back.',
    },
    lay: {
      title: 'Lay the slabs',
      house: 'Row by row from the house, foam against the wall.',
      alone: 'Row by row from the high side.',
      mortar: (deep: string, joint: string) =>
        `A full bed ${deep} deep and a little more, slurry on the whole back, slab set down and tapped to the string. Joints of ${joint}. Wash smears off at once.`,
      sand: (_deep: string, joint: string) =>
        `Kneel on the slabs that lie, set each straight down without pushing sand, and tap it to the string. Joints of ${joint}.`,
      lifted: 'Lift the second one again: mortar sticks to all of its back.',
      rocks: 'Stand on two opposite corners: it does not rock.',
      safety: (weight: string, heavy: boolean) =>
        heavy
          ? `A slab weighs ${weight}: two people or a slab lifter, fingers never under it.`
          : `A slab weighs ${weight}: bend your knees, and keep your fingers from under it.`,
    },
    straight: {
      title: 'Hold a straightedge to it',
      detail: (off: string) =>
        `Over three slabs each way, at once, while they still move. Raise or tap down what is off by more than ${off}, and keep everybody off.`,
      check: (drop: string) =>
        `The far edge lies ${drop} lower, and tapping sounds nowhere hollow.`,
    },
    haunch: {
      title: 'Hold the edges',
      detail:
        'A wedge of concrete along every free edge, up to half the height of the slab, smoothed off so that soil and grass cover it.',
      check: 'A kick against the edge moves nothing.',
      safety: 'Wet cement burns: gloves, long sleeves. Rinse skin at once.',
    },
    edging: {
      title: 'Fix the edging',
      detail: (apart: string) =>
        `On the compacted base along every free edge, its inside plumb under the string, a spike driven through it every ${apart}, closer in a curve.`,
      check:
        'A kick against the edge moves nothing, and the slabs fit between the edges with their joints.',
    },
    kerb: {
      title: 'Set the edging',
      detail:
        'In its trench on fresh concrete, its inside plumb under the string and its top at the finished level, concrete up to half its height on both sides. Score it with the bolster all round and break it to length. Sand without an edge runs out under the slabs.',
      check: 'Eye along it: one line, no waves. The slabs fit between the edges with their joints.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
    },
    joint: {
      title: 'Fill the joints',
      detail: (cold: string) =>
        `On a dry day above ${cold}. Damp or dry slabs as the label says; sweep it in, press it down, sweep the rest off, and wet it if the label asks for it.`,
      check: (below: string) => `Joints are full to ${below} under the edge, and faces are clean.`,
    },
    use: {
      title: 'Try it with water',
      detail:
        'Run the hose over it for ten minutes. Chairs after a week; no acid and no pressure washer in the first month.',
      house: (deep: string) => `No puddle is deeper than ${deep}, and none runs to the house.`,
      alone: (deep: string) => `No puddle is deeper than ${deep}, and the water runs where it may.`,
    },
    seal: {
      title: 'Seal it',
      detail:
        'A month later, clean and dry. Roll it on thinly in two coats, and wipe off what stands after ten minutes.',
      check: 'A drop of water stands on it.',
    },
  },
};
