import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');
const rows = (count: number) => plural(count, { one: '# row', other: '# rows' });

/** Lay a laminate or vinyl floor: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Planks: laid in rows with a gap all round, end joints well apart, the first and last row no thin strip (Pergo’s instructions).',
    'What is cut off the end of a row starts a later one, where it is long enough and keeps the joints apart.',
    'Spares: a few per cent against breakage, and a pack at least to mend the floor with; the next batch differs.',
    'Underlay: the floor and 5 % for joints. Over concrete a damp-proof film too, with laps of 200 mm and 50 mm up the walls. Vinyl takes its makers’ own underlay where there is one.',
    'Beading: along the walls, less doorways. A profile in every doorway, and where a floor is longer than 8 m each way.',
  ],
  pitfalls: [
    'Packs opened on the day: planks must lie in the room for 48 hours first, or the floor moves.',
    'No gap at the walls, pipes and door frames: the floor lifts when it swells in summer.',
    'A concrete floor without a damp-proof film under the underlay.',
    'Kitchen units set on a floating floor pin it down: lay up to them.',
    'Soft foam under click vinyl: its joints break. Take only what its maker names.',
  ],
  fields: {
    kind: { label: 'Floor', options: { laminate: 'Laminate', vinyl: 'Click vinyl' } },
    length: { label: 'Plank length' },
    width: { label: 'Plank width', source: 'What is seen, without tongue or click.' },
    planksAPack: { label: 'Planks in a pack' },
    along: {
      label: 'Planks run',
      options: { longer: 'Along the longer side', x: 'Along the length', y: 'Along the width' },
    },
    subfloor: {
      label: 'Laid on',
      options: { concrete: 'Concrete or screed', timber: 'Wooden floor' },
    },
    spares: { label: 'Spares', source: 'A pack at least; 0 for none' },
    gap: { label: 'Gap at the walls' },
    stagger: { label: 'Joints apart by' },
    edge: {
      label: 'The gap is hidden by',
      options: { scotia: 'Beading', skirting: 'Skirting, fitted after' },
    },
    hollow: { label: 'Hollow to fill, depth', source: 'In its middle; 0 for a flat floor' },
    hollowLong: { label: 'Length of the hollow', source: 'Empty: the whole floor' },
    hollowWide: { label: 'Width of the hollow' },
    pipes: { label: 'Pipes through the floor' },
    wet: { label: 'Kitchen, hall or bathroom', source: 'Edges are sealed' },
    floor: {
      label: 'Which floor',
      source: 'Rooms with one floor share its packs',
      placeholder: 'Oak, light',
    },
  },
  figures: { floor: 'floor', planks: 'planks' },
  problems: {
    'too-narrow': 'Nothing is left between the gaps. Check the room and the gap.',
  },
  tight: (count: number) => `In ${rows(count)} no joint could keep this far from the next row’s.`,
  drawing: {
    floor: 'Floor',
    edge: 'At the wall',
    wall: 'wall',
    edgeSays: (gap: string, rise: string, hidden: boolean) =>
      `A cut at the wall: a gap of ${gap}${hidden ? ', hidden by beading that is pinned to the wall' : ''}; the floor rises by ${rise}.`,
  },
  why: {
    underlay: (area: string) => `${area} of floor, and 5 % for joints.`,
    film: (area: string) => `${area} of concrete, its laps and what goes up the walls.`,
    tape: (run: string) => `${run} of joints.`,
    primer: (area: string) => `One coat on ${area} before levelling.`,
    leveller: (area: string, depth: string) =>
      `${area}, ${depth} at the deepest, half of it on average.`,
    sacks: (area: string) => `For the old covering of ${area}.`,
    creaks: 'For boards that creak: about five a square metre.',
    cementGloves: 'Wet compound burns skin.',
    beading: 'Along the walls between the doorways.',
    pins: (every: string) => `One about every ${every}, into skirting or wall.`,
    sealant: (run: string) => `The gap at ${run} of walls.`,
    profiles: (doors: number, breaks: number) =>
      [
        ...(doors > 0 ? [plural(doors, { one: '# doorway', other: '# doorways' })] : []),
        ...(breaks > 0
          ? [plural(breaks, { one: '# break in a long run', other: '# breaks in long runs' })]
          : []),
      ].join(' and ') + '.',
    glue: 'To fix profiles to the floor, never to the planks.',
    roses: 'One for each pipe.',
    wedges: 'For the pieces behind the pipes.',
    spacers: (every: string) =>
      `One every ${every} along the first wall; they move on with the rows.`,
    blade: 'To cut door frames off at the height of the floor.',
    hooks: 'For cutting vinyl to shape.',
    gloves: 'Against splinters and old nails.',
    glasses: 'For sawing.',
    mask: 'Against saw dust; saw outside if you can.',
  },
  steps: {
    rest: {
      title: 'Let the packs rest in the room',
      detail: (least: string, most: string) =>
        `Lay them flat and closed, at ${least} to ${most}, for 48 hours. Check that all are of one batch.`,
      check: 'The packs feel as warm as the room.',
    },
    clear: {
      title: 'Clear the old floor',
      detail:
        'Take up carpet, grippers and loose covering; drive nails in and scrape off lumps. What lies firm and flat may stay.',
      creaks: 'Screw creaking boards to the joists.',
      check: 'Nothing moves or creaks underfoot.',
      safety:
        'Old floor tiles and their black glue may hold asbestos: leave them whole and cover them, or have them tested.',
    },
    damp: {
      title: 'Measure the damp',
      concrete: (humidity: number, carbide: number) =>
        `Measure in five places: no more than ${humidity} % relative humidity, or ${carbide} % by the carbide test. New screed takes weeks.`,
      timber: (most: number) =>
        `Measure five boards: no more than ${most} %. Below, the floor must be ventilated.`,
      check: 'All five readings stay under the limit.',
    },
    flat: {
      title: 'Check that it is flat',
      detail: (hollow: string, over: string) =>
        `Turn a straightedge all over the floor: hollows of up to ${hollow} in ${over} may stay. Fill deeper ones.`,
      timber: 'Punch nails in and plane high edges off.',
      concrete: 'Chisel high spots off, with mask and glasses.',
      check: 'No light shows under the straightedge beyond that.',
    },
    level: {
      title: 'Level the floor',
      detail: (depth: string) =>
        `Prime, let it turn tacky, mix the compound thin as the bag says, pour it from the far corner, ${depth} at the deepest, and spread it at once to nothing at the edge of the hollow. Two people: one mixes bag after bag.`,
      check: 'It is hard and the straightedge lies flat.',
      safety: 'The powder holds silica and burns wet skin: mask, glasses and gloves.',
    },
    doors: {
      title: 'Cut door frames and check the leaves',
      detail:
        'Lay a piece of plank on underlay against each frame and saw along it, flat. See that the door still opens over the new floor.',
      bare: 'Lay a piece of plank against each frame and saw along it, flat. See that the door still opens over the new floor.',
      check: 'A plank slides under every frame.',
      safety: 'Keep your knuckles off the floor side of the saw.',
    },
    prepare: {
      titles: {
        both: 'Lay film and underlay',
        film: 'Lay the film',
        underlay: 'Lay the underlay',
      },
      film: (lap: string, up: string) =>
        `Lay the film with laps of ${lap}, taped, and ${up} up every wall.`,
      underlay: 'Lay the underlay edge to edge, never double, joints taped.',
      check: 'No bare floor and no ridge shows.',
    },
    plan: {
      title: 'Plan the rows',
      detail: (count: number, narrowest: string, least: string) =>
        `${rows(count)}, the narrowest ${narrowest}: if the last would be under ${least}, the first is ripped too, as drawn. Mix planks of several packs.`,
      check: 'The first row is straight to a string along the wall.',
    },
    first: {
      title: 'Lay the first row',
      detail: (gap: string) =>
        `Tongue side to the wall, cut off where the wall is straight; spacers keep ${gap} free, at the ends too. Click end to end.`,
      saw: 'Wear glasses and a mask when you saw, outside if you can.',
      knife: 'Score and snap; cut away from your hand.',
      check: 'The row is straight along a string.',
    },
    lay: {
      title: 'Lay row by row',
      detail: (least: string, apart: string) =>
        `Start each row with the piece that the drawing shows, an offcut of at least ${least}, its joint ${apart} from the last row’s. Click the long side, then the end, and tap it home on the block.`,
      check: 'A fingernail finds no gap.',
    },
    pipes: {
      title: 'Go round the pipes',
      detail: (more: string) =>
        `Drill a hole ${more} wider than the pipe where two planks meet or with a wedge cut out behind; glue the wedge back and cover it with a rose.`,
      check: 'Nothing touches the pipe.',
    },
    last: {
      title: 'Fit the last row',
      detail: (gap: string) =>
        `Mark each plank from the wall, less ${gap}, rip it and draw it in with the pull bar.`,
      check: 'The gap is the same along the wall.',
    },
    free: {
      title: 'Spacers out',
      detail: 'Pull all spacers, and clear the gap of chips.',
      check: 'Pushed with your foot, the floor slides a little.',
    },
    profiles: {
      title: 'Fix the profiles',
      detail: 'Cut to the doorway, glue to the floor under it, never to the planks.',
      check: 'The planks can still move under the profile.',
    },
    seal: {
      title: 'Seal the edges',
      detail: 'Fill the gap at walls and frames with sealant that stays soft.',
      check: 'No gap is left where water could run in.',
    },
    finish: {
      title: 'Hide the gap',
      last: 'The last look',
      detail:
        'Mitre the beading in the corners and pin it to the wall or skirting, never to the floor. Wet mop after a day at the earliest.',
      skirting:
        'Skirting, fitted next, is fixed to the wall, never to the floor. Wet mop after a day at the earliest.',
      check: 'No gap shows above the beading, and no pin is in the floor.',
      hidden: 'The skirting that you chose is wider than the gap.',
    },
  },
};
