import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Lay a lawn: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Turf: rolls laid in strips along the longer side, each row half a roll on, no strip at an edge narrower than a third; 5 % more because some tear.',
    'Seed: 40 g/m² for a new lawn, a tenth more for bare patches (makers’ labels).',
    'Topsoil by volume: area × depth, 15 % more because it settles. Sand on clay by weight, 1.6 t/m³.',
    'Feed before the grass: 50 g/m² (makers’ labels).',
    'Sizes are those that growers and shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Turf delivered before the soil is ready: rolled up it turns yellow in a day, in summer in half of one.',
    'Laid over old grass or weeds: they grow through it within a month.',
    'Soil that is raked but not trodden sinks in hollows, and the mower scalps what is between.',
    'The first watering put off until evening: edges shrink, gaps open and stay.',
    'Seed that dries out once after it has sprouted is dead.',
  ],
  fields: {
    kind: { label: 'Lawn from', options: { turf: 'Turf', seed: 'Seed' } },
    old: { label: 'Grass or weeds grow there', source: 'Clearing takes three weeks of waiting.' },
    soil: { label: 'Topsoil to spread', source: 'None where a spade’s depth of good soil lies.' },
    clay: { label: 'Heavy clay' },
    takeAway: { label: 'Take the old turf away' },
  },
  figures: { lawn: 'lawn', rolls: 'rolls', seed: 'of seed' },
  drawing: {
    name: 'Lawn',
    says: (whole: number, cut: number, rolls: number) =>
      `${plural(rolls, { one: 'One roll', other: '# rolls' })}: ${whole} laid whole, ${cut} cut pieces, each row half a roll on.`,
    turf: 'Turf',
    soil: 'Topsoil',
    sand: 'Sharp sand, dug in',
  },
  why: {
    string: 'All round, and a fifth more to lay out strips by.',
    pegs: (apart: string) => `One every ${apart}, along the edge and across.`,
    gloves: 'For soil, stones and feed.',
    glasses: 'The tines throw stones.',
    mask: 'Dust of dry soil, seed dressing and feed is harmful.',
    spoil: (volume: string) => `${volume} of old turf, loosely thrown.`,
    sand: (deep: string) => `${deep} deep, dug in so that water gets through.`,
    soil: (deep: string, area: string) => `${deep} deep over ${area}.`,
    feed: (area: string) => `A handful a pace, over ${area}.`,
    seed: (area: string) => `${area}, sown twice, crosswise.`,
    turf: (rolls: number, whole: number, cut: number) =>
      `${plural(rolls, { one: 'One roll', other: '# rolls' })}, ${whole} laid whole, for ${cut} cut pieces the rest.`,
  },
  steps: {
    when: {
      title: 'Choose the weeks',
      turf: (warm: string) =>
        `Autumn is best, then spring: soil of ${warm} and more, no frost, no drought. Order turf for the day after the ground is ready, so that you lay it the day it comes.`,
      seed: (warm: string) =>
        `Late summer to early autumn, or spring: soil of ${warm} and more for three weeks, and time to water every day.`,
      check: 'You have the weeks in the calendar, and somebody to water in them.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'Garden cables lie shallow. Get the plans of what is buried, walk the ground with the finder, and mark what you find.',
      check: 'Every mark is on the ground.',
    },
    clear: {
      title: 'Take the old grass off',
      detail:
        'Cut it off in strips just under the roots, roll them up, and stack them upside down to rot. Dig out dandelions and couch with all of their roots. Then wait three weeks, and pull what comes up again.',
      check: 'For a week nothing green has come up.',
      safety: 'Steel toecaps at the cutter, its blade up when you turn. Two people load it.',
    },
    levels: {
      title: 'Set the levels',
      detail: (below: string, apart: string) =>
        `Pegs every ${apart}, level by a straight board. Finished soil ends ${below} below paths and drains, and falls by 1 : 80 away from the house.`,
      check: 'A marble on the board rolls away from the house.',
    },
    dig: {
      title: 'Loosen the soil',
      detail: (deep: string, stones: string) =>
        `${deep} deep, when it is damp and not wet. Break clods, and pick out roots and stones over ${stones}. By hand near marks and tree roots.`,
      check: 'A fork goes in by its own weight and a little push.',
      safety:
        'Boots, glasses and ear defenders at the machine. Nobody within five paces, engine off before you clear the tines.',
    },
    sand: {
      title: 'Open the clay with sand',
      detail: (deep: string) => `Spread it ${deep} deep, and dig it in as deep as a fork goes.`,
      check: 'A squeezed handful falls apart when you poke it.',
    },
    soil: {
      title: 'Spread the topsoil',
      detail: (deep: string) =>
        `Tip it in heaps along the way, and rake it out ${deep} deep, first along, then across.`,
      check: 'No peg is covered, and none stands out by more than a finger.',
    },
    firm: {
      title: 'Tread it and rake it',
      detail:
        'Pull the pegs and fill their holes. Walk over all of it on your heels in small steps, then rake it level. Three times, each time across the last. Then let it settle for a week, and rake once more.',
      check: (deep: string) => `Your heel leaves less than ${deep}, and the board shows no light.`,
    },
    feed: {
      title: 'Feed the soil',
      detail:
        'Half of it along, half across, as much as the label says, raked into the top. Water is not needed yet.',
      check: 'The grains lie evenly, and none in heaps.',
      safety: 'Gloves on, downwind, children and pets away until it is watered in.',
    },
    first: {
      title: 'Lay the first strip',
      detail:
        'Along the longest straight side, by a string. Unroll it, push it close with your hands, and do not stretch it. From then on stand on a plank only.',
      check: 'It lies along the string, without a fold, and soil touches all of its back.',
      safety: 'A wet roll weighs as much as a sack of cement: lift it with your legs.',
    },
    rest: {
      title: 'Lay the rest',
      detail: (cut: number) =>
        `Row by row as the drawing shows them, ends half a roll on, edges tight. Cut ${cut} pieces with a knife along a board, and put narrow ones inside, never at the edge.`,
      check: 'No four corners meet, and no soil shows in a joint.',
    },
    press: {
      title: 'Press it on',
      detail:
        'Walk up and down on a plank, so that every strip touches the soil. Brush a little soil into the joints.',
      check: 'A corner that you lift hangs on to crumbs of soil.',
    },
    sow: {
      title: 'Sow crosswise',
      detail:
        'Part the ground by strings into strips a step wide, and the seed into as many shares. Half of each goes along, half across, on a day without wind.',
      check: 'Two or three seeds lie on every thumbnail of soil.',
      safety: 'Mask and gloves with dressed seed, and no birds’ food of what is left.',
    },
    cover: {
      title: 'Rake it in',
      detail: 'Draw the rake over it once, lightly, so that half of the seed is under crumbs.',
      check: 'Half of the seed is still to be seen.',
    },
    roll: {
      title: 'Roll it',
      detail: 'Once, with the roller half full, on dry soil. Where it sticks, wait an hour.',
      check: 'The ground takes no deep footprint.',
    },
    water: {
      title: 'Water it in the same hour',
      turf: (deep: string) =>
        `${deep} of water on all of it, as a straight glass under the sprinkler shows, edges and joints first. On a hot day water what lies before you lay the next row.`,
      seed: 'A fine spray until the top is dark, never so that puddles carry the seed away.',
      lifted: (deep: string) => `Lift a corner: the soil under it is wet to ${deep}.`,
      damp: 'A finger deep it is damp, and no seed has floated.',
    },
    keep: {
      title: 'Water for three weeks',
      turf: 'Every day for two weeks, twice on hot days, then twice a week. Nobody walks on it.',
      seed: 'A light spray morning and evening until it is green all over, then every other day. Nobody walks on it.',
      tug: 'Tug a handful after three weeks: it holds.',
      green: 'After three weeks it is green all over; sow bare patches again.',
    },
    mow: {
      title: 'Cut it for the first time',
      detail: (high: string) =>
        `When it is ${high} high and dry: blades sharp and set high, and only the top third off. Then lower them week by week.`,
      check: 'The mower lifts no turf and leaves no ruts.',
      safety: 'Shoes on, stones off, nobody near. Unplug it before you reach under.',
    },
  },
};
