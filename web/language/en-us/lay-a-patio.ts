import type { en } from '../en/lay-a-patio.ts';
import type { Differs } from '../locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Pavers: laid in their places from the house line, whole and cut ones counted, cut-offs used again; 5 % more because some break.',
    'Gravel base by weight: area × compacted depth × 2.1 t/m³, deeper on clay; sand 1.6 t/m³; a tenth more for uneven ground (suppliers’ guides).',
    'Sand bed of one inch (ICPI), or a full bed of mortar, one part of cement to five of sharp sand, with slurry on the back of each paver.',
    'Joints: (length + width) ÷ (length × width) of a paver × depth × joint × 1.9 t/m³ (makers’ data sheets).',
    'Edges: an edging with stakes along every free side, or concrete; foam along the house.',
  ],
  pitfalls: [
    'Paving above the sill plate or against the siding: the wall rots.',
    'Five dabs of mortar instead of a full bed: water stands in the hollows, and frost lifts the paver.',
    'Pavers cut dry: the dust of an afternoon harms lungs for good. Water and the respirator, every cut.',
    'A base that is not compacted in layers sinks, and the pavers with it.',
    'Mortar smeared on a paver stains it: wash it off while it is wet, never with acid in the first month.',
  ],
  fields: {
    length: { label: 'Paver length' },
    width: { label: 'Paver width' },
    pattern: { options: { 'brick-half': 'Half a paver apart' } },
    front: { label: 'In the front yard' },
  },
  figures: { slabs: 'pavers' },
  thin: (least) => `Pavers thinner than ${least} crack on sand: lay them in mortar.`,
  drawing: { name: 'Pavers', slab: 'Paver', base: 'Gravel base' },
  why: { gloves: 'For digging and for edges of pavers.' },
  steps: {
    plan: {
      detail: (below) =>
        `Mark it on the wall: ${below} below the siding, below every vent, level with cleanouts or with their covers raised. Let the water run away from the house into a bed or lawn of your own.`,
    },
    services: {
      title: 'Have utilities marked',
      detail: 'Ask three business days ahead. Walk the ground once everything is marked.',
    },
    setOut: { title: 'Set out lines and slope' },
    base: {
      title: 'Compact the base',
      safety:
        'Hearing protection and steel toes with the plate. Wet dusty stone, or wear the respirator.',
    },
    cut: { title: 'Cut the pavers' },
    lay: { title: 'Lay the pavers' },
  },
};
