import { formatsOf } from '../../../language/formats.ts';
import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

const { plural } = formatsOf('en-US');
const count = (fasteners: number) => plural(fasteners, { one: '# fastener', other: '# fasteners' });

export const enUs: Differs<typeof en> = {
  counts: [
    'Load: the weight shared by the fasteners. A shelf also pulls: its load × half its depth ÷ the height of its bracket, on the upper row. A screen counts three times, for its arm moves.',
    'Fastener: the smallest of a table by wall and load that bears it, at a third of what packages say (trade practice). Where the table ends we stop and say whom to ask.',
    'Number: two at least; a bracket at every 24 in of shelf with two screws each; four for a screen. On studs they stand on studs.',
    'Zones where wires may run: along corners and the ceiling, and plumb and level from an outlet or switch that you give us (as BS 7671, 522.6.202 has them; US homes follow no such rule everywhere).',
    'Bought: the fasteners and two more of each, the bit of their size, and what the thing itself needs.',
  ],
  pitfalls: [
    'A hole above or beside an outlet: that is where its wire runs. Move the thing, or find the wire first.',
    'Anchors in plaster alone: the whole anchor belongs in the brick behind it.',
    'Holes in mortar joints: they crumble. Drill the brick.',
    'Heavy things on bare drywall: it breaks out at a fraction of what the anchor’s package says. Use studs.',
    'Water heaters, cabinets and grab bars never hang on bare drywall: they fall, and people hold on to them.',
  ],
  walls: { board: 'Drywall, hollow behind', stud: 'Drywall, into wooden studs' },
  tells: {
    board: 'white dust, and then the bit drops into a hollow: drywall',
    masonry: 'red or gray dust, hard all the way: brick or concrete',
  },
  fields: {
    above: { label: 'Upper fasteners above the floor' },
    socket: { label: 'An outlet or switch, from the left' },
    socketUp: { label: 'That outlet, above the floor' },
  },
  figures: { fixings: 'fasteners' },
  inZone:
    'A fastener lies where wires may run. Move the thing, or find the wire and test that it is off before you drill.',
  drawing: {
    wallSays: (fasteners, from, up, zones) =>
      `${count(fasteners)}, the first ${from} from the left and ${up} above the floor; ${plural(zones, { one: '# zone', other: '# zones' })} where wires may run.`,
    section: 'One fastener',
    sectionSays: (wall, deep, wide) =>
      `${wall}, cut through: the fastener goes ${deep} deep, ${wide} thick.`,
  },
  why: {
    fixings: (each, fasteners) => `${count(fasteners)}${each === 1 ? '' : `, ${each} each`}.`,
    tape: 'Around the bit for its depth, and over the marks.',
  },
  steps: {
    marks: {
      detail: (fasteners, between) =>
        `${count(fasteners)} in all${between === undefined ? ', one above the other' : `, ${between} apart`}. Hold the bracket or the frame itself to the first mark, level it, and mark through its holes.`,
    },
    find: {
      title: 'Find wires and pipes',
      detail:
        'Run the detector a hand’s width around every hole to come, on all its settings. Look where outlets, switches, faucets and the water heater are. Switch off at the panel and test that it is off.',
      check: 'Each outlet and faucet has its lines marked on the wall, and no hole lies on one.',
      safety: 'Water pipes run plumb from faucets and radiators. In doubt, move the thing.',
    },
    drill: {
      detail: {
        toggle: (wide) =>
          `${wide} wide, through the drywall only and without hammer action: the wings pass through folded.`,
      },
    },
    set: {
      title: 'Set the anchors',
      detail: {
        plug: 'Blow the dust out. Push the anchor in until it lies below the plaster, wholly in the masonry.',
        toggle:
          'Put the screw through the thing first, then the wings, folded, through the hole: they open behind the drywall.',
      },
    },
    pull: {
      detail: (load) =>
        `Pull or hang ${load} on each fastener for a minute: twice what it will bear.`,
    },
    after: { check: 'There is no gap behind a bracket, and no crack around a fastener.' },
  },
};
