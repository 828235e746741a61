import { en as tiling } from '../kit/tiling/en.ts';

/** Tile a floor: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  ...tiling,
  counts: [
    'Tiles: laid over the floor with their joints. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbours.',
    'The start moves where a cut along a wall would be narrower than 50 mm. Spares: 5 %, and no less than a box.',
    'Adhesive by the tile’s longest side: 4.4 kg/m² at 300 mm, 6.7 at 600, 7.8 at 900, in between by proportion (notch tables), and a tenth more on floors; 1.75 kg/m² under boards or a mat.',
    'Grout: (length + width) ÷ (length × width) × thickness × joint × 1.6 kg/m², and 10 % more (makers’ formula).',
    'Levelling compound: 1.6 kg/m² for each mm, half of the deepest over the hollow, because it runs out to nothing.',
    'Movement joints: at the walls, and across floors longer than 8 m, 5 m over heating (BS 5385-3).',
  ],
  pitfalls: [
    'A floor that gives: tiles crack. Wooden floors need boards under the tiles first.',
    'Tiling yourself into a corner: lay towards the door.',
    'Under-floor heating or fresh screed: wait as long as its maker says and use flexible adhesive.',
    'Doors that no longer open: measure under them before you start.',
    'Tiles grouted tight to the wall: the floor has no room to move and lifts.',
  ],
  floor: 'Floor',
  fields: {
    ...tiling.fields,
    base: { label: 'On', options: { concrete: 'Concrete or screed', timber: 'Wood' } },
    wet: { label: 'Bathroom or shower room', source: 'Its floor is sealed under the tiles' },
    under: {
      label: 'Under the tiles',
      source: 'Usual: boards on wood, nothing on concrete',
      options: { usual: 'What is usual', mat: 'A decoupling mat' },
    },
    hollow: { label: 'Hollow', source: 'How deep; levelled with compound' },
    hollowLong: { label: 'Length of the hollow', source: 'Empty: the whole floor' },
    hollowWide: { label: 'Width of the hollow' },
    skirting: { label: 'Skirting comes off and goes back' },
    heated: { label: 'Heated floor' },
  },
  why: {
    ...tiling.why,
    sealing: (area: string, up: string) =>
      `Two coats on ${area}: the floor, and ${up} up its walls.`,
    sealTape: (run: string) => `${run} where floor and walls meet.`,
    collar: 'Round the pipe or drain that comes through the floor.',
    leveller: (area: string, deep: string) =>
      `${area}, ${deep} at the deepest, half of it on average.`,
    creaks: 'For boards that creak: about five a square metre.',
    caulk: 'Along the top of the skirting.',
    bung: 'In the drain, in a plastic bag.',
    dam: 'A dam across the doorway.',
    damSealed: 'Under and beside the dam; it peels off.',
    mat: (area: string) => `Under ${area}, a twentieth more.`,
    foam: (run: string) => `Along ${run} of walls, so that the floor can move.`,
    movement: (run: string) => `${run} across the floor.`,
    thresholds: (doors: number) => `For ${tiling.openings(doors)}.`,
  },
  steps: {
    ...tiling.steps,
    check: {
      title: 'Check the floor',
      timber: (joists: string, board: string) =>
        `Joists no farther apart than ${joists}, boards at least ${board} thick, every one screwed down. Jump beside a glass of water.`,
      still: 'The water stays still.',
      concrete:
        'New screed dries a day for each mm. Measure it in five places with the moisture meter: 75 % humidity at most.',
      dry: 'All five readings are below it.',
    },
    heights: {
      title: 'Doors and heights',
      detail: (rise: string) =>
        `The floor rises by about ${rise}. Measure under doors, fridge and dishwasher.`,
      skirting:
        'Cut the paint line above the skirting, lever it off with the bar on a filling knife and number the pieces.',
      frames: 'Saw door frames short, so that tiles slide under.',
      check: 'Every door still clears the new height.',
    },
    prepare: {
      title: 'Clean and flat',
      detail: 'Scrape off what is loose or painted, wash off grease, vacuum twice.',
      creaks: 'Screw down what creaks, into the joists.',
      safety:
        'Old vinyl tiles and black glue may hold asbestos: do not sand or break them, have them tested.',
      check: (hollow: string, over: string) =>
        `Under a straight edge no hollow is deeper than ${hollow} in ${over}, or level it next.`,
    },
    level: {
      title: 'Level it',
      detail: (deep: string) =>
        `Prime and let it dry. Two people: one mixes bag by bag, one pours from the far corner, ${deep} at the deepest, spreads it to nothing at the edge of the hollow and leaves it alone.`,
      foam: 'Foam strip along the walls.',
      trim: 'The next day cut the foam level with the compound: the membrane goes over it.',
      check: 'It is hard, and flat under the straight edge.',
    },
    prime: {
      title: 'Prime',
      detail: 'One thin coat with the wall brush.',
      foam: 'Stick the foam strip along the walls when it is dry.',
      check: 'It is dry and no longer tacky.',
    },
    boards: {
      title: 'Lay the boards',
      detail: (every: string) =>
        `Comb on adhesive, lay the boards with joints offset and away from those of the floor, screw every ${every} both ways. Tape and fill the joints.`,
      check: 'Nothing gives or creaks.',
      safety: 'Score and snap outdoors; mask on.',
    },
    mat: {
      title: 'Lay the mat',
      detail:
        'Comb on adhesive with the fine notch, roll the mat into it, press it down from the middle, edges butted.',
      check: 'Lift a corner: its fleece is full of adhesive.',
    },
    tank: {
      title: (coat: number): string =>
        coat === 1 ? 'Seal the floor: tape and first coat' : 'Seal the floor: second coat',
      detail: (area: string, up: string) =>
        `Bed the tape all along the walls, seal round each pipe and drain, then brush the first coat over ${area}: the floor and ${up} up the walls.`,
      second: 'Brush the second coat across the first.',
      check: 'The tape lies flat, no bubble under it.',
      last: 'One even tone, no pinholes.',
    },
    flood: {
      title: 'Flood test',
      detail: (hours: number, deep: string) =>
        `Stop the drain with a rag in a bag, bed the batten in silicone across the doorway and let ${deep} of water stand for ${hours} hours. Ask below before and after.`,
      check: 'The water stands as high as before and the ceiling below is dry.',
      safety: 'A leak: let the water out at once, let the floor dry, and seal it again.',
    },
    setOut: {
      title: 'Set out',
      floor: (least: string | undefined) =>
        `Snap two lines through the middle, square with sides of 3, 4 and 5. Lay a row each way dry, with spacers; move the lines until the cuts at the walls are as drawn${least === undefined ? '' : `, none under ${least}`}.`,
      check: 'The cuts at opposite walls are as wide as drawn.',
    },
    seal: {
      ...tiling.steps.seal,
      free: 'Free the edges',
      foam: 'Cut the foam strip level with the tiles.',
      floor:
        'Tape both sides of the joint along the walls, run silicone in, smooth it in one pull, pull the tape.',
      wet: 'Scrape grout out of the joint along all walls with a blunt tool: the membrane is behind it. Tape both sides, run silicone in, smooth it in one pull, pull the tape.',
      covered:
        'Scrape out what adhesive or grout fell into the gap along the walls; it stays empty under the skirting.',
      movement: 'Fill the joints across the floor with silicone too.',
      check: 'No grout bridges the gap to a wall.',
    },
    finish: {
      title: 'Skirting and threshold',
      bare: 'Thresholds and the last look',
      threshold:
        'Saw the thresholds to length and glue them to the floor; no screw goes through the tiles.',
      skirting:
        'Glue the skirting back on the wall, not on the tiles, in its numbered order, and caulk along its top.',
      detail: 'Light feet after two days, furniture after a week.',
      stone: 'Seal the stone with two coats first.',
      heated: 'Heating on after two weeks at the soonest, five degrees more a day.',
      check: 'Knock on every tile: none sounds hollow.',
    },
  },
};
