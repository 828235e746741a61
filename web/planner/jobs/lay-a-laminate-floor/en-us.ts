import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Planks: laid in rows with a gap all around, end joints well apart, the first and last row no thin strip (Pergo’s instructions).',
    'What is cut off the end of a row starts a later one, where it is long enough and keeps the joints apart.',
    'Spares: a few percent against breakage, and a case at least to mend the floor with; the next run differs.',
    'Underlayment: the floor and 5 % for seams. Over concrete a vapor barrier too, with laps of 8 in and 2 in up the walls. Vinyl takes its maker’s own underlayment where there is one.',
    'Quarter round: along the walls, less doorways. A transition in every doorway, and where a floor is longer than about 26 ft each way.',
  ],
  pitfalls: [
    'Cases opened on the day: planks must lie in the room for 48 hours first, or the floor moves.',
    'No gap at the walls, pipes and door frames: the floor buckles when it swells in summer.',
    'A concrete slab without a vapor barrier under the underlayment.',
    'Kitchen cabinets set on a floating floor pin it down: lay up to them.',
    'Soft foam under click vinyl: its joints break. Take only what its maker names.',
  ],
  fields: {
    planksAPack: { label: 'Planks in a case' },
    subfloor: { options: { concrete: 'Concrete slab', timber: 'Wood subfloor' } },
    spares: { source: 'A case at least; 0 for none' },
    edge: { options: { scotia: 'Quarter round', skirting: 'Baseboard, fitted after' } },
    floor: { source: 'Rooms with one floor share its cases' },
  },
  drawing: {
    edgeSays: (gap, rise, hidden) =>
      `A cut at the wall: a gap of ${gap}${hidden ? ', hidden by quarter round that is nailed to the wall' : ''}; the floor rises by ${rise}.`,
  },
  why: {
    underlay: (area) => `${area} of floor, and 5 % for seams.`,
    film: (area) => `${area} of concrete, its laps and what goes up the walls.`,
    tape: (run) => `${run} of seams.`,
    primer: (area) => `One coat on ${area} before leveling.`,
    pins: (every) => `One about every ${every}, into baseboard or wall.`,
    creaks: 'For boards that creak: about one for every two square feet.',
    glue: 'To fix transitions to the subfloor, never to the planks.',
  },
  steps: {
    rest: {
      title: 'Let the cases rest in the room',
      detail: (least, most) =>
        `Lay them flat and closed, at ${least} to ${most}, for 48 hours. Check that all are of one run.`,
      check: 'The cases feel as warm as the room.',
    },
    clear: {
      detail:
        'Take up carpet, tack strips and loose covering; drive nails in and scrape off lumps. What lies firm and flat may stay.',
    },
    damp: {
      title: 'Measure the moisture',
      concrete: (humidity, carbide) =>
        `Measure in five places: no more than ${humidity} % relative humidity, or ${carbide} % by the carbide test. A new slab takes weeks.`,
      timber: (most) =>
        `Measure five boards: no more than ${most} %. Below, the crawl space must be vented.`,
    },
    doors: { title: 'Undercut door frames and check the doors' },
    prepare: {
      titles: {
        both: 'Lay vapor barrier and underlayment',
        film: 'Lay the vapor barrier',
        underlay: 'Lay the underlayment',
      },
      film: (lap, up) =>
        `Lay the vapor barrier with laps of ${lap}, taped, and ${up} up every wall.`,
      underlay: 'Lay the underlayment edge to edge, never double, seams taped.',
    },
    plan: {
      detail: (count, narrowest, least) =>
        `${count === 1 ? '1 row' : `${count} rows`}, the narrowest ${narrowest}: if the last would be under ${least}, the first is ripped too, as drawn. Mix planks of several cases.`,
    },
    pipes: {
      title: 'Go around the pipes',
      detail: (more) =>
        `Drill a hole ${more} wider than the pipe where two planks meet or with a wedge cut out behind; glue the wedge back and cover it with an escutcheon.`,
    },
    profiles: { title: 'Fix the transitions', check: 'The planks can still move under it.' },
    finish: {
      check: 'No gap shows above the quarter round, and no nail is in the floor.',
      hidden: 'The baseboard that you chose is wider than the gap.',
      detail:
        'Miter the quarter round in the corners and nail it to the wall or baseboard, never to the floor. Wet mop after a day at the earliest.',
      skirting:
        'Baseboard, fitted next, is nailed to the wall, never to the floor. Wet mop after a day at the earliest.',
    },
  },
};
