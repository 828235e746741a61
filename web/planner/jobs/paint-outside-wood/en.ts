import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Paint a fence or outside wood: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'A fence: its length × its height, for one side or both. A wall: its area less doors and windows.',
    'Boards that lap show more than their front: a tenth is added for each side.',
    'Smooth wood takes what the label of your region’s tin says. Rough-sawn wood soaks up more: 4 m² a litre and coat, or the label where that is less (trade practice).',
    'Preservative: two coats along the foot and on cut ends. Primer: new wood that is painted, or a quarter of old paint, which is what usually comes off (our estimate).',
    'Tins: the cheapest mix of sizes that holds it all, at prices you can change.',
  ],
  pitfalls: [
    'Painting wet wood: the coat peels within a year. Wait until a drop of water soaks in.',
    'Sun, wind or rain on a fresh coat: lap marks, or none of it left. Follow the shade round the house.',
    'Stopping in the middle of a board: the join shows. Finish whole boards, two or three at a time.',
    'A pressure washer held close: it tears the grain. Keep it low and an arm’s length away, or use a broom.',
    'Soil against the boards: no coat keeps wood that stands in earth.',
  ],
  fields: {
    height: { label: 'Height of the fence' },
    sides: { label: 'Which sides', options: { both: 'Both sides', one: 'Our side only' } },
    wood: {
      label: 'Boards',
      options: {
        lapped: 'Rough-sawn, lapped',
        sawn: 'Rough-sawn, side by side',
        planed: 'Planed smooth',
      },
    },
    state: {
      label: 'The wood is',
      options: {
        weathered: 'Grey, or stained before',
        new: 'New and bare',
        painted: 'Painted before',
      },
    },
    finish: {
      label: 'It gets',
      options: { stain: 'Stain, the grain shows', paint: 'Paint, it covers' },
    },
    coats: { label: 'Coats', source: 'Three where a dark colour becomes a light one' },
    colour: {
      label: 'Colour',
      source: 'Places of one colour share their tins',
      placeholder: 'Oak',
    },
  },
  figures: { wood: 'wood', run: 'along the foot' },
  drawing: {
    stretch: (number: number | undefined) =>
      number === undefined ? 'Fence' : `Fence, stretch ${number}`,
    says: (long: string, high: string, area: string, sides: 1 | 2) =>
      `${long} × ${high} = ${area}${sides === 1 ? '' : ' a side, both sides'}; the strip at the foot gets preservative.`,
  },
  why: {
    finish: (area: string, coats: number) =>
      `${area}, ${plural(coats, { one: '# coat', other: '# coats' })}.`,
    primer: (area: string) => `One coat on ${area} of bare wood.`,
    knots: 'Over each knot, or it bleeds through.',
    cleaner: (area: string) => `To wash ${area} and kill moss and algae.`,
    preserver: (run: string, high: string) =>
      `Two coats on the lowest ${high} along ${run}, and on cut ends.`,
    filler: (area: string) => `Holes and cracks of ${area}.`,
    sand: (area: string) => `A sheet of each grit for a few boards: ${area}.`,
    sheets: (run: string) => `On the ground along ${run}.`,
    film: 'Over plants, the car and the neighbour’s side.',
    tape: (run: string) => `Along ${run} of foot, and at both ends.`,
    brushes: 'A wide one for boards, a narrow one for edges and laps.',
    rags: 'For drips and dust.',
    wrap: 'Round the brush between coats.',
    gloves: 'Against cleaner, preservative and stain.',
    glasses: 'For washing, sanding and overhead drips.',
    mask: 'Against dust of old wood and paint.',
  },
  steps: {
    forecast: {
      title: 'Pick two dry days',
      detail: (least: string, most: string) =>
        `Look for two days without rain, ${least} to ${most}, little wind. Start on the side that is in shade. Ask the neighbour before you paint their side or lean over it.`,
      check: 'No rain is forecast until the day after the last coat.',
    },
    drop: {
      title: 'Test whether the wood drinks',
      fresh:
        'Put a drop of water on a board. Pressure-treated wood has to weather first, four to twelve weeks, until the drop soaks in within a minute.',
      old: 'Put a drop of water on a board in three places. Where it stands, old stain still seals the wood: sand or brush it there until it soaks in.',
      check: 'The drop is gone within a minute, and a moisture meter shows 18 % or less.',
    },
    cover: {
      title: 'Cover plants and ground',
      detail:
        'Tie plants back and lay film over them for the day only. Lay sheets along the foot. Tape off posts, hinges and walls that stay as they are.',
      check: 'Nothing green and no paving shows where drips can fall.',
    },
    wash: {
      title: 'Wash off dirt and moss',
      detail:
        'Brush the cleaner on, or water with a little dish soap, from the bottom up, let it work as its label says, scrub along the grain and rinse with the hose, without much pressure.',
      check: 'A rag wiped over the dry boards comes off clean, with no green.',
      safety: 'Gloves and glasses on. Keep children and pets off until it is rinsed away.',
    },
    mend: {
      title: 'Mend what is loose',
      filled:
        'Drive nails home, tighten screws, change boards that a screwdriver sinks into. Press filler into holes a little proud.',
      rough:
        'Drive nails home, tighten screws, change boards that a screwdriver sinks into. Leave small cracks open: they move.',
      check: 'No board rattles, and the screwdriver finds no soft spot.',
    },
    scrape: {
      title: 'Sand and dust',
      detail:
        'Sand along the grain with the coarse grit, then the fine one, until the grey is off. Break sharp edges. Wipe the dust away.',
      painted:
        'Scrape off what is loose, sand the edges of what holds until no step is felt, and dull the rest. Wipe the dust away.',
      check: 'Tape pressed on and pulled off brings no flake and no hair of wood.',
      safety:
        'Mask and glasses on. Paint that is old may hold lead: test it, and then sand it wet.',
    },
    brush: {
      title: 'Brush off loose fibres',
      detail: 'Brush hard along the grain with a dry, stiff broom, laps and top edges too.',
      check: 'The palm of your glove stays free of fibres and dust.',
      safety: 'Mask and glasses on: dust and splinters fly.',
    },
    preserve: {
      title: 'Soak feet and ends',
      detail: (high: string) =>
        `Pull soil back. Brush preservative on cut ends, post tops and the lowest ${high}, twice, the second coat while the first is still wet.`,
      check: 'End grain stays dark and takes no more.',
      safety: 'Gloves on; it harms fish and plants. Keep it off soil and out of ponds.',
    },
    prime: {
      title: 'Prime bare wood',
      all: 'Seal each knot first. Then brush primer on all of it, ends and edges too.',
      spots: 'Seal each knot first. Then brush primer on every bare spot, just past its edge.',
      check: 'No bare wood and no dark knot shows.',
    },
    mix: {
      title: 'Mix the tins into one',
      detail:
        'Compare batch numbers, pour the tins together in a bucket, and stir from the bottom. Try the colour on a board that is hidden.',
      check: 'Nothing is left on the bottom, and the dry trial has the colour you want.',
    },
    coat: {
      title: (coat: number) => `${['First', 'Second', 'Third'][coat - 1] ?? `${coat}th`} coat`,
      first:
        'Laps and top edges first, then along the grain, two or three boards at a time from end to end. Brush out what runs.',
      next: 'The same again, thinner. Stir often; wrap the brush when you rest.',
      check: 'It looks even while wet: no run, no dry patch.',
      last: 'From three steps away no lap mark and no missed edge shows.',
      safety: 'Gloves on. Stop when the sun comes round or the wind gets up.',
      high: 'Gloves on. Move the ladder rather than reach, and keep both feet on its rungs.',
    },
    clear: {
      title: 'Clear up',
      detail:
        'Pull tape and film off, clean the brushes, close the tins. Take rags and old preservative to the recycling yard.',
      check: 'No tin, rag or film is left outside.',
      safety: 'Rags with oil heat up by themselves: dry them flat or drown them in a tin of water.',
    },
    foot: {
      title: 'Keep the foot clear',
      detail: (gap: string) =>
        `Dig soil, gravel and leaves away until ${gap} of air is under the boards. Untie the plants.`,
      check: 'You can pass your fingers under the boards all along.',
    },
    keep: {
      title: 'Write down colour and date',
      stain:
        'Keep the rest in a small jar with colour and date. Stain wants another coat after three to five years, sooner to the south.',
      paint:
        'Keep the rest in a small jar with colour and date. Paint lasts five to eight years: mend cracks each spring.',
    },
  },
};
