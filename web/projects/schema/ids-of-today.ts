import { materialsToday, offersToday, ticksToday, underToday } from '../../shopping/former-ids.ts';
import { offerOf } from '../../shopping/cut-line.ts';
import type { DoneBoard } from './done-board.ts';
import type { Project } from './project.ts';

/** A board that lies cut, under the id that its size has today. */
function cutToday(cut: DoneBoard): DoneBoard {
  const { stock } = cut.board;
  const [first = stock] = offersToday(offerOf(stock));
  return first === offerOf(stock) ? cut : { ...cut, board: { ...cut.board, stock: first } };
}

/** What was typed, ticked and cut in a project before offers came from shelves of regions, under the ids of today. */
export function withIdsOfToday(project: Project): Project {
  const cut = underToday(project.cut, materialsToday);
  return {
    ...project,
    prices: underToday(project.prices, offersToday),
    spares: underToday(project.spares, materialsToday),
    ample: [...new Set(project.ample.flatMap(materialsToday))],
    own: project.own.flatMap((one) =>
      materialsToday(one.material).map((material, i) => ({
        ...one,
        id: i === 0 ? one.id : `${one.id}-${i + 1}`,
        material,
      })),
    ),
    bought: underToday(project.bought, ticksToday),
    paid: underToday(project.paid, ticksToday),
    cut:
      cut === project.cut
        ? cut
        : Object.fromEntries(
            Object.entries(cut).map(([material, boards]) => [material, boards.map(cutToday)]),
          ),
  };
}
