import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

type Surface = 'wall' | 'ceiling';
const surfaces: Readonly<Record<Surface, string>> = { wall: 'walls', ceiling: 'ceiling' };

/** Paint a room: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Walls: length × height of every wall you choose, less its doors and windows. Ceiling: length × width.',
    'Paint: area × coats ÷ coverage. We start from two coats and the coverage on the labels in your region; the label on your tin wins.',
    'Bare plaster gets one coat more: paint thinned with water, or primer where shops sell that instead.',
    'Woodwork: skirting, both sides of doors with their frames, and windows, where you ask for it; the job “Paint woodwork and doors” counts it part by part.',
    'Tins: the cheapest mix of sizes that holds it all and a jar for touch-ups, at prices you can change.',
    'A door or window that you have not measured counts as 1.9 m² or 1.4 m².',
  ],
  pitfalls: [
    'Painting over damp, dust or grease: the paint peels. Wash, rinse and let it dry first.',
    'Recoating too soon: the first coat lifts. Wait the time on the tin, about 4 hours, twice that in a cold room.',
    'Stopping in the middle of a wall: the join shows. Keep a wet edge from corner to corner.',
    'Two tins of one colour that differ: mix them in a bucket before you start.',
    'A water stain that is only painted over comes back: seal it with stain blocker.',
  ],
  fields: {
    surfaces: { label: 'What to paint' },
    barePlaster: { label: 'Bare plaster', source: 'New plaster soaks up a first, thinned coat' },
    wallCoats: { label: 'Walls, coats', source: 'Three for a strong change of colour' },
    ceilingCoats: { label: 'Ceiling, coats' },
    wallCoverage: { label: 'Walls' },
    ceilingCoverage: { label: 'Ceiling' },
    colour: {
      label: 'Colour of the walls',
      source: 'Rooms of one colour share their tins',
      placeholder: 'White',
    },
    stains: { label: 'Water, soot or smoke stains' },
    woodwork: {
      label: 'Skirting, doors and windows',
      options: { no: 'Leave them', painted: 'Paint again', bare: 'New, bare wood' },
    },
  },
  coverage: {
    unit: { metric: 'm² a litre', imperial: 'sq ft a gallon' },
    source: 'As labels say; see your tin',
    wrong: 'Type what the tin says, from 2 to 20 m² a litre, or 82 to 814 sq ft a gallon.',
  },
  figures: { ...surfaces, wood: 'woodwork' },
  ceiling: 'Ceiling',
  why: {
    paint: (volume: string, area: string, coats: number) => {
      const count = ['no', 'one', 'two', 'three', 'four', 'five'][coats] ?? String(coats);
      const layers = plural(coats, { one: `${count} coat`, other: `${count} coats` });
      return `${volume} for ${area}, ${layers}.`;
    },
    mist: (area: string) => `One coat first on ${area} of bare plaster.`,
    stain: 'For spots, two thin coats.',
    knots: 'Over each knot, or it bleeds through.',
    woodPrimer: (area: string) => `One coat on ${area} of bare wood.`,
    undercoat: (area: string) => `One coat on ${area}.`,
    woodTop: (area: string, coats: number) =>
      `${coats === 1 ? 'One coat' : 'Two coats'} on ${area}.`,
    cleaner: (area: string) => `To wash ${area}.`,
    filler: (area: string) => `Holes and cracks of ${area}.`,
    sand: (area: string) => `A sheet of each grit for every two patches: ${area}.`,
    wetSand: (area: string) => `To dull ${area} of old or primed wood.`,
    caulk: (run: string) => `Gaps along ${run} of edges.`,
    tape: (run: string) => `Along ${run} of skirting, ceiling and frames.`,
    sheets: (area: string) => `Over ${area} of floor.`,
    film: 'Over furniture and windows.',
    sleeves: (paints: number) => `One for each of ${paints} paints and one spare.`,
    liners: (paints: number) => `One for each of ${paints} paints.`,
    wrap: 'Round roller and brush between coats: no washing, no drying out.',
    brushes: 'For frames and edges.',
    miniSleeves: 'For doors and skirting.',
    tack: 'Takes the last dust off.',
    rags: 'For washing and drips.',
    gloves: 'Against paint and sugar soap.',
    glasses: 'Ceilings drip.',
    mask: 'Against sanding dust.',
  },
  steps: {
    cover: {
      title: 'Clear, cover, switch off',
      detail:
        'Move furniture to the middle, cover it and the floor. Switch off at the board, test that it is off and loosen the plates of sockets and switches.',
      check: 'Every plate is loose and without power, no floor shows.',
    },
    wash: {
      title: 'Wash walls and ceiling',
      detail:
        'Wash with cleaner, or warm water and a little washing-up liquid, from the bottom up; rinse with clear water from the top down.',
      check: 'A clean rag stays clean.',
      safety: 'Gloves on. Keep water away from sockets.',
    },
    fill: {
      title: 'Scrape and fill',
      detail:
        'Scrape off what is loose. Press filler in a little proud of the surface; deep holes take two layers.',
      check: 'No flake comes off under the knife.',
      safety: 'Old paint and textured coating: test before you scrape.',
    },
    sand: {
      title: 'Sand flush and dust',
      detail: 'Sand filler with the coarse grit, then the fine one. Wipe the dust off.',
      check: 'A torch held flat along the wall throws no shadow.',
      safety: 'Wear the mask and open a window.',
    },
    stain: {
      title: 'Seal stains',
      detail: 'Once the cause is mended and dry, brush blocker past the edge of each stain, twice.',
      check: 'No ring comes back.',
      safety: 'Open windows: blocker smells.',
    },
    caulk: {
      title: 'Close the gaps',
      detail: (gap: string) =>
        `Run caulk into gaps up to ${gap} along skirting, frames and corners; smooth it with a wet finger.`,
      check: 'Pressed lightly, it does not crack.',
    },
    mask: {
      title: 'Mask edges',
      detail: 'Tape skirting, frames and fittings on clean, dust-free ground; press the edge down.',
      check: 'A fingernail finds no lifted edge.',
    },
    mist: {
      title: (surface: Surface) => `First coat on plaster, ${surfaces[surface]}`,
      thinned: (water: number) =>
        `Only when the plaster is pale all over. Stir ${water} parts water into 10 parts paint, roll it on thinly and brush out runs.`,
      primer:
        'Only when the plaster is pale and dry all over. Roll the primer on thinly and brush out runs.',
      check: 'Tape pressed on and pulled off lifts nothing.',
    },
    coat: {
      title: (surface: Surface, coat: number) =>
        `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][coat - 1] ?? `${coat}th`} coat, ${surfaces[surface]}`,
      wall: (edge: string, band: string) =>
        `Cut in ${edge} along edges, then roll a W and fill it, a band ${band} wide at a time, back into the wet edge.`,
      ceiling: (edge: string, band: string) =>
        `Cut in ${edge} for the next ${band} only, then roll strips towards the window, back into the wet edge.`,
      check: 'No shiny, wet patches, no runs.',
      last: 'In daylight, an arm’s length away, the colour is even.',
      tape: 'Pull the tape at an angle while this last coat is still tacky.',
      cold: (least: string) => `Not below ${least}: paint does not dry.`,
      overhead: 'Glasses on. Stand on a platform, never on the top step.',
    },
    woodPrime: {
      title: 'Prime the wood',
      detail:
        'Sand along the grain, wipe, seal knots, then brush on the primer: panels, rails, stiles.',
      check: 'No knot and no bare spot shows.',
    },
    undercoat: {
      title: 'Undercoat the wood',
      detail:
        'Dull old gloss with wet paper, wipe with the tack cloth, brush on the undercoat: panels, rails, stiles.',
      check: 'The old colour is gone.',
      bare: 'Rub the primer down with wet paper, wipe it dry, brush on the undercoat: panels, rails, stiles.',
      even: 'The coat is even, and no primer shows.',
    },
    woodTop: {
      title: (coat: number): string => (coat === 1 ? 'Paint the wood' : 'Second coat on the wood'),
      detail:
        'Rub down lightly, wipe, lay the paint on thinly along the grain and finish each part in one go.',
      check: 'No runs at edges and corners.',
    },
    finish: {
      title: 'Plates on',
      detail:
        'Refit the plates and switch on when all is dry. Lift the sheets. Air the room for a day.',
      check: 'Edges are sharp, no tape is left, and no smell.',
      safety: 'Dry rags flat: rags with oil paint heat up by themselves.',
    },
    keep: {
      title: 'Keep a jar for touch-ups',
      detail:
        'Fill a small jar with each colour; write room, colour and date on it. Clean brushes. The paint can be washed after two weeks.',
    },
  },
};
