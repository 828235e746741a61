import type { en } from './en.ts';
import type { Differs } from '../../../../language/locale.ts';

export const tiling = {
  fields: {
    spares: { source: 'No less than a case: the next batch differs in color.' },
    tilesABox: { label: 'Tiles in a case', source: '0: as stores sell them' },
    tile: { source: 'Surfaces with one tile share its cases' },
  },
  why: {
    adhesive: (weight, area, side, more) =>
      `${weight} of thinset for ${area}, by the longest side of ${side}${more ? ', and for what lies under the tile' : ''}.`,
    tape: 'On both sides of the caulk.',
    glue: 'For baseboard and transition strips.',
    silicone: (run) => `Along ${run}, where tile meets something else or turns a corner.`,
  },
  steps: {
    lay: {
      title: 'Set whole tiles',
      detail: (notch) =>
        `Mix thinset as the bag says, wait 5 minutes, stir again. Spread ten square feet at most and comb it one way with a notch of ${notch}. Press each tile in and slide it across the ridges; wipe joints as you go.`,
      check: (cover) =>
        `Lift one tile in ten: thinset covers ${cover} % of its back. No edge stands proud by more than a credit card.`,
    },
    cut: {
      safety:
        'Glasses and respirator. A wet saw only from a GFCI outlet, and never cut dry indoors.',
    },
    seal: { title: 'Caulk the edges with silicone' },
  },
} as const satisfies Differs<typeof en>;
