/** Lay a path, gravel or a small slab: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Volume: area × depth; weight by t/m³: gravel 1.6, crushed stone 1.7, sand 1.6, topsoil 1.3, compost 0.75, mulch 0.4 (yards’ own data, middle of the range).',
    'Concrete: volume and 10 % more; 108 bags of 20 kg make a cubic metre (Blue Circle Southern).',
    'Membrane: area and 10 % for overlaps.',
  ],
  pitfalls: [
    'Digging into a cable, gas or water pipe: ask for plans, dig by hand.',
    'Water that runs to the house: fall 1 : 60 away from it, 150 mm below the damp-proof course.',
    'Gravel without an edging walks onto the lawn.',
    'More than about a quarter of a cubic metre of concrete by hand sets before you are done: hire a mixer or order it ready.',
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
    depth: { label: 'Depth', source: '50 to 75 mm for a path, 100 to 150 for a drive or a slab.' },
    base: {
      label: 'Sub-base of crushed stone',
      source: '100 mm under a slab or where a car stands.',
    },
    membrane: { label: 'Weed membrane' },
  },
  concrete: 'Concrete mix',
  weedMembrane: 'Weed membrane',
  figures: { ground: 'ground' },
  loose: {
    gravel: 'Gravel',
    'crushed-stone': 'Crushed stone (sub-base)',
    sand: 'Sand',
    topsoil: 'Topsoil',
    compost: 'Compost',
    mulch: 'Bark mulch',
  },
  membraneWhy: (area: string) => `${area} and 10 % for overlaps.`,
  ground: 'Ground',
  tools: {
    digging: [
      'String line, pegs, tape measure',
      'Spade, rake, wheelbarrow',
      'Tamper or plate compactor',
      'Cable and pipe detector',
    ],
    concrete: ['Mixer or mixing trough', 'Boards for the edge', 'Float'],
    safety: ['Gloves, safety glasses, sturdy shoes'],
  },
  steps: {
    mark: {
      title: 'Mark and dig out',
      detail: 'As deep as all layers together, with straight sides and a flat bottom.',
      safety:
        'Ask for the plans of cables and pipes first, dig by hand near them; lift with your legs, fill barrows half.',
    },
    base: {
      title: 'Base, edging, membrane',
      detail: 'Compact the ground and the sub-base in layers of 75 mm, then set the edging.',
      safety:
        'Ear defenders and steel toecaps with the compactor; wet dusty stone, or wear a mask.',
    },
    pour: {
      title: 'Pour and level',
      detail:
        'Boards round the edge, mix, pour, tamp with a straight board, float. Cover it and keep it damp.',
      safety: 'Wet cement burns: gloves, glasses, boots, long sleeves. Rinse skin at once.',
    },
    spread: {
      title: 'Spread and rake',
      detail: 'Tip it in heaps, rake it level, water mulch and soil in.',
      safety: 'Gloves on, and a mask with dry bark or compost: their dust carries mould.',
    },
  },
};
