import type { en } from './en.ts';
import { length, mm, toMm, type Length } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { FenceLayout } from '../../takeoff/lay-fence.ts';
import type { Material } from '../../takeoff/material.ts';
import { FEATHER_EDGE, postLength } from '../../takeoff/structure/fence-rules.ts';
import type { AskedOf } from '../kit/contract.ts';
import type { Fields } from '../kit/fields.ts';
import { anchoredPost, capOf, type FenceParts, type FenceValues } from './layout.ts';

/** A fence set out, with all that it was set out from. */
export interface Fence extends Omit<AskedOf<typeof en, 'run', Fields>, 'values'> {
  readonly values: FenceValues;
  readonly parts: FenceParts;
  readonly fence: FenceLayout;
  readonly depth: Length;
}

/** Ids of the lines that the drawings count. */
export type FenceIds = readonly string[];

/** Everything that is built in or used up, in the order of the steps. */
export function fenceBill(asked: Fence): {
  readonly materials: readonly Material[];
  readonly ids: FenceIds;
} {
  const materials = [
    ...setOut(asked),
    ...postLines(asked),
    ...holeLines(asked),
    ...gravelBoardLines(asked),
    ...('panel' in asked.parts.infill ? panelLines(asked) : boardLines(asked)),
    ...gateLines(asked),
    ...finishLines(asked),
  ];
  return { materials, ids: materials.map(({ id }) => id) };
}

function setOut({ bill, words, place }: Fence): Material[] {
  const why = words.why;
  return [
    ...bill.packs('string-line', { amount: toMm(place.length) * 1.1, why: why.string }),
    ...bill.packs('marking-pegs', { amount: place.stretches.length + 1, why: why.pegs }),
    ...bill.packs('work-gloves', { amount: 1, why: why.gloves }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: why.cementGloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: why.glasses }),
  ];
}

/** How long a post is, above and below the ground; a concrete post is not sawn but set deeper. */
function postPiece({ parts, depth }: Fence): Length {
  if (parts.anchored) return anchoredPost(parts.height);
  const wanted = postLength(parts.height, depth);
  if (!parts.concretePost) return wanted;
  return parts.post.stock.map((one) => one.length).find((one) => one >= wanted) ?? wanted;
}

function postLines(asked: Fence): Material[] {
  const { bill, parts, fence, words, shelf } = asked;
  const pieces = [{ name: 'post', length: postPiece(asked), quantity: fence.posts }];
  const cap = parts.concretePost ? undefined : capOf(shelf, parts.post);
  return [
    ...bill.lengths(parts.concretePost ? 'concrete-post' : 'fence-post', {
      section: parts.post,
      pieces,
      why: fence.why.posts,
    }),
    ...(parts.anchored
      ? bill.packs('post-base', {
          amount: fence.posts,
          variant: variantNearest(shelf['post-base'].variants, 'width', parts.post.width),
          why: words.why.anchors(fence.posts),
        })
      : []),
    ...(parts.anchored
      ? bill.packs('carriage-bolts', {
          amount: 2 * fence.posts,
          variant: variantNearest(
            shelf['carriage-bolts'].variants,
            'length',
            length(parts.side + mm(20)),
          ),
          why: words.why.bolts(fence.posts),
        })
      : []),
    ...(cap === undefined
      ? []
      : bill.packs('post-cap', {
          amount: fence.posts,
          variant: cap,
          why: words.why.caps(fence.posts),
        })),
  ];
}

/** Holes are never neat: a tenth more, and said so. */
const UNEVEN = 0.1;

function holeLines({ bill, fence, words }: Fence): Material[] {
  return [
    ...bill.packs('gravel', { amount: fence.gravel, why: words.why.gravel(fence.posts) }),
    ...bill.packs('post-mix', {
      amount: fence.concrete,
      slack: { amount: Math.ceil(fence.concrete * UNEVEN), for: 'uneven' },
      why: fence.why.concrete,
    }),
  ];
}

const clearBays = ({ fence }: Fence) =>
  fence.stretches.flatMap(({ bays }) => bays).filter(({ is }) => is !== 'gate');

function gravelBoardLines(asked: Fence): Material[] {
  const { bill, parts, shelf, words } = asked;
  if (parts.gravelBoard === 0) return [];
  const bays = clearBays(asked);
  const concrete = shelf['concrete-gravel-board'];
  if (parts.concretePost && concrete.form === 'lengths') {
    const [section] = concrete.variants;
    const whole = section.stock[0].length;
    return bill.lengths('concrete-gravel-board', {
      section,
      pieces: [{ name: 'gravel-board', length: whole, quantity: bays.length }],
      why: words.why.gravelBoards(bays.length),
    });
  }
  const timber = shelf['gravel-board'];
  if (timber.form !== 'lengths') return [];
  return [
    ...bill.lengths('gravel-board', {
      section: timber.variants[0],
      pieces: bays.map(({ clear }) => ({ name: 'gravel-board', length: clear, quantity: 1 })),
      why: words.why.gravelBoards(bays.length),
    }),
    ...bill.packs('gravel-board-clip', {
      amount: 2 * bays.length,
      why: words.why.cleats(bays.length),
    }),
  ];
}

function panelLines(asked: Fence): Material[] {
  const { bill, parts, fence, words, shelf, region } = asked;
  const panels = bill.packs('fence-panel', {
    amount: fence.bays,
    variant: parts.panel,
    why: fence.why.bays,
  });
  if (parts.concretePost) {
    const wedges = 4 * fence.bays;
    return [
      ...panels,
      ...bill.packs('post-wedges', { amount: wedges, why: words.why.wedges(fence.bays) }),
    ];
  }
  // Clips hold a panel on three sides in the UK; brackets elsewhere, four a panel.
  const clips = (region === 'uk' ? 6 : 4) * fence.bays;
  return [
    ...panels,
    ...bill.packs('fence-clips', { amount: clips, why: words.why.clips(clips / fence.bays) }),
    ...bill.packs('exterior-screws', {
      amount: 4 * clips,
      variant: variantNearest(shelf['exterior-screws'].variants, 'length', mm(40)),
      why: words.why.clipScrews(clips),
    }),
  ];
}

function boardLines(asked: Fence): Material[] {
  const { bill, parts, fence, words, shelf } = asked;
  const bays = clearBays(asked);
  const all = parts.rails * bays.length;
  const rails = bays.map(({ clear }) => ({
    name: 'rail',
    length: length(clear + parts.side),
    quantity: parts.rails,
  }));
  const boards = [{ name: 'fence-board', length: parts.boardLength, quantity: fence.boards }];
  const feather = shelf['feather-edge'];
  const isFeather = parts.infill.kind === 'feather-edge' && feather.form === 'lengths';
  const crossings = 2 * parts.rails * fence.boards;
  return [
    ...bill.lengths('fence-rail', {
      section: shelf['fence-rail'].variants[0],
      pieces: rails,
      why: words.why.rails(parts.rails, bays.length),
    }),
    ...bill.packs('rail-bracket', { amount: 2 * all, why: words.why.brackets(all) }),
    ...bill.packs('exterior-screws', {
      amount: 4 * all,
      variant: variantNearest(shelf['exterior-screws'].variants, 'length', mm(40)),
      why: words.why.bracketScrews(all),
    }),
    ...(isFeather
      ? bill.lengths('feather-edge', {
          section: feather.variants[0],
          pieces: boards,
          why: fence.why.boards,
        })
      : bill.lengths('pickets', {
          section: shelf.pickets.variants[0],
          pieces: boards,
          why: fence.why.boards,
        })),
    ...bill.packs('galvanised-nails', {
      amount: crossings,
      variant: variantNearest(shelf['galvanised-nails'].variants, 'length', mm(50)),
      why: words.why.nails(FEATHER_EDGE.nailsARail),
    }),
    ...cappingLines(asked),
  ];
}

function cappingLines(asked: Fence): Material[] {
  const { bill, shelf, words, parts } = asked;
  const capping = shelf['capping-rail'];
  if (parts.infill.kind !== 'feather-edge' || capping.form !== 'lengths') return [];
  return bill.lengths('capping-rail', {
    section: capping.variants[0],
    pieces: clearBays(asked).map(({ clear }) => ({
      name: 'capping',
      length: length(clear + parts.side),
      quantity: 1,
    })),
    why: words.why.capping,
  });
}

function gateLines({ bill, parts, values, words }: Fence): Material[] {
  const why = words.why.gates(values.gates);
  return [
    ...bill.packs('gate', { amount: values.gates, variant: parts.gate, why }),
    ...bill.packs('gate-hardware', { amount: values.gates, why: words.why.hardware }),
  ];
}

/** Millilitres of preserver that a cut end drinks in two coats: a litre for twenty. */
const ML_A_CUT = 50;

function finishLines(asked: Fence): Material[] {
  const { bill, fence, parts, words } = asked;
  const posts = parts.concretePost || parts.anchored ? 0 : fence.posts;
  const bays = 'panel' in parts.infill ? 2 * fence.cutPanels : 2 * parts.rails * fence.bays;
  const cuts = Math.max(4, posts + bays);
  return bill.packs('wood-preserver', { amount: cuts * ML_A_CUT, why: words.why.preserver(cuts) });
}
