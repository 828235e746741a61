import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Whole rows of boards; at the corners the rows take turns, so that each is cut to its own length.',
    'Posts in the corners and between them, as close as the boards’ thickness and the soil behind them ask for (beam tables; wet softwood).',
    'Screws: two where a board meets a post or another board. Preservative for every cut end, two coats.',
    'Soil by volume: six parts of topsoil, three of compost, one of sand, and 15 % more because it settles (extension services’ guides).',
    'Lining on the sides only: the bottom stays open, so that water gets out and roots get down.',
  ],
  pitfalls: [
    'Old railroad ties and wood with creosote: neither belongs beside food or hands.',
    'Wood that is not treated for the ground rots in three years: ask for “ground contact”.',
    'A bed wider than two arms’ reach: you step on the soil that you have just loosened.',
    'A long side without posts: it bows as soon as the soil is wet.',
    'Filled in one go and planted the same day: it sinks by a hand’s width, and the roots hang in air.',
  ],
  fields: {
    kind: { options: { sleepers: 'Landscape timbers' } },
    cap: { label: 'Cap rail to sit on' },
  },
  why: {
    cap: 'Around the top, mitered at the corners.',
    fill: { grit: (whole) => `One part of ten of ${whole}, so that it drains.` },
  },
  steps: {
    place: {
      detail: (far) =>
        `Six hours of sun at least, a faucet within ${far}, and room for a wheelbarrow on every side. Not against the siding: the soil would wet it.`,
    },
    services: {
      title: 'Have utilities marked',
      detail:
        'The posts go into the ground. Ask three business days ahead, and wait until everything is marked.',
    },
    wood: {
      detail:
        'Straight lumber, treated for ground contact, without splits at the ends. Leave old treated lumber alone: before 2004 it was treated with arsenic.',
      check: 'The tag on the boards says ground contact.',
    },
    ground: {
      detail: (deep) =>
        `Slice the sod off and lay it aside. Level a strip a shovel wide under the sides; on a slope cut into the high side, never fill the low one. Fork over what lies between, ${deep} deep, and put the sod back upside down.`,
    },
    ends: {
      detail:
        'Treatment does not reach the core. Brush preservative on every cut end and drill hole, and again when it has soaked in.',
    },
    liner: {
      detail: (below) =>
        `Landscape fabric on the inside, from ${below} under the rim down to the ground and no further, stapled along top and bottom and round the posts.`,
    },
    cap: {
      detail: (screws, every) =>
        `Miter the boards at the corners, outside edges flush, ${screws} screws every ${every} into the sides and posts. Round the edges with the block.`,
    },
    mix: {
      safety:
        'Open bags away from your face, mask on, and wash hands: compost can carry germs. Fill wheelbarrows half.',
      detail:
        'Six wheelbarrows of topsoil, three of compost and one of sand, turned over twice on boards or in the bed.',
    },
  },
};
