/** Tile a wall: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Tiles: laid on each wall with their joints, round its doors and windows. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbours.',
    'The start moves where a cut would be narrower than 50 mm.',
    'Adhesive: 3 kg/m² on walls, 6 for tiles over 600 mm (trade notch tables).',
    'Grout: (length + width) ÷ (length × width) × thickness × joint × 1.6 kg/m², and 10 % more (makers’ formula).',
    'Spares: 5 % unless you choose otherwise. Boxes hold what the label says.',
  ],
  pitfalls: [
    'Fresh plaster or paint that flakes: tiles come off with it. Plaster carries about 20 kg/m², plasterboard 32; heavier tiles need a cement board.',
    'A bath or floor taken as level: it never is. Start from a level batten.',
    'Slivers in the corner you look at: set out first, start where the drawing says.',
    'In a shower, grout is not waterproof: seal the wall behind the tiles first.',
  ],
  fields: {
    walls: { label: 'Walls to tile' },
    from: { label: 'From the floor', source: 'For a splashback: the worktop’s height.' },
    high: { label: 'Tiled height', source: 'To the ceiling unless you say less.' },
  },
  tools: ['Straight batten'],
  steps: {
    prepare: {
      title: 'Prepare the wall',
      detail: 'Take off what is loose, fill hollows over 5 mm, prime.',
      safety:
        'Switch off the power before you loosen sockets and switches. Check for pipes and cables before you drill.',
    },
  },
};
