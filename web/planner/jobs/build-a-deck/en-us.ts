import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Boards: rows with a gap between them, the last one ripped; joints on joists, neighbors’ apart (Trex, TimberTech).',
    'Frame: joists, beams, posts and footings by span tables (IRC R507 and DCA 6). Where a table ends, we stop and say whom to ask.',
    'A low deck lies on slabs and pedestals; a higher one stands on posts, with stairs, and with a guard where the drop asks for one.',
    'Screws, hangers, ties, bolts and anchors are counted joint by joint.',
    'Sizes are those that shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'No slope and no air: boards rot from below. Let the ground fall away from the house, and leave air under the joists.',
    'A deck as high as the floor inside brings water into the wall: stay a hand’s breadth below the door sill.',
    'Ledgers on brick veneer or with plain lag screws have pulled decks down: let it stand by itself, or use the fasteners on the list.',
    'Plain steel screws stain and break in treated lumber: stainless or coated ones only.',
    'A guard screwed on from the outside gives way: bolt its posts inside the frame, before the boards go on.',
  ],
  fields: {
    material: { options: { softwood: 'Treated lumber' } },
    frost: { source: 'How deep the ground freezes: the building department knows.' },
  },
  why: {
    nogginScrews: (each, noggins) =>
      `${each} for each of ${noggins} pieces of blocking, half at either end.`,
    flashing: 'Over the ledger, behind the siding.',
  },
  steps: {
    plan: {
      title: 'Get your permit',
      detail:
        'Ask the building department about height, setbacks and drainage, and show them the plan. Mark the door sill: the boards end a hand’s breadth below.',
      check: 'The permit hangs where the inspector sees it, or you know that none is needed.',
    },
    services: {
      title: 'Have utilities marked',
      detail: 'Have everything that is buried marked, and walk the ground once it is.',
    },
    strip: {
      title: 'Take off the sod',
      detail:
        'Take off sod and roots a shovel’s depth, and let the ground fall away from the house.',
    },
    ledger: {
      detail: (apart) =>
        `Mark it level below the sill. Take the siding off behind it, never fasten to brick veneer, one fastener every ${apart} in two rows, and lead the flashing over it and behind the siding.`,
    },
    noggins: {
      title: 'Blocking and tape',
      detail:
        'Fasten blocking between the joists in rows as drawn, and tape the tops of all that boards will lie on.',
      bare: {
        title: 'Blocking',
        detail:
          'Fasten blocking between the joists in rows as drawn, tight and flush with their tops.',
      },
    },
    boards: { safety: 'Glasses, hearing protection and mask when you saw.' },
  },
};
