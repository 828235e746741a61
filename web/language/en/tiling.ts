/** What both tiling jobs ask, buy and say. Sizes come with their units. */
export const en = {
  fields: {
    tileLength: { label: 'Tile length' },
    tileWidth: { label: 'Tile width' },
    thickness: { label: 'Tile thickness' },
    joint: { label: 'Joint' },
    pattern: {
      label: 'Pattern',
      options: {
        straight: 'Straight',
        'brick-half': 'Brick bond, half',
        'brick-third': 'Brick bond, third',
        diagonal: 'Diagonal',
        herringbone: 'Herringbone',
        'herringbone-diagonal': 'Herringbone at 45°',
      },
    },
    start: {
      label: 'Start',
      source: 'Moved where a cut would be narrower than 50 mm.',
      options: { corner: 'Whole tile in the corner', centre: 'Joint in the middle' },
    },
    directed: {
      label: 'The tile has a direction',
      source: 'Wood grain or a pattern: cut-offs cannot be turned round.',
    },
    spares: { label: 'Spares' },
    tilesABox: { label: 'Tiles in a box' },
    tile: {
      label: 'Which tile',
      source: 'Surfaces with one tile share its boxes',
      placeholder: 'White, gloss',
    },
  },
  tileAdhesive: 'Tile adhesive',
  grout: 'Grout',
  figures: { tiles: 'tiles', cut: 'cut' },
  cutFrom: (cut: number, tiles: number) => `${cut} from ${tiles}`,
  tiles: {
    wall: (sides: string) => `Wall tiles, ${sides}`,
    floor: (sides: string) => `Floor tiles, ${sides}`,
  },
  tools: [
    'Tape measure and pencil',
    'Spirit level, 1 m',
    'Notched trowel',
    'Bucket and mixing paddle',
    'Tile cutter',
    'Tile spacers',
    'Grout float and sponge',
    'Safety glasses, knee pads, gloves',
  ],
  setOut: {
    title: 'Set out',
    wall: 'Mark the rows of the drawing on a batten and hold it to the wall. Draw a level line under the second row and screw a straight batten to it: the wall starts there, the bottom row comes last.',
    floor:
      'Snap chalk lines as on the drawing and lay one row each way dry, with spacers, before you mix anything.',
  },
  steps: {
    lay: {
      title: 'Lay whole tiles, then the cuts',
      detail:
        'Comb on no more adhesive than you can cover in 15 minutes, press each tile home with a slight twist, and lift one now and then: its back should be covered.',
      safety:
        'Wear glasses and gloves when you cut; edges are as sharp as glass. A wet saw only from a socket with an RCD (GFCI).',
    },
    grout: {
      title: 'Grout and wash off',
      detail:
        'Pull the spacers, work grout in at an angle to the joints, and wipe it with a well-wrung sponge after 15 minutes. Leave the corners and the edge to bath or worktop free for silicone.',
      safety: 'Cement burns skin: wear gloves, and glasses while you mix.',
    },
    seal: {
      title: 'Seal corners with silicone',
      detail:
        'Where two surfaces meet, grout cracks: run silicone there and smooth it in one pull.',
    },
  },
};
