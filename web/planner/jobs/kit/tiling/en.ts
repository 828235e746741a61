import { formatsOf } from '../../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** What both tiling jobs ask, buy and say. Sizes come with their units. */
export const en = {
  fields: {
    tileLength: { label: 'Tile length' },
    tileWidth: { label: 'Tile width' },
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
      source: 'Moved where a cut tile would be a sliver.',
      options: { corner: 'Whole tile in the corner', centre: 'Joint in the middle' },
    },
    directed: {
      label: 'The tile has a direction',
      source: 'Wood grain or a pattern: cut-offs cannot be turned round.',
    },
    made: {
      label: 'Made of',
      options: { ceramic: 'Ceramic', porcelain: 'Porcelain', stone: 'Natural stone' },
    },
    thickness: { label: 'Tile thickness' },
    fill: { label: 'Joints', options: { grout: 'Grout', gel: 'Two-part joint gel' } },
    spares: { label: 'Spares', source: 'No less than a box: the next batch differs in colour.' },
    tilesABox: { label: 'Tiles in a box', source: '0: as shops sell them' },
    tile: {
      label: 'Which tile',
      source: 'Surfaces with one tile share its boxes',
      placeholder: 'White, gloss',
    },
    strip: { label: 'Old tiles come off first' },
  },
  figures: { tiles: 'tiles', cut: 'cut' },
  cutFrom: (cut: number, tiles: number) => `${cut} from ${tiles}`,
  areaWeight: {
    metric: (figure: string) => `${figure} kg/m²`,
    imperial: (figure: string) => `${figure} lb/sq ft`,
  },
  narrowJoint: (least: string) =>
    `Joints of tiles this size are at least ${least} wide: tiles differ and walls move.`,
  wideOffset: 'Long tiles are never quite flat: offset their rows by a third at most.',
  lengthwise: 'Along the longer side of the floor',
  why: {
    lower: (by: string, tiles: number) => `Tiled ${by} less high, ${tiles} tiles do.`,
    adhesive: (weight: string, area: string, side: string, more: boolean) =>
      `${weight} for ${area}, by the longest side of ${side}${more ? ', and for what lies under the tiles' : ''}.`,
    cleaner: (area: string) => `To wash ${area}.`,
    glue: 'For skirting and thresholds.',
    grout: (weight: string, area: string, joint: string) =>
      `${weight} for ${area} with joints of ${joint}, a tenth more for what is washed off.`,
    gel: (area: string, joint: string) => `Joints of ${joint} on ${area}, filled to the top.`,
    primer: (area: string) => `On ${area}, by its label.`,
    backPrimer: (area: string) => `On the backs of dense tiles for ${area}.`,
    clips: (each: number, tiles: number) =>
      `${each} for each of ${tiles} tiles and pieces; a tenth more, for some break.`,
    wedges: 'Used again, row after row.',
    spacers: (each: number, tiles: number) =>
      `${each === 1 ? 'One' : 'Two'} for each of ${tiles} tiles and pieces; a tenth more.`,
    silicone: (run: string) => `Along ${run}, where tiles meet something else or turn a corner.`,
    tape: 'On both sides of the silicone.',
    sponges: 'One to wash off, one to finish.',
    blade: 'For hard tiles, cut wet.',
    sacks: (area: string) => `For the rubble of ${area}.`,
    gloves: 'Cement burns skin.',
    glasses: 'For cutting and mixing.',
    mask: 'Against the dust of cutting and mixing.',
    sealer: (area: string) => `Two coats on ${area} of stone.`,
    backer: (area: string) => `Over ${area}, rows offset.`,
    backerScrews: (area: string) => `Into studs, joists or plugs, all over ${area}.`,
    backerTape: 'Over every joint of the boards.',
  },
  steps: {
    strip: {
      title: 'Take the old tiles off',
      detail:
        'Start at an edge and work the chisel flat under each tile. Scrape the old adhesive off; fill what comes with it.',
      check: 'No tile and no ridge of adhesive is left.',
      safety:
        'Chips are as sharp as glass: glasses, gloves, long sleeves. Mask on, and wet the dust.',
    },
    lay: {
      title: 'Lay whole tiles',
      detail: (notch: string) =>
        `Mix as the bag says, wait 5 minutes, stir again. Spread a square metre or yard at most and comb it one way with a notch of ${notch}. Press each tile in and slide it across the ridges; wipe joints as you go.`,
      backPrimer: 'Roll the primer on the backs first and let it turn tacky.',
      butter: 'Spread a thin coat on the back of each tile too.',
      clips: 'A clip at each side, the wedge finger-tight.',
      edge: (gap: string) => `Keep ${gap} free at walls, pipes and frames.`,
      movement: 'Bed the strips for movement where the floor is divided.',
      check: (cover: number) =>
        `Lift one tile in ten: adhesive covers ${cover} % of its back. No edge stands proud by more than a bank card.`,
      safety: 'Cement burns skin: gloves, and glasses while you mix.',
    },
    cut: {
      title: 'Cut and lay the rest',
      hand: 'Measure each place, score once and snap; nibble round pipes and sockets.',
      wet: 'Measure each place and cut it on the wet saw, the good side up; a diamond blade for notches.',
      holes: 'Holes for pipes: start the bit at an angle, keep it wet.',
      check: 'Cut edges lie in corners and under trim, none in sight.',
      safety:
        'Glasses and mask. A wet saw only from a socket with an RCD, and never cut dry indoors.',
    },
    grout: {
      title: 'Fill the joints',
      detail:
        'Spacers or clips off, joints raked clean. Work grout in at an angle to the joints, wait 15 to 30 minutes, wipe with a well-wrung sponge twice, polish the haze off. Leave corners and edges free.',
      gel: 'Joints dry, clean and empty. Run the gel in evenly and press it with the ball; scrape off the rest when it is hard.',
      check: 'Every joint is full to the same depth, none has pinholes.',
      safety: 'Gloves on, and a window open.',
    },
    seal: { title: 'Seal the edges with silicone' },
  },
  openings: (count: number) => plural(count, { one: '# doorway', other: '# doorways' }),
};
