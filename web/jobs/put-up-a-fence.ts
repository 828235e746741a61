import { formatDimension, formatLength } from '../measure/format-length.ts';
import { inches, mm, toMm } from '../measure/units.ts';
import { FENCE_DEFAULTS, layFence } from '../takeoff/fence.ts';
import type { LengthMaterial, Material } from '../takeoff/material.ts';
import { concreteNeed } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { fenceDrawings } from './fence-drawings.ts';
import { concreteBags, packs, sidesOf, timber, variant } from './stock.ts';
import { tell } from './tell.ts';

/** Put up a fence of panels or of boards on rails. */
export const putUpAFence = defineJob({
  slug: 'put-up-a-fence',
  title: 'Put up a fence',
  summary:
    'Bays set out round every corner, posts, panels or rails and boards, and the concrete that the holes really take.',
  phase: 'ground',
  places: ['run'],
  fields: {
    height: {
      kind: 'length',
      label: 'Fence height',
      usual: { metric: mm(1800), imperial: inches(72) },
      least: mm(300),
      most: mm(3000),
    },
    kind: {
      kind: 'choice',
      label: 'Made of',
      options: { panels: 'Panels', boards: 'Boards on rails' },
    },
    bay: {
      kind: 'length',
      label: 'From post to post',
      usual: { metric: FENCE_DEFAULTS.bay, imperial: inches(72) },
      least: mm(500),
      most: mm(3600),
    },
    post: {
      kind: 'length',
      label: 'Post, square',
      usual: { metric: FENCE_DEFAULTS.post, imperial: inches(3.5) },
      least: mm(40),
      most: mm(250),
    },
    boardWidth: {
      kind: 'length',
      label: 'Board width',
      usual: { metric: FENCE_DEFAULTS.boardWidth, imperial: inches(5.5) },
      least: mm(50),
      most: mm(300),
    },
    boardOverlap: {
      kind: 'length',
      label: 'Boards overlap by',
      usual: { metric: FENCE_DEFAULTS.boardOverlap, imperial: inches(1) },
      least: mm(0),
      most: mm(49),
    },
    kerf: {
      kind: 'length',
      label: 'Saw cut',
      usual: { metric: mm(3), imperial: inches(1 / 8) },
      least: mm(0),
      most: mm(10),
    },
  },
  counts: [
    'Bays: each stretch ÷ 1.83 m (6 ft), rounded up; one post more than bays, shared round corners (panel makers).',
    'Posts go a third of the height and 150 mm into the ground; holes are three posts wide.',
    'Concrete: hole less post, and 10 % more; 108 bags of 20 kg make a cubic metre (Blue Circle Southern).',
    'Boards overlap by 25 mm, on two rails, three from 1.2 m high.',
  ],
  pitfalls: [
    'Digging into a cable or gas pipe: ask for the plans and dig by hand near them.',
    'The neighbour’s line and the height allowed: over 2 m (1 m beside a road in the UK) needs permission.',
    'All posts set first: panels differ by a centimetre. Set post, panel, post.',
    'Concrete that ends in a bowl holds water and rots the post: slope it away.',
  ],
  takeOff(place, values, system): TakeOff {
    const fence = layFence(
      place.stretches.map((long, i) => ({ length: long, joined: i > 0 })),
      values,
    );
    const ids = {
      panel: variant('fence-panel', `${toMm(values.bay)}x${toMm(values.height)}`),
      post: variant('fence-post', toMm(values.post)),
      rail: 'fence-rail',
      board: variant('fence-board', toMm(values.boardWidth)),
      concrete: 'concrete',
    };
    const run = place.length;
    const concrete = concreteNeed(fence.concrete);
    const panels = fence.panels.whole + fence.panels.cut.length;
    const panelMaterials: Material[] =
      panels === 0
        ? []
        : [
            {
              id: ids.panel,
              name: `Fence panels, ${sidesOf(values.bay, values.height, system)}`,
              aisle: 'Garden',
              form: 'packs',
              unit: 'piece',
              need: panels,
              why: `${tell(fence.why.bays, system)}${
                fence.panels.cut.length > 0 ? ` ${fence.panels.cut.length} cut down to fit.` : ''
              }`,
              packs: packs(ids.panel, ['1 panel', 1, 3800]),
            },
          ];
    const of = (names: readonly string[]): typeof fence.pieces =>
      fence.pieces.filter((piece) => names.includes(piece.name));
    const cuts: LengthMaterial[] = [
      {
        form: 'lengths',
        id: ids.post,
        name: `Fence posts, ${formatLength(values.post, system)} square`,
        aisle: 'Garden',
        pieces: of(['post']),
        stock: timber(ids.post, 500, system),
        kerf: values.kerf,
        why: tell(fence.why.posts, system),
      },
      {
        form: 'lengths',
        id: ids.rail,
        name: 'Rails',
        aisle: 'Garden',
        pieces: of(['rail']),
        stock: timber(ids.rail, 260, system),
        kerf: values.kerf,
        why: tell(fence.why.rails, system),
      },
      {
        form: 'lengths',
        id: ids.board,
        name: `Fence boards, ${formatLength(values.boardWidth, system)}`,
        aisle: 'Garden',
        pieces: of(['fence board']),
        stock: timber(ids.board, 130, system),
        kerf: values.kerf,
        why: tell(fence.why.boards, system),
      },
    ];
    return {
      amount: toMm(run) / 1000,
      figures: [
        { id: 'run', label: 'fence', value: formatDimension(run, system) },
        { id: 'bays', label: 'bays', value: String(fence.bays) },
        { id: 'posts', label: 'posts', value: String(fence.posts) },
      ],
      materials: [
        ...panelMaterials,
        ...cuts.filter(({ pieces }) => pieces.length > 0),
        {
          id: ids.concrete,
          name: 'Concrete mix',
          aisle: 'Building',
          form: 'packs',
          unit: 'ml',
          need: concrete.amount,
          why: tell(fence.why.concrete, system),
          packs: concreteBags(system),
        },
      ],
      drawings: fenceDrawings(fence, values, ids, system),
    };
  },
  tools: () => [
    'String line and pegs',
    'Spade, post-hole digger',
    'Cable and pipe detector',
    'Spirit level or post level',
    'Bucket or mixer, watering can',
    'Saw, drill, drivers',
    'Gloves, safety glasses, sturdy shoes',
  ],
  steps: (values, amount) => [
    {
      id: 'line',
      title: 'Set out the line',
      detail:
        'Agree the line with your neighbour. Peg a string and mark the posts as on the drawing.',
      safety: 'Ask for the plans of cables and pipes before you dig.',
      minutes: minutesFor(amount, 20),
    },
    {
      id: 'dig',
      title: 'Dig the holes',
      detail: 'Three posts wide, straight sides, loose earth out.',
      safety:
        'Dig by hand where a cable may lie. Cover open holes when you leave, and lift with your legs.',
      minutes: minutesFor(amount, 2.5),
    },
    {
      id: 'posts',
      title: 'Set the posts in concrete',
      detail: 'Plumb on two sides, braced, concrete tamped in layers and sloped at the top.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
      minutes: minutesFor(amount, 3),
      dryMinutes: 48 * 60,
    },
    {
      id: 'fix',
      title: values.kind === 'boards' ? 'Rails, then boards' : 'Hang the panels',
      detail: 'Keep 50 mm off the ground. Treat every cut end with preservative.',
      safety: 'A panel is a sail: do not lift one alone in the wind. Gloves and glasses on.',
      minutes: minutesFor(amount, 4),
    },
  ],
});
