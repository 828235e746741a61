import { changeCut, setBought, type Edit } from '../../../documents/edits/edit.ts';
import {
  numberedBoards,
  type CutPlan,
  type NumberedBoard,
} from '../../../planner/project/cuts/cut-plan.ts';
import type { DoneBoard } from '../../../planner/schema/board.ts';
import type { Offcut } from '../../../planner/schema/offcut.ts';
import type { Currency } from '../../../planner/stock/region.ts';
import { boughtKey } from '../../../planner/schema/project.ts';
import { planningOf } from '../../../app/cut-search/use-plan-search.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { PlannedJob } from '../../../planner/plan.ts';
import { sceneLetters } from '../../../planner/project/cuts/piece-letters.ts';
import { cutsFromRack, projectOffcuts } from '../../../planner/project/cuts/offcuts-for.ts';
import { tickBoards, untickBoards, type CutOwner } from '../../../app/cut-search/tick-board.ts';
import { offerOf } from '../../../planner/shopping/cut-line.ts';
import type { ListLine, ShoppingList } from '../../../planner/shopping/list.ts';
import { OFFCUT_PREFIX } from '../../../planner/shopping/own-stock.ts';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { boardName } from '../../cut/in-words.ts';
import { partLabels, lookOfBoards, type PlannedCuts } from '../../cut/planned-cuts.ts';
import type { ProjectView } from '../tab-screen.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

const { cutting: words, jobIn } = projectWords;

/** A list line whose pieces are cut. */
export type CutListLine = ListLine & { readonly cut: NonNullable<ListLine['cut']> };

/** Lines of a list with pieces to cut. */
export const cutLines = ({ lines }: ShoppingList): readonly CutListLine[] =>
  lines.flatMap((line) =>
    line.cut !== undefined && line.cut.parts.length > 0 ? [{ ...line, cut: line.cut }] : [],
  );

/**
 * Labels for the owners of pieces if several jobs cut the same material: by place, by job, or by
 * both.
 */
function jobLabels(jobs: readonly PlannedJob[]): ReadonlyMap<string, string> {
  const ways = [
    ({ placeName }: PlannedJob) => placeName,
    ({ job }: PlannedJob) => job.title,
    ({ placeName, job }: PlannedJob) => jobIn(job.title, placeName),
  ];
  const way = ways.find((say) => new Set(jobs.map(say)).size === jobs.length) ?? ways[2];
  return new Map(jobs.map((one) => [one.entry.id, jobs.length < 2 ? '' : (way?.(one) ?? '')]));
}

/** Edit of the project when boards are ticked; boards beyond the plan count as bought. */
function cutEdit(
  line: CutListLine,
  plan: CutPlan,
  cut: readonly DoneBoard[],
  currency: Currency,
): Edit {
  const isAround = plan.request.stock.some(({ id }) => offerOf(id) !== id);
  const extra = cut.filter(({ board: { stock } }) => {
    return isAround && offerOf(stock) === stock && !stock.startsWith(OFFCUT_PREFIX);
  });
  return (project) =>
    extra.reduce(
      (after, { board: { stock }, price }, i) => {
        const known = line.items.find(({ offer }) => offer === stock)?.bought ?? 0;
        const others = extra.slice(0, i).filter(({ board }) => board.stock === stock).length;
        const bought = known + others + 1;
        return setBought(boughtKey(line.id, stock), bought, price ?? undefined, currency)(after);
      },
      changeCut(line.id, (boards) => [...boards, ...cut])(project),
    );
}

/** One material of a project for the views of its plan. */
export function projectCuts(
  { project, worked, settings, locale, name }: Omit<ProjectView, 'side' | 'inputs'>,
  line: CutListLine,
  rack: readonly Offcut[],
): PlannedCuts {
  const { request } = line.cut;
  const { id, kind, material, product = '' } = cutsFromRack(project, line);
  const jobs = worked.jobs.filter(({ entry }) => line.needs.some(({ job }) => job === entry.id));
  const owners = jobLabels(jobs);
  const parts = line.cut.parts.map((part) => {
    const owner = owners.get(part.job) ?? '';
    return { ...part, name: owner === '' ? part.name : words.part(part.name, owner) };
  });
  const labels = partLabels(parts, parts, sceneLetters(jobs, parts));
  const done = entryOf(project.cut, line.id) ?? [];
  const planning = planningOf(id, request, done);
  const { plan } = planning;
  const priceOf = (stock: string): number | undefined =>
    stock.startsWith(OFFCUT_PREFIX)
      ? 0
      : line.offers.find((offer) => offer.id === offerOf(stock))?.known;
  const without = (cut: readonly DoneBoard[]): Edit => {
    const numbers = new Set(cut.map(({ number }) => number));
    return changeCut(line.id, (boards) => boards.filter(({ number }) => !numbers.has(number)));
  };

  const owner: CutOwner = {
    id,
    priceOf,
    names: labels.names,
    offcuts: projectOffcuts(project, line, rack),
    keep: (cut) => {
      if (plan !== undefined)
        changeProject(project.id, cutEdit(line, plan, cut, settings.currency));
    },
    drop: (cut) => changeProject(project.id, without(cut)),
  };
  const tick = (...boards: readonly NumberedBoard[]): void => {
    if (plan === undefined) return;
    tickBoards(owner, plan, boards);
    for (const { number } of boards.slice(0, 1)) toastEdit(words.cut(kind, number));
  };
  return {
    id,
    kind,
    name,
    material,
    product,
    look: lookOfBoards(material, product),
    nameOf: (board) =>
      line.offers.find((offer) => offer.id === offerOf(board.stock))?.label ??
      boardName(board, locale),
    parts,
    kerf: typeof request.kerf === 'number' ? request.kerf : 0,
    priced: line.cut.priced,
    priceOf,
    planning,
    boards: plan === undefined ? [] : numberedBoards(plan),
    done,
    tick,
    untick: (...cut) => untickBoards(owner, cut),
    rack,
    ...labels,
    locale,
    currency: settings.currency,
  };
}
