import type { CutRequest } from '../../cutting/contract.ts';
import { changeCut, setBought, type Edit } from '../../projects/edit.ts';
import {
  numberedBoards,
  toDone,
  withoutBoard,
  type CutPlan,
  type NumberedBoard,
} from '../../projects/derive/cut-plan.ts';
import type { DoneBoard } from '../../projects/schema/done-board.ts';
import { putBackOffcut, takeOffcut } from '../../projects/stores/offcut-store.ts';
import type { Offcut } from '../../projects/schema/offcut.ts';
import { boughtKey } from '../../projects/schema/project.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import { cutsFromRack, projectOffcuts } from '../../projects/derive/derive-project.ts';
import type { DerivedJob } from '../../projects/derive/derive-project.ts';
import { offerOf } from '../../shopping/cut-line.ts';
import type { ListLine, ShoppingList } from '../../shopping/list.ts';
import { OFFCUT_PREFIX } from '../../shopping/own-stock.ts';
import { toast } from '../../ui/controls/toast.tsx';
import { labelsOf, type PlannedCuts } from '../cut/planned-cuts.ts';
import type { Planning } from '../cut/use-plan.ts';
import { knownOf, lookLonger, rememberPlan, stopPlan } from './project-plans.ts';
import { planId } from './use-project-plans.ts';
import type { ProjectView } from './view.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';

const { cutting: words, jobIn } = area('project', en);

/** A line of the list whose pieces are cut. */
export type CutListLine = ListLine & { readonly cut: NonNullable<ListLine['cut']> };

/** The lines of a project whose pieces are cut, those without any piece left out. */
export const cutLines = ({ lines }: ShoppingList): readonly CutListLine[] =>
  lines.flatMap((line) =>
    line.cut !== undefined && line.cut.parts.length > 0 ? [{ ...line, cut: line.cut }] : [],
  );

/** Whose pieces they are, where several jobs cut the same: by place, by job, or by both. */
function jobLabels(jobs: readonly DerivedJob[]): ReadonlyMap<string, string> {
  const ways = [
    ({ placeName }: DerivedJob) => placeName,
    ({ job }: DerivedJob) => job.title,
    ({ placeName, job }: DerivedJob) => jobIn(job.title, placeName),
  ];
  const way = ways.find((say) => new Set(jobs.map(say)).size === jobs.length) ?? ways[2];
  return new Map(jobs.map((one) => [one.entry.id, jobs.length < 2 ? '' : (way?.(one) ?? '')]));
}

function planningOf(id: string, request: CutRequest): Planning {
  const isNothing = request.parts.length === 0 || request.stock.length === 0;
  const { plan, phase = { kind: 'first' } } = knownOf(request) ?? {};
  return {
    plan: isNothing ? undefined : plan,
    phase: isNothing ? { kind: 'nothing' } : phase,
    stop: () => stopPlan(id, request),
    lookLonger: () => lookLonger(id, request),
  };
}

/** What changes in a project when a board is ticked off: beyond the plan's own it was one more bought. */
function cutEdit(line: CutListLine, plan: CutPlan, cut: DoneBoard): Edit {
  const { stock } = cut.board;
  const isAround = plan.request.stock.some(({ id }) => offerOf(id) !== id);
  const isExtra = isAround && offerOf(stock) === stock && !stock.startsWith(OFFCUT_PREFIX);
  const bought = line.items.find(({ offer }) => offer === stock)?.bought ?? 0;
  return (project) => {
    const after = changeCut(line.id, (boards) => [...boards, cut])(project);
    return isExtra ? setBought(boughtKey(line.id, stock), bought + 1)(after) : after;
  };
}

/** One material of a project as the plan's views show it. */
export function projectCuts(
  { project, worked, settings, locale, name }: ProjectView,
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
  const labels = labelsOf(parts);
  const planning = planningOf(planId(project, line.id), request);
  const { plan } = planning;
  const done = project.cut[line.id] ?? [];
  const priceOf = (stock: string): number | undefined =>
    stock.startsWith(OFFCUT_PREFIX)
      ? 0
      : line.offers.find((offer) => offer.id === offerOf(stock))?.current;

  const putBack = ({ number, offcut }: DoneBoard): void => {
    if (offcut !== null) putBackOffcut(offcut);
    changeProject(
      project.id,
      changeCut(line.id, (boards) => boards.filter((board) => board.number !== number)),
    );
  };
  const tick = (board: NumberedBoard): void => {
    if (plan === undefined) return;
    const own = projectOffcuts(project, line, rack);
    const cut = toDone(board, priceOf(board.board.stock), labels.names, own);
    rememberPlan(planId(project, line.id), withoutBoard(plan, board.number));
    if (cut.offcut !== null) takeOffcut(cut.offcut.id);
    changeProject(project.id, cutEdit(line, plan, cut));
    toast(words.cut(kind, board.number), () => {
      putBack(cut);
      changeProject(project.id, (now) => ({ ...now, bought: project.bought }));
      rememberPlan(planId(project, line.id), plan);
    });
  };
  return {
    id,
    kind,
    name,
    material,
    product,
    parts,
    kerf: typeof request.kerf === 'number' ? request.kerf : 0,
    priced: true,
    priceOf,
    planning,
    boards: plan === undefined ? [] : numberedBoards(plan),
    done,
    tick,
    untick: putBack,
    rack,
    ...labels,
    locale,
    currency: settings.currency,
  };
}
