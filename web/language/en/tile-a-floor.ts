/** Tile a floor: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Tiles: laid over the floor with their joints. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbours.',
    'The start moves where a cut along a wall would be narrower than 50 mm.',
    'Adhesive: 4 kg/m² on floors, 6 for tiles over 600 mm (trade notch tables).',
    'Grout: (length + width) ÷ (length × width) × thickness × joint × 1.6 kg/m², and 10 % more (makers’ formula).',
    'Spares: 5 % unless you choose otherwise; keep them for repairs, the next batch differs in colour.',
  ],
  pitfalls: [
    'A floor that gives: tiles crack. Floorboards need a board of 6 mm or more screwed on every 150 mm first.',
    'Tiling yourself into a corner: lay towards the door.',
    'Under-floor heating or fresh screed: wait as long as its maker says and use flexible adhesive.',
    'Doors that no longer open: tile and adhesive add about 15 mm.',
  ],
  floor: 'Floor',
  tools: ['Chalk line', 'Levelling compound, if the floor is uneven'],
  steps: {
    prepare: {
      title: 'Prepare the floor',
      detail:
        'It must be dry, clean and flat to 3 mm under a 2 m straight edge: level it first if not, and prime.',
      safety:
        'Old vinyl tiles and their black glue may hold asbestos: do not sand or break them, have them tested.',
    },
  },
};
