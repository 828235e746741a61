import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

type Product = 'wall' | 'ceiling';
const surfaces: Readonly<Record<Product, string>> = { wall: 'walls', ceiling: 'ceiling' };

/** Paint a room: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Walls: length × height of every wall you choose, less its doors and windows. Ceiling: length × width.',
    'Litres: area × coats ÷ coverage. We start from two coats and 11 m² a litre, or 375 sq ft a US gallon, as most makers state; the label on your tin wins.',
    'Bare plaster gets one thinned mist coat more, at about 6 m² a litre.',
    'Tins: the cheapest mix of sizes that holds the litres, at prices you can change.',
    'A door or window that you have not measured counts as 1.9 m² or 1.4 m².',
  ],
  pitfalls: [
    'Painting over damp, dust or grease: the paint peels. Wash, rinse and let it dry first.',
    'Recoating too soon: the first coat lifts. Wait the time on the tin, about 4 hours.',
    'Stopping in the middle of a wall: the join shows. Keep a wet edge from corner to corner.',
    'Two tins of one colour that differ: mix them in a bucket before you start.',
  ],
  fields: {
    surfaces: { label: 'What to paint' },
    barePlaster: { label: 'Bare plaster', source: 'New plaster drinks a first, thinned coat' },
    colour: {
      label: 'Colour of the walls',
      source: 'Rooms of one colour share their tins',
      placeholder: 'White',
    },
  },
  materials: { wall: 'Matt emulsion, walls', ceiling: 'Ceiling paint, white' },
  coverageWrong: 'Type what the tin says, from 2 to 20 m² a litre, or 82 to 814 sq ft a gallon.',
  coats: { wall: 'Walls, coats', ceiling: 'Ceiling, coats' },
  coverage: {
    wall: 'Walls',
    ceiling: 'Ceiling',
    unit: { metric: 'm² a litre', imperial: 'sq ft a gallon' },
    source: 'Usual; see your tin',
  },
  why: (volume: string, area: string, coats: number, barePlaster: boolean) => {
    const count = ['no', 'one', 'two', 'three', 'four', 'five'][coats] ?? String(coats);
    const layers = plural(coats, { one: `${count} coat`, other: `${count} coats` });
    return `${volume} for ${area}, ${layers}${barePlaster ? ' and a mist coat' : ''}.`;
  },
  mist: {
    title: (product: Product) => `Mist coat, ${surfaces[product]}`,
    detail:
      'Thin the paint as the tin says for bare plaster, usually 3 parts paint to 1 part water. Roll it on thinly and brush out runs at once.',
  },
  coat: {
    title: (product: Product, coat: number) =>
      `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][coat - 1] ?? `${coat}th`} coat, ${surfaces[product]}`,
    wall: 'Cut in 5 cm along edges and corners, then roll W-shapes of about 1 m², always back into the wet edge.',
    ceiling:
      'Cut in 5 cm all round, then roll in strips away from the window, always back into the wet edge.',
    ceilingSafety: 'Glasses on. Stand on a platform, never on the top step of a ladder.',
  },
  tools: {
    always: [
      'Dust sheets',
      'Filler and filling knife',
      'Sandpaper, 120 grit',
      'Masking tape',
      'Brush, 50 mm (2 in)',
      'Roller, 230 mm (9 in), and tray',
    ],
    ceiling: ['Extension pole', 'Safety glasses'],
    ladder: 'Step ladder',
    barePlaster: ['Bucket and stirrer'],
  },
  ceiling: 'Ceiling',
  figures: surfaces,
  steps: {
    cover: {
      title: 'Clear and cover',
      detail: 'Move furniture to the middle, take down curtains, cover the floor.',
      safety: 'Switch off the power before you loosen any socket or switch.',
    },
    fill: {
      title: 'Fill holes and cracks',
      detail: 'Press filler in slightly proud of the surface. Deep holes take two layers.',
    },
    sand: {
      title: 'Sand, dust and mask',
      detail: 'Sand filler flush, wipe the dust off with a damp cloth, mask skirting and frames.',
      safety:
        'Paint from before the 1980s may hold lead: test it before you sand. Wear a dust mask.',
    },
    finish: {
      title: 'Pull the tape, let it cure',
      detail:
        'Pull masking tape at an angle while the last coat is just dry. The paint can be washed after about two weeks.',
      safety:
        'Air the room until the smell is gone. Keep leftover paint closed and away from children.',
    },
  },
};
