import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';
import { tiling } from '../kit/tiling/en-us.ts';

export const enUs: Differs<typeof en> = {
  ...tiling,
  counts: [
    'Tile: laid on each wall with its joints, round its doors and windows. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbors.',
    'The start moves where a cut would be narrower than 2 in. Spares: 5 %, and no less than a case.',
    'Thinset by the tile’s longest side: 0.9 lb/sq ft at 12 in, 1.4 at 24 in, in between by proportion (notch tables); a tenth more where it gets wet.',
    'Grout by the makers’ formula, and 10 % more; sanded for joints wider than 1/8 in.',
    'Weight: plaster bears 4 lb/sq ft of tile and bed, drywall 6.5, cement board 10 (BS 5385-1).',
    'Showers and tubs: the walls along them and 1 ft past them are waterproofed twice, from the tub or base up, at least 6 ft above the floor. No tile is behind a tub.',
  ],
  pitfalls: [
    'Fresh plaster, or paint that flakes: tile comes off with it.',
    'A tub or floor taken as level: it never is. Start from a level ledger board.',
    'Slivers in the corner you look at: set out first, start where the drawing says.',
    'In a shower, grout is not waterproof, and drywall is no base: waterproof the wall behind the tile.',
    'Grout in corners and along the tub: it cracks. Silicone goes there.',
  ],
  fields: {
    walls: { label: 'Walls to tile' },
    from: { source: 'For a backsplash: the countertop’s height.' },
    ...tiling.fields,
    ground: {
      options: {
        plasterboard: 'Drywall',
        masonry: 'Brick, block or stucco',
        'cement-board': 'Cement board',
      },
    },
    wet: { options: { bath: 'Tub' } },
    wetRun: { source: 'All sides of the shower or tub together' },
    wetWalls: { label: 'Walls at the shower or tub' },
    rim: {
      label: 'Top of the tub or shower base',
      source: 'Above the floor; behind it there is no tile. 0: no base',
    },
    cover: { options: { zone: 'Only around the shower or tub' } },
    sockets: { label: 'Outlets and switches in the tile' },
    uneven: { source: 'How deep; filled with thinset' },
  },
  backed: (weight) =>
    `Tile and thinset weigh ${weight}, more than this wall bears: this plan puts cement board under them.`,
  tooHeavy: (weight) =>
    `Tile and thinset weigh ${weight}, more than the wall or a board on it bears. Choose thinner or lighter tile, or ask the maker of the boards.`,
  why: {
    ...tiling.why,
    tanking: (area) => `Two coats on ${area} round the shower or tub.`,
    batten: 'A ledger under the second row, until the tile holds; with its legs in a shower.',
    legScrews: 'Two for each leg of the ledger.',
    sockets: 'With longer screws, one for each outlet or switch: it comes forward by the tile.',
    battenScrews: (every) => `One every ${every} along the ledger, into studs.`,
  },
  steps: {
    ...tiling.steps,
    check: {
      detail: (weight) =>
        `Tile and thinset will weigh ${weight}: this wall bears it if it is sound. Knock along it, scrape loose paint, press a knife into it.`,
      soaked:
        'Drywall and plaster go soft where water reaches them and may not be behind this tile (IRC): they come off around the shower or tub, and cement board goes on the studs.',
      backed: (weight) =>
        `Tile and thinset will weigh ${weight}, too much for this plaster alone: boards bedded on it and plugged to the masonry carry them.`,
      opened: (weight) =>
        `Tile and thinset will weigh ${weight}, too much for this wall: drywall or plaster comes off, and cement board on the studs carries them.`,
    },
    isolate: {
      detail:
        'Switch the outlets off at the panel and test that they are off, pull their plates forward. Shut the water off where pipes come through. Mark where cables and pipes run.',
      check: 'Every plate is loose and without power; the faucet runs dry.',
      bare: 'Switch off at the panel what runs in this wall, and test that it is off. Shut the water off where pipes come through. Mark where cables and pipes run.',
      still: 'A lamp on each circuit stays dark; the faucet runs dry.',
    },
    open: {
      title: 'Take the wall off to the studs',
      detail: (area) =>
        `Mark the edge of the boards on the middle of a stud and cut along it. Pry ${area} of drywall or plaster off, pull every nail and screw, and put the rubble into bags.`,
      safety:
        'Cut no deeper than the drywall: cables and pipes run behind it. Respirator, glasses, gloves.',
    },
    prepare: {
      detail:
        'Scrape off what is loose, scratch gloss paint with sandpaper, wash off grease and let it dry. Fill holes with a little thinset.',
      hollow: 'Fill the hollows with thinset the day before.',
    },
    backer: {
      title: 'Put up cement board',
      studs:
        'Shim studs that are set back. Rows offset, every end on a stud, a small gap between boards, screws into every stud. Tape every joint and fill it with thinset.',
    },
    tank: {
      title: (coat) => (coat === 1 ? 'Waterproof: tape and first coat' : 'Waterproof: second coat'),
    },
    setOut: {
      batten: 'Elsewhere screw the ledger level, one row up: the wall starts there.',
      worktop:
        'Above countertop, tub or base rows start on it, on spacers, leveled from its highest point.',
      legs: 'In the shower the ledger stands level on legs from the floor, screwed to its face: no screw goes into the waterproofed wall.',
      check: 'Both diagonals of the first square yard are alike.',
    },
    bottom: {
      title: 'Ledger off, bottom row',
      detail:
        'Take the ledger off after a day, fill its holes, and cut the bottom row to the floor.',
      legs: 'Take the ledger and its legs away after a day, and cut the bottom row to the floor.',
    },
    seal: {
      wall: 'Tape both sides of every inside corner and of the joint along floor or countertop. Run silicone in, smooth it in one pull, pull the tape.',
      bath: 'Fill the tub with water first. Tape both sides of its edge and of every inside corner, run silicone in, smooth it in one pull, pull the tape. Empty the tub a day later.',
    },
    finish: {
      detail: 'Refit the plates with spacers and longer screws, and switch on.',
      wet: 'Shower after three days, or when the maker of the membrane says.',
    },
  },
};
