import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Pavers: laid in their places from the house line, whole and cut ones counted, cut-offs used again; 5 % more because some break.',
    'Gravel base by weight: area × compacted depth × 2.1 t/m³, deeper on clay; sand 1.6 t/m³; a tenth more for uneven ground (suppliers’ guides).',
    'Sand bed of one inch (ICPI), or a full bed of mortar, one part of cement to five of sharp sand, with slurry on the back of each paver.',
    'Joints: (length + width) ÷ (length × width) of a paver × depth × joint × 1.9 t/m³ (makers’ data sheets).',
    'Edges: an edging with spikes along every free side before pavers on sand, or a haunch of concrete after pavers in mortar; foam along the house.',
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
    firmBase: { label: 'Base depth, compacted' },
    clayBase: { label: 'Base depth on clay, compacted' },
    pattern: { options: { 'brick-half': 'Half a paver apart' } },
    front: { label: 'In the front yard' },
  },
  figures: { slabs: 'pavers' },
  thin: (least) => `Pavers thinner than ${least} crack on sand: lay them in mortar.`,
  drawing: {
    name: 'Pavers',
    says: (whole, cut, from, drop) =>
      `${whole === 1 ? 'One whole paver' : `${whole} whole pavers`}${
        cut === 0 ? '' : ` and ${cut} cut from ${from}`
      }; the far side lies ${drop} lower.`,
    slab: 'Paver',
    base: 'Gravel base',
  },
  why: {
    thinner: (strip, pavers) => `With a strip of ${strip} at an edge, ${pavers} pavers do.`,
    shorter: (by, pavers) => `Made ${by} shorter, ${pavers} pavers do.`,
    narrower: (by, pavers) => `Made ${by} narrower, ${pavers} pavers do.`,
    gloves: 'For digging and for edges of pavers.',
    primer: 'A coat on the back of each paver, so that the mortar holds it.',
    strip: 'Along the house, so that pavers can move.',
  },
  steps: {
    plan: {
      house: (below) =>
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
    dig: {
      detail: (dig, wider) =>
        `${dig} deep under the strings, ${wider} wider than the pavers on every free edge, with the same slope. Take out roots and soft spots, and fill them with stone.`,
      safety: 'Dig by hand near marks. Lift with your legs and fill wheelbarrows half.',
    },
    dry: {
      house: (joint, cuts) =>
        `From the house line outwards, with joints of ${joint}. Mix pavers of several pallets, turn worn faces down, and ${
          cuts === 0 ? 'see that no cut is needed' : 'mark the cuts as the drawing shows them'
        }.`,
      alone: (joint, cuts) =>
        `From the high side, with joints of ${joint}. Mix pavers of several pallets, turn worn faces down, and ${
          cuts === 0 ? 'see that no cut is needed' : 'mark the cuts as the drawing shows them'
        }.`,
    },
    cut: {
      title: 'Cut the pavers',
      detail: (cuts, from) =>
        `${cuts === 1 ? 'One piece' : `${cuts} pieces`} from ${from === 1 ? 'one paver' : `${from} pavers`}, as the drawing shows them. With water, in several shallow passes, good face up.`,
    },
    sand: { safety: 'Bags and wheelbarrows half full, and a straight back.' },
    lay: {
      title: 'Lay the pavers',
      mortar: (deep, joint) =>
        `A full bed ${deep} deep and a little more, slurry on the whole back, paver set down and tapped to the string. Joints of ${joint}. Wash smears off at once.`,
      sand: (_deep, joint) =>
        `Kneel on the pavers that lie, set each straight down without pushing sand, and tap it to the string. Joints of ${joint}.`,
      safety: (weight, heavy) =>
        heavy
          ? `A paver weighs ${weight}: two people or a lifter, fingers never under it.`
          : `A paver weighs ${weight}: bend your knees, and keep your fingers from under it.`,
    },
    straight: {
      detail: (off) =>
        `Over three pavers each way, at once, while they still move. Raise or tap down what is off by more than ${off}, and keep everybody off.`,
    },
    haunch: {
      detail:
        'A wedge of concrete along every free edge, up to half the height of the paver, smoothed off so that soil and grass cover it.',
    },
    edging: {
      detail: (apart) =>
        `On the compacted base along every free edge, its inside plumb under the string, a spike driven through it every ${apart}, closer in a curve.`,
      check:
        'A kick against the edge moves nothing, and the pavers fit between the edges with their joints.',
    },
    joint: {
      detail: (cold) =>
        `On a dry day above ${cold}. Damp or dry pavers as the label says; sweep it in, press it down, sweep the rest off, and wet it if the label asks for it.`,
    },
  },
};
