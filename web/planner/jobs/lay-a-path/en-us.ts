import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'A slab is as thick as its use asks for, on the gravel base that belongs under it (ACI 332).',
    'Stone and sand by weight: area × depth × tons a cubic yard (gravel base 1.8, gravel and sand 1.35), a tenth more for uneven ground. Bark, soil and compost by volume, never by weight.',
    'Concrete: area × thickness, 8 % more; in bags by hand, or delivered from 1 1/3 cubic yards on.',
    'Forms, stakes, screws, mesh with its laps, sheets for curing; joints so that bays stay nearly square.',
    'Sizes are those that shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Digging into a cable, gas or water line: call 811, dig by hand near the marks.',
    'Water that runs to the house: let everything slope away from it, and stay below the siding.',
    'A base that is dumped and raked, but not compacted in layers, sinks with all that lies on it.',
    'Gravel without an edging walks onto the lawn.',
    'Concrete that dries in the sun or freezes in its first nights is weak for good: cover it, and keep it damp.',
  ],
  fields: {
    top: { options: { mulch: 'Bark mulch' } },
    base: { label: 'Gravel base' },
    use: { options: { 'van-drive': 'A truck' } },
    membrane: { label: 'Fabric underneath' },
    front: { label: 'In the front yard' },
  },
  layers: { base: 'Gravel base' },
  steps: {
    plan: {
      detail:
        'Draw the slope on a sketch: away from the house, into a bed or a drain of your own, never onto the street or to a neighbor. Ask the building department where paving needs a permit.',
    },
    dig: {
      wider: (wider) => `Dig ${wider} past every edge without a wall, for forms and stakes.`,
    },
    services: {
      title: 'Have utilities marked',
      detail: 'Have everything that is buried marked, and walk the ground once it is.',
    },
    base: {
      title: 'Compact the base',
      safety:
        'Hearing protection and steel toes with the plate. Wet dusty stone, or wear the mask.',
    },
    membrane: { title: 'Lay the fabric' },
    pour: {
      'ready-mix': (cold, hot) =>
        `On a dry day between ${cold} and ${hot}. Order it for a set hour, have two helpers, wheelbarrows and planks ready: the truck waits half an hour.`,
    },
  },
};
