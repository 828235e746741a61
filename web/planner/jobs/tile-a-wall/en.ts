import { en as tiling } from '../kit/tiling/en.ts';

/** Tile a wall: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  ...tiling,
  counts: [
    'Tiles: laid on each wall with their joints, round its doors and windows. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbours.',
    'The start moves where a cut would be narrower than 50 mm. Spares: 5 %, and no less than a box.',
    'Adhesive by the tile’s longest side: 3.3 kg/m² at 200 mm, 4.4 at 300, 6.7 at 600, in between by proportion (notch tables); a tenth more where it gets wet.',
    'Grout: (length + width) ÷ (length × width) × thickness × joint × 1.6 kg/m², and 10 % more (makers’ formula).',
    'Weight: plaster bears 20 kg/m² of tiles and bed, plasterboard 32, backer board 50 (BS 5385-1).',
    'Showers and baths: the walls along them and 300 mm past them are tanked twice, from the tub or tray up, as high as the tiles and no lower than 1.8 m (UK), 6 ft (US) or 2 m (EU and China). No tile is behind a tub.',
  ],
  pitfalls: [
    'Fresh plaster, or paint that flakes: tiles come off with it. New plaster dries for four weeks first.',
    'A bath or floor taken as level: it never is. Start from a level batten.',
    'Slivers in the corner you look at: set out first, start where the drawing says.',
    'In a shower, grout is not waterproof: tank the wall behind the tiles.',
    'Grout in corners and along the bath: it cracks. Silicone goes there.',
  ],
  fields: {
    walls: { label: 'Walls to tile' },
    from: { label: 'From the floor', source: 'For a splashback: the worktop’s height.' },
    high: { label: 'Tiled height', source: 'To the ceiling unless you say less.' },
    ...tiling.fields,
    ground: {
      label: 'On',
      source: 'What is behind the tiles decides how heavy they may be',
      options: {
        plaster: 'Plaster',
        plasterboard: 'Plasterboard',
        masonry: 'Brick, block or render',
        'cement-board': 'Tile backer board',
      },
    },
    wet: { label: 'Gets wet', options: { no: 'No', shower: 'Shower', bath: 'Bath' } },
    wetRun: {
      label: 'Length of the wet walls',
      source: 'All sides of the shower or bath together',
    },
    wetWalls: {
      label: 'Walls at the shower or bath',
      source: 'All: an alcove at the shortest wall, or a corner',
    },
    rim: {
      label: 'Top of the bath or tray',
      source: 'Above the floor; behind it there are no tiles. 0: no tray',
    },
    cover: {
      label: 'Tiles go',
      options: { walls: 'On the whole walls', zone: 'Only round the shower or bath' },
    },
    sockets: { label: 'Sockets and switches in the tiles' },
    pipes: { label: 'Pipes through the tiles' },
    uneven: { label: 'Hollows', source: 'How deep; filled with adhesive' },
  },
  lowShower: (least: string) =>
    `In a shower tiles and what seals the wall go up ${least} at least: tile higher.`,
  backed: (weight: string) =>
    `Tiles and adhesive weigh ${weight}, more than this wall bears: this plan puts backer boards under them.`,
  tooHeavy: (weight: string) =>
    `Tiles and adhesive weigh ${weight}, more than the wall or a board on it bears. Choose thinner or lighter tiles, or ask the maker of the boards.`,
  why: {
    ...tiling.why,
    tanking: (area: string) => `Two coats on ${area} round the shower or bath.`,
    tankingTape: (run: string) => `${run} of corners and edges.`,
    collars: 'One round each pipe.',
    holeBit: 'For holes round pipes.',
    batten: 'Under the second row, until the tiles hold; with its legs in a shower.',
    battenScrews: (every: string) => `One every ${every} along the batten.`,
    legScrews: 'Two for each leg of the batten.',
    plugs: 'One for each screw.',
    boardPlugs: 'Through board, bed and plaster into the masonry, eight a square metre.',
    packers: 'Behind boards, on studs that are set back.',
    abrasive: 'To scratch gloss paint and take ridges off.',
    sockets:
      'With longer screws, one for each socket or switch: its plate comes forward by the tile.',
    bit: 'Of the plugs’ size.',
    trim: 'Along open edges, outside corners and windows.',
  },
  steps: {
    ...tiling.steps,
    check: {
      title: 'Check what the wall carries',
      detail: (weight: string) =>
        `Tiles and adhesive will weigh ${weight}: this wall bears it if it is sound. Knock along it, scrape loose paint, press a knife into the plaster.`,
      soaked:
        'Plaster and plasterboard go soft where water reaches them and may not be behind these tiles: they come off round the shower or bath, and backer boards go on the studs.',
      backed: (weight: string) =>
        `Tiles and adhesive will weigh ${weight}, too much for this plaster alone: boards bedded on it and plugged to the masonry carry them.`,
      opened: (weight: string) =>
        `Tiles and adhesive will weigh ${weight}, too much for this lining: it comes off, and boards on the studs carry them.`,
      check: 'It sounds full, nothing flakes, and the plaster is hard and pale.',
    },
    isolate: {
      title: 'Switch off, shut off',
      detail:
        'Switch the sockets off at the board and test that they are off, pull their plates forward. Shut the water off where pipes come through. Mark where cables and pipes run.',
      check: 'Every plate is loose and without power; the tap runs dry.',
      bare: 'Switch off at the board what runs in this wall, and test that it is off. Shut the water off where pipes come through. Mark where cables and pipes run.',
      still: 'A lamp on each circuit stays dark; the tap runs dry.',
    },
    open: {
      title: 'Take the lining off to the studs',
      detail: (area: string) =>
        `Mark the edge of the boards on the middle of a stud and cut along it. Lever ${area} of lining off, pull every nail and screw, and sort the rubble into sacks.`,
      check: 'The studs are dry and sound, and a straight edge touches all of them.',
      safety:
        'Cut no deeper than the lining: cables and pipes run behind it. Mask, glasses, gloves.',
    },
    prepare: {
      title: 'Make it flat and sound',
      detail:
        'Scrape off what is loose, scratch gloss paint with sandpaper, wash off grease and let it dry. Fill holes with a little adhesive.',
      hollow: 'Fill the hollows with adhesive the day before.',
      check: (hollow: string, over: string) =>
        `Under a straight edge no hollow is deeper than ${hollow} in ${over}.`,
    },
    backer: {
      title: 'Put up the backer boards',
      studs:
        'Pack studs that are set back with packers. Rows offset, every end on a stud, a small gap between boards, screws into every stud. Tape every joint and fill it with adhesive.',
      plaster:
        'Comb adhesive on the plaster and press the boards in, rows offset, a small gap between them. Then drill through board and plaster into the masonry, and plug and screw all over. Tape every joint and fill it with adhesive.',
      check: 'No board gives when pressed.',
      safety: 'Score and snap outdoors; mask on.',
    },
    prime: {
      title: 'Prime',
      detail: 'Brush the primer on in one thin coat; very thirsty walls take a second.',
      check: 'It is dry and no longer tacky.',
    },
    tank: {
      title: (coat: number): string =>
        coat === 1 ? 'Tank: tape and first coat' : 'Tank: second coat',
      detail: (area: string) =>
        `Bed the tape in all corners and edges and a collar round each pipe, then brush the first coat over ${area}.`,
      second: 'Brush the second coat across the first.',
      check: 'Tape and collars lie flat, no bubble under them.',
      last: 'One even tone, no pinholes.',
    },
    setOut: {
      title: 'Set out',
      gauge: (least: string | undefined) =>
        `Mark tiles and joints on a stick and hold it to the wall: move it until the cuts at the edges are as drawn${least === undefined ? '' : `, none under ${least}`}. Draw a plumb line and a level one.`,
      batten: 'Elsewhere screw the batten level, one row up: the wall starts there.',
      worktop:
        'Above worktop, bath or tray rows start on it, on spacers, levelled from its highest point.',
      legs: 'In the shower the batten stands level on legs from the floor, screwed to its face: no screw goes into the sealed wall.',
      check: 'Both diagonals of the first square metre are alike.',
    },
    bottom: {
      title: 'Batten off, bottom row',
      detail:
        'Take the batten off after a day, fill its holes, and cut the bottom row to the floor.',
      legs: 'Take the batten and its legs away after a day, and cut the bottom row to the floor.',
      check: 'A joint is left free along the floor.',
    },
    seal: {
      ...tiling.steps.seal,
      wall: 'Tape both sides of every inside corner and of the joint along floor or worktop. Run silicone in, smooth it in one pull, pull the tape.',
      bath: 'Fill the bath with water first. Tape both sides of its edge and of every inside corner, run silicone in, smooth it in one pull, pull the tape. Empty the bath a day later.',
      check: 'It is smooth and touches both sides all along.',
    },
    finish: {
      title: 'Plates back on',
      bare: 'Switch on, and the last look',
      detail: 'Refit the plates with spacers and longer screws, and switch on.',
      on: 'Switch on again what you switched off.',
      stone: 'Seal the stone with two coats first.',
      wet: 'Shower after three days, or when the tanking’s maker says.',
      check: 'Knock on every tile: none sounds hollow.',
    },
  },
};
